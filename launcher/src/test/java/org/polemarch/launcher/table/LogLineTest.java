package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LogLineTest {

    @Test
    void aLineBeginsLikeASentence() {
        assertThat(LogLine.told(1, "the League lays a card.", "2", "").text()).isEqualTo("The League lays a card.");
        assertThat(LogLine.told(1, "", "2", "").text()).isEmpty();
    }

    @Test
    void aSectionNamedLikeItsVariantIsNamedOnce() {
        LogLine line = LogLine.told(1, "Pydna falls.", "engines", "Great engines");
        assertThat(line.whole(section -> "Siege")).isEqualTo("Pydna falls.  [Siege, Great engines]");
        assertThat(line.whole(section -> "Great engines")).isEqualTo("Pydna falls.  [Great engines]");
    }
}
