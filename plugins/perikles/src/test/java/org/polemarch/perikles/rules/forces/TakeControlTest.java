package org.polemarch.perikles.rules.forces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.four;
import static org.polemarch.perikles.PeriklesTable.three;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.perikles.PeriklesTable;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.rules.forces.Recovery.Recovered;
import org.polemarch.testkit.Covers;

/** 4.5 Control of forces, recovery, and who commits first. */
@Cites({"4.5", "4.5/recovery", "4.5/order", "7/persians"})
class TakeControlTest {

    private static PeriklesTable control(String position) {
        return four(position).run(new TakeControl.Begin());
    }

    @Test
    @Covers({"PK-G01", "PK-G02", "PK-G04", "PK-G05"})
    void leadersCommandTheirCitiesAndTheOthersThePersians() {
        PeriklesTable table = control("leader athens red\nleader sparta red\nleader argos green\nleader corinth black");
        assertThat(table.view("red").player(table.seat("red")).leads()).containsExactly(Power.ATHENS, Power.SPARTA);
        assertThat(table.view("red").player(table.seat("orange")).leads()).containsExactly(Power.PERSIA);
        assertThat(table.last(TakeControl.PersiansLed.class).players()).containsExactly(table.seat("orange"));
        assertThat(table.view("red").force(Power.THEBES).leaders()).isEmpty();

        PeriklesTable sends = four("leader athens red\nholds red athens-double\nlocations delium");
        sends.run(new CommitOrder.Next(sends.seat("red")))
                .offers("attack delium athens hoplite 1", "attack delium athens trireme 4");
        assertThat(sends.notations()).noneMatch(move -> move.contains("thebes hoplite") || move.contains("persia"));

        PeriklesTable everybodyLeads =
                control("leader athens red\nleader argos green\nleader corinth black\nleader thebes orange");
        assertThat(everybodyLeads.state().persians().isEmpty()).isTrue();
        assertThat(everybodyLeads.all(TakeControl.PersiansLed.class)).isEmpty();
    }

    @Test
    @Covers("PK-G03")
    void severalWithoutACityLeadThePersiansTogether() {
        PeriklesTable table = four("""
                leader athens red
                leader argos green
                holds black athens-double
                holds orange sparta-double
                locations pylos
                """);
        table.run(new TakeControl.Begin(), new CommitOrder.Next(table.seat("black")))
                .asks("black", SendForces.Choose.class)
                .choose("attack pylos persia hoplite 2", "attack pylos persia hoplite 2")
                .asks("orange", SendForces.Choose.class)
                .offers("attack pylos persia hoplite 3")
                .offersNot("attack pylos persia hoplite 2");
    }

    @Test
    @Covers({"PK-G06", "PK-G09", "PK-G10"})
    void oneCounterForEachCityFromSpartasLeaderClockwise() {
        PeriklesTable table = control("""
                first red
                leader sparta black
                leader athens red
                leader corinth black
                leader argos orange
                leader megara green
                dead megara hoplite 1 2
                dead sparta hoplite 2 1
                dead athens hoplite 3
                dead corinth trireme 1
                dead argos hoplite 2
                dead thebes hoplite 1
                dead thebes trireme 1
                """);
        assertThat(table.asksNobody().all(Recovered.class))
                .extracting(Recovered::city)
                .containsExactly(Power.SPARTA, Power.CORINTH, Power.ARGOS, Power.ATHENS, Power.MEGARA);
        assertThat(table.dead(Power.SPARTA, UnitType.HOPLITE)).containsExactly(2);
        assertThat(table.dead(Power.THEBES, UnitType.HOPLITE))
                .as("nobody leads Thebes")
                .containsExactly(1);
        assertThat(table.dead(Power.THEBES, UnitType.TRIREME)).containsExactly(1);
        assertThat(table.strengths(Power.PERSIA, UnitType.HOPLITE, Forces.DEAD)).isEmpty();
    }

    @Test
    @Covers("PK-G07")
    void theLeaderChoosesTheTypeAndGetsTheWeakest() {
        PeriklesTable table = control("""
                        leader sparta black
                        leader athens red
                        dead athens hoplite 3 2
                        dead athens trireme 4 3
                        """)
                .asks("red", ChooseRecovery.Choose.class)
                .offersOnly("recover hoplite", "recover trireme")
                .choose("recover trireme")
                .asksNobody();
        assertThat(table.dead(Power.ATHENS, UnitType.TRIREME)).containsExactly(4);
        assertThat(table.dead(Power.ATHENS, UnitType.HOPLITE)).containsExactly(2, 3);
        assertThat(table.last(Recovered.class))
                .isEqualTo(new Recovered(Power.ATHENS, table.seat("red"), UnitType.TRIREME, 3));
    }

    @Test
    @Covers("PK-G08")
    void aRecoveredCounterCanBeUsedAtOnce() {
        PeriklesTable table = three("""
                leader megara red
                dead megara hoplite 1
                holds red athens-double
                locations pylos
                """);
        table.run(new TakeControl.Begin(), new CommitOrder.Next(table.seat("red")))
                .offers("attack pylos megara hoplite 1");
    }

    @Test
    @Covers("PK-G11")
    void spartasLeaderNamesWhoCommitsFirst() {
        PeriklesTable table = four("""
                first red
                leader sparta green
                leader athens red
                leader argos black
                leader thebes orange
                holds red any
                holds green any
                holds black any
                holds orange any
                """);
        table.run(new FirstToCommit.Choose())
                .asks("green", FirstToCommit.Choose.class)
                .offersOnly("name red", "name green", "name black", "name orange")
                .choose("name black")
                .asks("black", SendForces.Choose.class);
    }

    @Test
    @Covers("PK-G12")
    void withoutALeaderOfSpartaTheFirstPlayerHasHisPrivileges() {
        PeriklesTable table = four("""
                first black
                leader athens red
                leader argos black
                dead athens hoplite 1
                dead argos hoplite 1
                holds red any
                """);
        table.run(new TakeControl.Begin(), new FirstToCommit.Choose()).asks("black", FirstToCommit.Choose.class);
        assertThat(table.all(Recovered.class))
                .extracting(Recovered::city)
                .isEqualTo(List.of(Power.ARGOS, Power.ATHENS));
    }
}
