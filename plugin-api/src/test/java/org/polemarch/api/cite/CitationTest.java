package org.polemarch.api.cite;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CitationTest {

    @Cites({"3.5", "3.6"})
    static class Interception {
        record Missed() implements Cited {}

        @Cites("4.1")
        record Caught() implements Cited {}

        @Cites({})
        record Moved() implements Cited {}

        record Fought(boolean naval) implements Cited {
            @Override
            public String cites() {
                return naval ? "4.2" : "4.3";
            }
        }
    }

    static class Unchanged extends Interception {}

    @Cites("night/3.5")
    static class ByNight extends Interception {
        record Lost() implements Cited {}
    }

    record Alone() implements Cited {}

    @Test
    void aRecordCitesWhatTheClassAroundItCitesFirst() {
        assertThat(new Interception.Missed().cites()).isEqualTo("3.5");
    }

    @Test
    void itsOwnCitationGoesFirstAndMayBeNone() {
        assertThat(new Interception.Caught().cites()).isEqualTo("4.1");
        assertThat(new Interception.Moved().cites()).isEmpty();
        assertThat(new Interception.Fought(true).cites()).isEqualTo("4.2");
        assertThat(new Alone().cites()).isEmpty();
    }

    @Test
    void aSubclassKeepsOrReplacesTheCitation() {
        assertThat(Citation.sections(Unchanged.class)).containsExactly("3.5", "3.6");
        assertThat(Citation.sections(ByNight.class)).containsExactly("night/3.5");
        assertThat(new ByNight.Lost().cites()).isEqualTo("night/3.5");
    }
}
