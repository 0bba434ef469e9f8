package org.polemarch.mountford.rules.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.at;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.in;
import static org.polemarch.mountford.Field.kind;
import static org.polemarch.mountford.Field.owner;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.where;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.data.SpaceType;
import org.polemarch.mountford.model.Entry;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.combat.Bars;
import org.polemarch.mountford.rules.combat.BattleResult;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.components.TurnSequence;
import org.polemarch.mountford.rules.movement.Armies;
import org.polemarch.mountford.rules.movement.UnfamiliarCountry;
import org.polemarch.mountford.rules.operations.HomeChoice;
import org.polemarch.mountford.rules.operations.OperationChoice;
import org.polemarch.mountford.rules.operations.OperationEnd;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Sections 9.1 to 9.3: set-up, Syracuse, Persia, Argos, helots. */
@Cites({"9.1", "9.2", "9.3.1", "9.3.2", "9.3.3", "9.3.4", "9.3.5"})
class ScenarioTest {

    private final Relations relations = rule(Relations.class);

    @Test
    @Covers("9.1-01")
    void theSetUp() {
        MountfordState state = Field.start().state();
        assertThat(state.spCount())
                .isEqualTo(11 + 12 + 2 + 2 + 4 + 3 + 1 + 5 + 4 + 10 + 1 + 5 + 1 + 1 + 8 + 1 + 1 + 2 + 4 + 9);
        assertThat(at(state, "athens", "hoplite-athens")).isEqualTo(7);
        assertThat(at(state, "piraeus", "naval-piraeus")).isEqualTo(12);
        assertThat(at(state, "corcyra", "naval-corcyra-guard")).isEqualTo(3);
        assertThat(at(state, "sparta", "hoplite-sparta-guard")).isEqualTo(3);
        assertThat(at(state, "thebes", "cavalry-thebes")).isEqualTo(3);
        assertThat(at(state, "syracuse", "hoplite-syracuse-guard")).isEqualTo(2);
        assertThat(at(state, "larisa", "cavalry-larisa")).isEqualTo(5);
        assertThat(state.rebels().size()).isEqualTo(1);
        assertThat(state.rebels().has(space("potidaea"))).isTrue();
        assertThat(List.of(state.bellicosity(0), state.bellicosity(1), state.tributeRate))
                .containsExactly(10, 10, 1);
    }

    @Test
    @Covers("9.1-02")
    void theTreasuries() {
        MountfordState state = Field.start().state();
        assertThat(state.held(TileSet.ATHENIAN)).isEqualTo(21);
        assertThat(state.held(TileSet.SPARTAN)).isEqualTo(16);
        assertThat(state.held(TileSet.CORINTHIAN)).isEqualTo(9);
        assertThat(state.held(TileSet.THEBAN)).isEqualTo(4);
        assertThat(state.held(TileSet.ARGIVE) + state.held(TileSet.SYRACUSAN) + state.held(TileSet.PERSIAN))
                .isZero();
        assertThat(state.chest().inBox(tile("ath-perdiccas"))).isTrue();
        assertThat(state.chest().inBox(tile("cor-alcibiades-betrays"))).isTrue();
    }

    @Test
    @Covers({"9.3.2-01"})
    void syracuseWaitsUntilTurnSix() {
        MountfordState state = Field.start().state();
        assertThat(state.relation(Power.ATHENS, Power.SYRACUSE)).isEqualTo(Relation.NEUTRAL);
        assertThat(state.relation(Power.SPARTA, Power.SYRACUSE)).isEqualTo(Relation.NEUTRAL);
        Table<MountfordState> table = Field.start().run(new TurnSequence.Begin(6));
        assertThat(table.state().syracuse).isEqualTo(Entry.AT_WAR);
        assertThat(table.state().relation(Power.ATHENS, Power.SYRACUSE)).isEqualTo(Relation.UNFRIENDLY);
        assertThat(table.state().relation(Power.CORINTH, Power.SYRACUSE)).isEqualTo(Relation.FRIENDLY);
        assertThat(Field.start().run(new TurnSequence.Begin(5)).state().syracuse)
                .isEqualTo(Entry.NEUTRAL);
    }

    @Test
    @Covers("9.3.2-02")
    void anAthenianArmyOnItsGroundBringsWar() {
        Table<MountfordState> table = Field.bare()
                .army("ath-nicias", "catana", "3 naval-piraeus")
                .campaign("ath-nicias")
                .run(new CampaignObjective.Ask(tile("ath-nicias")))
                .choose("campaign syracuse");
        assertThat(table.state().syracuse).isEqualTo(Entry.AT_WAR);
        table = Field.bare()
                .army("spa-mindarus", "catana", "3 naval-gythium")
                .campaign("spa-mindarus")
                .run(new CampaignObjective.Ask(tile("spa-mindarus")))
                .choose("campaign syracuse");
        assertThat(table.state().syracuse).as("others may come").isEqualTo(Entry.NEUTRAL);
        table = Field.bare()
                .army("ath-nicias", "catana", "3 naval-piraeus")
                .campaign("ath-nicias")
                .run(new CampaignObjective.Ask(tile("ath-nicias")))
                .choose("campaign acragas");
        assertThat(table.state().syracuse)
                .as("passing through is no end of movement")
                .isEqualTo(Entry.NEUTRAL);
    }

    @Test
    @Covers("9.3.2-03")
    void theFallOfSyracuse() {
        Table<MountfordState> table = Field.bare()
                .syracuseAtWar()
                .home("2 cavalry-syracuse")
                .hold("syr-reinf-h")
                .control("catana", Power.SYRACUSE)
                .siege("syracuse", 0, 3)
                .army("ath-nicias", "syracuse", "5 hoplite-athens")
                .table()
                .dice(6)
                .run(new OperationChoice.Ask(0))
                .choose("continue syracuse athens", "discard ath-cleon", "attack", "stay-in", "besiege");
        MountfordState state = table.state();
        assertThat(state.syracuse).isEqualTo(Entry.REMOVED);
        assertThat(owner(state, "syracuse")).isEqualTo(Power.ATHENS);
        assertThat(owner(state, "gela")).isEqualTo(Power.NEUTRAL);
        assertThat(owner(state, "catana")).isEqualTo(Power.NEUTRAL);
        assertThat(at(state, "syracuse", "cavalry-syracuse")).isZero();
        assertThat(state.chest().removed()).isEqualTo(data().tiles().of(TileSet.SYRACUSAN));
    }

    @Test
    @Covers({"9.3.2-05", "9.9.1-01"})
    void onlyHermocratesActivatesSyracusans() {
        for (int leader = 0; leader < data().tiles().leaderCount(); leader++) {
            boolean may =
                    (data().tiles().leader(leader).activates() & data().kinds().of(Nationality.SYRACUSAN)) != 0;
            assertThat(may).isEqualTo(data().tiles().tile(leader).id().equals("syr-hermocrates"));
        }
        assertThat(data().tiles().leader(tile("syr-hermocrates")).activates()
                        & ~data().kinds().of(Nationality.SYRACUSAN))
                .isZero();
        Field.start()
                .syracuseAtWar()
                .run(new OperationChoice.Ask(1))
                .choose("lead spa-gylippus")
                .offers("place syracuse sparta")
                .choose("place syracuse sparta", "objective syracuse")
                .offersNot("take cavalry-syracuse")
                .offers("advance");
    }

    @Test
    @Covers("9.3.3-01")
    void persia() {
        List<String> members = new ArrayList<>();
        for (int i = 0; i < data().atlas().size(); i++) {
            if (data().atlas().persia().has(i)) {
                members.add(data().atlas().space(i).id());
                assertThat(data().atlas().type(i)).isNotEqualTo(SpaceType.ISLAND);
            }
        }
        assertThat(members).hasSize(16).contains("cyzicus", "sardis", "loryma").doesNotContain("sestos", "samos");
    }

    @Test
    @Covers("9.3.3-05")
    void persiaIsFamiliarWhileItIsAtWar() {
        UnfamiliarCountry country = rule(UnfamiliarCountry.class);
        assertThat(country.unfamiliar(Field.bare().state(), Power.SPARTA, space("cyme"), false))
                .isTrue();
        assertThat(country.unfamiliar(Field.bare().persiaAtWar().state(), Power.SPARTA, space("cyme"), false))
                .isFalse();
        assertThat(country.unfamiliar(Field.bare().persiaAtWar().state(), Power.SPARTA, space("lamia"), false))
                .isTrue();
    }

    @Test
    @Covers("9.3.3-06")
    void persiaIsAHomeWhileItIsAtWar() {
        Table<MountfordState> table = Field.bare()
                .persiaAtWar()
                .army("spa-mindarus", "ephesus", "2 naval-gythium", "1 hoplite-sparta")
                .run(new OperationChoice.Ask(1))
                .offers("pass")
                .choose("continue ephesus sparta", "discard spa-colony");
        if (table.notations().contains("spare")) {
            table.choose("spare");
        }
        if (table.notations().contains("abstain")) {
            table.choose("abstain");
        }
        table.choose("return spa-mindarus")
                .asks("peloponnese", HomeChoice.Ask.class)
                .choose("home ephesus", "leave-all");
        assertThat(where(table.state(), "spa-mindarus")).isEqualTo("off");
        assertThat(at(table.state(), "ephesus", "naval-gythium")).isEqualTo(2);
        assertThat(at(table.state(), "ephesus", "hoplite-sparta")).isEqualTo(1);
    }

    private static Table<MountfordState> attack(Field field, int seat, String space, String power, int... dice) {
        return field.table()
                .dice(dice)
                .run(new OperationChoice.Ask(seat))
                .choose(
                        "continue " + space + " " + power,
                        seat == 0 ? "discard ath-cleon" : "discard spa-colony",
                        "attack");
    }

    @Test
    @Covers("9.3.3-07")
    void persianHorsemen() {
        Table<MountfordState> table = attack(
                Field.bare()
                        .persiaAtWar()
                        .army("ath-nicias", "cyme", "3 hoplite-athens", "1 cavalry-athens")
                        .army("spa-mindarus", "cyme", "3 hoplite-sparta"),
                1,
                "cyme",
                "sparta",
                3,
                3);
        table.choose("hold-back");
        assertThat(table.last(BattleResult.Fought.class).peloponnesianTotal())
                .as("die 3, three hoplites, Mindarus 1, attacker 1, more cavalry 1")
                .isEqualTo(9);
        table = attack(
                Field.bare()
                        .persiaAtWar()
                        .army("ath-nicias", "cyme", "3 hoplite-athens", "1 cavalry-athens")
                        .army("spa-mindarus", "cyme", "3 hoplite-phlius"),
                1,
                "cyme",
                "sparta",
                3,
                3);
        assertThat(table.last(BattleResult.Fought.class).athenianTotal())
                .as("no Spartans, no horsemen")
                .isEqualTo(7);
    }

    @Test
    @Covers({"9.3.4-01", "9.3.4-02"})
    void argosEntersInTurnFour() {
        MountfordState before = Field.start().state();
        assertThat(relations.argosClosed(before, Power.SPARTA)).isTrue();
        assertThat(before.relation(Power.ATHENS, Power.ARGOS)).isEqualTo(Relation.NEUTRAL);
        MountfordState state = Field.start().run(new TurnSequence.Begin(4)).state();
        assertThat(state.held(TileSet.ARGIVE)).isEqualTo(4);
        assertThat(state.relation(Power.SPARTA, Power.ARGOS)).isEqualTo(Relation.UNFRIENDLY);
        assertThat(state.relation(Power.ATHENS, Power.ARGOS)).isEqualTo(Relation.FRIENDLY);
        assertThat(relations.argosClosed(state, Power.ATHENS)).isFalse();
        MountfordState peace =
                Field.start().argosAtWar().armistice(Power.SPARTA, 7).state();
        assertThat(peace.relation(Power.SPARTA, Power.ARGOS)).isEqualTo(Relation.UNFRIENDLY);
        assertThat(peace.relation(Power.ATHENS, Power.ARGOS)).isEqualTo(Relation.NEUTRAL);
        assertThat(relations.argosClosed(peace, Power.ATHENS))
                .as("closed again")
                .isTrue();
        assertThat(peace.relation(Power.CORINTH, Power.ARGOS)).isEqualTo(Relation.NEUTRAL);
    }

    @Test
    @Covers("9.3.4-03")
    void theFallOfArgos() {
        Table<MountfordState> table = Field.bare()
                .turn(4)
                .argosAtWar()
                .hold("arg-earthquake", "arg-influence")
                .control("olympia", Power.ARGOS)
                .home("2 hoplite-argos")
                .army("ath-nicias", "epidaurus", "1 hoplite-argos", "1 hoplite-athens")
                .siege("argos", 1, 3)
                .army("spa-agis", "argos", "5 hoplite-sparta")
                .table()
                .dice(6)
                .run(new OperationChoice.Ask(1))
                .choose("continue argos sparta", "discard spa-colony", "attack", "stay-in");
        while (!table.notations().contains("besiege")) {
            table.choose(table.notations().contains("enough") ? "enough" : "spare");
        }
        table.choose("besiege").asks("peloponnese", ArgiveSpoils.Ask.class).choose("garrison-all");
        MountfordState state = table.state();
        assertThat(state.argos).isEqualTo(Entry.REMOVED);
        assertThat(in(state, "ath-nicias", "hoplite-argos")).isZero();
        assertThat(in(state, "ath-nicias", "hoplite-athens")).isEqualTo(1);
        assertThat(owner(state, "nauplia")).isEqualTo(Power.SPARTA);
        assertThat(owner(state, "cleonae")).isEqualTo(Power.SPARTA);
        assertThat(owner(state, "olympia")).as("the garrison is gone").isEqualTo(Power.SPARTA);
        assertThat(state.chest().removed()).isEqualTo(data().tiles().of(TileSet.ARGIVE));
    }

    @Test
    @Covers({"9.3.4-04", "9.5.1-01"})
    void athenianLeadersActivateArgives() {
        Field.start()
                .turn(4)
                .argosAtWar()
                .run(new OperationChoice.Ask(0))
                .choose("lead ath-nicias", "place argos athens", "objective argos")
                .offers("take hoplite-argos");
        Field.start()
                .turn(4)
                .argosAtWar()
                .armistice(Power.SPARTA, 7)
                .run(new OperationChoice.Ask(0))
                .choose("lead ath-nicias")
                .offersNot("place argos athens")
                .choose("place athens athens")
                .offersNot("objective argos");
        assertThat(data().tiles().leader(tile("arg-the-thousand")).activates()
                        & ~data().kinds().of(Nationality.ARGIVE))
                .isZero();
        assertThat(data().tiles().leader(tile("arg-the-thousand")).headOfState())
                .isTrue();
    }

    @Test
    @Covers("9.3.4-05")
    void spartanAlliesKeepOutOfTheArgolid() {
        MountfordState state = Field.bare().argosAtWar().state();
        assertThat(rule(Armies.class)
                        .range(state, 1L << kind("hoplite-phlius"), false)
                        .has(space("argos")))
                .isFalse();
        assertThat(rule(Armies.class)
                        .range(state, 1L << kind("hoplite-sparta"), false)
                        .has(space("argos")))
                .isTrue();
        assertThat(rule(Bars.class).barred(state, space("cleonae")) >>> kind("hoplite-phlius") & 1)
                .isEqualTo(1);
        assertThat(rule(Bars.class).barred(Field.bare().state(), space("cleonae")))
                .isZero();
    }

    private static Field helots(int athenians, String spartans) {
        return Field.bare()
                .home("3 hoplite-sparta-guard")
                .army("ath-nicias", "pylos", athenians + " hoplite-athens")
                .army("spa-agis", spartans, "2 hoplite-sparta");
    }

    @Test
    @Covers({"9.3.5-01", "9.3.5-02", "9.3.5-03"})
    void theHelotsRise() {
        Table<MountfordState> table = helots(4, "megara")
                .bellicosity(9, 9)
                .run(new OperationEnd.Run(1, true))
                .asks("peloponnese", HelotLosses.Hoplite.class)
                .offersOnly("lose spa-agis hoplite-sparta", "lose sparta hoplite-sparta-guard")
                .choose("lose spa-agis hoplite-sparta", "give-up spa-colony", "give-up spa-mindarus")
                .asks("athens", OperationChoice.Ask.class);
        assertThat(table.state().bellicosity(1)).isEqualTo(7);
        assertThat(in(table.state(), "spa-agis", "hoplite-sparta")).isEqualTo(1);
        assertThat(table.state().held(TileSet.SPARTAN)).isEqualTo(16 - 3);
        helots(4, "megara").run(new OperationEnd.Run(0, true)).asks("peloponnese", OperationChoice.Ask.class);
        assertThat(helots(3, "megara").run(new OperationEnd.Run(1, true)).all(HelotRebellion.Rose.class))
                .as("three against three do not outnumber")
                .isEmpty();
        assertThat(helots(4, "gythium").run(new OperationEnd.Run(1, true)).all(HelotRebellion.Rose.class))
                .as("no Spartan hoplites abroad")
                .isEmpty();
    }
}
