package org.polemarch.api.text.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.text.Concept;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.api.text.RuleIndex.Status;
import org.polemarch.api.text.index.broken.Anchor;

/** The index in rules-index.json beside this class. */
class RuleIndexTest {

    private final RuleIndex index = RuleIndex.of(RuleIndexTest.class);

    @Test
    void sectionsStandInTheOrderOfTheBook() {
        assertThat(index.rulebook()).isEqualTo("A rulebook of our own");
        assertThat(index.sections()).extracting(Section::id).containsExactly("2", "1", "battles/retreat");
    }

    @Test
    void aSectionIsFoundByItsId() {
        assertThat(index.section("2"))
                .contains(new Section(
                        "2",
                        "Winning",
                        Status.ENFORCED,
                        "Most points win.",
                        Optional.of("Ties are shared."),
                        Optional.empty(),
                        List.of(Concept.VICTORY),
                        List.of("Count the points of each side.", "The side with most points wins."),
                        Optional.of("Athens 7, Sparta 5: Athens wins."),
                        List.of("battles/retreat")));
        assertThat(index.section("1").orElseThrow().text()).isEmpty();
        assertThat(index.section("1").orElseThrow().ruling()).isEmpty();
        assertThat(index.section("3")).isEmpty();
    }

    @Test
    void aVariantAddsSectionsAndRewritesOthersUnderItsTitle() {
        RuleIndex varied = index.with(
                "Great engines",
                List.of(
                        Section.enforced("2", "Winning", "Fewest points win."),
                        Section.enforced("engines/siege", "Engines", "A siege rolls a six-sided die.")));
        assertThat(varied.sections())
                .extracting(Section::id)
                .containsExactly("2", "1", "battles/retreat", "engines/siege");
        assertThat(varied.section("2").orElseThrow().summary()).isEqualTo("Fewest points win.");
        assertThat(varied.sections())
                .extracting(section -> section.variant().orElse(""))
                .containsExactly("Great engines", "", "", "Great engines");
    }

    @Test
    void wordsAreLookedForInEverythingASectionSays() {
        assertThat(index.search("RETREAT")).extracting(Section::id).containsExactly("battles/retreat");
        assertThat(index.search("shared")).extracting(Section::id).containsExactly("2");
        assertThat(index.search("greet")).extracting(Section::id).containsExactly("1");
        assertThat(index.search("winning")).extracting(Section::id).containsExactly("2");
        assertThat(index.search("count the points")).extracting(Section::id).containsExactly("2");
        assertThat(index.search("athens 7")).extracting(Section::id).containsExactly("2");
        assertThat(index.search("laurels")).extracting(Section::id).containsExactly("2", "battles/retreat");
        assertThat(index.search("elephants")).isEmpty();
    }

    @Test
    void aRulingIsFoundByItsNameAndByItsSections() {
        assertThat(index.ruling("A-01").orElseThrow().text()).startsWith("A side that fled");
        assertThat(index.ruling("A-02")).isEmpty();
        assertThat(index.rulings(index.section("2").orElseThrow()))
                .extracting(RuleIndex.Ruling::id)
                .containsExactly("A-01");
        assertThat(index.rulings(index.section("1").orElseThrow())).isEmpty();
        RuleIndex varied = index.with("Upside down", List.of(Section.enforced("2", "Winning", "Fewest points win.")));
        assertThat(varied.rulings(varied.section("2").orElseThrow())).isEmpty();
    }

    @Test
    void aVariantTellsAWholeRuleToo() {
        Section told = Section.enforced("engines/siege", "Engines", "A siege rolls a six-sided die.")
                .telling(List.of("Roll the die."), Optional.of("A 5 breaks a wall of 4."), List.of("2"));
        RuleIndex varied = index.with("Great engines", List.of(told));
        assertThat(varied.section("engines/siege").orElseThrow().text()).containsExactly("Roll the die.");
        assertThat(varied.search("wall of 4")).extracting(Section::id).containsExactly("engines/siege");
        assertThatExceptionOfType(DataFault.class)
                .isThrownBy(() -> index.with(
                        "Great engines", List.of(told.telling(List.of(), Optional.empty(), List.of("rams")))))
                .withMessage("Great engines: sections/engines/siege/see: there is no section 'rams'");
    }

    @Test
    void linksThatLeadNowhereAreNamed() {
        assertThatExceptionOfType(DataFault.class)
                .isThrownBy(() -> RuleIndex.of(RuleIndexTest.class, "dangling-see.json"))
                .withMessage("dangling-see.json: sections/1/see: there is no section '9'");
        assertThatExceptionOfType(DataFault.class)
                .isThrownBy(() -> RuleIndex.of(RuleIndexTest.class, "see-itself.json"))
                .withMessage("see-itself.json: sections/1/see: it leads to itself");
        assertThatExceptionOfType(DataFault.class)
                .isThrownBy(() -> RuleIndex.of(RuleIndexTest.class, "dangling-ruling.json"))
                .withMessage("dangling-ruling.json: rulings/A-02: there is no section '7'");
    }

    @Test
    void aConceptLeadsToItsSectionsAndToWhatTheGameSaysOfIt() {
        assertThat(index.sections(Concept.VICTORY)).extracting(Section::id).containsExactly("2");
        assertThat(index.says(Concept.VICTORY)).contains("most points win.");
        assertThat(index.without(Concept.SIEGE)).contains("there are no sieges.");
        assertThat(index.says(Concept.SIEGE)).isEmpty();
        assertThat(index.sections(Concept.PEACE)).isEmpty();
    }

    @Test
    void aRewrittenSectionKeepsItsConcepts() {
        RuleIndex varied = index.with("Upside down", List.of(Section.enforced("2", "Winning", "Fewest points win.")));
        assertThat(varied.sections(Concept.VICTORY))
                .extracting(Section::summary)
                .containsExactly("Fewest points win.");
        assertThat(varied.says(Concept.VICTORY)).contains("most points win.");
    }

    @Test
    void conceptsThatNobodyKnowsOrThatContradictTheSectionsAreNamed() {
        assertThatExceptionOfType(DataFault.class)
                .isThrownBy(() -> RuleIndex.of(RuleIndexTest.class, "unknown-concept.json"))
                .withMessageStartingWith(
                        "unknown-concept.json: sections/1: no concept is called 'elephants'; there are siege,");
        assertThatExceptionOfType(DataFault.class)
                .isThrownBy(() -> RuleIndex.of(RuleIndexTest.class, "tagged-without.json"))
                .withMessage("tagged-without.json: without/siege: section 1 is about it");
        assertThatExceptionOfType(DataFault.class)
                .isThrownBy(() -> RuleIndex.of(RuleIndexTest.class, "untagged-says.json"))
                .withMessage("untagged-says.json: concepts/siege: no section is about it");
    }

    @Test
    void aMissingIndexAndAMissingFieldAreNamed() {
        assertThatExceptionOfType(DataFault.class)
                .isThrownBy(() -> RuleIndex.of(String.class))
                .withMessage("no rules-index.json beside java.lang.String");
        assertThatExceptionOfType(DataFault.class)
                .isThrownBy(() -> RuleIndex.of(Anchor.class))
                .withMessageContaining("rules-index.json")
                .withMessageContaining("summary");
    }
}
