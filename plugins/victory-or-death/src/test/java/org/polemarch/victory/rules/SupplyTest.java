package org.polemarch.victory.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.code;
import static org.polemarch.victory.Position.piece;

import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Cites;
import org.polemarch.testkit.Covers;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.SupplyLines;

/** Supply lines. */
@Cites("supply")
class SupplyTest {

    private static boolean supplied(String piece, String... others) {
        return SupplyLines.supplied(Position.of(others).and(piece).state(), code(piece));
    }

    @Test
    @Covers({"R104", "R105", "R111"})
    void aLineLeadsOverAdjacentSpaces() {
        assertThat(supplied("sparta hoplite messenia", "sparta city laconia")).isTrue();
        assertThat(supplied("sparta hoplite arcadia", "sparta city megara")).isFalse();
        assertThat(supplied("athens hoplite naxos", "athens city samos")).isTrue();
        assertThat(supplied("athens hoplite sicily", "athens city samos")).isFalse();
    }

    @Test
    @Covers("R108")
    void noEnemyPieceOnTheLine() {
        assertThat(supplied("athens hoplite naxos", "athens city samos", "sparta trireme aegean-sea"))
                .isTrue();
        assertThat(supplied(
                        "athens hoplite naxos",
                        "athens city samos",
                        "sparta trireme aegean-sea",
                        "corinth trireme dodecanese"))
                .isFalse();
        assertThat(supplied("athens hoplite naxos", "athens city samos", "sparta token samos"))
                .isTrue();
    }

    @Test
    @Covers({"R109", "R116"})
    void eachLandSpaceHoldsAFriend() {
        assertThat(supplied("sparta hoplite arcadia", "sparta city megara")).isFalse();
        assertThat(supplied("sparta hoplite arcadia", "sparta city megara", "corinth hoplite corinth"))
                .isTrue();
        assertThat(supplied("sparta hoplite arcadia", "corinth city megara", "corinth token corinth"))
                .isTrue();
        assertThat(supplied("sparta hoplite arcadia", "corinth city megara", "athens token corinth"))
                .isFalse();
    }

    @Test
    @Covers({"R110", "R112", "R114"})
    void eachSeaSpaceHasAPort() {
        assertThat(supplied("athens trireme aegean-sea", "athens city athens")).isFalse();
        assertThat(supplied("athens trireme euboean-gulf", "athens city athens"))
                .isFalse();
        assertThat(supplied("athens trireme euboean-gulf", "athens city athens", "athens trireme saronic-gulf"))
                .isFalse();
        assertThat(supplied("athens trireme euboean-gulf", "athens city athens", "delian token euboea"))
                .isTrue();
        assertThat(supplied("athens trireme aegean-sea", "athens city athens", "delian token euboea"))
                .isTrue();
    }

    @Test
    @Covers("R113")
    void aNeutralSpaceNeedsAToken() {
        assertThat(supplied("delian hoplite thessaly", "delian city epidamnus")).isFalse();
        assertThat(supplied("delian hoplite thessaly", "delian city epidamnus", "athens token epirus"))
                .isTrue();
        assertThat(supplied("delian hoplite thessaly", "delian city epidamnus", "sparta token epirus"))
                .isFalse();
    }
}
