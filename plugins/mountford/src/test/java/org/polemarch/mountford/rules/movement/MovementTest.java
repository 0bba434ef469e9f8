package org.polemarch.mountford.rules.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.in;
import static org.polemarch.mountford.Field.kind;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.where;

import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.rules.combat.BattleResult;
import org.polemarch.mountford.rules.combat.Combat;
import org.polemarch.mountford.rules.combat.PuttingToSea;
import org.polemarch.mountford.rules.scenario.CampaignObjective;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Sections 3 to 3.5: routes, transport, isthmus, storm, unfamiliar country, interception. */
@Cites({"3", "3.1", "3.2", "3.3", "3.4", "3.4.1", "3.4.2", "3.5", "9.3.1"})
class MovementTest {

    private final Armies armies = rule(Armies.class);
    private final Routes routes = rule(Routes.class);
    private final UnfamiliarCountry country = rule(UnfamiliarCountry.class);
    private final Interception interception = rule(Interception.class);

    private static Table<MountfordState> advance(Field field, String leader, int... dice) {
        return field.campaign(leader).dice(dice).run(new CampaignObjective.Ask(tile(leader)));
    }

    private int ways(Field field, String leader, String target) {
        return armies.ways(field.state(), tile(leader), space(target), false);
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
        state.march().army = tile("ath-nicias");
        state.march().target = space("marathon");
        state.march().purpose = org.polemarch.mountford.model.March.Purpose.OBJECTIVE;
        state.march().graph = Routes.bySea(true, false, false);
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
        assertThat(table.state().eliminated).isEqualTo(2);

        table = advance(Field.bare().army("spa-mindarus", "cape-taenarum", "2 naval-gythium"), "spa-mindarus")
                .choose("campaign syracuse");
        Field.anyWay(table);
        assertThat(table.all(Marching.StormBraved.class))
                .as("not against his will")
                .isEmpty();
        assertThat(table.all(Marching.Moved.class).size()).isGreaterThan(5);
    }

    @Test
    @Covers({"3.4-01", "3.4.2-02", "3.4.2-03", "3.4.2-01"})
    void whenCountryIsUnfamiliar() {
        MountfordState state = Field.bare().state();
        assertThat(country.unfamiliar(state, Power.SPARTA, space("lamia"), false))
                .as("neutral and far")
                .isTrue();
        assertThat(country.unfamiliar(state, Power.SPARTA, space("tegea"), false))
                .as("friendly")
                .isFalse();
        assertThat(country.unfamiliar(state, Power.SPARTA, space("athens"), false))
                .as("near Megara")
                .isFalse();
        assertThat(country.unfamiliar(state, Power.SPARTA, space("athens"), true))
                .as("over a pass")
                .isTrue();
        assertThat(country.unfamiliar(state, Power.SPARTA, space("ithome"), true))
                .as("a friendly space over a pass")
                .isFalse();
        assertThat(country.unfamiliar(state, Power.ATHENS, space("delphi"), true))
                .as("neutral over a pass, whoever holds the space left")
                .isTrue();
    }

    @Test
    @Covers("3.4-02")
    void theToll() {
        int[][] cases = {{2, 0}, {3, 1}, {4, 1}, {5, 2}, {6, 2}};
        for (int[] each : cases) {
            Table<MountfordState> table = Field.bare()
                    .army("spa-pleistoanax", "lamia", "5 hoplite-sparta")
                    .table()
                    .dice(each[0])
                    .run(new UnfamiliarCountry.Toll(tile("spa-pleistoanax")));
            assertThat(in(table.state(), "spa-pleistoanax", "hoplite-sparta"))
                    .as("a roll of " + each[0])
                    .isEqualTo(5 - each[1]);
        }
        Table<MountfordState> led = Field.bare()
                .army("spa-brasidas", "lamia", "3 hoplite-phlius", "2 hoplite-ambracia")
                .table()
                .dice(6)
                .run(new UnfamiliarCountry.Toll(tile("spa-brasidas")))
                .offersOnly("leave hoplite-phlius", "leave hoplite-ambracia")
                .choose("leave hoplite-ambracia");
        assertThat(led.state().armySize(tile("spa-brasidas")))
                .as("6 - 2 = 4: one SP of his choice")
                .isEqualTo(4);
        assertThat(in(led.state(), "spa-brasidas", "hoplite-ambracia")).isEqualTo(1);
    }

    @Test
    @Covers("3.4.1-01")
    void fleetsSpareTheToll() {
        MountfordState state = Field.bare()
                .army("spa-brasidas", "lamia", "3 naval-gythium", "2 hoplite-phlius")
                .army("spa-mindarus", "lamia", "2 naval-gythium", "2 hoplite-phlius")
                .state();
        assertThat(country.demandsRoll(state, tile("spa-brasidas"), space("lamia"), false))
                .isFalse();
        assertThat(country.demandsRoll(state, tile("spa-mindarus"), space("lamia"), false))
                .isTrue();
    }

    @Test
    @Covers({"3.5-01", "3.5-02", "3.5-03"})
    void whereInterceptionIsPossible() {
        MountfordState state = Field.bare()
                .home("4 naval-piraeus")
                .army("spa-mindarus", "methana", "2 naval-gythium")
                .army("ath-phormio", "cape-malea", "1 naval-piraeus")
                .state();
        int fleet = 1 << tile("spa-mindarus");
        assertThat(interception.possible(state, fleet, space("aegina")))
                .as("unfriendly, in reach")
                .isTrue();
        assertThat(interception.possible(state, fleet, space("methana")))
                .as("friendly")
                .isFalse();
        assertThat(interception.possible(state, fleet, space("naxos")))
                .as("out of reach")
                .isFalse();
        assertThat(interception.possible(state, fleet, space("cape-malea")))
                .as("friendly, but unfriendly forces stand there")
                .isTrue();
        MountfordState neutral = Field.bare()
                .army("spa-brasidas", "heraclea", "1 hoplite-phlius")
                .army("ath-nicias", "delphi", "1 hoplite-athens")
                .state();
        assertThat(interception.possible(neutral, 1 << tile("spa-brasidas"), space("heraclea")))
                .as("a neutral space without unfriendly forces in it")
                .isFalse();
    }

    @Test
    @Covers({"3.5-04", "3.5-05", "3.5-06", "3.5-10", "3.5-12"})
    void oneRollPerEntry() {
        Table<MountfordState> table = advance(
                Field.bare()
                        .home("4 naval-piraeus")
                        .army("ath-phormio", "aegina", "1 naval-piraeus")
                        .army("spa-mindarus", "methana", "5 naval-gythium"),
                "spa-mindarus",
                3,
                4,
                1,
                6);
        table.choose("campaign naxos")
                .asks("athens", Interception.Offer.class)
                .choose("intercept")
                .asks("athens", Interception.Offer.class);
        assertThat(where(table.state(), "spa-mindarus")).as("a 3 misses").isEqualTo("kithnos");
        table.choose("intercept", "join piraeus");
        if (table.notations().contains("join ath-phormio")) {
            table.choose("enough");
        }
        table.choose("hold-back");
        assertThat(table.all(Interception.Attempted.class)).hasSize(2);
        assertThat(table.last(BattleResult.Fought.class).winner().id()).isEqualTo("peloponnese");
        assertThat(Field.at(table.state(), "piraeus", "naval-piraeus"))
                .as("the interceptors stay where they are and take the loss")
                .isEqualTo(3);
        assertThat(where(table.state(), "spa-mindarus"))
                .as("the winner goes on")
                .isEqualTo("naxos");
    }

    @Test
    @Covers({"3.5-07", "4.0-02"})
    void friendsInReachMayHelpEitherSide() {
        Table<MountfordState> table = advance(
                Field.bare()
                        .home("4 naval-piraeus")
                        .army("ath-phormio", "ceos", "2 naval-piraeus")
                        .army("spa-lysander", "melos", "2 naval-corinth")
                        .army("spa-mindarus", "aegina", "2 naval-gythium"),
                "spa-mindarus",
                6,
                1,
                1);
        table.choose("campaign kithnos", "intercept")
                .asks("athens", org.polemarch.mountford.rules.combat.SupportChoice.Ask.class)
                .offers("enough", "join piraeus", "join ath-phormio")
                .choose("join piraeus", "enough")
                .asks("peloponnese", org.polemarch.mountford.rules.combat.SupportChoice.Ask.class)
                .offersOnly("enough", "join spa-lysander", "join spa-lysander 1 naval-corinth")
                .choose("join spa-lysander", "hold-back");
        assertThat(where(table.state(), "spa-lysander")).isEqualTo("melos");
        assertThat(table.last(BattleResult.Fought.class).peloponnesianTotal())
                .as("die 1, four ships, the lower of two ratings")
                .isEqualTo(1 + 4 + 1);
    }

    @Test
    @Covers({"3.5-08", "4.2.3-01", "4.3-03"})
    void theMoverAvoidsTheLandBattleOnlyBySea() {
        Table<MountfordState> table = advance(
                        Field.bare()
                                .home("5 hoplite-argos")
                                .argosAtWar()
                                .army("spa-mindarus", "hermione", "3 naval-gythium", "1 hoplite-sparta"),
                        "spa-mindarus",
                        5,
                        6,
                        1)
                .choose("campaign nauplia", "intercept")
                .asks("peloponnese", PuttingToSea.Ask.class)
                .choose("stand", "join argos", "hold-back");
        assertThat(table.last(BattleResult.Fought.class).naval()).isFalse();
        assertThat(table.last(BattleResult.Fought.class).winner().id()).isEqualTo("athens");
    }

    @Test
    @Covers({"4.2.3-01", "4.3-03"})
    void puttingToSeaMeansNoBattle() {
        Table<MountfordState> table = Field.bare()
                .home("4 hoplite-argos")
                .argosAtWar()
                .army("spa-mindarus", "hermione", "3 naval-gythium", "1 hoplite-sparta")
                .campaign("spa-mindarus")
                .dice(5)
                .run(new CampaignObjective.Ask(tile("spa-mindarus")))
                .choose("campaign thyrea", "via nauplia", "intercept")
                .asks("peloponnese", PuttingToSea.Ask.class)
                .choose("put-to-sea", "join argos");
        assertThat(table.all(Combat.NoBattle.class)).hasSize(1);
        assertThat(where(table.state(), "spa-mindarus")).as("it moves on").isEqualTo("thyrea");
        assertThat(table.state().bellicosity(0)).isEqualTo(10);
    }

    @Test
    @Covers("3.5-11")
    void thePlaceOfPlacementIsNotEntered() {
        Table<MountfordState> table = Field.bare()
                .home("2 hoplite-phlius")
                .army("ath-nicias", "phlius", "3 hoplite-athens")
                .run(new org.polemarch.mountford.rules.operations.OperationChoice.Ask(1))
                .choose(
                        "lead spa-brasidas",
                        "place phlius sparta",
                        "objective phlius",
                        "take hoplite-phlius",
                        "advance");
        assertThat(table.all(Interception.Attempted.class)).isEmpty();
        table.asks("athens", org.polemarch.mountford.rules.operations.OperationChoice.Ask.class);
    }

    @Test
    @Covers({"9.3.1-01", "9.3.1-02", "9.3.1-03"})
    void rangesOfThebansCorinthiansAndAmbraciots() {
        MountfordState state = Field.bare().state();
        var theban = armies.range(state, 1L << kind("hoplite-thebes"), false);
        assertThat(theban.has(space("athens"))).as("two from Boeotia").isTrue();
        assertThat(theban.has(space("larisa"))).as("near Pharsalus").isTrue();
        assertThat(theban.has(space("sparta"))).isFalse();
        assertThat(theban.has(space("piraeus"))).as("three steps").isFalse();
        var corinthian = armies.range(state, 1L << kind("hoplite-corinth"), false);
        assertThat(corinthian.has(space("athens"))).isTrue();
        assertThat(corinthian.has(space("larisa"))).isFalse();
        assertThat(armies.range(state, 1L << kind("hoplite-corinth"), true).has(space("larisa")))
                .as("carried by ships")
                .isTrue();
        assertThat(armies.range(state, 1L << kind("naval-corinth"), false).has(space("naxos")))
                .isTrue();
        var ambraciot = armies.range(state, 1L << kind("hoplite-ambracia"), false);
        assertThat(ambraciot.has(space("naupactus"))).as("four steps").isTrue();
        assertThat(ambraciot.has(space("delphi"))).isFalse();
    }

    @Test
    @Covers("9.3.1-04")
    void spsThatCannotEnterTheRouteAreNotActivated() {
        Field.start()
                .run(new org.polemarch.mountford.rules.operations.OperationChoice.Ask(1))
                .choose("lead the-pagondas", "place thebes thebes", "objective sparta")
                .refuses(
                        "take hoplite-thebes",
                        new org.polemarch.mountford.rules.operations.RecruitRefusals.BeyondTheirRange(
                                Field.kindOf("hoplite-thebes"), data().atlas().space(space("sparta"))));
    }
}
