package org.polemarch.core.report;

import java.util.List;
import org.polemarch.core.compare.Findings;

/** A report as data: what a browser and a window show alike. */
public record Page(String title, String lead, List<Section> sections) {

    public Page {
        sections = List.copyOf(sections);
    }

    public record Section(String title, List<Block> blocks) {
        public Section {
            blocks = List.copyOf(blocks);
        }
    }

    /** A part of a section. */
    public sealed interface Block {}

    /** A soft paragraph beside what matters. */
    public record Note(String text) implements Block {}

    /**
     * Findings in plain words.
     *
     * @param heading may be empty
     * @param more what is shown only to those who ask
     */
    public record Statements(String heading, List<Findings.Sentence> shown, List<Findings.Sentence> more)
            implements Block {
        public Statements {
            shown = List.copyOf(shown);
            more = List.copyOf(more);
        }
    }

    /** What the marks of the pictures below mean. */
    public record Legend(List<Key> keys) implements Block {
        public Legend {
            keys = List.copyOf(keys);
        }
    }

    public record Key(Drawing mark, String words) {}

    /** A picture; heading and caption may be empty. */
    public record Figure(String heading, Drawing drawing, String caption) implements Block {}

    /** Pictures side by side, as many as there is room for. */
    public record Panels(List<Figure> figures) implements Block {
        public Panels {
            figures = List.copyOf(figures);
        }
    }

    /** Rows of small pictures, all with the same columns. */
    public record Grid(List<GridRow> rows) implements Block {
        public Grid {
            rows = List.copyOf(rows);
        }
    }

    public record GridRow(String name, List<Figure> cells) {
        public GridRow {
            cells = List.copyOf(cells);
        }
    }

    public record Table(List<String> heading, List<Row> rows) implements Block {
        public Table {
            heading = List.copyOf(heading);
            rows = List.copyOf(rows);
        }
    }

    public record Row(boolean strong, List<Cell> cells) {
        public Row {
            cells = List.copyOf(cells);
        }
    }

    /** A figure, and softly beside it the range in which it lies; either may be empty. */
    public record Cell(String text, String range) {
        static Cell of(String text) {
            return new Cell(text, "");
        }
    }

    /** Words explained. */
    public record Terms(List<Term> terms) implements Block {
        public Terms {
            terms = List.copyOf(terms);
        }
    }

    public record Term(String name, String text) {}
}
