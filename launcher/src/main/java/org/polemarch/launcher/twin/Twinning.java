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

    /** The eyes of the only player; empty if bots play alone. */
    public static Optional<Seat> player(TwinTable table) {
        return player(table.session(Side.BASE));
    }

    private static Optional<Seat> player(Session<?> session) {
        return session.setup().seats().stream()
                .filter(seat -> session.holder(seat) instanceof Holder.Person)
                .findFirst();
    }
}
