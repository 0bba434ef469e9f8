package org.polemarch.core.compare;

import java.util.ArrayList;
import java.util.List;
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
        what.options().forEach((id, value) -> parts.add(option(game, id, value)));
        return game.info().title() + (parts.isEmpty() ? "" : ": " + String.join(", ", parts));
    }

    private static String option(InstalledGame game, String id, String value) {
        return game.info().options().stream()
                        .filter(option -> option.id().equals(id))
                        .map(GameOption::title)
                        .findFirst()
                        .orElse(id)
                + " = "
                + value;
    }
}
