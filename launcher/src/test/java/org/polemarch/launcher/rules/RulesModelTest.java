package org.polemarch.launcher.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
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
        rules = new RulesModel(Edition.book(tables.desk().catalog().game("perikles")));
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
                .allMatch(section -> section.words().contains("ssassin"));
        assertThat(rules.sections("trireme-shaped biscuit")).isEmpty();
    }

    @Test
    void sectionsWhoseHeadingsHoldTheWordsComeFirst() {
        RulesModel mountford =
                new RulesModel(Edition.book(tables.desk().catalog().game("mountford")));
        List<RuleIndex.Section> found = mountford.sections("intercept");
        assertThat(found.get(0).heading()).startsWith("Interception");
        List<Boolean> headed = found.stream()
                .map(section -> section.heading().toLowerCase(Locale.ROOT).contains("intercept"))
                .toList();
        assertThat(headed).contains(true, false).isSortedAccordingTo(Comparator.reverseOrder());
        assertThat(mountford.sections("").get(0).id()).as("in the book's order").isEqualTo("1");
    }

    @Test
    void aChapterIsMadeOfTheSectionsBelowIt() {
        assertThat(rules.parts(rules.section("4.2").orElseThrow()))
                .isNotEmpty()
                .allMatch(section -> section.id().startsWith("4.2/"));
        assertThat(rules.parts(rules.section("4").orElseThrow()))
                .extracting(RuleIndex.Section::id)
                .contains("4.1", "4.2", "4.2/assassin")
                .doesNotContain("4", "3.8");
        assertThat(rules.parts(rules.section("4.2/assassin").orElseThrow())).isEmpty();
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

    /** Some books count 9, 9.4, 9.44, others 9, 9.4, 9.4.4, others have no numbers. */
    @Test
    void sectionsLieBelowTheOneTheyArePartOf() {
        RulesModel pericles =
                new RulesModel(Edition.book(tables.desk().catalog().game("pericles")));
        assertThat(depths(pericles, "3.0", "3.1", "3.11")).containsExactly(0, 1, 2);
        assertThat(pericles.section("3.19").map(RuleIndex.Section::id)).contains("3.1");
        RulesModel mountford =
                new RulesModel(Edition.book(tables.desk().catalog().game("mountford")));
        assertThat(depths(mountford, "1", "1.1", "1.1.2")).containsExactly(0, 1, 2);
        RulesModel polis = new RulesModel(Edition.book(tables.desk().catalog().game("polis")));
        assertThat(depths(polis, "siege", "siege/ransom", "concepts/die")).containsExactly(0, 1, 1);
    }

    private static List<Integer> depths(RulesModel model, String... ids) {
        return Stream.of(ids)
                .map(id -> model.depth(model.section(id).orElseThrow()))
                .toList();
    }

    @Test
    void numbersAreListedWhereTheBookHasThem() {
        RulesModel pericles =
                new RulesModel(Edition.book(tables.desk().catalog().game("pericles")));
        assertThat(RulesModel.listed(pericles.section("3.11").orElseThrow())).isEqualTo("3.11  Game Pieces");
        assertThat(RulesModel.listed(rules.section("4.2/assassin").orElseThrow()))
                .doesNotStartWith("4");
    }

    @Test
    void figuresTellWhereTheyComeFrom() {
        assertThat(rules.figures(false, "")).isNotEmpty();
        assertThat(rules.figures(true, "")).isNotEmpty().allMatch(Provenance::reconstructed);
        assertThat(rules.figures(false, ""))
                .hasSizeGreaterThan(rules.figures(true, "").size());
    }

    @Test
    void aSectionTellsWhatAVariantCanReplaceInIt() {
        RuleIndex.Section tiles = rules.section("4.2").orElseThrow();
        assertThat(rules.replaceable(tiles))
                .isNotEmpty()
                .isSubsetOf(rules.replaceable())
                .allMatch(each -> each.sections().stream().anyMatch(id -> id.startsWith("4.2")));
        assertThat(rules.replaceable(rules.section("4").orElseThrow()))
                .as("a chapter has what its sections have")
                .containsAll(rules.replaceable(tiles));
    }
}
