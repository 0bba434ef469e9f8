package org.polemarch.mountford.rules.maintenance;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.LossCause;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.components.Relations;

/**
 * 6.2 Naval upkeep: of the naval SPs at home in a space five are free; every further five or part of five cost a tile. SPs
 * may be removed to save it.
 */
@Cites("6.2")
public class NavalUpkeep extends Rule implements Procedure<MountfordState, NavalUpkeep.Next> {

    /** Continue with that kind of SP; some tiles have been paid for it. */
    public record Next(int seat, int kind, int paid) implements Frame {}

    /** Tiles must be paid for fleets at home. */
    public record Due(int tiles) {}

    private final Relations relations;
    private final Armies armies;

    @Inject
    public NavalUpkeep(MountfordData data, Relations relations, Armies armies) {
        super(data);
        this.relations = relations;
        this.armies = armies;
    }

    /** How many tiles the fleet of a kind at its home costs. */
    public int cost(MountfordState state, int index) {
        Kind kind = kinds.kind(index);
        if (kind.type() != SpType.NAVAL) {
            return 0;
        }
        // Athens does not pay for a fleet that has risen against it (1.1.2).
        int ships = relations.powerOf(state, index, kind.home()) == Power.REBEL ? 0 : state.atHome(index);
        for (int army = state.armyAfter(-1, kind.home()); army >= 0; army = state.armyAfter(army, kind.home())) {
            ships += state.armySp(army, index);
        }
        int extra = ships - figures.upkeepFree();
        return extra <= 0 ? 0 : (extra + figures.upkeepPer() - 1) / figures.upkeepPer();
    }

    @Override
    public void run(Next frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        int paid = frame.paid();
        for (int index = frame.kind(); index < kinds.size(); index++) {
            if (kinds.kind(index).nationality().power().seat() == frame.seat()) {
                while (cost(state, index) > paid) {
                    if (state.held(kinds.kind(index).nationality().tiles()) > 0) {
                        play.next(new UpkeepPayment.Ask(frame.seat(), kinds.kind(index), paid));
                        return;
                    }
                    scrap(play, index);
                }
            }
            paid = 0;
        }
    }

    public Due due(MountfordState state, int seat) {
        int cost = 0;
        for (int index = 0; index < kinds.size(); index++) {
            cost += kinds.kind(index).nationality().power().seat() == seat ? cost(state, index) : 0;
        }
        return new Due(cost);
    }

    /** Removes one naval SP at home. */
    public void scrap(Play<MountfordState> play, int index) {
        MountfordState state = play.state();
        int home = kinds.kind(index).home();
        if (state.atHome(index) > 0) {
            armies.loseLoose(play, home, index, LossCause.UPKEEP);
            return;
        }
        for (int army = state.armyAfter(-1, home); army >= 0; army = state.armyAfter(army, home)) {
            if (state.armySp(army, index) > 0) {
                armies.lose(play, army, index, LossCause.UPKEEP);
                armies.dismissStranded(play);
                return;
            }
        }
    }
}
