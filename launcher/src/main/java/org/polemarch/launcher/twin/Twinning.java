package org.polemarch.launcher.twin;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.Seat;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Session;
import org.polemarch.core.twin.TwinTable;
import org.polemarch.core.twin.TwinTable.Side;
import org.polemarch.core.wiring.PreparedGame;

/** How twin tables are laid. */
public final class Twinning {

    private Twinning() {}

    /** A game that is about to begin, and as base the same without variants. */
    public static TwinTable besideBase(InstalledGame game, Session<?> begun) {
        PreparedGame<?> base = game.prepareOther(begun.prepared(), List.of());
        List<Holder> holders = begun.setup().seats().stream().map(begun::holder).toList();
        return TwinTable.start(
                base,
                game.terms(base, begun.terms().casual(), begun.terms().program()),
                begun.prepared(),
                begun.terms(),
                begun.seed(),
                holders,
                player(begun));
    }

    /** A position of a game, and the same position by other variants of it. */
    public static TwinTable from(
            InstalledGame game, Session<?> played, int moves, List<String> variants, Optional<Seat> eyes) {
        PreparedGame<?> other = game.prepareOther(played.prepared(), variants);
        return TwinTable.from(
                played,
                moves,
                other,
                game.terms(other, played.terms().casual(), played.terms().program()),
                eyes);
    }

    /** The eyes of the only player; empty if bots play alone. */
    public static Optional<Seat> player(TwinTable table) {
        return player(table.session(Side.BASE));
    }

    /** The same for a session. */
    public static Optional<Seat> player(Session<?> session) {
        return persons(session).stream().findFirst();
    }

    /**
     * A position of a game with one person at the table. Of a game of bots only, a person takes the seat that is asked.
     * Empty if several people play: two tables know one pair of eyes.
     */
    public static Optional<Session<?>> forOnePlayer(Session<?> played, int move) {
        List<Seat> persons = persons(played);
        if (persons.size() > 1) {
            return Optional.empty();
        }
        Session<?> seated = played.branchAt(move);
        if (persons.isEmpty() && !seated.over()) {
            seated.seat(
                    seated.toAct(),
                    new Holder.Person(seated.prepared().words().forgiving().name(seated.toAct())));
        }
        return Optional.of(seated);
    }

    private static List<Seat> persons(Session<?> session) {
        return session.setup().seats().stream()
                .filter(seat -> session.holder(seat) instanceof Holder.Person)
                .toList();
    }
}
