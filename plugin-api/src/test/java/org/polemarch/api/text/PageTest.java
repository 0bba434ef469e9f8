package org.polemarch.api.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class PageTest {

    private final Page page = new Page();

    @Test
    void aLongLineGoesOnBelowBehindItsIndent() {
        page.line("Hoplites: " + "attika ".repeat(20), "  ");
        assertThat(page.lines())
                .hasSize(2)
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(Page.WIDTH))
                .last()
                .asString()
                .startsWith("  attika");
    }

    @Test
    void aWordWithoutEndIsCut() {
        page.line("x".repeat(250), "  ");
        assertThat(page.lines()).extracting(String::length).containsExactly(100, 100, 54);
    }

    @Test
    void itemsAreNotTornApart() {
        page.items("won: ", Collections.nCopies(9, "the Long Walls"));
        assertThat(page.lines()).hasSize(2);
        assertThat(page.lines().get(0)).endsWith("the Long Walls,").hasSizeLessThanOrEqualTo(Page.WIDTH);
        assertThat(page.lines().get(1)).startsWith("     the Long Walls, ").endsWith("the Long Walls");
    }

    @Test
    void headingsAndColumns() {
        page.rule("Athens").entry("Pericles", 10, "leads").entry("Alcibiades the Younger", 10, "waits");
        assertThat(page.lines()).isEqualTo(List.of("─ Athens " + "─".repeat(91), "Pericles  leads", "Alcibiade…waits"));
    }
}
