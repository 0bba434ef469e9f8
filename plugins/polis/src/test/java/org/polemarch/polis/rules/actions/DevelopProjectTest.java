package org.polemarch.polis.rules.actions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.polemarch.api.cite.Cites;
import org.polemarch.polis.Named;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.data.ProjectTile;
import org.polemarch.polis.data.ProjectTile.Amount;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Project;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.endofround.Projects;
import org.polemarch.testkit.Covers;

@Cites({"develop-project", "end-of-round/projects"})
class DevelopProjectTest {

    @Test
    @Covers("P090")
    void aTileOnOfferInAPolisOfTheLeagueThatItNames() {
        PolisTable.of("offer koilon zeus | athens iron 9 wood 9 silver 9 | thibae athens 3 | korinthos sparta 4")
                .turn("athens")
                .offers("develop koilon athinae", "develop koilon thibae")
                .refuses("develop koilon korinthos", new Barred.NotYours(Polis.KORINTHOS, "develop-project"))
                .refuses("develop zeus athinae", new DevelopProject.WrongPolis(Named.project("zeus"), Polis.ATHINAE))
                .offersNot("develop skini athinae");
    }

    @Test
    @Covers("P091")
    void aPolisDevelopsOneProjectARound() {
        PolisTable.of("offer koilon myron | athens iron 9 wood 9 silver 9 | site skini athinae | thibae athens 3")
                .turn("athens")
                .offers("develop koilon thibae")
                .refuses("develop koilon athinae", new DevelopProject.Busy(Polis.ATHINAE));
    }

    @Test
    @Covers("P091")
    void overSeveralRoundsAPolisMayCollectSeveral() {
        PolisTable.of("offer koilon | athens iron 9 wood 9 silver 9 | done skini athinae")
                .turn("athens")
                .choose("develop koilon athinae")
                .choose("move-proxenos chalkis by-land");
    }

    @Test
    @Covers("P092")
    void theCostIsPaid() {
        PolisTable.of("offer koilon | athens iron 2 wood 3 silver 4 wine 1")
                .turn("athens")
                .choose("develop koilon athinae")
                .stock("athens", "iron", 1)
                .stock("athens", "wood", 1)
                .stock("athens", "silver", 3)
                .stock("athens", "wine", 1);
        PolisTable.of("offer koilon | athens iron 1 wood 1")
                .turn("athens")
                .refuses(
                        "develop koilon athinae",
                        new DevelopProject.CannotAfford(
                                Named.project("koilon"),
                                List.of(
                                        new Amount(1, Resource.IRON),
                                        new Amount(2, Resource.WOOD),
                                        new Amount(1, Resource.SILVER))));
    }

    @Test
    @Covers("P093")
    void eachTypeMayBePaidWhollyInSilver() {
        PolisTable.of("offer koilon | athens iron 9 wood 9 silver 9")
                .turn("athens")
                .offersAfter(
                        "develop koilon",
                        "athinae",
                        "athinae silver-for-iron",
                        "athinae silver-for-wood",
                        "athinae silver-for-iron silver-for-wood")
                .choose("develop koilon athinae silver-for-wood")
                .stock("athens", "iron", 8)
                .stock("athens", "wood", 9)
                .stock("athens", "silver", 6);
    }

    @Test
    @Covers("P093")
    void neverPartly() {
        PolisTable.of("offer koilon | athens iron 1 wood 1 silver 2")
                .turn("athens")
                .offersNoneAfter("develop");
    }

    @Test
    @Covers("P093")
    void wineAndWheatToo() {
        PolisTable.of("offer nemea | sparta silver 4 | argos sparta 3")
                .turn("sparta")
                .offersAfter("develop", "nemea argos silver-for-wine silver-for-wheat");
    }

    @Test
    @Covers("P094")
    void theTileLiesFaceDownAndIsNoLongerOnOffer() {
        PolisTable table = PolisTable.of("offer koilon | athens iron 9 wood 9 silver 9 | korinthos sparta 4"
                        + " | sparta iron 9 wood 9 silver 9")
                .turn("athens")
                .choose("develop koilon athinae", "move-proxenos chalkis by-land");
        assertThat(table.state().tiles().isRunning(Named.project("koilon"))).isTrue();
        assertThat(table.view("sparta").poleis().get(Polis.ATHINAE.index()).developing())
                .contains(Named.project("koilon"));
        assertThat(table.view("sparta").offer()).isEmpty();
        table.offersNoneAfter("develop");
    }

    @Test
    @Covers({"P095", "P221"})
    void prestigeIsGainedAtTheEndOfTheRoundByWhoeverControlsThePolis() {
        PolisTable.of("offer koilon | athens iron 9 wood 9 silver 9 | thibae athens 3")
                .turn("athens")
                .choose("develop koilon thibae")
                .prestige("athens", 5);
        PolisTable.of("site koilon thibae | thibae sparta 3")
                .run(new Projects.Step())
                .prestige("sparta", 7)
                .prestige("athens", 5);
    }

    @Test
    @Covers("P096")
    void projectsStayWithThePolisWhenItChangesSides() {
        PolisTable table = PolisTable.of("site koilon thibae | done skini thibae | thibae athens 3 | boiotia sparta 3")
                .dice(3)
                .turn("sparta")
                .choose("siege thibae");
        table.owner("thibae", "sparta");
        assertThat(table.view("athens").poleis().get(Polis.THIBAE.index()).developing())
                .contains(Named.project("koilon"));
        assertThat(table.view("athens").poleis().get(Polis.THIBAE.index()).completed())
                .containsExactly(Named.project("skini"));
        assertThat(table.view("athens").boards().get(Side.SPARTA.index()).projectPoints())
                .isEqualTo(1);
    }

    @Test
    @Covers("P096")
    void projectsStayWithThePolisWhenItBecomesNeutral() {
        PolisTable table = PolisTable.of("site koilon thibae | done skini thibae | thibae athens 1 | boiotia sparta 3")
                .dice(1)
                .turn("sparta")
                .choose("siege thibae");
        table.owner("thibae", "neutral");
        assertThat(table.state().tiles().isAt(Named.project("koilon"), Polis.THIBAE))
                .isTrue();
        assertThat(table.state().tiles().isAt(Named.project("skini"), Polis.THIBAE))
                .isTrue();
    }

    @Test
    @Covers("P096")
    void aCapturedPolisWithAProjectUnderWayCannotBeginAnother() {
        PolisTable.of("site koilon thibae | thibae athens 3 | boiotia sparta 3 | offer skini"
                        + " | sparta iron 9 wood 9 silver 9")
                .dice(3)
                .turn("sparta")
                .choose("siege thibae")
                .refuses("develop skini thibae", new DevelopProject.Busy(Polis.THIBAE));
    }

    @Test
    @Covers("P099")
    void theEndGameValueCountsOnlyInTheFinalScore() {
        PolisTable table = PolisTable.of("site myron athinae").run(new Projects.Step());
        table.prestige("athens", 5 + 2);
        assertThat(table.outcome().of(Side.ATHENS.seat()).breakdown()).anySatisfy(line -> {
            assertThat(line.label()).isEqualTo("score.projects");
            assertThat(line.points()).isEqualTo(3);
        });
    }

    /** Every tile can be developed in every polis it names, costs what it shows and gives what it shows. */
    @ParameterizedTest
    @MethodSource("tiles")
    @Covers({"P090", "P092", "P221"})
    void everyTile(ProjectTile tile) {
        Project project = tile.project();
        for (Polis polis : tile.poleis().map(Polis::at)) {
            Side side = Named.data().polis(polis).capitalOf().orElse(Side.SPARTA);
            PolisTable table = PolisTable.of(
                    "offer " + project.id(),
                    polis.id() + " " + side.id() + " 1",
                    side.id() + " iron 9 wood 9 wine 9 silver 9 wheat 9");
            table.turn(side.id()).choose("develop " + project.id() + " " + polis.id());
            for (Resource resource : Resource.values()) {
                int cost = tile.cost().stream()
                        .filter(amount -> amount.resource() == resource)
                        .mapToInt(Amount::count)
                        .sum();
                table.stock(side.id(), resource.id(), 9 - cost);
            }
            PolisState after = table.state();
            table.run(new Projects.Step());
            assertThat(after.prestige(side)).isEqualTo(5 + tile.prestige());
            assertThat(table.view(side.id()).boards().get(side.index()).projectPoints())
                    .isEqualTo(tile.endGame());
        }
    }

    static List<ProjectTile> tiles() {
        return Named.data().projects();
    }

    /** The tiles as they are printed or, where no copy is known, reconstructed. */
    @ParameterizedTest
    @MethodSource("figures")
    void figuresOfEveryTile(Project project, String figures) {
        ProjectTile tile = Named.data().project(project);
        StringBuilder found = new StringBuilder();
        for (Amount amount : tile.cost()) {
            found.append(amount.count())
                    .append(' ')
                    .append(amount.resource().id())
                    .append(' ');
        }
        found.append(tile.prestige()).append('/').append(tile.endGame());
        assertThat(found).hasToString(figures);
    }

    static Stream<Object[]> figures() {
        return Stream.of(new Object[][] {
            {Named.project("protagoras"), "3 silver 2/1"},
            {Named.project("socrates"), "6 silver 4/2"},
            {Named.project("myron"), "2 wood 3 silver 2/3"},
            {Named.project("fidias"), "2 wood 4 silver 2/4"},
            {Named.project("apollo"), "2 iron 3 wood 2 silver 3/2"},
            {Named.project("zeus"), "3 iron 4 wood 3 silver 4/3"},
            {Named.project("koilon"), "1 iron 2 wood 1 silver 2/1"},
            {Named.project("skini"), "1 iron 2 wood 2 silver 3/1"},
            {Named.project("efebos"), "2 wood 1/0"},
            {Named.project("aphrodite"), "1 iron 2 wood 1/1"},
            {Named.project("dionysos"), "4 wine 2/0"},
            {Named.project("demeter"), "6 wine 3/0"},
            {Named.project("isthmia"), "2 wine 1 wheat 2/0"},
            {Named.project("nemea"), "2 wine 2 wheat 3/0"},
        });
    }

    @Test
    void aTileThatIsNotOnOfferIsRefused() {
        PolisTable.of("athens silver 9 wood 9 | offer zeus")
                .turn("athens")
                .refuses("develop myron athinae", new DevelopProject.NotOnOffer(Named.project("myron")));
    }
}
