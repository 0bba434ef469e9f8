package org.polemarch.victory.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.polemarch.api.text.TextBoard;
import org.polemarch.api.text.Words;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.view.VictoryView;

/** The table in a terminal: score, powers, map by space, cards, and what is being resolved. */
public final class VictoryTextBoard implements TextBoard {

    private static final int WIDTH = 100;
    private static final int COLUMN = 49;
    private static final String LETTERS = "CDSA";
    private static final String TEXT = " ".repeat(10);

    private final Function<String, Space> spaces;

    /** A board with the spaces by id. */
    public VictoryTextBoard(Function<String, Space> spaces) {
        this.spaces = spaces;
    }

    /** Before the first turn and in a Scoring Round no power is on turn. */
    private static String when(VictoryView view, Words words) {
        boolean turn = view.step() != Step.SET_UP && view.step() != Step.SCORING;
        return words.name(view.step()) + (turn ? " of " + words.name(view.mover()) : "");
    }

    @Override
    public List<String> draw(Record record, Words words) {
        VictoryView view = (VictoryView) record;
        List<String> lines = new ArrayList<>();
        lines.add("Round " + view.round() + " of 15 · " + when(view, words) + " · Oligarchs " + view.oligarchs() + " : "
                + view.demos() + " Demos");
        lines.add("");
        lines.add(String.format(
                "  %-17s %4s %4s %4s %4s %5s %5s   %s",
                "", "hand", "deck", "disc", "down", "bowl", "token", "hoplites triremes cities not in play"));
        for (VictoryView.PowerView power : view.powers()) {
            power(power, view, lines, words);
        }
        lines.add("");
        map(view, lines);
        statuses(view, lines, words);
        for (VictoryView.Secrets own : view.secrets()) {
            secrets(own, view, lines, words);
        }
        resolving(view, lines, words);
        return lines.stream().map(VictoryTextBoard::cut).toList();
    }

    private static char letter(Power power) {
        return LETTERS.charAt(power.ordinal());
    }

    private static void power(VictoryView.PowerView power, VictoryView view, List<String> lines, Words words) {
        lines.add(String.format(
                "%c %-17s %4d %4d %4d %4d %5d %5d   %8d %8d %6d",
                letter(power.power()),
                words.text("power." + power.power().id()),
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
            lines.add("    face-up discard: " + title(power.open(), view));
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
                .map(entry -> spaces.apply(entry.getKey()).name() + ":" + entry.getValue())
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
        if (view.pieces().stream().anyMatch(piece -> piece.supply() != VictoryView.Supply.SUPPLIED)) {
            lines.add("(! out of supply)");
        }
    }

    private static void statuses(VictoryView view, List<String> lines, Words words) {
        for (VictoryView.PowerView power : view.powers()) {
            for (String card : power.status()) {
                lines.add("Status of " + words.name(power.power()));
                face(card, view, lines, words);
            }
        }
        for (VictoryView.LastingView lasting : view.lasting()) {
            lines.add("In force " + words.name(lasting.until()) + ": " + title(lasting.card(), view));
        }
    }

    private static void secrets(VictoryView.Secrets own, VictoryView view, List<String> lines, Words words) {
        lines.add("");
        lines.add("Hand of " + words.name(own.power()));
        own.hand().forEach(card -> face(card, view, lines, words));
        if (!own.prepared().isEmpty()) {
            lines.add("Face down");
            own.prepared().forEach(card -> face(card, view, lines, words));
        }
        lines.add("Own discards: " + own.discards().size());
        own.discards().stream().distinct().forEach(card -> {
            int copies = Collections.frequency(own.discards(), card);
            lines.add("  " + card + (copies > 1 ? " x" + copies : "") + "  " + title(card, view));
        });
    }

    private void resolving(VictoryView view, List<String> lines, Words words) {
        if (view.pending().isEmpty()) {
            return;
        }
        lines.add("");
        lines.add("Being resolved, the innermost last:");
        StackWords told = new StackWords(words, spaces);
        int depth = 1;
        for (VictoryView.PendingView pending : view.pending()) {
            lines.add("  ".repeat(depth++) + "› " + told.tell(pending, view)
                    + pending.who().map(who -> " (" + words.name(who) + ")").orElse(""));
        }
    }

    private static String title(String card, VictoryView view) {
        return view.face(card).map(VictoryView.Face::title).orElse(card);
    }

    /** A card with its type and title; below, broken where it must, what it does. */
    private static void face(String card, VictoryView view, List<String> lines, Words words) {
        view.face(card).ifPresent(face -> {
            lines.add(
                    "  " + card + "  " + words.name(face.type()) + (face.type().basic() ? "" : ": " + face.title()));
            StringBuilder line = new StringBuilder();
            for (String word : face.type().basic() ? new String[0] : face.text().split(" ")) {
                if (line.length() + word.length() >= WIDTH - TEXT.length()) {
                    lines.add(TEXT + line.toString().strip());
                    line.setLength(0);
                }
                line.append(' ').append(word);
            }
            if (line.length() > 0) {
                lines.add(TEXT + line.toString().strip());
            }
        });
    }

    private static String cut(String line) {
        return line.length() <= WIDTH ? line : line.substring(0, WIDTH - 1) + "…";
    }
}
