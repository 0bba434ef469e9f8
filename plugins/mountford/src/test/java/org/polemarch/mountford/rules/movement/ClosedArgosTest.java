package org.polemarch.mountford.rules.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.space;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.rules.operations.ObjectiveChoice;
import org.polemarch.mountford.rules.specials.CampaignObjective;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Sections 2.2.2, 3 and 9.3.4: while Argos is neutral, the spaces it controls are closed, whatever their colour. */
@Cites({"2.2.2", "3", "9.3.4"})
class ClosedArgosTest {

    /** Argos has been in the war, Sparta, Corinth and Athens are at peace: Argos is neutral to Athens. */
    private static Field peace() {
        return Field.bare().turn(5).argosAtWar().armistice(Power.SPARTA, 8).armistice(Power.CORINTH, 8);
    }

    private static Space at(String id) {
        return data().atlas().space(space(id));
    }

    private static List<String> wayToThyrea(Field field) {
        int leader = Field.tile("ath-nicias");
        Table<MountfordState> table = field.army("ath-nicias", "epidaurus", "5 hoplite-athens")
                .campaign("ath-nicias")
                .dice(1, 1, 1, 1, 1, 1)
                .run(new CampaignObjective.Ask(leader))
                .choose("campaign thyrea");
        Field.anyWay(table);
        return table.all(Marching.Moved.class).stream()
                .map(moved -> moved.space().id())
                .toList();
    }

    @Test
    @Covers("3.0-05")
    void theWayAvoidsWhatArgosHoldsAndNothingElse() {
        assertThat(wayToThyrea(Field.bare().turn(5).argosAtWar()))
                .as("through Argos, a friend")
                .containsExactly("argos", "thyrea");
        assertThat(wayToThyrea(peace()))
                .as("round about the neutral city")
                .containsExactly("corinth", "phlius", "mantinea", "tegea", "thyrea");
        assertThat(wayToThyrea(peace().control("nauplia", Power.ATHENS)))
                .as("Nauplia has an Athenian garrison: it is Argive by colour only")
                .containsExactly("troezen", "hermione", "nauplia", "thyrea");
        assertThat(wayToThyrea(peace().control("nauplia", Power.ATHENS).control("hermione", Power.ARGOS)))
                .as("Hermione has an Argive one")
                .containsExactly("corinth", "phlius", "mantinea", "tegea", "thyrea");
        assertThat(wayToThyrea(peace().control("argos", Power.SPARTA)))
                .as("a garrison in Argos itself")
                .containsExactly("argos", "thyrea");
    }

    @Test
    @Covers("3.0-05")
    void aSpaceInRebellionIsNotHeldByItsGarrison() {
        Field field = Field.bare().control("samos", Power.ARGOS);
        assertThat(field.state().heldByArgos().has(space("samos"))).isTrue();
        assertThat(field.rebel("samos").state().heldByArgos().has(space("samos")))
                .isFalse();
        assertThat(field.state().heldByArgos().has(space("argos"))).isTrue();
    }

    @Test
    @Covers("3.0-05")
    void theWayIsReckonedAnewWhenTheLastArgiveFalls() {
        // With Argives among them they may pass through Argos; when those die on the way the rest have to go round.
        Table<MountfordState> table = peace().control("epidaurus", Power.NEUTRAL)
                .army("ath-nicias", "corinth", "1 hoplite-argos", "3 hoplite-athens")
                .campaign("ath-nicias")
                .dice(3, 1, 1, 1, 1, 1, 1)
                .run(new CampaignObjective.Ask(Field.tile("ath-nicias")))
                .choose("campaign thyrea");
        table.offers("via epidaurus").choose("via epidaurus").choose("leave hoplite-argos");
        Field.anyWay(table);
        assertThat(table.all(Marching.Moved.class).stream()
                        .map(moved -> moved.space().id())
                        .toList())
                .doesNotContain("argos")
                .endsWith("thyrea");
    }

    @Test
    @Covers("3.0-05")
    void campaignAndForkSayThatArgosIsNeutral() {
        peace().army("ath-nicias", "epidaurus", "5 hoplite-athens")
                .control("tegea", Power.ARGOS)
                .campaign("ath-nicias")
                .run(new CampaignObjective.Ask(Field.tile("ath-nicias")))
                .refuses("campaign tegea", new ObjectiveChoice.ArgosIsNeutral(at("tegea")))
                .choose("campaign megara")
                .offersOnly("via corinth", "via cenchrae")
                .refuses("via argos", new RouteChoice.ArgosIsClosed(at("argos")))
                .refuses("via troezen", new RouteChoice.NotTheShortestWay(at("troezen"), "3"));
    }

    @Test
    @Covers({"3.0-05", "2.2.2-02"})
    void argiveInfluenceClosesASpaceAndAGarrisonOpensOne() {
        Field field = peace().home("5 hoplite-athens", "5 naval-piraeus")
                .control("thyrea", Power.ARGOS)
                .control("nauplia", Power.ATHENS);
        field.run(new OperationChoice.Ask(0))
                .choose("lead ath-nicias", "place piraeus athens", "stance as-it-is")
                .offers("objective nauplia")
                .offersNot("objective thyrea", "objective argos")
                .refuses("objective thyrea", new ObjectiveChoice.ArgosIsNeutral(at("thyrea")));
    }
}
