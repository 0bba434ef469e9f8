package org.polemarch.pericles.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.polemarch.pericles.PericlesPlugin;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Side;
import org.polemarch.testkit.Appraisals;

class EvaluationTest {

    private static final Faction OWN = Side.ATHENS.first();

    @Test
    void thePartsAddUpAndHaveWords() {
        Appraisals.check(new PericlesPlugin(), Weights.SHIPPED.scale());
    }

    @Test
    void eachPartIsWhatItIsCalled() {
        assertThat(changes(table -> table.tokens(OWN, table.held(OWN) + 2))).containsExactly("+tokens", "+faction");
        assertThat(changes(table -> {
                    table.state().setHostages(Side.ATHENS, true);
                    return table;
                }))
                .containsExactly("+treachery");
        assertThat(changes(table -> table.honor(OWN, table.honor(OWN) + 3))).contains("+honor", "+faction");
    }

    private static List<String> changes(UnaryOperator<PericlesTable> change) {
        PericlesTable before = PericlesTable.war();
        PericlesTable after = change.apply(PericlesTable.war());
        return Appraisals.changes(before.rules().game(), before.state(), after.state(), OWN.seat());
    }
}
