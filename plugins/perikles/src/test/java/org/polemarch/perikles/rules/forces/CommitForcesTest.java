package org.polemarch.perikles.rules.forces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.four;
import static org.polemarch.perikles.PeriklesTable.three;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.perikles.Kinds;
import org.polemarch.perikles.PeriklesTable;
import org.polemarch.perikles.Places;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.rules.battles.Casualties;
import org.polemarch.perikles.rules.battles.ResolveBattles;
import org.polemarch.perikles.rules.forces.CommitOrder.TileUsed;
import org.polemarch.perikles.view.PeriklesView;
import org.polemarch.testkit.Covers;

/** 4.5 Committing forces: order, sending, additional forces, main and allied forces. */
@Cites({"4.5/order", "4.5/sending", "4.5/additional", "4.5/main", "4.5/restrictions"})
class CommitForcesTest {

    private static final String LEADERS = """
            leader athens red
            leader sparta green
            leader corinth black
            locations pylos sicily amphipolis delium mantinea leucas megara-battle
            """;

    private static PeriklesTable commit(String first, String position) {
        PeriklesTable table = three(LEADERS + position);
        return table.run(new CommitOrder.Next(table.seat(first)));
    }

    /** Red is named; black has no tile with two shards and is skipped until the others have used theirs. */
    @Test
    @Covers({"PK-H01", "PK-H02", "PK-H03", "PK-H04", "PK-C08"})
    void twoShardsBeforeOneClockwiseFromTheNamedPlayer() {
        PeriklesTable table = commit("red", """
                holds red athens-double sparta-candidate
                holds green sparta-double argos-double any
                holds black any
                """);
        table.choose("done").asks("green", SendForces.Choose.class);
        table.choose("done").asks("green", SendForces.Choose.class);
        assertThat(table.view("red").players().get(1).tiles()).containsExactly(Kinds.ANY);
        table.choose("done").asks("black", SendForces.Choose.class);
        table.choose("done").asks("red", SendForces.Choose.class);
        table.choose("done").asks("green", SendForces.Choose.class);
        table.choose("done").asksNobody();
        assertThat(table.all(TileUsed.class))
                .extracting(used -> used.player().id() + " " + used.tile().id())
                .containsExactly(
                        "red athens-double",
                        "green sparta-double",
                        "green argos-double",
                        "black any",
                        "red sparta-candidate",
                        "green any");
    }

    @Test
    @Covers({"PK-H05", "PK-H07", "PK-H08"})
    void anyCountersOfHisGoAnywhereWhateverTheTile() {
        PeriklesTable table = commit("red", "leader megara red\nholds red thebes-double");
        table.offers(
                        "attack pylos athens hoplite 3",
                        "attack sicily megara trireme 3",
                        "defend amphipolis athens hoplite 1")
                .choose("attack pylos athens hoplite 3")
                .offers("attack pylos athens trireme 4", "defend amphipolis megara hoplite 2")
                .choose("defend amphipolis megara hoplite 2");
        assertThat(table.standing(Places.PYLOS, Side.ATTACK, Power.ATHENS, UnitType.HOPLITE))
                .isEqualTo(1);
        assertThat(table.standing(Places.AMPHIPOLIS, Side.DEFENCE, Power.MEGARA, UnitType.HOPLITE))
                .isEqualTo(1);
        PeriklesTable same = commit("red", "holds red thebes-double")
                .choose("attack pylos athens hoplite 3", "attack pylos athens hoplite 3");
        assertThat(same.standing(Places.PYLOS, Side.ATTACK, Power.ATHENS, UnitType.HOPLITE))
                .isEqualTo(2);
    }

    @Test
    @Covers({"PK-H06", "PK-H09"})
    void noneOneOrTwoCountersAndTheTileIsUsedInAnyCase() {
        PeriklesTable none = commit("red", "holds red any").choose("done").asksNobody();
        assertThat(none.state().tiles().held(0)).isZero();
        assertThat(none.state().tiles().used().toArray())
                .containsExactly(none.state().data().indexOf(Kinds.ANY));
        commit("red", "holds red any")
                .choose("attack pylos athens hoplite 1", "done")
                .asksNobody();
        commit("red", "holds red any")
                .choose("attack pylos athens hoplite 1", "attack pylos athens hoplite 1")
                .asksNobody();
    }

    @Test
    @Covers("PK-H10")
    void whoHasNoCountersLeftUsesUpHisTilesWithoutBeingAsked() {
        PeriklesTable table = commit("red", """
                leader megara red
                leader athens green
                holds red any athens-double
                dead megara hoplite 1 2
                dead megara trireme 1 2 3
                """);
        table.asksNobody();
        assertThat(table.all(TileUsed.class)).hasSize(2);
        assertThat(table.state().tiles().held(0)).isZero();
    }

    @Test
    @Covers({"PK-H11", "PK-H12", "PK-H14", "PK-H16"})
    void forACubeTwoMoreCountersOfThatCity() {
        PeriklesTable table = commit("red", "leader megara red\ncubes athens red 2\ncubes sparta red 3\nholds red any");
        table.choose("attack pylos athens hoplite 1", "attack pylos megara hoplite 1")
                .asks("red", AdditionalForces.Choose.class)
                .offers("attack sicily athens trireme 1", "done")
                .offersNot("attack sicily megara trireme 1")
                .refuses("attack sicily megara trireme 1", new AdditionalForces.NoCubeToPay(Power.MEGARA))
                .cubes(Power.ATHENS, 2, 0, 0)
                .choose("attack sicily athens trireme 1")
                .cubes(Power.ATHENS, 1, 0, 0)
                .asks("red", AdditionalForces.Choose.class)
                .choose("defend amphipolis athens trireme 1")
                .cubes(Power.ATHENS, 1, 0, 0)
                .cubes(Power.SPARTA, 3, 0, 0)
                .asksNobody();
        assertThat(table.all(Deployment.Sent.class)).hasSize(4);
    }

    @Test
    void theSecondAdditionalCounterIsOfTheSameCity() {
        commit("red", "leader megara red\ncubes athens red 2\ncubes megara red 2\nholds red any")
                .choose("done", "attack sicily athens trireme 1")
                .offersNot("attack sicily megara trireme 1")
                .refuses("attack sicily megara trireme 1", new AdditionalForces.OneCityOnly(Power.ATHENS));
    }

    /** He is asked once more because he may hold the Slave Revolt. */
    @Test
    void aThirdAdditionalCounterIsRefused() {
        commit("red", "special red brasidas\ncubes athens red 2\nholds red any")
                .choose("done", "attack sicily athens trireme 1", "attack sicily athens trireme 1")
                .asks("red", AdditionalForces.Choose.class)
                .offersOnly("done")
                .refuses("attack sicily athens trireme 2", new AdditionalForces.NoMoreAdditional(2));
    }

    @Test
    @Covers("PK-H13")
    void aLeaderOfThePersiansPaysWithACubeFromAnyCity() {
        PeriklesTable table = three("leader athens red\nleader sparta red\npersians green black\nlocations pylos\n"
                + "holds green any\ncubes thebes green 1\ncubes argos green 2\ncubes corinth black 3");
        table.run(new CommitOrder.Next(table.seat("green")))
                .choose("attack pylos persia hoplite 2", "attack pylos persia hoplite 3")
                .asks("green", AdditionalForces.Choose.class)
                .choose("attack pylos persia trireme 3")
                .asks("green", PayForPersians.Pay.class)
                .offersOnly("pay thebes", "pay argos")
                .choose("pay argos")
                .cubes(Power.ARGOS, 0, 1, 0)
                .asks("green", AdditionalForces.Choose.class)
                .choose("attack pylos persia trireme 3")
                .cubes(Power.ARGOS, 0, 1, 0)
                .asksNobody();
        PeriklesTable broke = three("leader athens red\npersians green black\nlocations pylos\nholds green any");
        broke.run(new CommitOrder.Next(broke.seat("green")))
                .choose("attack pylos persia hoplite 2", "attack pylos persia hoplite 3")
                .asksNobody();
    }

    @Test
    @Covers("PK-H15")
    void noCubeIsPaidForNothing() {
        commit("red", "cubes athens red 2\nholds red any")
                .choose("attack pylos athens hoplite 1", "attack pylos athens hoplite 1")
                .asks("red", AdditionalForces.Choose.class)
                .choose("done")
                .cubes(Power.ATHENS, 2, 0, 0)
                .asksNobody();
    }

    @Test
    @Covers("PK-H17")
    void whatIsSentStaysSent() {
        PeriklesTable table = commit("red", "holds red any athens-double\nholds green any");
        table.choose("attack pylos athens hoplite 3", "done").asks("green", SendForces.Choose.class);
        table.choose("done").asks("red", SendForces.Choose.class);
        assertThat(table.notations()).allMatch(move -> move.matches("(attack|defend|ask) .*|done"));
        assertThat(table.state().forces().strengthsInPool(Power.ATHENS.ordinal(), UnitType.HOPLITE.ordinal()))
                .isEqualTo(IndexSet.of(1, 2, 3));
        table.choose("attack pylos athens hoplite 3").offersNot("attack pylos athens hoplite 3");
        assertThat(table.standing(Places.PYLOS, Side.ATTACK, Power.ATHENS, UnitType.HOPLITE))
                .isEqualTo(2);
    }

    @Test
    @Covers({"PK-H18", "PK-R02"})
    void powerTypeAndSideArePublicButTheStrengthIsNot() {
        PeriklesTable table = commit("red", "holds red any").choose("attack pylos athens hoplite 3");
        PeriklesView.Place green = table.view("green").locations().get(0);
        assertThat(green.attackers().counters())
                .containsExactly(new PeriklesView.Stack(Power.ATHENS, UnitType.HOPLITE, Optional.empty(), 1));
        assertThat(table.view("green").force(Power.ATHENS).pool())
                .filteredOn(stack -> stack.type() == UnitType.HOPLITE)
                .containsExactly(new PeriklesView.Stack(Power.ATHENS, UnitType.HOPLITE, Optional.empty(), 5));
        assertThat(table.view("green").force(Power.ATHENS).unseen())
                .extracting(PeriklesView.Stack::count)
                .containsExactly(2, 2, 2);
        assertThat(table.view("red").locations().get(0).attackers().counters())
                .containsExactly(new PeriklesView.Stack(Power.ATHENS, UnitType.HOPLITE, Optional.of(3), 1));
        assertThat(table.seenBy("green"))
                .contains(new Deployment.SentFaceDown(
                        table.seat("red"), Side.ATTACK, Places.PYLOS, Power.ATHENS, UnitType.HOPLITE))
                .noneMatch(Deployment.Sent.class::isInstance);
        assertThat(table.seenBy("red")).anyMatch(Deployment.Sent.class::isInstance);
    }

    @Test
    @Covers("PK-H19")
    void theFirstPlayerOnASideCommandsIt() {
        PeriklesTable table = four("""
                leader athens red
                leader megara red
                leader argos green
                leader sparta black
                leader thebes orange
                locations pylos
                holds red athens-double
                holds green argos-double
                holds orange any
                """);
        table.run(new CommitOrder.Next(table.seat("red")))
                .main(Places.PYLOS, Side.ATTACK, "nobody")
                .choose("attack pylos megara hoplite 1")
                .main(Places.PYLOS, Side.ATTACK, "red")
                .choose("attack pylos athens hoplite 1")
                .choose("attack pylos argos hoplite 3", "done")
                .main(Places.PYLOS, Side.ATTACK, "red")
                .main(Places.PYLOS, Side.DEFENCE, "nobody");
        assertThat(table.state().powersOfCommander(table.state().forces().main(Forces.line(0, Side.ATTACK))))
                .as("the main force is of all cities of red")
                .isEqualTo(IndexSet.of(Power.ATHENS.index(), Power.MEGARA.index()));
    }

    @Test
    @Covers("PK-H22")
    void thePersianLeadersAreOnePlayer() {
        PeriklesTable table = four("""
                leader athens red
                leader sparta red
                leader argos green
                persians black orange
                locations pylos mantinea
                holds black argos-double
                holds orange athens-double
                """);
        table.run(new CommitOrder.Next(table.seat("black")))
                .choose("attack pylos persia hoplite 2", "done")
                .main(Places.PYLOS, Side.ATTACK, "persians")
                .asks("orange", SendForces.Choose.class)
                .choose("attack pylos persia hoplite 3")
                .main(Places.PYLOS, Side.ATTACK, "persians")
                .offersNot("defend pylos persia hoplite 3", "ask persia pylos")
                .refuses("defend pylos persia hoplite 3", new Restrictions.OtherSide(Places.PYLOS));
        assertThat(table.view("red").locations().get(0).attackers().main())
                .containsExactly(table.seat("black"), table.seat("orange"));
    }

    @Test
    @Covers("PK-H23")
    void nobodyAttacksACityHeLeadsWithAnyOfHisCounters() {
        commit("red", "leader megara red\nholds red any")
                .offersNot("attack amphipolis athens hoplite 1", "attack amphipolis megara hoplite 1")
                .refuses("attack amphipolis megara hoplite 1", new Restrictions.OwnCity(Power.ATHENS))
                .refuses("attack megara-battle athens hoplite 1", new Restrictions.OwnCity(Power.MEGARA));
    }

    @Test
    @Covers("PK-H24")
    void nobodyStandsOnBothSides() {
        commit("red", "leader megara red\npermit pylos megara\nholds red any")
                .offers("defend pylos megara hoplite 1")
                .choose("attack pylos athens hoplite 1")
                .offersNot("defend pylos megara hoplite 1")
                .refuses("defend pylos megara hoplite 1", new Restrictions.OtherSide(Places.PYLOS));
        commit("red", "leader megara red\npermit pylos megara\nholds red any")
                .choose("defend pylos megara hoplite 1")
                .offersNot("attack pylos athens hoplite 1")
                .refuses("attack pylos athens hoplite 1", new Restrictions.OtherSide(Places.PYLOS));
    }

    @Test
    @Covers("PK-H25")
    void noTriremesWhereOnlyHoplitesFight() {
        commit("red", "holds red any")
                .offers("attack mantinea athens hoplite 1", "attack pylos athens trireme 1")
                .offersNot("attack mantinea athens trireme 1")
                .refuses("attack mantinea athens trireme 1", new Restrictions.HoplitesOnly(Places.MANTINEA));
    }

    @Test
    @Covers("PK-H26")
    void theLeaderOfTheCityDefendsItWithAnyOfHisCities() {
        assertThat(commit("red", "leader megara red\nholds red any").notations())
                .contains("defend amphipolis athens hoplite 1", "defend amphipolis megara trireme 3")
                .containsAll(List.of("defend megara-battle athens trireme 4"))
                .doesNotContain("ask megara amphipolis");
    }

    @Test
    @Covers("PK-H06")
    void whoHasOnlyHoplitesLeftIsAsked() {
        PeriklesTable table = three("""
                leader megara red
                leader athens green
                locations pylos
                holds red any
                dead megara trireme 1 2 3
                """);
        table.run(new CommitOrder.Next(table.seat("red")))
                .asks("red", SendForces.Choose.class)
                .offers("attack pylos megara hoplite 1");
    }

    /** Thebes is allied with Athens and all seven locations are Athenian: it can only ask to defend them. */
    @Test
    @Covers("PK-I01")
    void whoCanDoNothingButAskIsAsked() {
        PeriklesTable table = three("""
                leader thebes red
                leader athens green
                locations amphipolis lesbos plataea naupactus potidea acarnania attica
                allied thebes athens
                holds red any
                """);
        table.run(new CommitOrder.Next(table.seat("red"))).asks("red", SendForces.Choose.class);
        assertThat(table.notations())
                .hasSize(8)
                .allMatch(move -> move.startsWith("ask thebes ") || move.equals("done"));
    }

    @Test
    @Covers("PK-H13")
    void theLogNamesTheCityThePersiansArePaidFrom() {
        PeriklesTable table = three("leader athens red\nleader sparta red\npersians green black\nlocations pylos\n"
                + "holds green any\ncubes thebes green 1\ncubes argos green 2");
        table.run(new CommitOrder.Next(table.seat("green")))
                .choose("attack pylos persia hoplite 2", "done", "attack pylos persia trireme 3")
                .refuses("pay athens", new PayForPersians.NoCubeThere(Power.ATHENS))
                .choose("pay thebes");
        assertThat(table.last(AdditionalForces.CubePaid.class))
                .isEqualTo(new AdditionalForces.CubePaid(table.seat("green"), Power.THEBES));
    }

    /** Sparta comes first, a friend second, and then Thebes of the same leader as Sparta. */
    @Test
    @Covers({"PK-H19", "PK-H20", "PK-H21"})
    void whoeverComesFirstCommandsWithAllHisCities() {
        PeriklesTable table = three("""
                leader sparta red
                leader thebes red
                leader corinth green
                leader athens black
                locations attica
                defend attica athens hoplite 3
                holds red any thebes-candidate
                holds green any
                """);
        table.run(new CommitOrder.Next(table.seat("red")))
                .choose("attack attica sparta hoplite 3", "done")
                .asks("green", SendForces.Choose.class)
                .choose("attack attica corinth hoplite 1", "done")
                .main(Places.ATTICA, Side.ATTACK, "red")
                .asks("red", SendForces.Choose.class)
                .choose("attack attica thebes hoplite 2", "done")
                .main(Places.ATTICA, Side.ATTACK, "red")
                .main(Places.ATTICA, Side.DEFENCE, "black");
        assertThat(table.state().playersOf(table.state().forces().main(0))).isEqualTo(IndexSet.of(0));
        // Thebes is main force and loses first, though Corinth's ally is weaker and Sparta came first.
        table.dice(1, 1, 6, 6, 1, 1, 6, 6).run(new ResolveBattles.Next(0)).usedAllChance();
        assertThat(table.all(Casualties.Lost.class))
                .containsExactly(new Casualties.Lost(Places.ATTICA, Power.THEBES, UnitType.HOPLITE, 2));
    }
}
