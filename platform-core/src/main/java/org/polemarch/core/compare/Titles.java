package org.polemarch.core.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.polemarch.api.game.GameOption;
import org.polemarch.api.game.Scenario;
import org.polemarch.core.plugins.InstalledGame;

/** What a player calls a WHAT. */
final class Titles {

    private Titles() {}

    /** The title of the game, and what is other than usual. */
    static String of(What what, InstalledGame game) {
        List<String> parts = new ArrayList<>();
        game.info().scenarios().stream()
                .filter(scenario -> scenario.id().equals(what.scenario()))
                .map(Scenario::title)
                .forEach(parts::add);
        what.variants().forEach(id -> parts.add(game.variant(id).info().title()));
        what.options().forEach((id, value) -> parts.add(option(what, game, id, value)));
        return game.info().title() + (parts.isEmpty() ? "" : ": " + String.join(", ", parts));
    }

    /** "Sudden death: off", "5 players". */
    private static String option(What what, InstalledGame game, String id, String value) {
        return options(what, game)
                .filter(option -> option.id().equals(id))
                .findFirst()
                .map(option -> option.title() + ": "
                        + option.choices().stream()
                                .filter(choice -> choice.value().equals(value))
                                .map(GameOption.Choice::title)
                                .findFirst()
                                .orElse(value))
                .orElse(value + " " + id);
    }

    private static Stream<GameOption> options(What what, InstalledGame game) {
        return Stream.concat(
                game.info().options().stream(),
                what.variants().stream().flatMap(id -> game.variant(id).info().options().stream()));
    }
}
