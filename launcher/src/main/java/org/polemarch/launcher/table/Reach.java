package org.polemarch.launcher.table;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.Watchdog;
import org.polemarch.core.session.Session;

/**
 * Where a card that is held could take effect: what on the map could be chosen next if it were played. It is played in a
 * game that the player can't tell from this one, so that nothing hidden is told.
 */
public final class Reach {

    private Reach() {}

    public static <S extends GameState<S>> Set<Target> of(Session<S> session, Move move) {
        if (move.targets().size() != 1 || move.targets().get(0).kind() != Target.Kind.CARD) {
            return Set.of();
        }
        Game<S> now = session.replayTo(session.decisions());
        try {
            return Watchdog.call(dog -> after(now, move));
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            return Set.of(); // the answer itself will tell what is wrong
        }
    }

    private static <S extends GameState<S>> Set<Target> after(Game<S> now, Move move) {
        Seat seat = now.toAct();
        Game<S> game = now.imagine(seat, Chance.seeded(now.decisions()));
        Optional<? extends Move> same = game.moves().stream()
                .filter(each -> each.notation().equals(move.notation()))
                .findFirst();
        if (same.isEmpty()) {
            return Set.of();
        }
        game.play(same.get());
        Set<Target> reach = new LinkedHashSet<>();
        if (!game.over() && game.toAct().equals(seat)) {
            for (Move next : game.moves()) {
                for (Target target : next.targets()) {
                    if (target.kind() == Target.Kind.SPACE || target.kind() == Target.Kind.PIECE) {
                        reach.add(target);
                    }
                }
            }
        }
        return reach;
    }
}
