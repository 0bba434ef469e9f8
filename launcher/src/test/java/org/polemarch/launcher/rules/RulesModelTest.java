package org.polemarch.launcher.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.api.data.Provenance;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.launcher.TestTable;

class RulesModelTest {

    @TempDir
    private Path folder;

    private TestTable tables;
    private RulesModel rules;

    @BeforeEach
    void install() {
        tables = TestTable.installed(folder);
        rules = new RulesModel(tables.desk().catalog().game("perikles"));
    }

    @AfterEach
    void close() {
        tables.close();
    }

    @Test
    void sectionsAreFoundByWords() {
        assertThat(rules.sections("")).hasSizeGreaterThan(20);
        assertThat(rules.sections("assassin cube"))
                .isNotEmpty()
                .allMatch(section -> (section.heading() + section.summary()).contains("ssassin"));
        assertThat(rules.sections("trireme-shaped biscuit")).isEmpty();
    }

    @Test
    void aSectionWithoutAnEntryIsReadInTheOneItIsPartOf() {
        assertThat(rules.section("4.2").map(RuleIndex.Section::id)).contains("4.2");
        assertThat(rules.section("4.2/no-such-thing").map(RuleIndex.Section::id))
                .contains("4.2");
        assertThat(rules.section("no-such-thing")).isEmpty();
        assertThat(rules.told("4.2")).isNotEmpty();
        assertThat(rules.told("no-such-thing")).isEmpty();
    }

    @Test
    void figuresTellWhereTheyComeFrom() {
        assertThat(rules.figures(false, "")).isNotEmpty();
        assertThat(rules.figures(true, "")).isNotEmpty().allMatch(Provenance::reconstructed);
        assertThat(rules.figures(false, ""))
                .hasSizeGreaterThan(rules.figures(true, "").size());
    }
}
