package org.polemarch.victory.ui;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.table.Card;
import org.polemarch.api.ui.table.CardNode;

/**
 * Cards in as many rows as they need to be read whole: a card with much on it is wider than one with little, the cards of a
 * row are as high as the highest, and the number of rows that takes the least height is chosen. Cards shown by their title
 * alone have rows of their own below. Where there is not room enough all rows are lower, and their texts end with dots.
 */
final class CardRows extends Pane {

    private static final double GAP = 7;
    private static final int MOST_ROWS = 5;
    private static final double TOO_HIGH = 10_000;

    /** How much lower more rows must be to be worth it. */
    private static final double WORTH_A_ROW = 0.92;

    /** The widest card, the width of a letter and of the edges, in lines of text. */
    private static final double WIDEST = 24;

    private static final double LETTER = 0.62;
    private static final double EDGES = 1.7;

    private static final double BOLD_WIDTH = 1.15;

    /** The number in the corner of a pile, in letters. */
    private static final double CORNER = 5;

    /** What a letter of a title takes beside one of the text, and what every head takes beside its title. */
    private static final double BOLD = 1.35;

    private static final double HEAD = 24;

    /** How high a card shown by its title may be, in lines of text; a longer title ends with dots. */
    private static final double BRIEF = 5.6;

    /** How low a row may become, in lines of text. */
    private static final double LOWEST = 4.2;

    private final Targets targets;
    private final Function<Card, String> told;
    private List<Card> shown = List.of();
    private int whole;
    private List<CardNode> nodes = List.of();
    private Lay lay = new Lay(List.of());
    private double laidFor = -1;

    CardRows(Targets targets, Function<Card, String> told) {
        this.targets = targets;
        this.told = told;
        getStyleClass().add("victory-cards");
    }

    /** Shows these cards in this order, the brief ones by their title; cards shown before keep their nodes. */
    void show(List<Card> full, List<Card> brief) {
        List<Card> cards = new ArrayList<>(full);
        cards.addAll(brief);
        whole = full.size();
        List<CardNode> spare = new ArrayList<>(nodes);
        List<CardNode> next = new ArrayList<>();
        for (Card card : cards) {
            CardNode kept = spare.stream()
                    .filter(node -> node.card().equals(card))
                    .findFirst()
                    .orElse(null);
            spare.remove(kept);
            next.add(kept != null ? kept : drawn(card));
        }
        spare.forEach(targets::remove);
        shown = List.copyOf(cards);
        nodes = List.copyOf(next);
        for (int i = 0; i < nodes.size(); i++) {
            Node text = nodes.get(i).lookup(".pm-card-body");
            text.setManaged(i < whole);
            text.setVisible(i < whole);
        }
        getChildren().setAll(nodes);
    }

    private CardNode drawn(Card card) {
        CardNode node = new CardNode(card);
        card.target().ifPresent(target -> targets.add(node, target, node.getAccessibleText()));
        return Tip.on(node, () -> told.apply(card));
    }

    /** The node of the card at this distance from the first. */
    CardNode node(int index) {
        return nodes.get(index);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computeMinHeight(double width) {
        Lay best = best(width < 0 ? getWidth() : width);
        double low = best.rows().stream()
                .mapToDouble(row -> Math.min(row.height(), LOWEST * em()))
                .sum();
        return getInsets().getTop() + getInsets().getBottom() + low + best.gaps();
    }

    @Override
    protected double computePrefHeight(double width) {
        return getInsets().getTop() + getInsets().getBottom() + best(width).height();
    }

    /** Texts or letters may be others than before. */
    @Override
    public void requestLayout() {
        laidFor = -1;
        super.requestLayout();
    }

    /** Cards that can be read share the room that none of them needs. */
    @Override
    protected void layoutChildren() {
        Insets insets = getInsets();
        Lay best = best(getWidth());
        double room = getHeight() - insets.getTop() - insets.getBottom();
        double spare = Math.max(0, room - best.height());
        double part = room < best.height() ? best.part(room) : 1;
        long sharing = best.rows().stream().filter(row -> row.first() < whole).count();
        double y = insets.getTop();
        for (Row row : best.rows()) {
            double x = insets.getLeft();
            double more = row.first() < whole ? Math.floor(spare / sharing) : 0;
            double height = snapSizeY(Math.floor(row.height() * part + more));
            for (int i = 0; i < row.widths().size(); i++) {
                CardNode card = nodes.get(row.first() + i);
                card.resizeRelocate(
                        snapPositionX(x),
                        snapPositionY(y),
                        snapSizeX(row.widths().get(i)),
                        height);
                x += row.widths().get(i) + GAP;
            }
            y += height + GAP;
        }
    }

    private record Row(int first, List<Double> widths, double height) {}

    private record Lay(List<Row> rows) {
        double height() {
            return rows.stream().mapToDouble(Row::height).sum() + gaps();
        }

        double gaps() {
            return GAP * Math.max(0, rows.size() - 1);
        }

        /** By what factor all rows must be lower to fit. */
        double part(double room) {
            return Math.max(0, room - gaps()) / (height() - gaps());
        }
    }

    /** Found once for a width: it asks every card how high it would be in many ways. */
    private Lay best(double width) {
        if (width != laidFor) {
            lay = search(width);
            laidFor = width;
        }
        return lay;
    }

    private Lay search(double width) {
        double room = Math.max(1, width - getInsets().getLeft() - getInsets().getRight());
        List<Row> rows = new ArrayList<>(best(0, whole, room).rows());
        rows.addAll(best(whole, shown.size(), room).rows());
        return new Lay(rows);
    }

    private Lay best(int from, int to, double room) {
        double em = em();
        Lay best = lay(from, to, 1, room, em);
        for (int rows = 2; rows <= MOST_ROWS; rows++) {
            Lay lay = lay(from, to, rows, room, em);
            if (lay.height() < best.height() * WORTH_A_ROW) {
                best = lay;
            }
        }
        return best;
    }

    /** The height of a line in the text of a card. */
    private double em() {
        for (CardNode node : nodes) {
            if (node.lookup(".pm-card-body") instanceof Label text) {
                return text.getFont().getSize();
            }
        }
        return 1;
    }

    /** Each row has its share of all there is to read. */
    private Lay lay(int from, int to, int rows, double room, double em) {
        double share = 0;
        for (int i = from; i < to; i++) {
            share += letters(i) / rows;
        }
        List<Row> all = new ArrayList<>();
        int first = from;
        double before = 0;
        for (int row = 1; row <= rows && first < to; row++) {
            int end = first;
            while (end < to && (row == rows || end == first || before + letters(end) / 2 <= row * share)) {
                before += letters(end++);
            }
            all.add(row(first, end, room, em));
            first = end;
        }
        return new Lay(all);
    }

    private Row row(int first, int end, double room, double em) {
        double wide = room - GAP * (end - first - 1);
        double[] widths = widths(first, end, wide, em);
        // A row with more than there is room for is no choice while more rows can be had.
        double height = end - first > 1 && Arrays.stream(widths).sum() > wide + 1 ? TOO_HIGH : 0;
        for (int i = 0; i < widths.length; i++) {
            height = Math.max(height, nodes.get(first + i).prefHeight(widths[i]));
        }
        boolean brief = first >= whole && height < TOO_HIGH;
        return new Row(
                first,
                Arrays.stream(widths).boxed().toList(),
                snapSizeY(brief ? Math.min(height, BRIEF * em) : height));
    }

    /** Shares the room by what there is to read; no card is narrower than its longest word. */
    private double[] widths(int first, int end, double room, double em) {
        double[] widths = new double[end - first];
        boolean[] least = new boolean[end - first];
        boolean settled = false;
        while (!settled) {
            double left = room;
            double letters = 0;
            for (int i = 0; i < widths.length; i++) {
                left -= least[i] ? widths[i] : 0;
                letters += least[i] ? 0 : letters(first + i);
            }
            settled = true;
            for (int i = 0; i < widths.length; i++) {
                if (!least[i]) {
                    double narrowest = narrowest(first + i) * em;
                    widths[i] = Math.min(WIDEST * em, left * letters(first + i) / letters);
                    if (widths[i] < narrowest) {
                        widths[i] = narrowest;
                        least[i] = true;
                        settled = false;
                    }
                }
            }
        }
        return widths;
    }

    private double letters(int index) {
        Card card = shown.get(index);
        return HEAD
                + BOLD * card.title().length()
                + (index < whole ? card.body().length() : 0);
    }

    /** As wide as the longest word of the text, and as that of the title with what stands beside it. */
    private double narrowest(int index) {
        Card card = shown.get(index);
        double beside = card.corners().isEmpty() ? 0 : CORNER;
        double title = BOLD_WIDTH * longestWord(card.title()) + beside;
        return EDGES + LETTER * (index < whole ? Math.max(longestWord(card.body()), title) : title);
    }

    private static int longestWord(String text) {
        int longest = 0;
        for (String word : text.split("[ -]")) {
            longest = Math.max(longest, word.length());
        }
        return longest;
    }
}
