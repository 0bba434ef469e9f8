package org.polemarch.pericles.rules.end;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.core.engine.Game;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.Schedule;
import org.polemarch.pericles.model.Ending;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.Honors;
import org.polemarch.testkit.Covers;

/** 11.0 The End Phase in its order. */
@Cites({"11.0", "4.0"})
class EndPhaseOrderTest {

    @Test
    @Covers({"11.0a", "13.22a"})
    void thePersianWarIsCountedBeforeVictory() {
        Schedule schedule = new Schedule(PericlesTable.war().state());
        PericlesTable.book("14.2").rules().stream()
                .filter(EndPhase.class::isInstance)
                .map(EndPhase.class::cast)
                .forEach(rule -> rule.run(EndPhase.BEGIN, schedule));
        assertThat(schedule.frames())
                .containsExactly(
                        PersianWar.COUNT,
                        Victory.DETERMINE,
                        Upkeep.BEGIN,
                        Redeployment.DELIAN,
                        Redeployment.ATHENIAN,
                        Redeployment.PELOPONNESIAN,
                        Redeployment.SPARTAN,
                        WillOfTheAssembly.JUDGE);
    }

    @Test
    @Covers({"11.0a", "11.3a", "4.0a"})
    void theEndPhaseInOrder() {
        PericlesTable table = PericlesTable.opening("14.2");
        PericlesState state = table.state();
        state.board().build(Theater.EASTERN_MEDITERRANEAN, Piece.DELIAN_BASE, 1);
        state.board().build(Theater.SPARTA, Piece.PELOPONNESIAN_LAND, 11); // more than the bases can keep
        state.cards().setCurrentPlay(state.data().playIndex("PEA-C"));
        List<String> order = new ArrayList<>();
        Game<PericlesState> game = table.play(1, EndPhase.BEGIN);
        game.listen(event -> note(order, event));
        game.play("fight-persia");
        while (state.turn() == 1) {
            Frame frame = game.question().frame();
            String name = frame instanceof Redeployment.Redeploy redeploy
                    ? redeploy.colour().name()
                    : frame.getClass().getEnclosingClass().getSimpleName();
            if (!order.contains(name)) {
                order.add(name);
            }
            boolean settled =
                    game.moves().stream().anyMatch(move -> move.notation().equals("settled"));
            if (settled) {
                game.play("settled");
            } else {
                game.play(0);
            }
        }
        assertThat(order)
                .containsExactly("PersianWar", "Maintenance", "DELIAN", "ATHENS", "PELOPONNESIAN", "SPARTA", "Will");
    }

    /** Of what is done without asking: the cost of the Persian War and the judgement of the Will. */
    private static void note(List<String> order, GameEvent event) {
        boolean persianWar =
                event instanceof Honors.HonorChanged change && change.why().equals("why.persianWar");
        if (persianWar) {
            order.add("PersianWar");
        } else if (event instanceof WillOfTheAssembly.WillJudged && !order.contains("Will")) {
            order.add("Will");
        }
    }

    /** In the last turn the Persian War is counted, Victory determined, and nothing else is done. */
    @Test
    @Covers("11.0a")
    void victoryIsDeterminedAfterCalliasAndBeforeMaintenance() {
        PericlesTable table = PericlesTable.opening("14.2");
        PericlesState state = table.state();
        state.board().build(Theater.EASTERN_MEDITERRANEAN, Piece.DELIAN_BASE, 1);
        state.board().build(Theater.SPARTA, Piece.PELOPONNESIAN_LAND, 11);
        state.cards().setCurrentPlay(state.data().playIndex("PEA-C"));
        while (state.turn() < state.scenario().lastTurn()) {
            state.advanceTurn();
        }
        Game<PericlesState> game = table.play(1, EndPhase.BEGIN);
        assertThat(game.question().frame()).isEqualTo(PeaceOfCallias.OFFER);
        List<String> done = new ArrayList<>();
        game.listen(event -> note(done, event));
        game.play("fight-persia");
        assertThat(game.over()).isTrue();
        assertThat(state.ending()).isEqualTo(Ending.LAST_TURN);
        assertThat(done).containsExactly("PersianWar");
    }

    @Test
    @Covers("11.3b")
    void peaceDoesNotKeepUnitsFromRedeploying() {
        PericlesTable.peace()
                .at(Theater.SAMOS, "1 athens-base, 1 sparta-land")
                .at(Theater.ATHENS, "1 athens-base, 2 athens-naval")
                .run(Redeployment.ATHENIAN)
                .offers("redeploy athens-naval athens samos");
    }

    @Test
    @Covers("11.11b")
    void anHonorVictoryTowersOverBothEnemies() {
        assertThat(overwhelming(5, 25)).isEqualTo(Ending.RUNNING);
        assertThat(overwhelming(25, 5)).isEqualTo(Ending.RUNNING);
        assertThat(overwhelming(5, 5)).isEqualTo(Ending.HONOR_VICTORY);
    }

    private static Ending overwhelming(int aristocrats, int demagogues) {
        PericlesTable table = PericlesTable.war()
                .controlling(Faction.ARISTOCRAT, Faction.AGIAD)
                .at(Theater.ATHENS, "1 athens-base")
                .at(Theater.SPARTA, "1 sparta-base")
                .at(Theater.HELLESPONT, "1 delian-base")
                .honor(Faction.ARISTOCRAT, aristocrats)
                .honor(Faction.DEMAGOGUE, demagogues)
                .honor(Faction.EURYPONTID, 10)
                .honor(Faction.AGIAD, 40);
        while (table.state().turn() < table.state().scenario().honorVictoryFrom()) {
            table.state().advanceTurn();
        }
        table.run(Victory.DETERMINE);
        return table.state().ending();
    }
}
