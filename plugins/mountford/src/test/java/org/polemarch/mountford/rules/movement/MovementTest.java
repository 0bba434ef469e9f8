package org.polemarch.mountford.rules.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.in;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.where;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.March;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.armies.RouteMap;
import org.polemarch.mountford.rules.armies.Routes;
import org.polemarch.mountford.rules.specials.CampaignObjective;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Sections 3 to 3.5: routes, transport, isthmus, storm, unfamiliar country, interception. */
@Cites({"3", "3.1", "3.2", "3.3"})
class MovementTest {

    private final Armies armies = rule(Armies.class);
    private final Routes routes = rule(Routes.class);

    private static Table<MountfordState> advance(Field field, String leader, int... dice) {
        return field.campaign(leader).dice(dice).run(new CampaignObjective.Ask(tile(leader)));
    }

    private int ways(Field field, String leader, String target) {
        return armies.ways(field.state(), tile(leader), space(target), false).size();
    }

    @Test
    @Covers({"3.0-02", "3.1-01", "3.1-02"})
    void theMakeUpOfAnArmySaysWhichPathsItUses() {
        assertThat(ways(Field.bare().army("ath-nicias", "athens", "1 hoplite-athens"), "ath-nicias", "aegina"))
                .as("land SPs do not sail")
                .isZero();
        assertThat(ways(Field.bare().army("ath-nicias", "piraeus", "1 naval-piraeus"), "ath-nicias", "athens"))
                .as("ships do not walk")
                .isZero();
        Field equal = Field.bare().army("ath-nicias", "piraeus", "2 naval-piraeus", "2 hoplite-athens");
        assertThat(armies.transports(equal.state(), tile("ath-nicias")))
                .as("equal numbers")
                .isFalse();
        assertThat(ways(equal, "ath-nicias", "aegina")).isZero();
        assertThat(ways(equal, "ath-nicias", "marathon"))
                .as("combined paths serve both")
                .isNotZero();
        Field more = Field.bare().army("ath-nicias", "piraeus", "3 naval-piraeus", "2 hoplite-athens");
        assertThat(ways(more, "ath-nicias", "aegina")).isNotZero();
        assertThat(ways(more, "ath-nicias", "athens"))
                .as("the ships cannot follow")
                .isZero();
    }

    @Test
    @Covers({"3.0-03", "3.0-04", "3.0-06"})
    void theShortestWayIsTakenEvenThroughEnemies() {
        // From Thebes to Athens two roads are equally short; both pass Athenian ground.
        Table<MountfordState> table = advance(
                Field.bare().home("7 hoplite-athens").army("the-pagondas", "thebes", "3 hoplite-thebes"),
                "the-pagondas");
        table.choose("campaign athens").asks("athens", Interception.Offer.class);
        assertThat(where(table.state(), "the-pagondas"))
                .as("straight into their reach")
                .isEqualTo("panactum");
        table.choose("let-pass").asks("athens", Interception.Offer.class);
        assertThat(where(table.state(), "the-pagondas"))
                .as("the fortress of Panactum did not stop it")
                .isEqualTo("athens");
        advance(Field.bare().army("spa-brasidas", "heraclea", "3 hoplite-phlius"), "spa-brasidas")
                .choose("campaign pharsalus")
                .asks("peloponnese", RouteChoice.Fork.class)
                .offersOnly("via lamia", "via hypata")
                .refuses(
                        "via thermopylae",
                        new RouteChoice.NotTheShortestWay(data().atlas().space(space("thermopylae")), "3"));
    }

    @Test
    @Covers("3.0-05")
    void neutralGroundIsCrossedButClosedArgosIsNot() {
        MountfordState start = Field.start().state();
        RouteMap open = routes.on(start, Routes.byLand(false));
        RouteMap closed = routes.on(start, Routes.byLand(true));
        assertThat(open.distance(space("thyrea"), space("epidaurus"))).isEqualTo(2);
        assertThat(closed.distance(space("thyrea"), space("epidaurus"))).isGreaterThan(2);
        assertThat(closed.reachable(space("corinth"), space("argos"))).isFalse();
        assertThat(closed.reachable(space("argos"), space("corinth")))
                .as("it may be left")
                .isTrue();
        assertThat(ways(Field.bare().army("spa-brasidas", "cytinium", "1 hoplite-phlius"), "spa-brasidas", "lamia"))
                .isNotZero();
    }

    @Test
    @Covers("3.1-03")
    void tooFewShipsCostLandSps() {
        // On the way to Naxos the fleet loses a ship to Piraeus; no land way leads to an island.
        Table<MountfordState> table = advance(
                Field.bare()
                        .home("4 naval-piraeus")
                        .army("spa-callicratides", "methana", "3 naval-gythium", "2 hoplite-phlius"),
                "spa-callicratides",
                4,
                6,
                1,
                1);
        table.choose("campaign naxos", "intercept", "join piraeus", "hold-back");
        // Having lost, it goes home; the two ships no longer carry two hoplites.
        while (!(table.game().question().frame() instanceof NavalTransport.Overload)) {
            table.choose(table.notations().get(0));
        }
        table.refuses("walk", new NavalTransport.NoWayOnFoot()).choose("abandon hoplite-phlius");
        assertThat(in(table.state(), "spa-callicratides", "hoplite-phlius")).isLessThanOrEqualTo(1);
    }

    @Test
    @Covers("3.1-04")
    void whereAWayOnFootExistsTheArmyMayTakeIt() {
        Field field = Field.bare().army("ath-nicias", "sunium", "2 naval-piraeus", "2 hoplite-athens");
        MountfordState state = field.state();
        Table<MountfordState> table = field.campaign("ath-nicias");
        state.march().begin(tile("ath-nicias"), space("marathon"), March.Purpose.OBJECTIVE, false);
        state.march().settle(Routes.bySea(true, false, false), IndexSet.EMPTY);
        table.run(new Marching.Step(tile("ath-nicias")))
                .asks("athens", NavalTransport.Overload.class)
                .offers("walk", "abandon hoplite-athens")
                .choose("walk");
        assertThat(where(table.state(), "ath-nicias")).isEqualTo("marathon");
        assertThat(in(table.state(), "ath-nicias", "hoplite-athens")).isEqualTo(2);
    }

    @Test
    @Covers({"3.2-01", "3.2-02"})
    void theIsthmus() {
        MountfordState friendly = Field.bare().state();
        assertThat(armies.isthmusOpen(friendly, Power.CORINTH)).isTrue();
        assertThat(armies.isthmusOpen(friendly, Power.SPARTA)).isTrue();
        assertThat(armies.isthmusOpen(friendly, Power.ATHENS)).isFalse();
        assertThat(armies.isthmusOpen(
                        Field.bare()
                                .army("ath-nicias", "cenchrae", "1 hoplite-athens")
                                .state(),
                        Power.CORINTH))
                .as("unfriendly SPs there")
                .isFalse();
        assertThat(routes.on(Field.start().state(), Routes.bySea(true, true, false))
                        .distance(space("corinth"), space("cenchrae")))
                .isEqualTo(1);
        assertThat(routes.on(Field.start().state(), Routes.bySea(true, false, false))
                        .distance(space("corinth"), space("cenchrae")))
                .as("round the Peloponnese")
                .isGreaterThan(10);
    }

    @Test
    @Covers({"3.3-01", "3.3-02"})
    void theOpenSea() {
        Field field = Field.bare().army("spa-mindarus", "cape-taenarum", "2 naval-gythium");
        Table<MountfordState> table = advance(field, "spa-mindarus", 4)
                .offers("campaign syracuse", "campaign syracuse by-storm")
                .choose("campaign syracuse by-storm");
        assertThat(where(table.state(), "spa-mindarus")).as("a 4 does no harm").isEqualTo("syracuse");
        assertThat(in(table.state(), "spa-mindarus", "naval-gythium")).isEqualTo(2);

        table = advance(Field.bare().army("spa-mindarus", "cape-taenarum", "2 naval-gythium"), "spa-mindarus", 5)
                .choose("campaign syracuse by-storm");
        assertThat(where(table.state(), "spa-mindarus")).as("a 5 sinks it").isEqualTo("off");
        assertThat(table.state().eliminated()).isEqualTo(2);

        table = advance(Field.bare().army("spa-mindarus", "cape-taenarum", "2 naval-gythium"), "spa-mindarus")
                .choose("campaign syracuse");
        Field.anyWay(table);
        assertThat(table.all(Marching.StormBraved.class))
                .as("not against his will")
                .isEmpty();
        assertThat(table.all(Marching.Moved.class).size()).isGreaterThan(5);
    }

    @Test
    @Covers("3.1-03")
    void landSpsAreAbandonedUntilTheShipsSuffice() {
        Field field = Field.bare().army("spa-callicratides", "naxos", "1 naval-gythium", "4 hoplite-phlius");
        Table<MountfordState> table =
                field.campaign("spa-callicratides").run(new NavalTransport.Overload(tile("spa-callicratides"), false));
        int abandoned = 0;
        while (!table.game().over()) {
            table.choose("abandon hoplite-phlius");
            abandoned++;
        }
        assertThat(abandoned).isGreaterThan(1);
        assertThat(in(table.state(), "spa-callicratides", "hoplite-phlius")).isEqualTo(4 - abandoned);
        assertThat(Field.rule(Armies.class).transports(table.state(), tile("spa-callicratides")))
                .isTrue();
    }
}
