package org.polemarch.mountford.rules.turn;

import static org.polemarch.mountford.Field.ask;
import static org.polemarch.mountford.Field.space;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.Power;
import org.polemarch.testkit.Covers;

/** 2.1: the operations phase, what an operation is, and who may pass. */
@Cites({"2.1", "2.1.1", "2.5"})
class PassingTest {

    @Test
    @Covers({"2.1-01", "2.1-03"})
    void athensBeginsAndTwoPassesEndThePhase() {
        Field.start()
                .run(new OperationsPhase.Begin())
                .asks("athens", OperationChoice.Ask.class)
                .choose("pass")
                .asks("peloponnese", OperationChoice.Ask.class)
                .choose("pass")
                .asksNobody();
    }

    @Test
    @Covers({"2.1-02", "2.5-01"})
    void anOperationIsALeaderATileOrAContinuingOperation() {
        ask(Field.start().army("ath-nicias", "megara", "3 hoplite-athens").hold("ath-treachery"), 0)
                .offers("lead ath-phormio", "continue megara athens")
                .offersNot("pass", "play ath-treachery", "play ath-tactics-1");
        ask(Field.start().hold("arg-earthquake").argosAtWar(), 0)
                .choose("play arg-earthquake")
                .asks("peloponnese", OperationChoice.Ask.class);
    }

    @Test
    @Covers("2.1.1-01")
    void whoPassedMayActLater() {
        Field.start()
                .run(new OperationsPhase.Begin())
                .choose("pass", "lead spa-agis", "place sparta sparta", "objective sparta", "advance")
                .asks("athens", OperationChoice.Ask.class)
                .offers("lead ath-pericles", "pass");
    }

    @Test
    @Covers({"2.1.1-02", "2.1.1-03"})
    void nobodyPassesWithSpsInHostileOrNeutralSpaces() {
        ask(Field.start().army("spa-brasidas", "amphipolis", "2 hoplite-phlius"), 1)
                .refuses(
                        "pass",
                        new OperationChoice.SpsAbroad(Field.data().atlas().space(space("amphipolis"))));
        ask(Field.start().army("spa-brasidas", "delphi", "2 hoplite-phlius"), 1)
                .refuses(
                        "pass",
                        new OperationChoice.SpsAbroad(Field.data().atlas().space(space("delphi"))));
        ask(Field.start().army("spa-brasidas", "megara", "2 hoplite-phlius"), 1).offers("pass");
    }

    @Test
    @Covers("2.1.1-02")
    void spsAtHomeNeverForbidPassing() {
        // Phlius is Corinthian; with Sparta at peace it is neutral to the Spartan Allied SPs whose home it is.
        ask(Field.start().armistice(Power.SPARTA, 4), 1).offers("pass");
    }

    @Test
    @Covers("2.1.1-04")
    void whoCanDoNothingElsePasses() {
        ask(Field.start().army("spa-brasidas", "amphipolis", "2 hoplite-phlius").treasury(1), 1)
                .offersOnly("pass");
    }
}
