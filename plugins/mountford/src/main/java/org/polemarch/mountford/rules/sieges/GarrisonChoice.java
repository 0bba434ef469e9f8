package org.polemarch.mountford.rules.sieges;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Effect;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Bars;
import org.polemarch.mountford.rules.control.Control;

/**
 * 5 and 1.2.3: the garrison is of the nationality of one of the SPs involved; Allied SPs use their city's. Where several
 * could, the victor chooses.
 */
@Cites({"5", "1.2.3", "9.7.8"})
public class GarrisonChoice extends Rule
        implements Decision<MountfordState, GarrisonChoice.Ask, GarrisonChoice.Garrison> {

    /** Whose garrison? {@code powers} are the possible ones, as bits. */
    public record Ask(int space, int powers) implements Frame {}

    public record Garrison(Power power) implements Move {}

    private final Control control;
    private final Bars bars;

    @Inject
    public GarrisonChoice(MountfordData data, Control control, Bars bars) {
        super(data);
        this.bars = bars;
        this.control = control;
    }

    /**
     * Puts the space under the control of a power with SPs in the active armies there: those of the operating power and
     * its friends, or, where treachery is the work of others alone, theirs (9.7.8).
     */
    public void seize(Play<MountfordState> play, int space) {
        int friends = powers(play.state(), space, true);
        int powers = friends != 0 ? friends : powers(play.state(), space, false);
        if (Integer.bitCount(powers) == 1) {
            control.seize(play, space, Power.of(Integer.numberOfTrailingZeros(powers)));
        } else {
            play.next(new Ask(space, powers));
        }
    }

    protected int powers(MountfordState state, int space, boolean friends) {
        Power active = state.op().power();
        long barred = bars.byHostages(state, space);
        int powers = 0;
        for (int army = state.armyAfter(-1, space); army >= 0; army = state.armyAfter(army, space)) {
            if (state.armySeat(army) == state.op().seat()
                    && (!friends || state.relation(active, state.armyPower(army)) == Relation.FRIENDLY)) {
                for (int kind = 0; kind < kinds.size(); kind++) {
                    if (state.armySp(army, kind) > 0 && (barred >>> kind & 1) == 0) {
                        powers |= 1 << kinds.kind(kind).nationality().power().index();
                    }
                }
            }
        }
        return powers;
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(state.op().seat());
    }

    @Override
    public Optional<String> cites(Ask ask, MountfordState state) {
        int tile = state.op().tile();
        return Optional.of(
                tile >= 0 && tiles.event(tile).effect() == Effect.TREACHERY ? Effect.TREACHERY.section() : "5");
    }

    @Override
    public List<Garrison> legal(Ask ask, MountfordState state) {
        List<Garrison> legal = new ArrayList<>(3);
        IndexSet powers = new IndexSet(ask.powers());
        for (int each = powers.first(); each >= 0; each = powers.after(each)) {
            legal.add(new Garrison(Power.of(each)));
        }
        return legal;
    }

    @Override
    public void apply(Garrison move, Ask ask, Play<MountfordState> play) {
        control.seize(play, ask.space(), move.power());
    }
}
