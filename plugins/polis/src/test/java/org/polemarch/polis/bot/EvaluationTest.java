package org.polemarch.polis.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polemarch.core.wiring.Overlay;
import org.polemarch.polis.PolisPlugin;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.endofround.Projects;
import org.polemarch.testkit.Appraisals;

class EvaluationTest {

    /** Else a bot would burn its Wheat, action by action, only to put off what the opponent is sure of. */
    @Test
    void whoHasPassedCountsOnTheProjectsUnderWay() {
        PolisTable table = PolisTable.of("passed athens | athens prestige 1 wheat 9 | site skini athinae");
        double before = ofSparta(table);
        assertThat(ofSparta(table.run(new Projects.Step()).prestige("athens", 1 + 3)))
                .isCloseTo(before, within(0.01));
    }

    @Test
    void thePartsAddUpAndHaveWords() {
        Appraisals.check(new PolisPlugin(), Weights.SHIPPED.spread());
    }

    @Test
    void eachPartIsWhatItIsCalled() {
        String rich = "athens prestige 8 silver 4 wheat 20 | boiotia athens 2";
        assertThat(changes(rich, "athens prestige 9 silver 4 wheat 20 | boiotia athens 2"))
                .containsExactly("+prestige");
        assertThat(changes(rich, "athens prestige 8 silver 6 wheat 20 | boiotia athens 2"))
                .containsExactly("+goods");
        assertThat(changes(rich, "athens prestige 8 silver 4 wheat 20 | boiotia athens 3"))
                .contains("+hoplites", "+sieges");
        assertThat(changes(rich, "athens prestige 8 silver 4 wheat 1 | boiotia athens 2"))
                .contains("-food");
        assertThat(changes(rich, rich + " | captive athens")).containsExactly("-proxenos");
        assertThat(changes(rich, rich + " | passed athens")).contains("-sieges");
    }

    /** A captive costs what the ransom is, whatever the data says it is. */
    @Test
    void aDearerRansomMakesACaptiveWorse() {
        double cheap = captive(Optional.empty());
        double dear = captive(Optional.of(new Overlay("dear", "{\"figures\": {\"ransom\": 4}}")));
        assertThat(dear).isLessThan(cheap);
    }

    private static double captive(Optional<Overlay> overlay) {
        return PolisTable.prepare(overlay)
                .book()
                .game()
                .evaluate(PolisTable.of("captive athens").state(), Side.ATHENS.seat());
    }

    private static List<String> changes(String before, String after) {
        return Appraisals.changes(
                PolisTable.book().game(),
                PolisTable.of(before).state(),
                PolisTable.of(after).state(),
                Side.ATHENS.seat());
    }

    private static double ofSparta(PolisTable table) {
        return PolisTable.book().game().evaluate(table.state(), Side.SPARTA.seat());
    }
}
