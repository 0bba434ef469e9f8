package org.polemarch.launcher.library;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.save.SaveGame.SavedSeat;
import org.polemarch.launcher.words.Say;
import org.polemarch.launcher.words.TypedWords;

/** What the library says about a save: who plays and how far the game has got, which isn't secret. */
public final class SaveFacts {

    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("d MMMM yyyy, HH:mm", Locale.ENGLISH);

    private SaveFacts() {}

    /** "43 moves · Anna against a bot · 17 November 2026, 21:30"; of games with several scenarios also which. */
    public static String about(SaveGame save, Optional<GameInfo> game, ZoneId zone) {
        int moves = save.moves().size();
        String far = moves == 1 ? Say.of("library.save.move") : Say.of("library.save.moves", moves);
        String told = Say.of("library.save", far, players(save), when(save, zone));
        if (save.edited()) {
            told = Say.of("library.save.edited", told);
        }
        return withScenario(save, game, told);
    }

    private static String withScenario(SaveGame save, Optional<GameInfo> game, String told) {
        return game.filter(info -> info.scenarios().size() > 1).stream()
                .flatMap(info -> info.scenarios().stream())
                .filter(each -> each.id().equals(save.scenario()))
                .findFirst()
                .map(scenario -> Say.of("library.save.scenario", scenario.title(), told))
                .orElse(told);
    }

    /** "with Great engines"; a variant that is no longer installed is called by its id. */
    public static Optional<String> variants(SaveGame save, List<VariantInfo> installed) {
        List<String> titles = save.variants().stream()
                .map(id -> installed.stream()
                        .filter(each -> each.id().equals(id))
                        .map(VariantInfo::title)
                        .findFirst()
                        .orElse(Say.of("library.save.variant.missing", id)))
                .toList();
        return titles.isEmpty() ? Optional.empty() : Optional.of(Say.of("library.save.variants", Say.all(titles)));
    }

    /** "won by Athens", once it is over; the game names its seats, if it is installed. */
    public static Optional<String> winners(SaveGame save, Optional<GameInfo> game) {
        return save.result().map(result -> {
            List<String> titles = game.map(info -> info.seats().stream()
                            .filter(seat -> result.winners().contains(seat.id()))
                            .map(SeatInfo::title)
                            .toList())
                    .orElse(result.winners());
            return Say.of("library.won", Say.all(titles));
        });
    }

    private static String players(SaveGame save) {
        String persons = Say.all(save.seats().stream()
                .filter(seat -> !seat.bot())
                .map(SavedSeat::holder)
                .distinct()
                .toList());
        long bots = save.seats().stream().filter(SavedSeat::bot).count();
        if (bots == 0) {
            return persons;
        }
        String machines = bots == 1 ? Say.of("library.save.bot") : Say.of("library.save.bots", bots);
        return persons.isEmpty() ? machines : Say.of("library.save.against", persons, machines);
    }

    private static String when(SaveGame save, ZoneId zone) {
        try {
            return WHEN.format(Instant.parse(save.saved()).atZone(zone));
        } catch (DateTimeParseException e) {
            return save.saved(); // whoever wrote it had a clock of another kind
        }
    }

    public static boolean fits(SaveGame save, String typed) {
        return new TypedWords(typed).in(save.title() + " " + players(save));
    }
}
