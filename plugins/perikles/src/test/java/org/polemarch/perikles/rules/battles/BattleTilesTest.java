package org.polemarch.perikles.rules.battles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.three;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Target;
import org.polemarch.perikles.PeriklesTable;
import org.polemarch.perikles.Places;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.rules.battles.CombatRoll.ColumnFound;
import org.polemarch.perikles.rules.battles.CombatRoll.Thrown;
import org.polemarch.perikles.rules.common.SpecialTiles;
import org.polemarch.testkit.Covers;

/** 7 Brasidas, Phormio, Thessalian Allies and Persian Fleet, before the dice of a round. */
@Cites({"7/special-tiles", "7/advantage"})
class BattleTilesTest {

    private static final String ATTACKER_TWICE = "66116611";

    private static PeriklesTable battle(String position) {
        return three("turn 3\nleader athens red\nleader sparta green\nleader corinth black\n" + position)
                .run(new ResolveBattles.Next(0));
    }

    private static PeriklesTable dice(PeriklesTable table, String faces) {
        return table.dice(faces.chars().map(face -> face - '0').toArray());
    }

    @Test
    @Covers({"PK-O15", "PK-O18"})
    void brasidasDoublesTheSpartanHoplitesOfARound() {
        PeriklesTable table = battle("locations attica\nspecial black brasidas\n"
                + "attack attica sparta hoplite 2 3\nattack attica corinth hoplite 1\ndefend attica athens hoplite 3");
        table.asks("black", PlayBattleTile.Offer.class).offersOnly("pass", "play brasidas");
        dice(table, "11661166").choose("play brasidas");
        assertThat(table.last(ColumnFound.class).attack()).isEqualTo(2 * 5 + 1);
        assertThat(table.last(PlayBattleTile.Doubled.class)).isEqualTo(new PlayBattleTile.Doubled(11, 3));
        assertThat(table.dead(Power.SPARTA, UnitType.HOPLITE))
                .as("the weakest is lost as printed")
                .containsExactly(2);
    }

    @Test
    @Covers("PK-O16")
    void phormioDoublesTheAthenianTriremesOfARound() {
        PeriklesTable table = battle("locations pylos\nspecial red phormio\n"
                + "attack pylos athens trireme 2\nattack pylos athens hoplite 1\ndefend pylos sparta trireme 3");
        table.asks("red", PlayBattleTile.Offer.class).offersOnly("pass", "play phormio");
        dice(table, ATTACKER_TWICE).choose("play phormio");
        assertThat(table.last(ColumnFound.class)).isEqualTo(new ColumnFound(4, 3, "1:1", 8, 7));
        PeriklesTable defence = battle("locations naupactus\nspecial red phormio\n"
                + "attack naupactus sparta trireme 2\ndefend naupactus athens trireme 3");
        dice(defence, "11661166").choose("play phormio");
        assertThat(defence.last(ColumnFound.class).defence()).isEqualTo(6);
    }

    /** Brasidas in the hoplite round at Cythera does nothing for the triremes, nor in the next battle. */
    @Test
    @Covers("PK-O17")
    void aDoublingEndsWithItsRound() {
        PeriklesTable table = battle("""
                locations cythera attica
                special black brasidas
                attack cythera athens hoplite 1
                attack cythera athens trireme 1
                defend cythera sparta hoplite 1
                defend cythera sparta trireme 1
                attack attica sparta hoplite 1
                defend attica athens hoplite 1
                """);
        dice(table, "11661166" + "1166" + "11661166").choose("play brasidas");
        assertThat(table.all(ColumnFound.class))
                .extracting(found -> found.attack() + " " + found.defence())
                .containsExactly("1 2", "1 1", "1 1");
    }

    @Test
    @Covers({"PK-O19", "PK-O23"})
    void thessaliansGiveATokenInAHopliteRoundAndTheFleetInATriremeRound() {
        PeriklesTable thessalians = battle("locations attica\nspecial black thessalian-allies\n"
                + "attack attica sparta hoplite 1\ndefend attica athens hoplite 1");
        thessalians.offersOnly("pass", "play thessalian-allies attack", "play thessalian-allies defence");
        dice(thessalians, "11116611").choose("play thessalian-allies attack").takenBy(Places.ATTICA, "green");
        assertThat(thessalians.last(PlayBattleTile.TokenGiven.class).side()).isEqualTo(Side.ATTACK);
        assertThat(thessalians.all(Thrown.class)).containsExactly(new Thrown(2, 2, 1, 0), new Thrown(12, 2, 2, 0));
        PeriklesTable fleet = battle("locations pylos\nspecial black persian-fleet\n"
                + "attack pylos athens trireme 1\ndefend pylos sparta trireme 1");
        fleet.offersOnly("pass", "play persian-fleet attack", "play persian-fleet defence");
        dice(fleet, "1166").choose("play persian-fleet defence");
        assertThat(fleet.last(Thrown.class)).isEqualTo(new Thrown(2, 12, 0, 2));
    }

    @Test
    @Covers({"PK-O20", "PK-O21"})
    void notToASideThatHasATokenButToTheOther() {
        PeriklesTable table = battle("""
                locations pylos
                special black thessalian-allies
                attack pylos athens trireme 1
                attack pylos athens hoplite 1
                defend pylos sparta hoplite 1
                """);
        table.asks("black", PlayBattleTile.Offer.class)
                .offersOnly("pass", "play thessalian-allies defence")
                .refuses("play thessalian-allies attack", new PlayBattleTile.TokenHeld(Side.ATTACK));
        dice(table, "1166").choose("play thessalian-allies defence").takenBy(Places.PYLOS, "green");
        assertThat(table.last(Thrown.class)).as("it started one all").isEqualTo(new Thrown(2, 12, 1, 2));
    }

    @Test
    @Covers("PK-O22")
    void onlyInRoundsThatAreReallyFought() {
        battle("locations attica\nspecial green brasidas\nattack attica sparta hoplite 1")
                .asksNobody();
        battle("locations attica\nspecial green brasidas\ndefend attica athens hoplite 1")
                .asksNobody();
        PeriklesTable fought = battle("locations attica\nspecial green brasidas\n"
                + "attack attica sparta hoplite 1\ndefend attica athens hoplite 1");
        fought.asks("green", PlayBattleTile.Offer.class);
        assertThat(fought.all(ResolveBattles.Revealed.class))
                .as("after the reveal")
                .hasSize(1);
        assertThat(fought.all(Thrown.class)).as("before the dice").isEmpty();
    }

    /** In clockwise order from the turn's first player everybody is asked once. */
    @Test
    @Covers("PK-O24")
    void severalTilesMayBePlayedInOneRound() {
        PeriklesTable table = three("""
                        turn 3
                        first green
                        leader athens red
                        leader sparta green
                        leader corinth black
                        locations attica
                        special red plague
                        special green brasidas
                        special black thessalian-allies
                        attack attica sparta hoplite 2
                        defend attica athens hoplite 1
                        """).run(new ResolveBattles.Next(0));
        table.asks("green", PlayBattleTile.Offer.class)
                .choose("play brasidas")
                .asks("black", PlayBattleTile.Offer.class);
        dice(table, "6611").choose("play thessalian-allies attack");
        assertThat(table.kit().game().over())
                .as("both hoplite tiles are seen, so red is not asked")
                .isTrue();
        assertThat(table.all(SpecialTiles.Played.class))
                .extracting(SpecialTiles.Played::tile)
                .containsExactly(SpecialTile.BRASIDAS, SpecialTile.THESSALIAN_ALLIES);
    }

    /** Everybody is asked who may hold a tile as far as the others know; whoever does not has only "pass". */
    @Test
    void whoeverMightHoldATileIsAskedAndToldWhyHeCannotUseIt() {
        PeriklesTable table =
                battle("locations attica\nspecial red phormio\nspecial green plague\nspecial black brasidas\n"
                        + "attack attica corinth hoplite 2\ndefend attica athens hoplite 1");
        table.asks("red", PlayBattleTile.Offer.class)
                .offersOnly("pass")
                .refuses("play phormio", SpecialTiles.NotNow.of(SpecialTile.PHORMIO))
                .choose("pass")
                .asks("green", PlayBattleTile.Offer.class)
                .offersOnly("pass")
                .choose("pass")
                .asks("black", PlayBattleTile.Offer.class)
                .offersOnly("pass")
                .refuses("play brasidas", new PlayBattleTile.NothingToDouble(SpecialTile.BRASIDAS));
    }

    /** Corinth, led by the owner, is nowhere near the battle of Athens and Sparta. */
    @ParameterizedTest
    @CsvSource({
        "brasidas, attica, hoplite, play brasidas",
        "thessalian-allies, attica, hoplite, play thessalian-allies defence",
        "phormio, naupactus, trireme, play phormio",
        "persian-fleet, naupactus, trireme, play persian-fleet attack"
    })
    @Covers("PK-O23")
    void theOwnerNeedNotTakePartInTheBattle(String tile, String location, String type, String play) {
        PeriklesTable table = battle("locations " + location + "\nspecial black " + tile + "\nattack " + location
                + " sparta " + type + " 3\ndefend " + location + " athens " + type + " 3");
        table.asks("black", PlayBattleTile.Offer.class).offers(play);
        dice(table, ATTACKER_TWICE).choose(play);
        assertThat(table.last(SpecialTiles.Played.class).player()).isEqualTo(table.seat("black"));
    }

    @Test
    void phormioNeedsAthenianTriremesAndNoOthers() {
        battle("locations naupactus\nspecial black phormio\n"
                        + "attack naupactus corinth trireme 1\ndefend naupactus athens trireme 1")
                .asks("black", PlayBattleTile.Offer.class)
                .offersOnly("pass", "play phormio");
        PeriklesTable without =
                battle("leader megara red\nlocations leucas\nspecial red phormio\nspecial green perikles\n"
                        + "attack leucas sparta trireme 1\ndefend leucas corinth trireme 1");
        without.asks("red", PlayBattleTile.Offer.class)
                .offersOnly("pass")
                .refuses("play phormio", new PlayBattleTile.NothingToDouble(SpecialTile.PHORMIO));
    }

    @Test
    @Covers("PK-O21")
    void theAttackerMayBeHelpedWhenTheDefenderHasTheToken() {
        PeriklesTable table = battle("""
                locations pylos
                special black thessalian-allies
                attack pylos athens hoplite 1
                defend pylos sparta trireme 1
                defend pylos sparta hoplite 1
                """);
        table.asks("black", PlayBattleTile.Offer.class)
                .offersOnly("pass", "play thessalian-allies attack")
                .refuses("play thessalian-allies defence", new PlayBattleTile.TokenHeld(Side.DEFENCE));
    }

    /** A tile that may be played now is never called untimely. */
    @ParameterizedTest
    @CsvSource({
        "brasidas, attica, hoplite",
        "thessalian-allies, attica, hoplite",
        "phormio, naupactus, trireme",
        "persian-fleet, naupactus, trireme"
    })
    void aTileThatCanBePlayedIsNotRefused(String tile, String location, String type) {
        PeriklesTable table = battle("locations " + location + "\nspecial black " + tile + "\nattack " + location
                + " sparta " + type + " 3\ndefend " + location + " athens " + type + " 3");
        assertThat(table.kit().game().refusals())
                .noneMatch(refusal -> refusal.targets().contains(Target.card(tile)));
    }

    @Test
    void everybodyIsAskedOnceInARound() {
        PeriklesTable table = battle("first red\nlocations attica\nspecial red thessalian-allies\n"
                + "attack attica sparta hoplite 1\ndefend attica athens hoplite 1");
        table.asks("red", PlayBattleTile.Offer.class);
        dice(table, ATTACKER_TWICE).choose("pass").asksNobody();
    }
}
