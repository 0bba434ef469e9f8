package org.example.skirmish;

import java.util.List;
import java.util.Optional;
import org.example.skirmish.model.SkirmishState;
import org.polemarch.core.engine.Rulebook;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.testkit.Table;

/** A table for the tests of the rules: each side with that many Hoplites, and dice as the test wants them. */
public final class SkirmishTable {

    private static final SkirmishPlugin PLUGIN = new SkirmishPlugin();

    private SkirmishTable() {}

    @SuppressWarnings("unchecked") // the plugin's own state
    public static Table<SkirmishState> of(int hoplites) {
        Rulebook<SkirmishState> book = (Rulebook<SkirmishState>)
                PreparedGame.of(PLUGIN, List.of(), PLUGIN.info().defaultSetup(), Optional.empty())
                        .book();
        return new Table<>(book, new SkirmishState(hoplites));
    }
}
