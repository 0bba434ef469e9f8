package org.polemarch.mountford.rules.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.tileOf;
import static org.polemarch.mountford.MountfordTable.position;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.MountfordTable;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.combat.Combat;
import org.polemarch.mountford.rules.combat.PuttingToSea;
import org.polemarch.mountford.rules.combat.Support;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.testkit.Covers;

/** Section 3.5: who may bring a moving army to battle, and what becomes of it. */
@Cites({"2.3.2", "3.5", "4.2.3", "4.3"})
class InterceptionTest {

    private final Interception interception = rule(Interception.class);

    private boolean possible(MountfordState state, String leader, String space) {
        return interception.possible(state, IndexSet.of(tile(leader)), space(space));
    }

    @Test
    @Covers({"3.5-01", "3.5-02", "3.5-03"})
    void whereInterceptionIsPossible() {
        MountfordState state = position("""
                piraeus      home           4 naval-piraeus
                methana      spa-mindarus   2 naval-gythium
                cape-malea   ath-phormio    1 naval-piraeus
                """).state();
        assertThat(possible(state, "spa-mindarus", "aegina"))
                .as("unfriendly, in reach")
                .isTrue();
        assertThat(possible(state, "spa-mindarus", "methana")).as("friendly").isFalse();
        assertThat(possible(state, "spa-mindarus", "naxos")).as("out of reach").isFalse();
        assertThat(possible(state, "spa-mindarus", "cape-malea"))
                .as("friendly, but unfriendly forces stand there")
                .isTrue();
    }

    @Test
    @Covers("3.5-03")
    void nobodyIsInterceptedInANeutralSpaceWithoutEnemies() {
        MountfordState state = position("""
                amphisa   spa-brasidas   1 hoplite-phlius
                delphi    ath-nicias     1 hoplite-athens
                """).state();
        assertThat(possible(state, "spa-brasidas", "amphisa"))
                .as("next to Delphi")
                .isFalse();
        assertThat(possible(state, "spa-brasidas", "delphi"))
                .as("where the enemy stands")
                .isTrue();
    }

    @Test
    @Covers({"3.5-04", "3.5-05", "3.5-06", "3.5-10", "3.5-12"})
    void oneRollPerEntry() {
        MountfordTable table = position("""
                piraeus   home           4 naval-piraeus
                aegina    ath-phormio    1 naval-piraeus
                methana   spa-mindarus   5 naval-gythium
                """)
                .dice(3, 4, 1, 6)
                .march("spa-mindarus", "naxos")
                .asks("athens", Interception.Offer.class)
                .choose("intercept")
                .asks("athens", Interception.Offer.class)
                .leaves("kithnos spa-mindarus 5 naval-gythium")
                .choose("intercept", "join piraeus", "enough")
                .wonBy("peloponnese", "die 6, five ships, Mindarus 1")
                .leaves("""
                        piraeus   home           3 naval-piraeus
                        naxos     spa-mindarus   5 naval-gythium
                        """);
        assertThat(table.all(Interception.Attempted.class))
                .extracting(Interception.Attempted::caught)
                .as("a 3 misses, a 4 catches")
                .containsExactly(false, true);
    }

    @Test
    @Covers({"3.5-07", "4.0-02"})
    void friendsInReachMayHelpEitherSideFromWhereTheyAre() {
        position("""
                piraeus   home           4 naval-piraeus
                ceos      ath-phormio    2 naval-piraeus
                melos     spa-lysander   2 naval-corinth
                aegina    spa-mindarus   2 naval-gythium
                """)
                .dice(6, 1, 1)
                .march("spa-mindarus", "kithnos")
                .choose("intercept")
                .asks("athens", Support.Ask.class)
                .offers("enough", "join piraeus", "join ath-phormio")
                .choose("join piraeus", "enough")
                .asks("peloponnese", Support.Ask.class)
                .offersOnly("enough", "join spa-lysander", "join spa-lysander 1 naval-corinth")
                .choose("join spa-lysander")
                .peloponnesianTotal(1 + 4 + 1, "die 1, four ships, the lower of two ratings")
                .leaves("melos spa-lysander 2 naval-corinth");
    }

    @Test
    @Covers({"3.5-08", "4.2.3-01", "4.3-03"})
    void whoDoesNotPutToSeaFightsOnLand() {
        position("""
                at-war     argos
                argos      home           5 hoplite-argos
                hermione   spa-mindarus   3 naval-gythium 1 hoplite-sparta
                """)
                .dice(5, 6, 1)
                .march("spa-mindarus", "nauplia")
                .choose("intercept")
                .asks("peloponnese", PuttingToSea.Ask.class)
                .choose("stand", "join argos")
                .battles("land")
                .wonBy("athens", "die 6, five hoplites, interceptor 1");
    }

    @Test
    @Covers({"4.2.3-01", "4.3-03"})
    void puttingToSeaMeansNoBattle() {
        position("""
                at-war        argos
                argos         home           4 hoplite-argos
                hermione      spa-mindarus   3 naval-gythium 1 hoplite-sparta
                bellicosity   10 10
                """)
                .dice(5)
                .march("spa-mindarus", "thyrea")
                .choose("via nauplia", "intercept")
                .asks("peloponnese", PuttingToSea.Ask.class)
                .choose("put-to-sea")
                .noBattle("it puts to sea and moves on")
                .leaves("""
                        thyrea        spa-mindarus   3 naval-gythium 1 hoplite-sparta
                        bellicosity   10 10
                        """);
    }

    @Test
    @Covers("3.5-11")
    void thePlaceOfPlacementIsNotEntered() {
        MountfordTable table = position("""
                phlius     home         2 hoplite-phlius
                phlius     ath-nicias   3 hoplite-athens
                treasury   peloponnese  spa-brasidas
                """)
                .operation("peloponnese")
                .choose(
                        "lead spa-brasidas",
                        "place phlius sparta",
                        "objective phlius",
                        "take hoplite-phlius",
                        "advance")
                .asks("athens", OperationChoice.Ask.class);
        assertThat(table.all(Interception.Attempted.class)).isEmpty();
    }

    @Test
    @Covers("3.5-13")
    void shipsThatFoughtDoNotTireTheHoplitesAshore() {
        MountfordState state = position("""
                corinth   home           2 naval-corinth 3 hoplite-corinth
                pegae     ath-phormio    4 naval-piraeus 1 hoplite-athens
                pegae     spa-mindarus   1 naval-cyllene
                """)
                .dice(6, 1)
                .attack("athens", "pegae")
                .choose("join corinth", "lose corinth naval-corinth", "call-off")
                .battles("naval")
                .state();
        assertThat(state.op().foughtFrom(space("corinth"), true)).isTrue();
        assertThat(state.op().foughtFrom(space("corinth"), false)).isFalse();
        state.moveArmy(tile("ath-phormio"), space("megara"));
        assertThat(possible(state, "ath-phormio", "megara"))
                .as("the hoplites of Corinth are fresh")
                .isTrue();
        state.op().fightFrom(space("corinth"), false);
        assertThat(possible(state, "ath-phormio", "megara"))
                .as("and were they not, nobody could intercept")
                .isFalse();
    }

    @Test
    @Covers("3.5-09")
    void aBeatenMoverTurnsForHomeAndDoesNotMarchOn() {
        MountfordTable table = position("""
                piraeus   home           4 naval-piraeus
                methana   spa-mindarus   3 naval-gythium
                """)
                .dice(4, 6, 1)
                .march("spa-mindarus", "naxos")
                .choose("intercept", "join piraeus")
                .wonBy("athens", "die 6, four ships, interceptor 1")
                .leaves("""
                        off       spa-mindarus
                        gythium   home   2 naval-gythium
                        """);
        assertThat(table.last(Combat.SentHome.class).leader()).isEqualTo(tileOf("spa-mindarus"));
    }
}
