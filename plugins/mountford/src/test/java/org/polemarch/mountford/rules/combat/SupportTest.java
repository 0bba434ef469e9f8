package org.polemarch.mountford.rules.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.at;
import static org.polemarch.mountford.Field.in;
import static org.polemarch.mountford.Field.tile;

import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.operations.OperationChoice;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Sections 4.1 and 4.2: any number of SPs nearby may take part, and only those are counted and lost. */
@Cites({"4.1", "4.2"})
class SupportTest {

    /** Lysander attacks in Aegina; the fleet of Piraeus lies next door. */
    private static Table<MountfordState> aegina(int... dice) {
        return Field.bare()
                .home("12 naval-piraeus")
                .army("ath-nicias", "aegina", "1 naval-samos")
                .army("spa-lysander", "aegina", "5 naval-gythium")
                .treasury(0, "ath-cleon")
                .treasury(1, "spa-colony")
                .table()
                .dice(dice)
                .run(new OperationChoice.Ask(1))
                .choose("continue aegina sparta", "discard spa-colony", "attack")
                .asks("athens", SupportChoice.Ask.class);
    }

    private static BattleResult.Fought fought(Table<MountfordState> table) {
        return table.last(BattleResult.Fought.class);
    }

    @Test
    @Covers({"4.1-01", "4.1-02"})
    void aPartOfAFleetJoins() {
        Table<MountfordState> table = aegina(1, 6)
                .offers("enough", "join piraeus", "join piraeus 1 naval-piraeus", "join piraeus 11 naval-piraeus")
                .offersNot("join piraeus 12 naval-piraeus")
                .choose("join piraeus 4 naval-piraeus");
        assertThat(fought(table).athenianTotal())
                .as("die 1, the ship in Aegina, four of Piraeus, Nicias 0")
                .isEqualTo(1 + 1 + 4);
        assertThat(table.last(SupportChoice.Joined.class).count()).isEqualTo(4);
        assertThat(table.last(SupportChoice.Joined.class).cites()).isEqualTo("4.1");
    }

    @Test
    @Covers("4.1-02")
    void onlyThoseWhoJoinedAreLost() {
        // Athens rolls 5: three SPs, the first an Athenian one; two joined from Piraeus, so the third comes from
        // Aegina.
        Table<MountfordState> table = aegina(5, 6).choose("join piraeus 2 naval-piraeus");
        table.offersOnly("lose ath-nicias naval-samos", "lose piraeus naval-piraeus")
                .choose("lose piraeus naval-piraeus");
        assertThat(at(table.state(), "piraeus", "naval-piraeus")).isEqualTo(10);
        assertThat(in(table.state(), "ath-nicias", "naval-samos")).isZero();
    }

    @Test
    @Covers({"4.2-01", "4.1-02"})
    void kindsOfAStackAreChosenOneByOne() {
        Table<MountfordState> table = Field.bare()
                .home("4 hoplite-athens", "2 cavalry-athens")
                .army("ath-nicias", "eleusis", "1 hoplite-athens")
                .army("spa-brasidas", "eleusis", "5 hoplite-phlius")
                .treasury(0, "ath-cleon")
                .treasury(1, "spa-colony")
                .table()
                .dice(3, 3)
                .run(new OperationChoice.Ask(1))
                .choose("continue eleusis sparta", "discard spa-colony", "attack")
                .asks("athens", SupportChoice.Ask.class)
                .offers("join athens", "join athens 4 hoplite-athens", "join athens 2 cavalry-athens")
                .choose("join athens 2 hoplite-athens")
                .offersOnly("enough", "join athens", "join athens 1 cavalry-athens", "join athens 2 cavalry-athens")
                .choose("join athens 1 cavalry-athens");
        assertThat(fought(table).athenianTotal())
                .as("die 3, one hoplite in Eleusis and two of Athens, more cavalry, Nicias 0")
                .isEqualTo(3 + 3 + 1);
    }

    @Test
    @Covers("4.1-02")
    void whoSentAPartMayYetSendAll() {
        Table<MountfordState> table = Field.bare()
                .army("ath-phormio", "kithnos", "2 naval-piraeus", "2 naval-samos")
                .army("ath-nicias", "aegina", "1 naval-piraeus")
                .army("spa-lysander", "aegina", "5 naval-gythium")
                .treasury(0, "ath-cleon")
                .treasury(1, "spa-colony")
                .table()
                .dice(6, 3)
                .run(new OperationChoice.Ask(1))
                .choose("continue aegina sparta", "discard spa-colony", "attack")
                .choose("join ath-phormio 1 naval-piraeus", "join ath-phormio");
        assertThat(fought(table).athenianTotal())
                .as("die 6, five ships, the lower rating")
                .isEqualTo(6 + 5);
        assertThat(table.all(SupportChoice.Joined.class).stream()
                        .mapToInt(SupportChoice.Joined::count)
                        .sum())
                .as("the log counts nobody twice")
                .isEqualTo(4);
    }

    @Test
    @Covers("4.1-02")
    void aPartOfAnArmyIsLostNoFurther() {
        Table<MountfordState> table = Field.bare()
                .army("ath-phormio", "kithnos", "3 naval-piraeus")
                .army("ath-nicias", "aegina", "1 naval-samos")
                .army("spa-lysander", "aegina", "5 naval-gythium")
                .treasury(0, "ath-cleon")
                .treasury(1, "spa-colony")
                .table()
                .dice(6, 6)
                .run(new OperationChoice.Ask(1))
                .choose("continue aegina sparta", "discard spa-colony", "attack")
                .choose("join ath-phormio 1 naval-piraeus");
        assertThat(in(table.state(), "ath-phormio", "naval-piraeus"))
                .as("three were to be lost, two fought")
                .isEqualTo(2);
        assertThat(table.state().armySpace(tile("ath-nicias"))).isNegative();
        assertThat(at(table.state(), "samos", "naval-samos")).isZero();
    }
}
