package org.polemarch.victory.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.polemarch.api.text.TextBoard;
import org.polemarch.api.text.Words;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.view.VictoryView;

/** The table in a terminal: score, powers, map by space, cards, and what is being resolved. */
public final class VictoryTextBoard implements TextBoard {

    private static final int WIDTH = 100;
    private static final int COLUMN = 49;
    private static final String LETTERS = "CDSA";

    private final UnaryOperator<String> spaces;
    private final UnaryOperator<String> cards;

    /** A board with the names of spaces and cards by id. */
    public VictoryTextBoard(UnaryOperator<String> spaces, UnaryOperator<String> cards) {
        this.spaces = spaces;
        this.cards = cards;
    }

    @Override
    public List<String> draw(Record record, Words words) {
        VictoryView view = (VictoryView) record;
        List<String> lines = new ArrayList<>();
        lines.add("Round " + view.round() + " of 15 · " + words.name(view.step()) + " of " + words.name(view.mover())
                + " · Oligarchs " + view.oligarchs() + " : " + view.demos() + " Demos");
        lines.add("");
        lines.add(String.format(
                "  %-17s %4s %4s %4s %4s %5s %5s   %s",
                "", "hand", "deck", "disc", "down", "bowl", "token", "not in play: hoplites triremes cities"));
        for (VictoryView.PowerView power : view.powers()) {
            power(power, lines, words);
        }
        lines.add("");
        map(view, lines);
        statuses(view, lines, words);
        for (VictoryView.Secrets own : view.secrets()) {
            secrets(own, lines, words);
        }
        resolving(view, lines, words);
        return lines.stream().map(VictoryTextBoard::cut).toList();
    }

    private static char letter(Power power) {
        return LETTERS.charAt(power.ordinal());
    }

    private void power(VictoryView.PowerView power, List<String> lines, Words words) {
        lines.add(String.format(
                "%c %-17s %4d %4d %4d %4d %5d %5d   %d %d %d",
                letter(power.power()),
                words.name(power.power()),
                power.hand(),
                power.deck(),
                power.discards(),
                power.prepared(),
                power.bowl(),
                power.available().get(3),
                power.available().get(0),
                power.available().get(1),
                power.available().get(2)));
        if (!power.open().isEmpty()) {
            lines.add("    face-up discard: " + cards.apply(power.open()));
        }
    }

    /** H, T and C with the letter of the power, an exclamation mark if out of supply; a token is a small o. */
    private void map(VictoryView view, List<String> lines) {
        Map<String, StringBuilder> held = new LinkedHashMap<>();
        for (VictoryView.PieceView piece : view.pieces()) {
            held.computeIfAbsent(piece.space(), space -> new StringBuilder())
                    .append(' ')
                    .append(letter(piece.power()))
                    .append(
                            piece.sort() == Sort.HOPLITE
                                    ? "-Hoplite"
                                    : piece.sort() == Sort.TRIREME ? "-Trireme" : "-City")
                    .append(piece.supply() == VictoryView.Supply.SUPPLIED ? "" : "!");
        }
        for (VictoryView.PowerView power : view.powers()) {
            for (String space : power.tokens()) {
                held.computeIfAbsent(space, id -> new StringBuilder())
                        .append(' ')
                        .append(letter(power.power()))
                        .append("-token");
            }
        }
        List<String> entries = held.entrySet().stream()
                .map(entry -> spaces.apply(entry.getKey()) + ":" + entry.getValue())
                .sorted()
                .toList();
        for (int i = 0; i < entries.size(); i += 2) {
            String left = entries.get(i);
            String right = i + 1 < entries.size() ? entries.get(i + 1) : "";
            lines.add(left.length() < COLUMN ? String.format("%-" + COLUMN + "s %s", left, right) : left);
            if (left.length() >= COLUMN && !right.isEmpty()) {
                lines.add(right);
            }
        }
        lines.add("(! out of supply)");
    }

    private void statuses(VictoryView view, List<String> lines, Words words) {
        for (VictoryView.PowerView power : view.powers()) {
            for (String card : power.status()) {
                lines.add("Status of " + words.name(power.power()) + ": " + cards.apply(card));
            }
        }
        for (VictoryView.LastingView lasting : view.lasting()) {
            lines.add("In force " + words.name(lasting.until()) + ": " + cards.apply(lasting.card()));
        }
    }

    private void secrets(VictoryView.Secrets own, List<String> lines, Words words) {
        lines.add("");
        lines.add("Hand of " + words.name(own.power()));
        own.hand().forEach(card -> lines.add("  " + card + "  " + cards.apply(card)));
        if (!own.prepared().isEmpty()) {
            lines.add("Face down");
            own.prepared().forEach(card -> lines.add("  " + card + "  " + cards.apply(card)));
        }
        lines.add("Own discards: " + own.discards().size());
    }

    private void resolving(VictoryView view, List<String> lines, Words words) {
        if (view.pending().isEmpty()) {
            return;
        }
        lines.add("");
        lines.add("Being resolved, the innermost last:");
        int depth = 1;
        for (VictoryView.PendingView pending : view.pending()) {
            String what = pending.card().isEmpty()
                    ? words.name(pending.on())
                            + pending.piece()
                                    .map(piece -> ": " + words.name(piece.sort()) + " of " + words.name(piece.power()))
                                    .orElse("")
                            + (pending.space().isEmpty() ? "" : " in " + spaces.apply(pending.space()))
                    : cards.apply(pending.card());
            lines.add("  ".repeat(depth++) + "› " + what
                    + pending.who().map(who -> " (" + words.name(who) + ")").orElse(""));
        }
    }

    private static String cut(String line) {
        return line.length() <= WIDTH ? line : line.substring(0, WIDTH - 1) + "…";
    }
}
