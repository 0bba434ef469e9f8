package org.polemarch.launcher.library;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.polemarch.api.game.GameInfo;
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
        MOST_SEATS
    }

    private final Catalog catalog;

    public LibraryModel(Catalog catalog) {
        this.catalog = catalog;
    }

    /** The games that speak of the words typed and can be played by so many, in order; 0 for any number. */
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

    public List<Integer> seats() {
        return catalog.games().stream()
                .map(InstalledGame::info)
                .flatMap(info -> IntStream.rangeClosed(info.fewestSeats(), info.mostSeats())
                        .boxed())
                .distinct()
                .sorted()
                .toList();
    }

    private static Comparator<GameInfo> by(Order order) {
        Comparator<GameInfo> by = switch (order) {
            case TITLE -> Comparator.comparing(GameInfo::title);
            case SHORTEST -> Comparator.comparingInt(GameInfo::minutes);
            case LONGEST -> Comparator.comparingInt(GameInfo::minutes).reversed();
            case MOST_SEATS -> Comparator.comparingInt(GameInfo::mostSeats).reversed();
        };
        return by.thenComparing(GameInfo::title);
    }

    private static String searched(GameInfo info) {
        return info.title() + " " + info.credit() + " " + info.summary() + " " + info.hidden() + " " + info.random();
    }

    /** The saves, the newest first; files that are none at the end. */
    public static List<SaveFiles.Listed> newestFirst(List<SaveFiles.Listed> saves) {
        return saves.stream()
                .sorted(Comparator.comparing(
                        (SaveFiles.Listed listed) ->
                                listed.save().map(SaveGame::saved).orElse(""),
                        Comparator.reverseOrder()))
                .toList();
    }
}
