package org.polemarch.mountford.rules.sieges;

import jakarta.inject.Inject;
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

    /** Whose garrison? {@code powers} are the possible ones. */
    public record Ask(int space, IndexSet powers) implements Frame {}

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
        IndexSet friends = powers(play.state(), space, true);
        IndexSet powers = friends.isEmpty() ? powers(play.state(), space, false) : friends;
        if (powers.size() == 1) {
            control.seize(play, space, Power.of(powers.first()));
        } else {
            play.next(new Ask(space, powers));
        }
    }

    protected IndexSet powers(MountfordState state, int space, boolean friends) {
        Power active = state.op().power();
        IndexSet barred = bars.byHostages(state, space);
        IndexSet powers = IndexSet.EMPTY;
        for (int army = state.armyAfter(-1, space); army >= 0; army = state.armyAfter(army, space)) {
            if (state.armySeat(army) == state.op().seat()
                    && (!friends || state.relation(active, state.armyPower(army)) == Relation.FRIENDLY)) {
                IndexSet free = state.armyKinds(army).minus(barred);
                for (int kind = free.first(); kind >= 0; kind = free.after(kind)) {
                    powers = powers.with(kinds.kind(kind).nationality().power().index());
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
        return ask.powers().map(each -> new Garrison(Power.of(each)));
    }

    @Override
    public void apply(Garrison move, Ask ask, Play<MountfordState> play) {
        control.seize(play, ask.space(), move.power());
    }
}
