package org.polemarch.api.plugin;

import com.google.inject.Module;
import java.util.List;
import org.pf4j.ExtensionPoint;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.Setup;
import org.polemarch.api.teach.Teaching;
import org.polemarch.api.text.Language;
import org.polemarch.api.text.RuleFigures;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.api.text.TextBoard;
import org.polemarch.api.text.Words;

/**
 * The one extension of a game. It must be cheap to construct: data, words and rules are read when they are needed.
 *
 * <p>By convention, the resources of a game are beside this class: {@code data/*.json}, {@code messages.properties} and
 * {@code rules-index.json}, and {@code teaching/} for newcomers.
 */
public interface GamePlugin extends ExtensionPoint {

    /** What a player reads before choosing the game. */
    GameInfo info();

    /** The same in the player's language: the bundle may translate it under keys that begin with {@code info.}. */
    default GameInfo introduction() {
        return Language.current().isEnglish() ? info() : info().in(words()::orElse);
    }

    /**
     * The Guice module of the rules for one setup. It binds {@link BoardGame}. The data is the shipped pack with the
     * patches of the variants and the player applied; a module that can't read it throws a {@link
     * org.polemarch.api.data.DataFault}.
     */
    Module rules(DataPack data, Setup setup);

    /** The shipped data. */
    default DataPack data() {
        return DataPack.of(getClass(), "data");
    }

    /** The words of the game. */
    default Words words() {
        return Words.of(getClass());
    }

    /** The rule index of the game. */
    default RuleIndex ruleIndex() {
        return RuleIndex.of(getClass());
    }

    /** How the game teaches itself. */
    default Teaching teaching() {
        return Teaching.of(getClass());
    }

    /** What the rules amount to in numbers, computed from the data. Optional. */
    default List<RuleFigures> ruleFigures(DataPack data) {
        return List.of();
    }

    /** How the board is drawn in a terminal. */
    default TextBoard textBoard() {
        return TextBoard.GENERIC;
    }
}
