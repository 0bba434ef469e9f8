package org.polemarch.victory.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.CARDS;
import static org.polemarch.victory.Position.piece;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.GameState;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Target;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.VictoryOrDeathPlugin;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Rulings;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.battle.ChooseBattle;
import org.polemarch.victory.rules.battle.ChooseRemoval;
import org.polemarch.victory.rules.flow.NotNow;
import org.polemarch.victory.rules.muster.LiftForRedeploy;
import org.polemarch.victory.rules.reactions.React;
import org.polemarch.victory.rules.setup.Mulligan;
import org.polemarch.victory.rules.turn.EmergencyProvision;
import org.polemarch.victory.rules.turn.PlayStep;
import org.polemarch.victory.view.VictoryView;

/** Whatever lies in sight and is no answer to the question has a reason of its own. */
@Cites({"players", "turn/play"})
class NotNowTest {

    private static CardName card(String id) {
        return CARDS.card(id).name();
    }

    private static List<Reason> whyNot(Table<VictoryState> table, Target thing) {
        return table.game().refusals().stream()
                .filter(refusal -> refusal.targets().contains(thing))
                .map(refusal -> refusal.reason())
                .toList();
    }

    @Test
    @Cites("players")
    @Covers({"R008", "R009", "R152"})
    void aPowerPlaysNoCardOfAnotherThoughOnePersonHoldsBoth() {
        Table<VictoryState> table = Position.start()
                .option(Rulings.PEOPLE, "2")
                .hand("corinth", "cor-lb")
                .hand("sparta", "spa-07")
                .prepared("sparta", "spa-03")
                .status("athens", "ath-01")
                .turn("corinth")
                .playStep()
                .offersNot("play spa-07", "play spa-03");
        for (String sparta : List.of("spa-07", "spa-03")) {
            assertThat(whyNot(table, Target.card(sparta)))
                    .containsExactly(new NotNow.AnothersCard(card(sparta), Power.SPARTA, Power.CORINTH));
        }
        assertThat(whyNot(table, Target.card("ath-01")))
                .containsExactly(new NotNow.AnothersCard(card("ath-01"), Power.ATHENS, Power.CORINTH));
        assertThat(whyNot(table, Target.card("cor-lb"))).isEmpty();
    }

    /** What the teammate holds is no secret only of who plays both powers. */
    @Test
    @Covers("R130")
    void nothingIsSaidOfCardsOnlyTheTeammateSees() {
        Table<VictoryState> table = Position.start()
                .hand("corinth", "cor-lb")
                .hand("sparta", "spa-07")
                .prepared("sparta", "spa-03")
                .turn("corinth")
                .playStep();
        assertThat(whyNot(table, Target.card("spa-07"))).isEmpty();
        assertThat(whyNot(table, Target.card("spa-03"))).isEmpty();
    }

    @Test
    void whereACardIsAskedTheMapSaysWhyItIsNot() {
        Table<VictoryState> table =
                Position.start().hand("corinth", "cor-lb").turn("corinth").playStep();
        assertThat(whyNot(table, Target.space("corinth"))).containsExactly(new NotNow.OwnPieceStays(Power.CORINTH));
        assertThat(whyNot(table, Target.space("laconia"))).containsExactly(new NotNow.TeammatesPiece(Power.SPARTA));
        assertThat(whyNot(table, Target.space("athens"))).containsExactly(new NotNow.EnemyPieceStays());
        assertThat(whyNot(table, Target.space("melos"))).containsExactly(new NotNow.NothingThere());
    }

    @Test
    @Cites("setup/mulligan")
    void beforeTheFirstTurnOnlyCardsAreChosen() {
        Table<VictoryState> table = Position.start()
                .hand("corinth", "cor-lb", "cor-sb")
                .turn("corinth", Step.SET_UP)
                .run(new Mulligan.Offer(Power.CORINTH));
        assertThat(whyNot(table, Target.card("cor-lb"))).containsExactly(new Mulligan.FirstTheTen());
        assertThat(whyNot(table, Target.space("corinth"))).containsExactly(new NotNow.BeforeTheFirstTurn());
    }

    @Test
    void whereTheMapIsAskedCardsWaitInHand() {
        Table<VictoryState> table =
                Position.start().hand("corinth", "cor-sb").turn("corinth").play("cor-mh");
        assertThat(whyNot(table, Target.card("cor-sb"))).containsExactly(new NotNow.WaitsInHand(card("cor-sb")));
    }

    @Test
    @Cites("reactions")
    void onlyCardsOnTheTableAnswer() {
        Table<VictoryState> table = Position.of("athens city athens", "sparta hoplite attica", "sparta city megara")
                .hand("athens", "ath-15")
                .prepared("athens", "ath-02")
                .turn("sparta")
                .play("spa-lb")
                .choose("battle hoplite-attica athens-city-athens")
                .asks("athens", React.Ask.class);
        assertThat(whyNot(table, Target.card("ath-15"))).containsExactly(new React.OnlyTheTableAnswers(card("ath-15")));
    }

    @Test
    @Cites("provision")
    @Covers("R155")
    void emergencyProvisionFetchesFromTheDeckAndNotFromHand() {
        Table<VictoryState> table = Position.start()
                .hand("corinth", "cor-04")
                .deck("corinth", "cor-lb")
                .turn("corinth")
                .run(new EmergencyProvision.Fetch(Power.CORINTH))
                .offersOnly("fetch cor-lb");
        assertThat(whyNot(table, Target.card("cor-04")))
                .containsExactly(new EmergencyProvision.NotFromHand(card("cor-04")));
    }

    @Test
    @Cites({"battle/land", "battle/sea", "pieces/cities"})
    @Covers("R070")
    void everyPieceThatDoesNotBattleSaysWhy() {
        Table<VictoryState> table = Position.of(
                        "sparta city laconia",
                        "sparta hoplite laconia",
                        "sparta hoplite attica",
                        "corinth city corinth",
                        "athens city athens",
                        "athens trireme hellespont")
                .and("corinth city megara")
                .turn("sparta")
                .play("spa-lb")
                .offersOnly("battle hoplite-attica athens-city-athens", "decline");
        assertThat(whyNot(table, Target.piece("sparta-city-laconia")))
                .containsExactly(new ChooseBattle.CitiesDoNotBattle());
        assertThat(whyNot(table, Target.piece("sparta-hoplite-laconia")))
                .containsExactly(new ChooseBattle.NothingNextToIt(piece("sparta hoplite laconia"), card("spa-lb")));
        assertThat(whyNot(table, Target.piece("corinth-city-corinth")))
                .containsExactly(new NotNow.TeammatesPiece(Power.CORINTH));
        assertThat(whyNot(table, Target.piece("athens-trireme-hellespont")))
                .containsExactly(new ChooseBattle.OutOfReach(piece("athens trireme hellespont"), card("spa-lb")));
        assertThat(whyNot(table, Target.space("argos"))).containsExactly(new NotNow.PieceIsAsked());
        assertThat(table.game().question().cites()).isEqualTo("battle/land");
    }

    @Test
    @Cites("battle/sea")
    void aSeaBattleIsAskedByTheRuleForSeaBattles() {
        Table<VictoryState> table = Position.of(
                        "sparta city laconia", "sparta trireme messenian-gulf", "athens trireme myrtoan-sea")
                .turn("sparta")
                .play("spa-sb");
        assertThat(table.game().question().cites()).isEqualTo("battle/sea");
    }

    @Test
    @Cites("battle/remove")
    void aCardThatRemovesSaysWhichPiecesItLeaves() {
        Table<VictoryState> table = Position.of("corinth city lesbos", "corinth city corinth", "athens city athens")
                .turn("athens")
                .play("ath-08")
                .offersOnly("remove corinth-city-lesbos", "decline");
        assertThat(whyNot(table, Target.piece("corinth-city-corinth")))
                .containsExactly(new ChooseRemoval.NotRemoved(card("ath-08"), piece("corinth city corinth")));
    }

    @Test
    @Cites("pieces")
    void onlyOwnPiecesAreTakenOff() {
        Table<VictoryState> table =
                Position.start().turn("corinth").playStep().choose("lift").offers("lift city corinth");
        assertThat(whyNot(table, Target.piece("sparta-city-laconia")))
                .containsExactly(new NotNow.NotOwnPiece(piece("sparta city laconia"), Power.CORINTH));
    }

    @Test
    @Cites("pieces/cities")
    @Covers("R068")
    void aCityIsNotTakenOffToBeMusteredAgain() {
        Table<VictoryState> table = Position.start()
                .prepared("sparta", "spa-04")
                .turn("sparta")
                .play("spa-mh")
                .choose("muster hoplite argos", "use spa-04")
                .asks("sparta", LiftForRedeploy.Choose.class);
        assertThat(whyNot(table, Target.piece("sparta-city-laconia")))
                .containsExactly(new LiftForRedeploy.CitiesAreNotMustered());
    }

    /** Random games: whatever can be clicked either belongs to an answer or is refused with a reason. */
    @ParameterizedTest
    @ValueSource(strings = {"2", "3", "4"})
    void nothingInSightIsLeftWithoutAReason(String people) {
        VictoryOrDeathPlugin plugin = new VictoryOrDeathPlugin();
        Game<?> game = PreparedGame.of(
                        plugin,
                        List.of(),
                        plugin.info().defaultSetup().withOption(Rulings.PEOPLE, people),
                        Optional.empty())
                .start(7);
        Chance chance = Chance.seeded(Long.parseLong(people));
        Map<String, Integer> looked = new LinkedHashMap<>();
        while (!game.over()) {
            String kind = game.question().frame().getClass().getName();
            if (looked.merge(kind, 1, Integer::sum) <= 8) {
                assertThat(unexplained(game)).as("%s", game.question().frame()).isEmpty();
            }
            game.play(chance.below(game.moves().size()));
        }
        assertThat(looked).containsKey(PlayStep.Choose.class.getName()).hasSizeGreaterThan(10);
    }

    private static <S extends GameState<S>> List<Target> unexplained(Game<S> game) {
        Set<Target> explained = new HashSet<>();
        game.moves().forEach(move -> explained.addAll(move.targets()));
        boolean pieces = explained.stream().anyMatch(target -> target.kind() == Target.Kind.PIECE);
        game.refusals().forEach(refusal -> explained.addAll(refusal.targets()));
        VictoryView view = (VictoryView) game.book().game().project(game.state(), game.toAct());
        List<Target> inSight = new ArrayList<>();
        Position.DATA.atlas().spaces().forEach(space -> inSight.add(Target.space(space.id())));
        view.secrets().forEach(own -> {
            own.hand().forEach(id -> inSight.add(Target.card(id)));
            own.prepared().forEach(id -> inSight.add(Target.card(id)));
        });
        view.powers().forEach(power -> power.status().forEach(id -> inSight.add(Target.card(id))));
        if (pieces) {
            view.pieces().forEach(piece -> inSight.add(Target.piece(piece.id())));
        }
        inSight.removeIf(explained::contains);
        return inSight;
    }
}
