package org.polemarch.launcher.rules;

import java.util.Objects;
import java.util.Optional;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.wiring.PreparedGame;

/** Which rules are read: those of a game as its book has them, or as they are at a table with its variants. */
public record Edition(InstalledGame game, Optional<PreparedGame<?>> played) {

    public Edition {
        Objects.requireNonNull(game);
        Objects.requireNonNull(played);
    }

    public static Edition book(InstalledGame game) {
        return new Edition(game, Optional.empty());
    }

    public static Edition of(InstalledGame game, PreparedGame<?> played) {
        return new Edition(game, Optional.of(played));
    }

    /** The game and the variants over it, by name. */
    public String title() {
        return played.map(PreparedGame::title).orElse(game.info().title());
    }

    RuleIndex index() {
        return played.map(PreparedGame::ruleIndex).orElseGet(() -> game.plugin().ruleIndex());
    }

    DataPack data() {
        return played.map(PreparedGame::data).orElseGet(() -> game.plugin().data());
    }

    /** The game wired: as it is played, or else as it is usually set up. */
    PreparedGame<?> wired() {
        return played.isPresent() ? played.get() : game.prepare(game.setup().build(), Optional.empty());
    }
}
