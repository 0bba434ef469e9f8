package org.polemarch.api.teach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.play.Target;
import org.polemarch.api.teach.Glossary.Run;
import org.polemarch.api.teach.Glossary.Term;
import org.polemarch.api.teach.bad.Bad;

class TeachingTest {

    private static Term term(String id, List<String> words, String... see) {
        return new Term(id, words, "Text.", List.of(see), Optional.empty());
    }

    private static Glossary glossary(Term... terms) {
        Map<String, Term> all = new LinkedHashMap<>();
        List.of(terms).forEach(each -> all.put(each.id(), each));
        return new Glossary(all);
    }

    @Test
    void aGameMayLeaveOutAnyFile() {
        Teaching none = Teaching.of(TeachingTest.class);
        assertThat(none.hasGuide()).isFalse();
        assertThat(none.primer()).isEmpty();
        assertThat(none.guide()).isEmpty();
        assertThat(none.glossary().terms()).isEmpty();
    }

    @Test
    void theLongestWordIsTheTermAndEachIsMarkedOnce() {
        Glossary glossary =
                glossary(term("siege", List.of("siege")), term("disk", List.of("Siege disk", "Siege disks")));
        assertThat(glossary.runs("A siege adds Siege disks; a siege ends.", Optional.empty()))
                .extracting(Run::text)
                .containsExactly("A ", "siege", " adds ", "Siege disks", "; a siege ends.");
        assertThat(glossary.runs("besieged", Optional.empty())).hasSize(1);
    }

    @Test
    void aTermIsNotMarkedInItsOwnText() {
        Glossary glossary = glossary(term("siege", List.of("siege")));
        assertThat(glossary.runs("A siege.", glossary.term("siege"))).hasSize(1);
    }

    @Test
    void wordsOfTwoTermsAndTermsThatAreNotThereAreFaults() {
        assertThatThrownBy(() -> glossary(term("a", List.of("siege")), term("b", List.of("Siege"))))
                .isInstanceOf(DataFault.class)
                .hasMessageContaining("is a word of both");
        assertThatThrownBy(() -> glossary(term("a", List.of("siege"), "walls")))
                .isInstanceOf(DataFault.class)
                .hasMessage("terms/a/see: there is no term 'walls'");
    }

    @Test
    void aPointerIsATargetOrAPartOfTheWindow() {
        assertThat(new Pointer("space:boiotia").target()).contains(Target.space("boiotia"));
        assertThat(new Pointer("#log").target()).isEmpty();
        assertThatThrownBy(() -> new Pointer("boiotia"))
                .isInstanceOf(DataFault.class)
                .hasMessageContaining("points at nothing");
    }

    @Test
    void faultsNameTheFileAndTheField() {
        assertThatThrownBy(() -> Teaching.of(Bad.class).guide())
                .isInstanceOf(DataFault.class)
                .hasMessageStartingWith("teaching/guide.json/steps/0/done");
        assertThatThrownBy(() -> Teaching.of(Bad.class).primer())
                .isInstanceOf(DataFault.class)
                .hasMessageStartingWith("teaching/primer.json");
    }
}
