package org.polemarch.polis.rules.actions;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.polis.Named;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.testkit.Covers;

class ProxenosTest {

    @Nested
    @Cites("move-proxenos")
    class Travelling {

        @Test
        @Covers({"P180", "P181"})
        void fromPolisToPolisByLandOrBySea() {
            PolisTable.of("proxenos sparta argos | proxenos athens chios")
                    .turn("sparta")
                    .offers(
                            "move-proxenos sparti by-land",
                            "move-proxenos thibae by-land",
                            "move-proxenos potidaea by-land",
                            "move-proxenos potidaea by-sea",
                            "move-proxenos samos by-sea",
                            "move-proxenos syrakousae by-sea")
                    .offersNot("move-proxenos argos by-land", "move-proxenos argos by-sea")
                    .refuses(
                            "move-proxenos samos by-land",
                            new MoveProxenos.NoSuchWay(Polis.SAMOS, MoveProxenos.Way.BY_LAND))
                    .choose("move-proxenos samos by-sea")
                    .proxenos("sparta", "samos");
        }

        @Test
        @Covers("P181")
        void aSeaWayUsesPortsNotCoasts() {
            PolisTable.of("proxenos sparta thibae | proxenos athens chios")
                    .turn("sparta")
                    .refuses(
                            "move-proxenos samos by-sea",
                            new MoveProxenos.NoSuchWay(Polis.SAMOS, MoveProxenos.Way.BY_SEA));
        }

        @Test
        @Covers("P182")
        void enemyControlDoesNotStopIt() {
            PolisTable.of("boiotia sparta 3 | kyklades sparta 3 | athens silver 3")
                    .turn("athens")
                    .choose("move-proxenos thibae by-land")
                    .stock("athens", "silver", 0)
                    .proxenos("athens", "thibae");
        }

        @Test
        @Covers("P183")
        void oneSilverToTheBankForEachEnemyUnitOnTheWayEndsIncluded() {
            PolisTable.of("attika sparta 1 | boiotia sparta 2 | thessalia sparta 3 | athens silver 9"
                            + " | kyklades sparta 3 | boiotia athens 3")
                    .turn("athens")
                    .choose("move-proxenos nafpaktos by-land")
                    .stock("athens", "silver", 9 - 6)
                    .stock("sparta", "silver", 0);
            PolisTable.of("attika sparta 1 | boiotia sparta 2 | thessalia sparta 3 | athens silver 5")
                    .turn("athens")
                    .refuses(
                            "move-proxenos nafpaktos by-land",
                            new Barred.TooPoor(5, 6, Resource.SILVER, "move-proxenos"));
        }

        @Test
        @Covers("P183")
        void bySeaOnlyGalleysAreBribed() {
            PolisTable.of("attika sparta 3 | kyklades sparta 1 | thrakiko sparta 1 | noties-sporades sparta 3"
                            + " | makedonia sparta 3 | athens silver 9")
                    .turn("athens")
                    .choose("move-proxenos potidaea by-sea")
                    .stock("athens", "silver", 7);
        }

        @Test
        @Covers("P183")
        void theCheapestWayIsTaken() {
            PolisTable.of("boiotia sparta 3 | athens silver 9 | kyklades sparta 2")
                    .turn("athens")
                    .choose("move-proxenos argos by-land")
                    .stock("athens", "silver", 9);
        }

        @Test
        @Covers("P184")
        void noPrestige() {
            PolisTable.of("athens prestige 0")
                    .turn("athens")
                    .choose("move-proxenos chalkis by-land")
                    .prestige("athens", 0);
        }

        @Test
        @Covers("P185")
        void korinthosLinksKykladesAndIonion() {
            PolisTable.of("myrtoon sparta 3")
                    .turn("athens")
                    .refuses("move-proxenos gela by-sea", new Barred.TooPoor(0, 3, Resource.SILVER, "move-proxenos"));
            PolisTable.of("myrtoon sparta 3 | korinthos athens 4")
                    .turn("athens")
                    .offers("move-proxenos gela by-sea");
        }

        /** Kyklades to Ionion costs the one Galley in Ionion; around the Peloponnese three more wait in Myrtoon. */
        @Test
        @Covers("P185")
        void theBribesAreThoseOfTheIsthmus() {
            PolisTable.of("myrtoon sparta 3 | ionion sparta 1 | athens silver 1")
                    .turn("athens")
                    .refuses("move-proxenos gela by-sea", new Barred.TooPoor(1, 4, Resource.SILVER, "move-proxenos"));
            PolisTable.of("myrtoon sparta 3 | ionion sparta 1 | athens silver 1 | korinthos athens 4")
                    .turn("athens")
                    .choose("move-proxenos gela by-sea")
                    .stock("athens", "silver", 0);
        }

        @Test
        @Covers("P186")
        void notIntoAPolisWithTheEnemyProxenos() {
            PolisTable.of("proxenos sparta thibae")
                    .turn("athens")
                    .refuses("move-proxenos thibae by-land", new MoveProxenos.Taken(Polis.THIBAE));
        }

        @Test
        @Covers("P187")
        void islandsAreOrdinaryForLandWays() {
            PolisTable.of("proxenos sparta sparti")
                    .turn("sparta")
                    .offers("move-proxenos kerkyra by-land", "move-proxenos chalkis by-land");
        }

        @Test
        @Covers("P188")
        void epidamnosAndAbdiraOnlyBySeaSpartiAndThibaeOnlyByLand() {
            PolisTable.of("proxenos sparta pylos")
                    .turn("sparta")
                    .offers("move-proxenos epidamnos by-sea", "move-proxenos abdira by-sea")
                    .offers("move-proxenos sparti by-land", "move-proxenos thibae by-land")
                    .offersNot(
                            "move-proxenos epidamnos by-land",
                            "move-proxenos abdira by-land",
                            "move-proxenos sparti by-sea",
                            "move-proxenos thibae by-sea");
            PolisTable.of("proxenos sparta thibae")
                    .turn("sparta")
                    .offersNot("move-proxenos epidamnos by-land", "move-proxenos epidamnos by-sea");
            PolisTable.of("proxenos sparta abdira")
                    .turn("sparta")
                    .offersNot("move-proxenos sparti by-land", "move-proxenos sparti by-sea");
        }
    }

    @Nested
    @Cites("civil-war")
    class CivilWars {

        @Test
        @Covers("P190")
        void theProxenosMustStandInANeutralOrEnemyPolisThatIsNoCapital() {
            PolisTable.of("proxenos athens thibae | athens silver 20")
                    .turn("athens")
                    .offersAfter("civil-war", "thibae");
            PolisTable.of("proxenos athens thibae | thibae sparta 1 | athens silver 20")
                    .turn("athens")
                    .offersAfter("civil-war", "thibae");
            PolisTable.of("athens silver 20")
                    .turn("athens")
                    .offersNoneAfter("civil-war")
                    .refuses("civil-war athinae", new CivilWar.YourOwn(Polis.ATHINAE))
                    .refuses("civil-war thibae", new CivilWar.NoProxenos(Polis.THIBAE));
            PolisTable.of("proxenos athens sparti | proxenos sparta argos | athens silver 20")
                    .turn("athens")
                    .refuses("civil-war sparti", new CivilWar.Capital(Polis.SPARTI));
        }

        @Test
        @Covers("P191")
        void twiceTheBaseOfANeutralPolisThriceThePopulationOfAnEnemyOne() {
            PolisTable.of("proxenos athens thibae | athens silver 6")
                    .turn("athens")
                    .choose("civil-war thibae")
                    .stock("athens", "silver", 0)
                    .stock("sparta", "silver", 0);
            PolisTable.of("proxenos athens thibae | athens silver 5")
                    .turn("athens")
                    .refuses("civil-war thibae", new Barred.TooPoor(5, 6, Resource.SILVER, "civil-war"));
            PolisTable.of("proxenos athens thibae | thibae sparta 2 | athens silver 7")
                    .turn("athens")
                    .choose("civil-war thibae")
                    .stock("athens", "silver", 1)
                    .stock("sparta", "silver", 0);
            PolisTable.of("proxenos athens thibae | thibae sparta 2 | athens silver 5")
                    .turn("athens")
                    .refuses("civil-war thibae", new Barred.TooPoor(5, 6, Resource.SILVER, "civil-war"));
        }

        @Test
        @Covers("P192")
        void thePolisJoinsWithItsProjectsAndCubesOfTheNewLeague() {
            PolisTable table = PolisTable.of("proxenos athens thibae | thibae sparta 2 | athens silver 6"
                    + " | site koilon thibae | done skini thibae");
            int cubes = table.state().pieces(Side.SPARTA, Piece.CUBE);
            table.turn("athens").choose("civil-war thibae");
            table.owner("thibae", "athens").population("thibae", 2);
            assertThat(table.state().pieces(Side.SPARTA, Piece.CUBE)).isEqualTo(cubes + 2);
            assertThat(table.state().tiles().isAt(Named.project("koilon"), Polis.THIBAE))
                    .isTrue();
            assertThat(table.state().tiles().isAt(Named.project("skini"), Polis.THIBAE))
                    .isTrue();
            PolisTable.of("proxenos athens thibae | athens silver 6")
                    .turn("athens")
                    .choose("civil-war thibae")
                    .population("thibae", 3);
        }

        @Test
        @Covers("P193")
        void prestigeForThePopulationBribed() {
            PolisTable.of("proxenos athens thibae | athens silver 6")
                    .turn("athens")
                    .choose("civil-war thibae")
                    .prestige("athens", 8);
            PolisTable.of("proxenos athens thibae | thibae sparta 2 | athens silver 6")
                    .turn("athens")
                    .choose("civil-war thibae")
                    .prestige("athens", 7);
        }

        @Test
        @Covers("P194")
        void epidamnosAndAbdiraToo() {
            PolisTable.of("proxenos athens abdira | athens silver 2")
                    .turn("athens")
                    .choose("civil-war abdira")
                    .owner("abdira", "athens")
                    .population("abdira", 1);
            PolisTable.of("proxenos sparta epidamnos | sparta silver 2")
                    .turn("sparta")
                    .choose("civil-war epidamnos")
                    .owner("epidamnos", "sparta");
        }
    }

    @Test
    @Cites("move-proxenos")
    void aRefusedJourneyNamesItsBribe() {
        PolisTable table = PolisTable.of("athens silver 1 | boiotia sparta 2 | megaris sparta 2 | kyklades sparta 3")
                .turn("athens");
        table.refuses("move-proxenos thibae by-land", new Barred.TooPoor(1, 2, Resource.SILVER, "move-proxenos"));
        assertThat(table.game().refusals())
                .flatExtracting(each -> each.move().stream().toList())
                .filteredOn(move -> move.notation().equals("move-proxenos thibae by-land"))
                .extracting(PolisTable.words()::say)
                .containsExactly("Move your Proxenos to Thibae by land (bribes: 2 Silver)");
        table.refuses("move-proxenos athinae by-land", new MoveProxenos.AlreadyThere(Polis.ATHINAE));
        assertThat(PolisTable.of("athens silver 1").turn("athens").game().moves())
                .filteredOn(each -> each.notation().equals("move-proxenos thibae by-land"))
                .extracting(PolisTable.words()::say)
                .containsExactly("Move your Proxenos to Thibae by land (bribes: 0 Silver)");
    }
}
