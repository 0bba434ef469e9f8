package org.polemarch.mountford.rules.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.ask;
import static org.polemarch.mountford.Field.at;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.kindOf;
import static org.polemarch.mountford.Field.owner;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.tileOf;
import static org.polemarch.mountford.Field.where;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.Entry;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.model.Unfit;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.components.Treasuries;
import org.polemarch.mountford.rules.movement.RouteChoice;
import org.polemarch.mountford.rules.operations.Stance;
import org.polemarch.mountford.rules.specials.CongressOfGela;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Section 9.7: the tiles of Corinth. */
@Cites({"9.7.1", "9.7.3", "9.7.4", "9.7.5", "9.7.6", "9.7.7", "9.7.8"})
class CorinthianTilesTest {

    @Test
    @Covers("9.7.8-01")
    void corinthianTreachery() {
        Table<MountfordState> table = ask(
                        Field.bare().army("spa-brasidas", "acanthus", "1 hoplite-phlius", "1 hoplite-sparta"), 1)
                .choose("continue acanthus sparta", "play cor-treachery", "spare");
        assertThat(owner(table.state(), "acanthus"))
                .as("no Corinthian in the army")
                .isEqualTo(Power.SPARTA);
        ask(Field.bare().armistice(Power.CORINTH, 5).army("spa-brasidas", "acanthus", "1 hoplite-phlius"), 1)
                .choose("continue acanthus sparta")
                .offersNot("play cor-treachery");
    }

    @Test
    @Covers("9.7.1-01")
    void aristeus() {
        IndexSet own = data().kinds()
                .of(Nationality.CORINTHIAN)
                .with(kindOf("hoplite-ambracia").index());
        assertThat(own.hasAll(data().tiles().leader(tile("cor-aristeus")).activates()))
                .isTrue();
        ask(Field.start(), 1)
                .choose("lead cor-aristeus", "place ambracia corinth", "objective ambracia")
                .offers("take hoplite-ambracia");
    }

    @Test
    @Covers("9.7.3-01")
    void alcibiadesMakesTheBetrayalPossible() {
        Table<MountfordState> table = ask(Field.start(), 0).choose("lead ath-alcibiades");
        assertThat(table.state().chest().discard().has(tile("cor-alcibiades-betrays")))
                .isTrue();
        assertThat(table.all(Treasuries.BetrayalPossible.class)).hasSize(1);
        table = ask(Field.start().army("ath-nicias", "athens", "1 hoplite-athens"), 0)
                .choose("continue athens athens", "discard ath-alcibiades");
        assertThat(table.state().chest().inBox(tile("cor-alcibiades-betrays"))).isFalse();
    }

    @Test
    @Covers("9.7.3-02")
    void alcibiadesBetrays() {
        Table<MountfordState> table = ask(
                        Field.bare()
                                .hold("cor-alcibiades-betrays")
                                .army("ath-alcibiades", "megara", "1 hoplite-athens")
                                .army("ath-nicias", "megara", "1 hoplite-athens")
                                .army("spa-brasidas", "megara", "1 hoplite-phlius"),
                        1)
                .choose("play cor-alcibiades-betrays", "incite chios");
        assertThat(table.state().rebels().has(space("chios"))).isTrue();
        while (table.game().question().frame() instanceof RouteChoice.Fork
                || table.notations().contains("let-pass")) {
            table.choose(
                    table.notations().contains("let-pass")
                            ? "let-pass"
                            : table.notations().get(0));
        }
        assertThat(where(table.state(), "ath-alcibiades")).isEqualTo("off");
        assertThat(at(table.state(), "athens", "hoplite-athens")).isEqualTo(1);
        assertThat(table.state().chest().inBox(tile("cor-alcibiades-betrays"))).isTrue();
        table.offersOnly("return spa-brasidas", "stay").choose("stay").offersOnly("return ath-nicias", "stay");
    }

    @Test
    @Covers("9.7.4-01")
    void congressOfGela() {
        Table<MountfordState> table = ask(Field.start().control("catana", Power.ATHENS), 1)
                .choose("play cor-congress-of-gela")
                .asks("athens", CongressOfGela.Ask.class)
                .offersOnly("remove-garrisons", "accept-war")
                .choose("accept-war");
        assertThat(table.state().syracuse()).isEqualTo(Entry.AT_WAR);
        assertThat(owner(table.state(), "catana")).isEqualTo(Power.ATHENS);
        table = ask(Field.start().control("catana", Power.ATHENS).control("acragas", Power.SYRACUSE), 1)
                .choose("play cor-congress-of-gela", "remove-garrisons");
        assertThat(owner(table.state(), "catana")).isEqualTo(Power.NEUTRAL);
        assertThat(owner(table.state(), "acragas")).isEqualTo(Power.NEUTRAL);
        assertThat(owner(table.state(), "leontini")).as("a printed colour").isEqualTo(Power.ATHENS);
        ask(Field.start().syracuseAtWar(), 1)
                .choose("play cor-congress-of-gela")
                .offersOnly("remove-garrisons");
    }

    @Test
    @Covers("9.7.5-02")
    void thessalyMayBeNeutral() {
        Field field = Field.start();
        field.state().chest().toDiscard(tile("ath-perdiccas"));
        field.box("cor-perdiccas");
        Table<MountfordState> table = ask(field, 1)
                .choose("lead spa-brasidas", "place phlius sparta")
                .asks("peloponnese", Stance.Ask.class)
                .choose("stance thessaly-neutral");
        Relations relations = rule(Relations.class);
        assertThat(relations.toSpace(table.state(), Power.SPARTA, space("larisa")))
                .isEqualTo(Relation.NEUTRAL);
        assertThat(relations.toLoose(
                        table.state(), Power.SPARTA, kindOf("cavalry-larisa").index(), space("larisa")))
                .isEqualTo(Relation.NEUTRAL);
        assertThat(relations.toSpace(table.state(), Power.SPARTA, space("athens")))
                .isEqualTo(Relation.UNFRIENDLY);
    }

    @Test
    @Covers("9.7.6-01")
    void plague() {
        Table<MountfordState> table = ask(
                        Field.bare()
                                .bellicosity(8, 8)
                                .home("3 hoplite-athens-guard")
                                .army("spa-brasidas", "athens", "2 hoplite-phlius"),
                        1)
                .choose("continue athens sparta", "play cor-plague", "attack", "stay-in")
                .asks("athens", ForcedDiscard.Ask.class)
                .choose("give-up ath-cleon");
        assertThat(table.state().bellicosity(0)).isEqualTo(7);
        assertThat(table.state().chest().holds(tile("ath-cleon"))).isFalse();
        table = Field.bare()
                .bellicosity(8, 8)
                .home("3 hoplite-athens-guard")
                .army("spa-brasidas", "athens", "2 hoplite-phlius")
                .table()
                .dice(1, 6)
                .run(new OperationChoice.Ask(1))
                .choose("continue athens sparta", "play cor-plague", "attack", "come-out");
        assertThat(table.state().held(TileSet.ATHENIAN))
                .as("battle was not refused")
                .isEqualTo(21);
        ask(Field.bare().armistice(Power.CORINTH, 5).army("spa-brasidas", "athens", "2 hoplite-phlius"), 1)
                .choose("continue athens sparta")
                .offersNot("play cor-plague");
    }

    @Test
    @Covers("9.7.7-01")
    void syracusanInfluence() {
        Table<MountfordState> table = ask(Field.start(), 1)
                .choose("play cor-syracusan-influence", "settle catana")
                .offersNot("settle catana")
                .choose("settle acragas")
                .asks("athens", OperationChoice.Ask.class);
        assertThat(owner(table.state(), "catana")).isEqualTo(Power.SYRACUSE);
        assertThat(owner(table.state(), "acragas")).isEqualTo(Power.SYRACUSE);
        ask(Field.start().army("ath-nicias", "leontini", "1 hoplite-athens"), 1)
                .refuses(
                        "play cor-syracusan-influence",
                        new OperationChoice.NoEffectNow(
                                tileOf("cor-syracusan-influence"), Unfit.ATHENIANS_IN_SICILY, "9.7.7"));
    }

    @Test
    @Cites({"9.7.4", "9.6.4"})
    void theCongressLeavesAColonySpartan() {
        Field field = Field.bare();
        field.state().foundColony(space("catana"));
        field.state().fortifyColony();
        field.control("catana", Power.ATHENS).control("messana", Power.ATHENS);
        Table<MountfordState> table = ask(field, 1).choose("play cor-congress-of-gela", "remove-garrisons");
        assertThat(owner(table.state(), "catana")).isEqualTo(Power.SPARTA);
        assertThat(owner(table.state(), "messana")).isEqualTo(Power.NEUTRAL);
    }
}
