package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Battle;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.combat.Combat;
import org.polemarch.mountford.rules.components.NotNow;
import org.polemarch.mountford.rules.components.Zones;
import org.polemarch.mountford.rules.sieges.SiegeLines;

/**
 * 2.3 step 2 and 5.1: battle in the objective, if desired; before Athens, with ships in Piraeus, also a sea fight there.
 * Where no unfriendly forces stand or reach, battle counts as offered to all of them; a besieger who does not offer it to
 * the forces in the space loses the siege points (5).
 */
@Cites({"2.3", "5.1", "5"})
public class BattleOffer extends Rule implements Decision<MountfordState, BattleOffer.Ask, BattleOffer.Answer> {

    /** Offer battle? */
    public record Ask() implements Frame {}

    public sealed interface Answer extends Move {}

    public record Attack() implements Answer {}

    /** Offer battle at sea before Piraeus and on land before Athens. */
    public record AttackBoth() implements Answer {}

    public record Refrain() implements Answer, Move.Declining {}

    private static final List<Answer> PLAIN = List.of(new Attack(), new Refrain());
    private static final List<Answer> BOTH = List.of(new AttackBoth(), new Attack(), new Refrain());

    private final Zones zones;
    private final SiegeLines sieges;
    private final NotNow notNow;
    private final int athens;
    private final int piraeus;

    @Inject
    public BattleOffer(MountfordData data, Zones zones, SiegeLines sieges, NotNow notNow) {
        super(data);
        this.notNow = notNow;
        this.zones = zones;
        this.sieges = sieges;
        athens = atlas.at("athens");
        piraeus = atlas.at("piraeus");
    }

    /** Whether ships in Piraeus could fight there too, before Athens (5.1). */
    protected boolean shipsInPiraeus(MountfordState state) {
        return state.op().objective() == athens
                && zones.present(state, state.op().power(), piraeus, Relation.FRIENDLY, false, true);
    }

    @Override
    public boolean asks(Ask ask, Play<MountfordState> play) {
        MountfordState state = play.state();
        Power power = state.op().power();
        int space = state.op().objective();
        boolean ships = shipsInPiraeus(state);
        if (zones.unfriendlyReach(state, power, space) || (ships && zones.unfriendlyReach(state, power, piraeus))) {
            return true;
        }
        challenge(state, ships);
        return false;
    }

    private void challenge(MountfordState state, boolean ships) {
        state.op()
                .challenge(
                        zones.present(
                                state, state.op().power(), state.op().objective(), Relation.FRIENDLY, true, false),
                        ships);
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(state.op().seat());
    }

    @Override
    public Optional<String> cites(Ask ask, MountfordState state) {
        return Optional.of(shipsInPiraeus(state) ? "5.1" : "2.3");
    }

    @Override
    public List<Answer> legal(Ask ask, MountfordState state) {
        return shipsInPiraeus(state) ? BOTH : PLAIN;
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        MountfordState state = play.state();
        Power power = state.op().power();
        int space = state.op().objective();
        if (answer instanceof Refrain) {
            if (zones.unfriendlyIn(state, power, space)) {
                sieges.avoidedBattle(play, space, state.op().seat());
            } else {
                state.op().spareThoseNear();
            }
            return;
        }
        boolean both = answer instanceof AttackBoth;
        challenge(state, both);
        Seat seat = Seats.of(state.op().seat());
        play.next(new Combat.Begin(Battle.Call.offered(atlas.space(space), seat, power)));
        if (both) {
            play.next(new Combat.Begin(
                    Battle.Call.offered(atlas.space(piraeus), seat, power).atSea()));
        }
    }

    @Override
    public List<Refusal> refusals(Ask ask, MountfordState state) {
        Refusals refusals = new Refusals(legal(ask, state));
        notNow.tiles(state, decider(ask, state).index(), refusals);
        notNow.pieces(state, decider(ask, state).index(), refusals);
        return refusals.list();
    }
}
