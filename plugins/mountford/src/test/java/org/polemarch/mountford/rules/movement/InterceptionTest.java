package org.polemarch.mountford.rules.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Answers.untilOffered;
import static org.polemarch.mountford.Field.ask;
import static org.polemarch.mountford.Field.at;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.tileOf;
import static org.polemarch.mountford.Field.where;

import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.combat.BattleResult;
import org.polemarch.mountford.rules.combat.Combat;
import org.polemarch.mountford.rules.combat.PuttingToSea;
import org.polemarch.mountford.rules.scenario.CampaignObjective;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Section 3.5: who may bring a moving army to battle, and what becomes of it. */
@Cites({"3.5", "4.2.3", "4.3"})
class InterceptionTest {

    private static Table<MountfordState> advance(Field field, String leader, int... dice) {
        return field.campaign(leader).dice(dice).run(new CampaignObjective.Ask(tile(leader)));
    }

    private final Interception interception = rule(Interception.class);

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
                .choose("put-to-sea");
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
    @Cites({"3.5", "2.3.2"})
    void shipsThatFoughtDoNotTireTheHoplitesAshore() {
        Field field = Field.bare()
                .home("2 naval-corinth", "3 hoplite-corinth")
                .army("ath-phormio", "pegae", "4 naval-piraeus", "1 hoplite-athens")
                .army("spa-mindarus", "pegae", "1 naval-cyllene");
        Table<MountfordState> table =
                ask(field, 0, 6, 1).choose("continue pegae athens", "discard ath-cleon", "attack");
        untilOffered(table, "join corinth", "enough", "hold-back").choose("join corinth");
        untilOffered(table, "call-off", "enough", "hold-back").choose("call-off");
        assertThat(table.state().op().foughtShips.has(space("corinth"))).isTrue();
        assertThat(table.state().op().foughtLoose.has(space("corinth"))).isFalse();
        int army = Field.tile("ath-phormio");
        table.state().moveArmy(army, space("megara"));
        assertThat(Field.rule(Interception.class).possible(table.state(), 1 << army, space("megara")))
                .as("the hoplites of Corinth are fresh")
                .isTrue();
        table.state().op().foughtLoose.add(space("corinth"));
        assertThat(Field.rule(Interception.class).possible(table.state(), 1 << army, space("megara")))
                .as("and were they not, nobody could intercept")
                .isFalse();
    }

    @Test
    @Cites("3.5")
    void aBeatenMoverTurnsForHomeAndDoesNotMarchOn() {
        Field field = Field.bare().home("4 naval-piraeus").army("spa-mindarus", "methana", "3 naval-gythium");
        field.hold("spa-extended-campaign");
        Table<MountfordState> table = ask(field, 1, 4, 6, 1)
                .choose("play spa-extended-campaign", "dispatch spa-mindarus", "campaign naxos", "intercept");
        untilOffered(table, "pass", "join piraeus", "enough", "hold-back", "let-pass");
        assertThat(table.last(Combat.SentHome.class).leader()).isEqualTo(tileOf("spa-mindarus"));
        assertThat(where(table.state(), "spa-mindarus")).as("home, not Naxos").isEqualTo("off");
        assertThat(at(table.state(), "gythium", "naval-gythium")).isEqualTo(2);
    }
}
