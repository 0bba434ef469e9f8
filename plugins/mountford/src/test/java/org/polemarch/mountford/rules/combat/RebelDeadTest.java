package org.polemarch.mountford.rules.combat;

import static org.polemarch.mountford.MountfordTable.position;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.testkit.Covers;

/**
 * 4.2.6 and 1.1.2: rebels are enemies of Athens, so Athens does not grieve for them. On the map of this game only fleets
 * can rebel, and of them bellicosity takes no notice; Plataea stands in for a rebel city that has hoplites.
 */
@Cites({"1.1.2", "4.2.6"})
class RebelDeadTest {

    @Test
    @Covers("4.2.6-01")
    void rebelsCountForNeitherSide() {
        position("""
                plataea       home              4 hoplite-plataea-guard
                plataea       ath-demosthenes   5 hoplite-athens
                rebel         plataea
                bellicosity   8 8
                """)
                .dice(6, 5)
                .attack("athens", "plataea")
                .choose("come-out")
                .losses(3, "die 5")
                .leaves("""
                        plataea       home   1 hoplite-plataea-guard
                        bellicosity   8 8
                        """);
    }

    @Test
    @Covers("4.2.6-01")
    void loyalAlliesCount() {
        position("""
                plataea       home           4 hoplite-plataea-guard
                plataea       spa-brasidas   5 hoplite-phlius
                bellicosity   8 8
                """)
                .dice(5, 6)
                .attack("sparta", "plataea")
                .choose("come-out")
                .losses(3, "die 5")
                .leaves("""
                        plataea       home   1 hoplite-plataea-guard
                        bellicosity   7 9
                        """);
    }
}
