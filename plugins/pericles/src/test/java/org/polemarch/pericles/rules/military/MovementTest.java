package org.polemarch.pericles.rules.military;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Exit;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Theater;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

@Cites({"9.32", "9.33", "7.42", "12.1"})
class MovementTest {

    private static Table<PericlesState> march(PericlesTable table, Faction general, Theater theater, int moves) {
        return table.run(new Movement.March(general, theater, moves));
    }

    /** The first example of 9.32: hoplites sail from Athens to Corcyra only with naval parity in Athens. */
    @Test
    @Covers({"9.32u", "9.32g"})
    void athenianHoplitesSailToCorcyraWithNavalParity() {
        PericlesTable held = PericlesTable.war().at(Theater.ATHENS, "4 athens-land, 1 sparta-naval, 1 sparta-land");
        assertThat(exits(held, Piece.ATHENS_LAND, Theater.ATHENS).has(Theater.CORCYRA.index()))
                .isFalse();
        PericlesTable free =
                PericlesTable.war().at(Theater.ATHENS, "1 athens-land, 1 athens-naval, 2 sparta-naval, 3 sparta-land");
        assertThat(exits(free, Piece.ATHENS_LAND, Theater.ATHENS).has(Theater.CORCYRA.index()))
                .isTrue();
        march(free, Faction.ARISTOCRAT, Theater.CORCYRA, 2).offers("move athens-land athens corcyra");
    }

    private static IndexSet exits(PericlesTable table, Piece piece, Theater from) {
        return new Routes().exitsOf(table.state(), piece, from);
    }

    /** The second: Spartans cross from Ionia to Lesbos with land parity and a base in Ionia. */
    @Test
    @Covers({"9.32u", "9.32k", "9.32f"})
    void spartanHoplitesCrossToLesbosWithLandParityAndABase() {
        PericlesTable free = PericlesTable.war()
                .at(Theater.IONIA, "2 sparta-land, 1 peloponnesian-base, 3 athens-land, 5 athens-naval");
        march(free, Faction.AGIAD, Theater.LESBOS, 2).offers("move sparta-land ionia lesbos");
        PericlesTable noBase = PericlesTable.war().at(Theater.IONIA, "3 sparta-land, 1 peloponnesian-naval");
        assertThat(exits(noBase, Piece.SPARTA_LAND, Theater.IONIA)).isEqualTo(IndexSet.of(Theater.HELLESPONT.index()));
        assertThat(exits(noBase, Piece.PELOPONNESIAN_NAVAL, Theater.IONIA).has(Theater.LESBOS.index()))
                .isTrue(); // ships need no base there
        // Round by the Hellespont a fleet holds the strait, so no way is left.
        noBase.at(Theater.HELLESPONT, "9 delian-land, 8 athens-naval");
        march(noBase, Faction.AGIAD, Theater.LESBOS, 2)
                .offers("move peloponnesian-naval ionia lesbos")
                .refuses("move sparta-land ionia lesbos", new HeldUnits.BaseMissing(Piece.SPARTA_LAND, Theater.IONIA));
        PericlesTable noParity =
                PericlesTable.war().at(Theater.IONIA, "1 sparta-land, 1 peloponnesian-base, 3 athens-land");
        march(noParity, Faction.AGIAD, Theater.LESBOS, 2)
                .refuses(
                        "move sparta-land ionia lesbos",
                        new HeldUnits.Held(Piece.SPARTA_LAND, Theater.IONIA, Exit.A, 2, 3));
    }

    @Test
    @Covers({"9.32f", "9.32i", "9.32n", "9.32m"})
    void testACountsWhatIsLeftBehindBasesAndDoubleValues() {
        // 1 Delian and a base (3) stay against 3 yellow: equal is enough.
        PericlesTable equal =
                PericlesTable.war().at(Theater.THESSALIA, "2 delian-land, 1 delian-base, 3 peloponnesian-land");
        march(equal, Faction.ARISTOCRAT, Theater.MACEDONIA, 2).offers("move delian-land thessalia macedonia");
        // Two red are worth four: 3 stay against 4.
        PericlesTable red = PericlesTable.war().at(Theater.THESSALIA, "2 delian-land, 1 delian-base, 2 sparta-land");
        march(red, Faction.ARISTOCRAT, Theater.MACEDONIA, 2)
                .refuses(
                        "move delian-land thessalia macedonia",
                        new HeldUnits.Held(Piece.DELIAN_LAND, Theater.THESSALIA, Exit.A, 3, 4));
        // The red mover is worth two: of four, two stay against three.
        PericlesTable mover = PericlesTable.war().at(Theater.THESSALIA, "2 sparta-land, 3 delian-land");
        march(mover, Faction.AGIAD, Theater.MACEDONIA, 2)
                .refuses(
                        "move sparta-land thessalia macedonia",
                        new HeldUnits.Held(Piece.SPARTA_LAND, Theater.THESSALIA, Exit.A, 2, 3));
        // An enemy base holds with two.
        PericlesTable base = PericlesTable.war().at(Theater.THESSALIA, "2 delian-land, 1 peloponnesian-base");
        march(base, Faction.ARISTOCRAT, Theater.MACEDONIA, 2)
                .refuses(
                        "move delian-land thessalia macedonia",
                        new HeldUnits.Held(Piece.DELIAN_LAND, Theater.THESSALIA, Exit.A, 1, 2));
    }

    @Test
    @Covers({"9.32h", "9.32i", "9.32n"})
    void testsCAndDCountShips() {
        PericlesTable held =
                PericlesTable.war().at(Theater.SAMOS, "2 athens-naval, 3 peloponnesian-naval, 4 athens-land");
        march(held, Faction.ARISTOCRAT, Theater.CHIOS, 2)
                .refuses(
                        "move athens-naval samos chios",
                        new HeldUnits.Held(Piece.ATHENS_NAVAL, Theater.SAMOS, Exit.D, 2, 3));
        PericlesTable free = PericlesTable.war().at(Theater.SAMOS, "2 athens-naval, 2 peloponnesian-naval");
        march(free, Faction.ARISTOCRAT, Theater.CHIOS, 2).offers("move athens-naval samos chios"); // solid blue
        PericlesTable coast = PericlesTable.war().at(Theater.THESSALIA, "1 athens-naval, 1 peloponnesian-naval");
        march(coast, Faction.ARISTOCRAT, Theater.MACEDONIA, 2) // dark blue
                .refuses(
                        "move athens-naval thessalia macedonia",
                        new HeldUnits.Held(Piece.ATHENS_NAVAL, Theater.THESSALIA, Exit.C, 0, 1));
        PericlesTable open = PericlesTable.war().at(Theater.SPARTA, "1 sparta-naval, 1 athens-naval");
        march(open, Faction.AGIAD, Theater.CYCLADES, 2) // parallel blue
                .offersNot("move sparta-naval sparta cyclades");
    }

    @Test
    @Covers("9.32j")
    void shipsKeepOffRoadsAndHoplitesOffOpenWater() {
        PericlesTable table = PericlesTable.war().at(Theater.ATHENS, "1 athens-base, 1 athens-naval, 1 athens-land");
        // To Boeotia ships go only round by Chalcidice, Macedonia and Thessalia, hoplites by the road.
        assertThat(table.state().data().ways().naval(Theater.ATHENS).has(Theater.BOEOTIA.index()))
                .isFalse();
        PericlesTable boxed = PericlesTable.war()
                .at(Theater.MACEDONIA, "1 athens-naval, 1 athens-land")
                .at(Theater.THESSALIA, "5 sparta-land, 4 peloponnesian-naval")
                .at(Theater.CHALCIDICE, "5 peloponnesian-land, 4 sparta-naval");
        march(boxed, Faction.ARISTOCRAT, Theater.AMPHIPOLIS, 2)
                .offers("move athens-land macedonia amphipolis") // parallel brown
                .offersNot("move athens-naval macedonia amphipolis");
        PericlesTable sea = PericlesTable.war()
                .at(Theater.SPARTA, "1 sparta-land, 1 sparta-naval")
                .at(Theater.ATHENS, "4 athens-naval, 4 athens-land")
                .at(Theater.ISTHMUS, "9 delian-land, 8 delian-naval");
        march(sea, Faction.AGIAD, Theater.CYCLADES, 2)
                .offers("move sparta-naval sparta cyclades")
                .offersNot("move sparta-land sparta cyclades");
    }

    @Test
    @Covers("9.32l")
    void shipsNeedABaseToBeDraggedOverTheIsthmus() {
        PericlesTable none = PericlesTable.war().at(Theater.ISTHMUS, "1 athens-naval, 1 athens-land");
        PericlesState state = none.state();
        IndexSet exits = new Routes().exitsOf(state, Piece.ATHENS_NAVAL, Theater.ISTHMUS);
        assertThat(exits.has(Theater.NAUPACTUS.index())).isFalse();
        assertThat(new Routes()
                        .exitsOf(state, Piece.ATHENS_LAND, Theater.ISTHMUS)
                        .has(Theater.NAUPACTUS.index()))
                .isTrue();
        none.at(Theater.ISTHMUS, "1 delian-base");
        assertThat(new Routes()
                        .exitsOf(state, Piece.ATHENS_NAVAL, Theater.ISTHMUS)
                        .has(Theater.NAUPACTUS.index()))
                .isTrue();
        // The condition belongs to the line: it is tested in Naupactus too.
        PericlesTable west = PericlesTable.war().at(Theater.NAUPACTUS, "1 athens-naval");
        assertThat(new Routes()
                        .exitsOf(west.state(), Piece.ATHENS_NAVAL, Theater.NAUPACTUS)
                        .has(Theater.ISTHMUS.index()))
                .isFalse();
    }

    @Test
    @Covers({"9.32o", "9.32b", "9.32s", "3.2g"})
    void withoutEnemiesUnitsCrossAnyNumberOfTheatersFromManyPlaces() {
        PericlesTable table = PericlesTable.war()
                .at(Theater.ATHENS, "1 athens-naval")
                .at(Theater.HELLESPONT, "1 delian-land")
                .at(Theater.SPORADES, "1 delian-naval");
        march(table, Faction.ARISTOCRAT, Theater.AETOLIA, 3)
                .offers(
                        "move athens-naval athens aetolia",
                        "move delian-land hellespont aetolia",
                        "move delian-naval sporades aetolia");
    }

    @Test
    @Covers({"9.32c", "9.32d", "9.32e", "9.32s", "9.32t"})
    void aUnitStopsInTheExpeditionTheaterOrWhereItIsHeld() {
        PericlesTable table = PericlesTable.war()
                .at(Theater.ATHENS, "1 athens-base, 2 athens-land")
                .at(Theater.THESSALIA, "2 peloponnesian-land");
        // To Boeotia, or through Boeotia? No: it stops there. To Thessalia round by the north, where it is held.
        march(table, Faction.ARISTOCRAT, Theater.BOEOTIA, 1)
                .offersOnly("in-place", "move athens-land athens boeotia", "move athens-land athens thessalia")
                .choose("move athens-land athens thessalia")
                .asksNobody();
        // Where nothing holds it a unit may not stop: Thessalia empty, it cannot even start that way.
        PericlesTable empty = PericlesTable.war().at(Theater.ATHENS, "1 athens-base, 2 athens-land");
        march(empty, Faction.ARISTOCRAT, Theater.BOEOTIA, 1).offersOnly("in-place", "move athens-land athens boeotia");
    }

    @Test
    @Covers("9.32d")
    void aContestedTheaterThatCanBeLeftIsNoPlaceToStop() {
        // Enemy ships do not hold hoplites on a coast road: Thessalia can be left for Macedonia.
        PericlesTable table =
                PericlesTable.war().at(Theater.BOEOTIA, "1 athens-land").at(Theater.THESSALIA, "2 peloponnesian-naval");
        march(table, Faction.ARISTOCRAT, Theater.CHALCIDICE, 1)
                .offersOnly("in-place", "move athens-land boeotia chalcidice");
    }

    @Test
    @Covers("9.32d")
    void aTheaterThatCannotBeLeftForWantOfABaseIsNoPlaceToStopUnlessTheEnemyIsThere() {
        PericlesTable empty = PericlesTable.war().at(Theater.CORCYRA, "1 delian-base, 1 delian-land");
        march(empty, Faction.ARISTOCRAT, Theater.AETOLIA, 1).offersOnly("in-place", "move delian-land corcyra aetolia");
        PericlesTable enemies = PericlesTable.war()
                .at(Theater.CORCYRA, "1 delian-base, 1 delian-land")
                .at(Theater.SICILY, "1 peloponnesian-land");
        march(enemies, Faction.ARISTOCRAT, Theater.AETOLIA, 1).offers("move delian-land corcyra sicily");
    }

    @Test
    @Covers({"9.32a", "9.32p", "9.32q"})
    void everyMovedUnitUsesATokenAndDoesNotMoveAgain() {
        PericlesTable table = PericlesTable.war()
                .at(Theater.ATHENS, "1 athens-base, 1 athens-land, 2 athens-naval")
                .at(Theater.THESSALIA, "2 peloponnesian-land");
        march(table, Faction.ARISTOCRAT, Theater.BOEOTIA, 2)
                .choose("move athens-land athens thessalia")
                .refuses("move athens-land thessalia boeotia", new HeldUnits.HasMoved(Piece.ATHENS_LAND))
                .choose("move athens-naval athens boeotia")
                .asksNobody();
        // In a later expedition it may.
        table.state().board().restAll();
        assertThat(table.state().board().unmoved(Theater.THESSALIA, Piece.ATHENS_LAND))
                .isEqualTo(1);
    }

    @Test
    @Covers("9.32r")
    void aStoppedUnitCountsForThoseThatFollow() {
        PericlesTable table =
                PericlesTable.war().at(Theater.BOEOTIA, "3 athens-land").at(Theater.THESSALIA, "1 peloponnesian-land");
        march(table, Faction.ARISTOCRAT, Theater.MACEDONIA, 2)
                .offersOnly("in-place", "move athens-land boeotia thessalia", "move athens-land boeotia macedonia")
                .choose("move athens-land boeotia thessalia")
                .offersOnly("in-place", "move athens-land boeotia macedonia"); // one holds the way open now
    }

    @Test
    @Covers({"7.42b", "9.33a", "7.42d"})
    void atPeaceTheCityStatesKeepOutOfEachOthersTheaters() {
        PericlesTable table = PericlesTable.peace()
                .at(Theater.ATHENS, "1 athens-base, 2 athens-land, 2 delian-land")
                .at(Theater.BOEOTIA, "1 sparta-land");
        march(table, Faction.ARISTOCRAT, Theater.BOEOTIA, 2)
                .offers("move delian-land athens boeotia")
                .refuses("move athens-land athens boeotia", new HeldUnits.PeaceForbids(Theater.BOEOTIA));
        PericlesTable league = PericlesTable.peace()
                .at(Theater.ATHENS, "1 athens-base, 2 athens-land")
                .at(Theater.BOEOTIA, "1 peloponnesian-land, 1 peloponnesian-base");
        march(league, Faction.ARISTOCRAT, Theater.BOEOTIA, 2).offers("move athens-land athens boeotia");
        PericlesTable red = PericlesTable.peace()
                .at(Theater.SPARTA, "1 sparta-base, 2 sparta-land")
                .at(Theater.ISTHMUS, "1 athens-base");
        march(red, Faction.AGIAD, Theater.ISTHMUS, 2)
                .refuses("move sparta-land sparta isthmus", new HeldUnits.PeaceForbids(Theater.ISTHMUS));
        PericlesTable war = PericlesTable.war()
                .at(Theater.SPARTA, "1 sparta-base, 2 sparta-land")
                .at(Theater.ISTHMUS, "1 athens-base");
        march(war, Faction.AGIAD, Theater.ISTHMUS, 2).offers("move sparta-land sparta isthmus");
    }

    @Test
    @Covers({"7.42c", "9.33a", "9.33b"})
    void atPeaceTheyMayLeaveAndStillCount() {
        PericlesTable leaves = PericlesTable.peace().at(Theater.BOEOTIA, "3 athens-land, 1 sparta-land");
        march(leaves, Faction.ARISTOCRAT, Theater.THESSALIA, 2).offers("move athens-land boeotia thessalia");
        PericlesTable held = PericlesTable.peace().at(Theater.BOEOTIA, "2 athens-land, 1 sparta-land");
        march(held, Faction.ARISTOCRAT, Theater.THESSALIA, 2)
                .refuses(
                        "move athens-land boeotia thessalia",
                        new HeldUnits.Held(Piece.ATHENS_LAND, Theater.BOEOTIA, Exit.A, 1, 2));
    }

    @Test
    @Covers("7.42e")
    void atPeaceTheyMayFightWhereTheyAreButOnlyLeaguesComeToHelp() {
        PericlesTable table = PericlesTable.peace()
                .controlling(Faction.ARISTOCRAT, Faction.EURYPONTID)
                .tokens(5)
                .at(Theater.ATHENS, "1 athens-base, 2 athens-land, 2 delian-land")
                .at(Theater.BOEOTIA, "1 athens-land, 1 sparta-land");
        table.state().setStateShipReady(false);
        table.run(new MilitaryIssue.Command(Faction.ARISTOCRAT, Theater.BOEOTIA, false))
                .choose("assemble", "commit 3", "commit 0", "commit 0", "commit 0")
                .offers("move delian-land athens boeotia")
                .refuses("move athens-land athens boeotia", new HeldUnits.PeaceForbids(Theater.BOEOTIA))
                .choose("in-place");
        assertThat(table.state().battle()).isPresent();
    }

    @Test
    @Covers("12.1b")
    void argosDoesNotLeaveTheSpartaTheater() {
        PericlesTable table = PericlesTable.war().at(Theater.SPARTA, "1 delian-base, 3 argos-land, 1 delian-land");
        march(table, Faction.ARISTOCRAT, Theater.ISTHMUS, 2)
                .offers("move delian-land sparta isthmus")
                .refuses("move argos-land sparta isthmus", new HeldUnits.ArgosStays());
    }

    @Test
    @Covers({"13.2a", "13.21c"})
    void noUnitEntersTheEastOnceItIsClosed() {
        PericlesTable table = PericlesTable.war().at(Theater.SPORADES, "2 athens-naval");
        assertThat(new Routes()
                        .exitsOf(table.state(), Piece.ATHENS_NAVAL, Theater.SPORADES)
                        .has(Theater.EASTERN_MEDITERRANEAN.index()))
                .isFalse();
        PericlesState persianWar = PericlesTable.opening("14.2").state();
        assertThat(new Routes()
                        .exitsOf(persianWar, Piece.ATHENS_NAVAL, Theater.SPORADES)
                        .has(Theater.EASTERN_MEDITERRANEAN.index()))
                .isTrue();
    }
}
