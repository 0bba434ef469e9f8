package org.polemarch.victory.text;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.polemarch.api.text.Page;
import org.polemarch.api.text.TextBoard;
import org.polemarch.api.text.Words;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.view.VictoryView;

/** The table in a terminal: score, powers, map by space, cards, and what is being resolved. */
public final class VictoryTextBoard implements TextBoard {

    private static final int COLUMN = 49;
    private static final String LETTERS = "CDSA";
    private static final String TEXT = " ".repeat(10);

    private final Function<String, Space> spaces;

    /** A board with the spaces by id. */
    public VictoryTextBoard(Function<String, Space> spaces) {
        this.spaces = spaces;
    }

    @Override
    public List<String> draw(Record record, Words words) {
        VictoryView view = (VictoryView) record;
        Page page = new Page();
        page.line(words.text(
                        "text.heading", view.round(), view.rounds(), when(view, words), view.oligarchs(), view.demos()))
                .line("");
        page.line(" ".repeat(20) + words.text("text.columns"));
        view.powers().forEach(power -> power(power, view, page, words));
        page.line("");
        map(view, page, words);
        statuses(view, page, words);
        view.secrets().forEach(own -> secrets(own, view, page, words));
        resolving(view, page, words);
        return page.lines();
    }

    /** Before the first turn and in a Scoring Round no power is on turn. */
    private static String when(VictoryView view, Words words) {
        boolean turn = view.step() != Step.SET_UP && view.step() != Step.SCORING;
        return turn ? words.text("text.step-of", view.step(), view.mover()) : words.name(view.step());
    }

    private static char letter(Power power) {
        return LETTERS.charAt(power.ordinal());
    }

    private static void power(VictoryView.PowerView power, VictoryView view, Page page, Words words) {
        page.line(String.format(
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
            page.line("    " + words.text("text.face-up", title(power.open(), view)));
        }
    }

    /** Pieces and tokens with the letter of the power, an exclamation mark if out of supply. */
    private void map(VictoryView view, Page page, Words words) {
        Map<String, StringBuilder> held = new LinkedHashMap<>();
        for (VictoryView.PieceView piece : view.pieces()) {
            boolean supplied = piece.supply() == VictoryView.Supply.SUPPLIED;
            String sort = words.text("text.sort." + piece.sort().name());
            add(piece.power(), sort + (supplied ? "" : "!"), piece.space(), held);
        }
        for (VictoryView.PowerView power : view.powers()) {
            power.tokens().forEach(space -> add(power.power(), words.text("text.token"), space, held));
        }
        List<String> entries = held.entrySet().stream()
                .map(entry -> words.orElse(
                                "place." + entry.getKey(),
                                spaces.apply(entry.getKey()).name()) + ":" + entry.getValue())
                .sorted()
                .toList();
        for (int i = 0; i < entries.size(); i += 2) {
            String left = entries.get(i);
            String right = i + 1 < entries.size() ? entries.get(i + 1) : "";
            if (left.length() < COLUMN) {
                page.entry(left, COLUMN + 1, right);
            } else {
                page.line(left);
                page.line(right);
            }
        }
        if (view.pieces().stream().anyMatch(piece -> piece.supply() != VictoryView.Supply.SUPPLIED)) {
            page.line(words.text("text.unsupplied"));
        }
    }

    private static void add(Power power, String what, String space, Map<String, StringBuilder> held) {
        held.computeIfAbsent(space, id -> new StringBuilder())
                .append(' ')
                .append(letter(power))
                .append('-')
                .append(what);
    }

    private static void statuses(VictoryView view, Page page, Words words) {
        for (VictoryView.PowerView power : view.powers()) {
            for (String card : power.status()) {
                page.line(words.text("text.status", power.power()));
                face(card, view, page, words);
            }
        }
        for (VictoryView.LastingView lasting : view.lasting()) {
            page.line(words.text("text.in-force", lasting.until(), title(lasting.card(), view)));
        }
    }

    private static void secrets(VictoryView.Secrets own, VictoryView view, Page page, Words words) {
        page.line("").line(words.text("text.hand", own.power()));
        own.hand().forEach(card -> face(card, view, page, words));
        if (!own.prepared().isEmpty()) {
            page.line(words.text("text.face-down"));
            own.prepared().forEach(card -> face(card, view, page, words));
        }
        page.line(words.text("text.discards", own.discards().size()));
        own.discards().stream().distinct().forEach(card -> {
            int copies = Collections.frequency(own.discards(), card);
            page.line("  " + card + (copies > 1 ? " x" + copies : "") + "  " + title(card, view));
        });
    }

    private void resolving(VictoryView view, Page page, Words words) {
        if (view.pending().isEmpty()) {
            return;
        }
        page.line("").line(words.text("text.resolving"));
        StackWords told = new StackWords(words, spaces);
        int depth = 1;
        for (VictoryView.PendingView pending : view.pending()) {
            page.line("  ".repeat(depth++) + "› " + told.tell(pending, view)
                    + pending.who().map(who -> " (" + words.name(who) + ")").orElse(""));
        }
    }

    private static String title(String card, VictoryView view) {
        return view.face(card).map(VictoryView.Face::title).orElse(card);
    }

    /** A card with its type and title; below, what it does. */
    private static void face(String card, VictoryView view, Page page, Words words) {
        view.face(card).ifPresent(face -> {
            boolean basic = face.type().basic();
            page.line("  " + card + "  " + words.name(face.type()) + (basic ? "" : ": " + face.title()));
            if (!basic) {
                page.line(TEXT + face.text(), TEXT);
            }
        });
    }
}
