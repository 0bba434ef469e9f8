package org.polemarch.mountford.rules.components;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.Ending;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.politics.PoliticalPhase;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.mountford.rules.turn.TurnEnd;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 7.1, 7.2 and 9.2: the will to fight, and surrender. Persia chooses its side in the same phase (9.3.3). */
@Cites({"7.1", "7.2", "9.2", "9.3.3"})
class BellicosityTest {

    private static Table<MountfordState> politics(Field field) {
        return field.run(new PoliticalPhase.Begin());
    }

    private static MountfordState after(Field field) {
        Table<MountfordState> table = politics(field);
        while (!table.game().over()) {
            table.choose("fight-on");
        }
        return table.state();
    }

    @Test
    @Covers("7.1-01")
    void theTracksEndAtZeroAndTwelve() {
        MountfordState state = Field.start().state();
        state.changeBellicosity(0, 9);
        state.changeBellicosity(1, -30);
        assertThat(state.bellicosity(0)).isEqualTo(12);
        assertThat(state.bellicosity(1)).isZero();
    }

    @Test
    @Covers({"7.1-02", "7.1-03", "7.1-04", "7.1-05", "7.1-06"})
    void adjustments() {
        MountfordState state = after(Field.start().bellicosity(9, 9).ravaged("laconia", "attica"));
        assertThat(state.bellicosity(0)).as("Attica ravaged").isEqualTo(8);
        assertThat(state.bellicosity(1)).as("Laconia ravaged").isEqualTo(8);
        state = after(Field.start().bellicosity(8, 8).armistice(Power.SPARTA, 9).armistice(Power.CORINTH, 9));
        assertThat(state.bellicosity(0)).as("two powers at peace").isEqualTo(10);
        assertThat(state.bellicosity(1)).as("Sparta at peace").isEqualTo(9);
        state = after(Field.start().bellicosity(9, 9).rebel("samos", "icaria", "chios", "thasos", "naxos"));
        assertThat(state.bellicosity(0))
                .as("five areas with Potidaea's: areas, not spaces, count by twos")
                .isEqualTo(7);
        state = after(Field.bare().bellicosity(9, 9).rebel("samos", "icaria", "chios", "thasos"));
        assertThat(state.bellicosity(0)).as("three areas").isEqualTo(8);
    }

    @Test
    @Covers({"7.2-01", "9.2-01"})
    void athensSurrenders() {
        assertThat(after(Field.start().bellicosity(1, 5).ravaged("attica")).ending())
                .isEqualTo(Ending.ATHENS_SURRENDERED);
        assertThat(after(Field.start().control("athens", Power.THEBES)).ending())
                .isEqualTo(Ending.ATHENS_SURRENDERED);
        assertThat(Ending.ATHENS_SURRENDERED.winner()).isEqualTo(1);
        assertThat(Field.rules()
                        .game()
                        .outcome(after(Field.start().control("athens", Power.THEBES)))
                        .winners())
                .extracting(seat -> seat.id())
                .containsExactly("peloponnese");
        assertThat(after(Field.start().bellicosity(0, 0)).ending())
                .as("both at 0")
                .isEqualTo(Ending.RUNNING);
    }

    @Test
    @Covers({"7.2-02", "9.2-02"})
    void spartaSurrenders() {
        assertThat(after(Field.start().bellicosity(5, 1).ravaged("laconia")).ending())
                .isEqualTo(Ending.SPARTA_SURRENDERED);
        assertThat(after(Field.start().control("sparta", Power.ATHENS)).ending())
                .isEqualTo(Ending.SPARTA_SURRENDERED);
        assertThat(Ending.SPARTA_SURRENDERED.winner()).isZero();
    }

    /** Nothing that was still to be done in the turn is done. */
    @Test
    @Covers({"7.2-01", "7.2-02", "9.2-03", "9.2-04"})
    void theEndIsTheEnd() {
        PoliticalPhase.Begin politics = new PoliticalPhase.Begin();
        OperationChoice.Ask later = new OperationChoice.Ask(0);
        Field.start().control("athens", Power.THEBES).run(politics, later).asksNobody();
        Field.start().control("sparta", Power.ATHENS).run(politics, later).asksNobody();
        Field.start()
                .turn(3)
                .control("thebes", Power.ATHENS)
                .armistice(Power.SPARTA, 6)
                .armistice(Power.CORINTH, 6)
                .run(politics, later)
                .choose("impose")
                .asksNobody();
        Field.start().turn(10).run(new TurnEnd.Run(), later).asksNobody();
    }

    @Test
    @Covers("7.2-03")
    void surrenderWaitsForThePoliticalPhase() {
        Table<MountfordState> table =
                Field.start().bellicosity(0, 5).run(new OperationChoice.Ask(0)).choose("pass");
        assertThat(table.state().ending()).isEqualTo(Ending.RUNNING);
        assertThat(after(Field.start().bellicosity(0, 5).armistice(Power.CORINTH, 9))
                        .ending())
                .as("the adjustments come first")
                .isEqualTo(Ending.RUNNING);
    }

    @Test
    @Covers("9.2-03")
    void peaceWithAllThreeWins() {
        Table<MountfordState> table = politics(Field.start()
                        .turn(3)
                        .control("thebes", Power.ATHENS)
                        .armistice(Power.SPARTA, 6)
                        .armistice(Power.CORINTH, 6))
                .choose("impose")
                .asksNobody();
        assertThat(table.state().ending()).isEqualTo(Ending.PEACE_WITH_ALL);
        assertThat(table.outcome().winners()).extracting(seat -> seat.id()).containsExactly("athens");
        assertThat(imposed("corinth", Power.SPARTA)).as("Thebes fights on").isEqualTo(Ending.RUNNING);
        assertThat(imposed("thebes", Power.SPARTA)).as("Corinth fights on").isEqualTo(Ending.RUNNING);
        assertThat(imposed("thebes", Power.CORINTH)).as("Sparta fights on").isEqualTo(Ending.RUNNING);
    }

    /** How things stand after Athens has imposed an armistice on a city it holds, another power being at peace already. */
    private static Ending imposed(String city, Power atPeace) {
        return politics(Field.start().turn(3).control(city, Power.ATHENS).armistice(atPeace, 6))
                .choose("impose")
                .state()
                .ending();
    }

    @Test
    @Covers("9.3.3-02")
    void persiaJoinsForSpartanHoplitesInIt() {
        MountfordState state = after(Field.bare().army("spa-mindarus", "ephesus", "1 hoplite-phlius"));
        assertThat(state.persiaAtWar()).isTrue();
        assertThat(after(Field.bare().army("spa-mindarus", "ephesus", "1 naval-gythium"))
                        .persiaAtWar())
                .as("ships do not impress the King")
                .isFalse();
        assertThat(after(Field.bare().armistice(Power.SPARTA, 9).army("spa-mindarus", "ephesus", "1 hoplite-sparta"))
                        .persiaAtWar())
                .isFalse();
        assertThat(after(Field.bare().persiaAtWar()).persiaAtWar())
                .as("it leaves again")
                .isFalse();
        assertThat(after(Field.bare().army("spa-mindarus", "samos", "1 hoplite-sparta"))
                        .persiaAtWar())
                .as("an island")
                .isFalse();
        assertThat(Field.start().state().held(TileSet.PERSIAN)).isZero();
    }
}
