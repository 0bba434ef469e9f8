package org.polemarch.perikles.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.book;
import static org.polemarch.perikles.PeriklesTable.setup;
import static org.polemarch.perikles.PeriklesTable.three;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Target;
import org.polemarch.core.engine.Game;
import org.polemarch.perikles.PeriklesTable;
import org.polemarch.perikles.Places;
import org.polemarch.perikles.data.LocationTile;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Things;
import org.polemarch.perikles.rules.candidates.ProposeCandidates;
import org.polemarch.perikles.rules.common.NotNow;
import org.polemarch.perikles.rules.common.NotNow.Thing;
import org.polemarch.perikles.rules.forces.AdditionalForces;
import org.polemarch.perikles.rules.forces.CommitOrder;
import org.polemarch.perikles.rules.forces.Deployment;
import org.polemarch.perikles.rules.forces.SlaveRevolt;
import org.polemarch.perikles.rules.influence.InfluenceSpecials;
import org.polemarch.perikles.rules.setup.ExtraCubes;
import org.polemarch.perikles.view.PeriklesView;

/** Whatever a player reaches for at the wrong time, he is told when its time is. */
@Cites("4")
class NotNowTest {

    @Test
    void inTheSetUpTilesAndForcesHaveToWait() {
        PeriklesTable table = three("");
        table.run(new ExtraCubes.Place(table.seat("red"), 1))
                .refuses(Target.card("any"), NotNow.OtherTime.of(Thing.TILE, Phase.SET_UP))
                .refuses(Target.piece("athens-hoplite-1"), NotNow.OtherTime.of(Thing.FORCES, Phase.SET_UP))
                .refuses(Target.piece("athens-cube-red"), NotNow.OtherTime.of(Thing.CUBE, Phase.SET_UP));
    }

    @Test
    void aCandidateStaysUntilTheElection() {
        PeriklesTable table = three("cubes athens red 1 green 1\ncandidates sparta red green");
        table.run(new ProposeCandidates.Next(table.seat("red")))
                .refuses(Target.piece("sparta-alpha"), NotNow.OtherTime.of(Thing.CANDIDATE, Phase.PROPOSE_CANDIDATES));
    }

    @Test
    void countersOfOthersAreNotSent() {
        PeriklesTable table = three(
                "leader athens red\nleader sparta green\ncubes athens red 1\nlocations pylos\nholds red athens-double");
        table.run(new CommitOrder.Next(table.seat("red")))
                .refuses(
                        Target.piece("sparta-hoplite-1"),
                        new Deployment.LedByOthers(Power.SPARTA, List.of(table.seat("green"))))
                .refuses(Target.piece("thebes-hoplite-1"), new Deployment.LedByNobody(Power.THEBES))
                .choose("done")
                .asks("red", AdditionalForces.Choose.class)
                .refuses(Target.piece("argos-trireme-1"), new Deployment.LedByNobody(Power.ARGOS));
    }

    /** It is played once in a game and cannot be taken back, so the tile itself must be picked. */
    @Test
    void aClickOnAPlaceAlonePlaysNoSpecialTile() {
        assertThat(new InfluenceSpecials.PlayPlague(Power.ATHENS).targets())
                .contains(Target.card("plague"))
                .doesNotContain(Target.space("athens"));
        assertThat(new SlaveRevolt.RevoltAtHome().targets())
                .contains(Target.card("slave-revolt"))
                .doesNotContain(Target.space("sparta"));
        assertThat(new SlaveRevolt.RevoltAt(Places.PYLOS).targets())
                .contains(Target.card("slave-revolt"))
                .doesNotContain(Target.space("pylos"));
    }

    /** Everything on the table is in every question either part of an answer or refused with a reason. */
    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    void nothingOnTheTableIsWithoutAReason(int players) {
        Game<PeriklesState> game = Game.start(book(setup(players)), Chance.seeded(players), null);
        Chance chance = Chance.seeded(players);
        while (!game.over()) {
            Set<Target> explained = new LinkedHashSet<>();
            game.moves().forEach(move -> explained.addAll(move.targets()));
            game.refusals().forEach(refusal -> explained.addAll(refusal.targets()));
            assertThat(explained).as(game.question().toString()).containsAll(onTheTable(game));
            game.play(chance.below(game.moves().size()));
        }
    }

    private static List<Target> onTheTable(Game<PeriklesState> game) {
        PeriklesState state = game.state();
        Set<Target> all = new LinkedHashSet<>();
        for (int city = 0; city < Power.CITIES; city++) {
            String id = Power.of(city).id();
            all.add(Target.space(id));
            for (Seat owner : setup(state.players()).seats()) {
                if (state.cities().cubes(owner.index(), city) > 0) {
                    all.add(Target.piece(id + "-cube-" + owner.id()));
                }
            }
            if (state.cities().full(city)) {
                all.add(Target.piece(id + "-alpha"));
                all.add(Target.piece(id + "-beta"));
            }
        }
        for (LocationTile tile : state.data().locations()) {
            all.add(Things.location(tile.location()));
        }
        PeriklesView view = (PeriklesView) book(setup(state.players())).game().project(state, game.toAct());
        for (PeriklesView.Force force : view.forces()) {
            for (PeriklesView.Stack stack : force.pool()) {
                stack.strength()
                        .ifPresent(strength -> all.add(Target.piece(
                                stack.power().id() + "-" + stack.type().id() + "-" + strength)));
            }
        }
        for (int i = 0; i < state.tiles().display().size(); i++) {
            all.add(Things.tile(state.data().kind(state.tiles().display().at(i))));
        }
        all.add(Things.special(state.specials().of(game.toAct().index())));
        return List.copyOf(all);
    }
}
