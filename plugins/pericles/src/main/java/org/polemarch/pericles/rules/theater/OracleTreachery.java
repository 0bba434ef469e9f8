package org.polemarch.pericles.rules.theater;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Things;
import org.polemarch.pericles.rules.Choice;
import org.polemarch.pericles.rules.NotNow;
import org.polemarch.pericles.rules.PlayArea;

/** 8.53 One Treachery marker in each of three different Theaters, as far as the supply reaches. */
@Cites({"8.53", "9.8"})
public class OracleTreachery implements Choice<OracleTreachery.Sow, OracleTreachery.SowIn> {

    /** That many markers are still to be placed, in none of these Theaters. */
    public record Sow(Faction owner, int left, IndexSet sown) implements Frame {}

    public record SowIn(Theater theater) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Things.theater(theater));
        }
    }

    public record TreacheryPlaced(Faction owner, Theater theater) implements GameEvent {}

    public record AlreadySown(Theater theater) implements Reason {}

    private static final List<SowIn> SOW = List.of(Theater.each(SowIn::new, SowIn[]::new));

    private final PlayArea area;
    private final NotNow notNow;

    @Inject
    public OracleTreachery(PlayArea area, NotNow notNow) {
        this.area = area;
        this.notNow = notNow;
    }

    @Override
    public Seat decider(Sow frame, PericlesState state) {
        return frame.owner().seat();
    }

    @Override
    public List<SowIn> candidates(Sow frame, PericlesState state) {
        return SOW;
    }

    @Override
    public Optional<Reason> obstacle(SowIn move, Sow frame, PericlesState state) {
        return frame.sown().has(move.theater().index())
                ? Optional.of(new AlreadySown(move.theater()))
                : area.closed(move.theater(), state);
    }

    @Override
    public List<Refusal> refusals(Sow frame, PericlesState state) {
        return notNow.afterTheAssembly(refused(frame, state), frame.owner().side(), state);
    }

    @Override
    public void apply(SowIn move, Sow frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        Side side = frame.owner().side();
        state.board().plot(side, move.theater(), 1);
        play.report(() -> new TreacheryPlaced(frame.owner(), move.theater()));
        Sow rest = new Sow(
                frame.owner(),
                frame.left() - 1,
                frame.sown().with(move.theater().index()));
        if (rest.left() > 0
                && state.board().treacherySupply(side) > 0
                && !legal(rest, state).isEmpty()) {
            play.next(rest);
        }
    }
}
