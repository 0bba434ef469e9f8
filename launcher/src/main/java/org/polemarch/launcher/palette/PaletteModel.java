package org.polemarch.launcher.palette;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.polemarch.launcher.words.TypedWords;

/** Everything that can be done now, to be found by typing: the legal moves first, then the commands, group by group. */
public final class PaletteModel {

    /** Something a player can do, with its shortcut. */
    public record Entry(String group, String text, String note, Runnable run) {}

    private static final int MOST_SHOWN = 200;

    private final List<Entry> entries;

    public PaletteModel(List<Entry> entries) {
        this.entries = List.copyOf(entries);
    }

    /** The entries that contain every word typed; in each group those come first that begin with what was typed. */
    public List<Entry> found(String typed) {
        TypedWords words = new TypedWords(typed);
        String start = typed.strip().toLowerCase(Locale.ROOT);
        List<Entry> fitting = new ArrayList<>();
        for (Entry entry : entries) {
            if (words.in(entry.text() + " " + entry.note() + " " + entry.group())) {
                fitting.add(entry);
            }
        }
        List<String> groups = fitting.stream().map(Entry::group).distinct().toList();
        Comparator<Entry> byGroup = Comparator.comparing(entry -> groups.indexOf(entry.group()));
        fitting.sort(byGroup.thenComparing(
                entry -> !entry.text().toLowerCase(Locale.ROOT).startsWith(start)));
        return fitting.subList(0, Math.min(MOST_SHOWN, fitting.size()));
    }
}
