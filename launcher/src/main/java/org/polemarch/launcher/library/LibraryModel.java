package org.polemarch.launcher.library;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.polemarch.api.game.GameInfo;
import org.polemarch.core.compare.Figures;
import org.polemarch.core.plugins.Catalog;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.core.save.SaveGame;
import org.polemarch.launcher.words.TypedWords;

public final class LibraryModel {

    public enum Order {
        TITLE,
        SHORTEST,
        LONGEST,
        MOST_SEATS,
        FEWEST_RULES
    }

    private final Catalog catalog;
    private Map<String, Figures> figures;

    public LibraryModel(Catalog catalog) {
        this.catalog = catalog;
    }

    /** The games that match the words typed and this number of players, in order; 0 for any number. */
    public List<InstalledGame> games(String typed, int players, Order order) {
        TypedWords words = new TypedWords(typed);
        return catalog.games().stream()
                .filter(game -> words.in(searched(game.info())))
                .filter(game -> players == 0
                        || (game.info().fewestSeats() <= players
                                && players <= game.info().mostSeats()))
                .sorted(Comparator.comparing(InstalledGame::info, by(order)))
                .toList();
    }

    /** Whether a game ships figures. This looks, but does not read them. */
    public boolean measured(InstalledGame game) {
        return game.plugin().getClass().getResource(Figures.FILE) != null;
    }

    /** What was measured of each game that ships it, by its id. Read once, which takes a while. */
    public synchronized Map<String, Figures> figures() {
        if (figures == null) {
            figures = new LinkedHashMap<>();
            catalog.games().forEach(game -> Traits.figures(game).ifPresent(found -> figures.put(game.id(), found)));
        }
        return figures;
    }

    public List<Integer> seats() {
        return catalog.games().stream()
                .map(InstalledGame::info)
                .flatMap(info -> IntStream.rangeClosed(info.fewestSeats(), info.mostSeats())
                        .boxed())
                .distinct()
                .sorted()
                .toList();
    }

    private Comparator<GameInfo> by(Order order) {
        Comparator<GameInfo> by = switch (order) {
            case TITLE -> Comparator.comparing(GameInfo::title);
            case SHORTEST -> Comparator.comparingInt(GameInfo::minutes);
            case LONGEST -> Comparator.comparingInt(GameInfo::minutes).reversed();
            case MOST_SEATS -> Comparator.comparingInt(GameInfo::mostSeats).reversed();
            case FEWEST_RULES ->
                Comparator.comparingInt(info -> figures().containsKey(info.id())
                        ? figures().get(info.id()).rules()
                        : Integer.MAX_VALUE);
        };
        return by.thenComparing(GameInfo::title);
    }

    private static String searched(GameInfo info) {
        return info.title() + " " + info.credit() + " " + info.summary() + " " + info.hidden() + " " + info.random();
    }

    /** The saves, the newest first; unreadable files come last. */
    public static List<SaveFiles.Listed> newestFirst(List<SaveFiles.Listed> saves) {
        return saves.stream()
                .sorted(Comparator.comparing(
                        (SaveFiles.Listed listed) ->
                                listed.save().map(SaveGame::saved).orElse(""),
                        Comparator.reverseOrder()))
                .toList();
    }
}
