package org.polemarch.mountford.rules.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.MountfordTable.position;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.MountfordTable;
import org.polemarch.testkit.Covers;

/** Sections 4.1 and 4.2: any number of SPs nearby may take part, and only those are counted and lost. */
@Cites({"4.1", "4.2"})
class SupportTest {

    /** Lysander attacks in Aegina; the fleet of Piraeus lies next door. */
    private static MountfordTable aegina(int... dice) {
        return position("""
                piraeus   home           12 naval-piraeus
                aegina    ath-nicias     1 naval-samos
                aegina    spa-lysander   5 naval-gythium
                """).dice(dice).attack("sparta", "aegina").asks("athens", Support.Ask.class);
    }

    @Test
    @Covers({"4.1-01", "4.1-02"})
    void aPartOfAFleetJoins() {
        MountfordTable table = aegina(1, 6)
                .offers("enough", "join piraeus", "join piraeus 1 naval-piraeus", "join piraeus 11 naval-piraeus")
                .offersNot("join piraeus 12 naval-piraeus")
                .choose("join piraeus 4 naval-piraeus")
                .athenianTotal(1 + 1 + 4, "die 1, the ship in Aegina, four of Piraeus, Nicias 0");
        assertThat(table.last(Support.Joined.class).count()).isEqualTo(4);
        assertThat(table.last(Support.Joined.class).cites()).isEqualTo("4.1");
    }

    @Test
    @Covers("4.1-02")
    void onlyThoseWhoJoinedAreLost() {
        aegina(5, 6)
                .choose("join piraeus 2 naval-piraeus")
                .losses(3, "die 5")
                .offersOnly("lose ath-nicias naval-samos", "lose piraeus naval-piraeus")
                .choose("lose piraeus naval-piraeus")
                .leaves("""
                        piraeus   home   10 naval-piraeus
                        samos     home
                        off       ath-nicias
                        """);
    }

    @Test
    @Covers({"4.2-01", "4.1-02"})
    void kindsOfAStackAreChosenOneByOne() {
        position("""
                athens    home           4 hoplite-athens 2 cavalry-athens
                eleusis   ath-nicias     1 hoplite-athens
                eleusis   spa-brasidas   5 hoplite-phlius
                """)
                .dice(3, 3)
                .attack("sparta", "eleusis")
                .asks("athens", Support.Ask.class)
                .offers("join athens", "join athens 4 hoplite-athens", "join athens 2 cavalry-athens")
                .choose("join athens 2 hoplite-athens")
                .offersOnly("enough", "join athens", "join athens 1 cavalry-athens", "join athens 2 cavalry-athens")
                .choose("join athens 1 cavalry-athens")
                .athenianTotal(3 + 3 + 1, "die 3, one hoplite in Eleusis and two of Athens, more cavalry, Nicias 0");
    }

    @Test
    @Covers("4.1-02")
    void whoSentAPartMayYetSendAll() {
        MountfordTable table = position("""
                kithnos   ath-phormio    2 naval-piraeus 2 naval-samos
                aegina    ath-nicias     1 naval-piraeus
                aegina    spa-lysander   5 naval-gythium
                """)
                .dice(6, 3)
                .attack("sparta", "aegina")
                .choose("join ath-phormio 1 naval-piraeus", "join ath-phormio")
                .athenianTotal(6 + 5, "die 6, five ships, the lower rating");
        assertThat(table.all(Support.Joined.class).stream()
                        .mapToInt(Support.Joined::count)
                        .sum())
                .as("the log counts nobody twice")
                .isEqualTo(4);
    }

    @Test
    @Covers("4.1-02")
    void aPartOfAnArmyIsLostNoFurther() {
        position("""
                kithnos   ath-phormio    3 naval-piraeus
                aegina    ath-nicias     1 naval-samos
                aegina    spa-lysander   5 naval-gythium
                """)
                .dice(6, 6)
                .attack("sparta", "aegina")
                .choose("join ath-phormio 1 naval-piraeus")
                .losses(3, "die 6, although two fought")
                .leaves("""
                        kithnos   ath-phormio   2 naval-piraeus
                        off       ath-nicias
                        samos     home
                        """);
    }
}
