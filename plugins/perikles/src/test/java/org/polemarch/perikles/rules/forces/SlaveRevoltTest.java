package org.polemarch.perikles.rules.forces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.three;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.perikles.PeriklesTable;
import org.polemarch.perikles.Places;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.rules.common.SpecialTiles;
import org.polemarch.perikles.rules.turn.EndOfTurn;
import org.polemarch.perikles.view.PeriklesView;
import org.polemarch.testkit.Covers;

/** 7 Slave Revolt, on the own turn of committing forces. */
@Cites({"7/special-tiles", "4.5/main"})
class SlaveRevoltTest {

    private static final String POSITION = """
            turn 3
            leader athens red
            leader sparta green
            leader corinth black
            special red slave-revolt
            locations pylos amphipolis mantinea
            holds red any
            """;

    private static PeriklesTable commit(String position) {
        PeriklesTable table = three(POSITION + position);
        return table.run(new CommitOrder.Next(table.seat("red")));
    }

    @Test
    @Covers({"PK-O09", "PK-O10"})
    void beforeOrAfterSendingFromThePoolOrFromOneLocation() {
        commit("attack amphipolis sparta hoplite 1 4\nattack mantinea sparta hoplite 2")
                .offers("play slave-revolt pool", "play slave-revolt amphipolis", "play slave-revolt mantinea")
                .offersNot("play slave-revolt pylos")
                .choose("attack pylos athens hoplite 1", "attack pylos athens hoplite 1")
                .asks("red", AdditionalForces.Choose.class)
                .offersOnly(
                        "play slave-revolt pool", "play slave-revolt amphipolis", "play slave-revolt mantinea", "done");
        PeriklesTable drawn =
                commit("attack amphipolis sparta hoplite 1 4 2").lots(1).choose("play slave-revolt amphipolis");
        assertThat(drawn.strengths(Power.SPARTA, UnitType.HOPLITE, Forces.REVOLTED))
                .as("the second of 1, 2 and 4")
                .containsExactly(2);
        assertThat(drawn.standing(Places.AMPHIPOLIS, Side.ATTACK, Power.SPARTA, UnitType.HOPLITE))
                .isEqualTo(2);
        drawn.asks("red", SendForces.Choose.class);
        PeriklesTable pool = commit("").lots(9).choose("play slave-revolt pool");
        assertThat(pool.strengths(Power.SPARTA, UnitType.HOPLITE, Forces.REVOLTED))
                .containsExactly(4);
    }

    @Test
    void notOnTheTurnOfOthers() {
        PeriklesTable table = three(POSITION + "holds green any");
        table.run(new CommitOrder.Next(table.seat("green"))).asks("green", SendForces.Choose.class);
        assertThat(table.notations()).noneMatch(move -> move.startsWith("play"));
    }

    @Test
    @Covers("PK-O11")
    void theCounterIsAtHomeForThisTurnAndBackInTheNext() {
        PeriklesTable table = three(POSITION + "holds green any");
        table.run(new CommitOrder.Next(table.seat("red"))).lots(0).choose("play slave-revolt pool", "done");
        assertThat(table.dead(Power.SPARTA, UnitType.HOPLITE)).isEmpty();
        table.asks("green", SendForces.Choose.class);
        assertThat(table.strengths(Power.SPARTA, UnitType.HOPLITE, Forces.POOL)).hasSize(9);
        table.choose("done").asksNobody();
        table.kit().run(new EndOfTurn.Begin());
        assertThat(table.strengths(Power.SPARTA, UnitType.HOPLITE, Forces.POOL)).hasSize(10);
    }

    @Test
    @Covers("PK-O12")
    void onlyTheSpartanLeaderSeesWhichCounterItIs() {
        PeriklesTable table = commit("attack amphipolis sparta hoplite 1 4").lots(1);
        table.choose("play slave-revolt amphipolis");
        assertThat(table.view("red").force(Power.SPARTA).home())
                .extracting(stack -> stack.strength().isPresent())
                .containsExactly(false);
        assertThat(table.view("green").force(Power.SPARTA).home())
                .extracting(stack -> stack.strength().orElseThrow())
                .containsExactly(4);
        assertThat(table.seenBy("red").get(table.seenBy("red").size() - 1))
                .as("all that is told of it")
                .isEqualTo(new SlaveRevolt.HopliteWentHome(Places.AMPHIPOLIS));
        assertThat(table.view("red").force(Power.SPARTA).unseen())
                .filteredOn(stack -> stack.type() == UnitType.HOPLITE)
                .extracting(PeriklesView.Stack::count)
                .as("all ten together")
                .containsExactly(2, 3, 3, 2);
    }

    @Test
    @Covers("PK-O13")
    void withoutSpartanLeaderOrHopliteThereIsNoRevolt() {
        PeriklesTable noLeader = three("leader athens red\nspecial red slave-revolt\nlocations pylos\nholds red any");
        noLeader.run(new CommitOrder.Next(noLeader.seat("red")));
        assertThat(noLeader.notations()).noneMatch(move -> move.startsWith("play"));
        noLeader.refuses("play slave-revolt pool", new SlaveRevolt.NobodyToRevolt());
        PeriklesTable noHoplite = commit("dead sparta hoplite 1 1 2 2 2 3 3 3 4 4");
        assertThat(noHoplite.notations()).noneMatch(move -> move.startsWith("play"));
        noHoplite
                .refuses("play slave-revolt pool", new SlaveRevolt.NobodyToRevolt())
                .choose("attack pylos athens hoplite 1", "attack pylos athens hoplite 1")
                .asksNobody();
    }

    @Test
    @Covers("PK-O14")
    void theNextCounterOfAnEmptiedSideDecidesWhoCommandsIt() {
        PeriklesTable table = three(POSITION + "leader argos red\nleader thebes black\nholds black sparta-candidate\n"
                + "attack mantinea sparta hoplite 1");
        table.run(new CommitOrder.Next(table.seat("red")))
                .main(Places.MANTINEA, Side.ATTACK, "green")
                .lots(0)
                .choose("play slave-revolt mantinea")
                .main(Places.MANTINEA, Side.ATTACK, "nobody")
                .choose("done")
                .asks("black", SendForces.Choose.class)
                .choose("attack mantinea thebes hoplite 1")
                .main(Places.MANTINEA, Side.ATTACK, "black");
        PeriklesTable two = commit("attack amphipolis sparta hoplite 1 4\nattack amphipolis corinth hoplite 1")
                .lots(0);
        two.choose("play slave-revolt amphipolis").main(Places.AMPHIPOLIS, Side.ATTACK, "green");
    }

    /** Green's last counter goes home; black's remains and commands the attack, and green may help the defence. */
    @Test
    @Covers({"PK-H19", "PK-H24"})
    void whenTheMainPlayersLastCounterGoesHomeAnAllyTakesCommand() {
        PeriklesTable table = PeriklesTable.four("""
                turn 3
                leader athens red
                leader sparta green
                leader thebes green
                leader corinth black
                special orange slave-revolt
                persians orange
                locations amphipolis
                attack amphipolis sparta hoplite 1
                attack amphipolis corinth hoplite 3
                permit amphipolis thebes
                holds orange any
                holds green any
                """);
        table.run(new CommitOrder.Next(table.seat("orange")))
                .main(Places.AMPHIPOLIS, Side.ATTACK, "green")
                .lots(0)
                .choose("play slave-revolt amphipolis")
                .main(Places.AMPHIPOLIS, Side.ATTACK, "black")
                .choose("done")
                .asks("green", SendForces.Choose.class)
                .choose("defend amphipolis thebes hoplite 1")
                .main(Places.AMPHIPOLIS, Side.DEFENCE, "green")
                .main(Places.AMPHIPOLIS, Side.ATTACK, "black");
        PeriklesTable persians = PeriklesTable.four("""
                leader athens red
                leader sparta green
                persians black orange
                special red slave-revolt
                locations amphipolis mantinea
                attack mantinea sparta hoplite 1
                attack mantinea persia hoplite 2
                holds red any
                """);
        persians.run(new CommitOrder.Next(persians.seat("red")))
                .refuses("play slave-revolt amphipolis", new SlaveRevolt.NobodyToRevolt())
                .lots(0)
                .choose("play slave-revolt mantinea")
                .main(Places.MANTINEA, Side.ATTACK, "persians");
    }

    /** A player with no counter left is still asked, because he might hold the tile, but only as long as he might. */
    @Test
    void whoMightHoldTheTileIsAskedEvenWithoutCounters() {
        String bare = """
                leader megara red
                leader athens green
                leader sparta green
                dead megara hoplite 1 2
                dead megara trireme 1 2 3
                holds red any
                locations pylos
                """;
        PeriklesTable held = three(bare + "special red slave-revolt");
        held.run(new CommitOrder.Next(held.seat("red"))).offersOnly("play slave-revolt pool", "done");
        PeriklesTable other = three(bare + "special red brasidas");
        other.run(new CommitOrder.Next(other.seat("red")))
                .offersOnly("done")
                .refuses("play brasidas", SpecialTiles.NotNow.of(SpecialTile.BRASIDAS));
        PeriklesTable played = three(bare);
        played.run(new CommitOrder.Next(played.seat("red"))).asksNobody();
    }

    @Test
    @Covers({"PK-O09", "PK-O01"})
    void afterSendingItTakesEffectAsBefore() {
        PeriklesTable table = commit("attack amphipolis sparta hoplite 1")
                .choose("attack pylos athens hoplite 1", "attack pylos athens hoplite 1")
                .asks("red", AdditionalForces.Choose.class)
                .lots(0)
                .choose("play slave-revolt amphipolis");
        assertThat(table.strengths(Power.SPARTA, UnitType.HOPLITE, Forces.REVOLTED))
                .containsExactly(1);
        assertThat(table.state().specials().playedBy(0)).isTrue();
        table.asksNobody();
    }

    /** Red has nothing to send; the only Spartan hoplite stands among the attackers of the first location. */
    @Test
    @Covers("PK-O09")
    void whoCouldDoNothingElseIsAskedForTheRevolt() {
        PeriklesTable table = three("""
                turn 3
                leader megara red
                leader sparta green
                special red slave-revolt
                locations amphipolis
                dead megara hoplite 1 2
                dead megara trireme 1 2 3
                dead sparta hoplite 1 2 2 2 3 3 3 4 4
                attack amphipolis sparta hoplite 1
                holds red any
                """);
        table.run(new CommitOrder.Next(table.seat("red")))
                .asks("red", SendForces.Choose.class)
                .offersOnly("play slave-revolt amphipolis", "done");
    }
}
