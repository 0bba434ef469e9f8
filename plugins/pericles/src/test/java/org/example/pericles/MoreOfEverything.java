package org.example.pericles;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;

/** A variant without code: one card, one play, one issue and one line of the map more. */
public class MoreOfEverything implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return new VariantInfo("more", "pericles", "More of everything", "One more of each.", List.of());
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("""
                {
                  "political": {"A33": {"side": "ATHENS", "title": "Metics", "value": 3, "leaderOf": "NONE",
                    "boardPrePlague": 1, "boardPostPlague": 1, "source": "test", "lines": [
                    {"faction": "ARISTOCRAT", "issue": "GAMES", "notIssue": "NONE", "bonus": 2, "strategos": 2, "condition": "ALWAYS"}]}},
                  "issues": {"GAMES": {"athens": 2}},
                  "connections": {"SICILY-SPARTA": {"a": "SICILY", "b": "SPARTA", "line": "OPEN_WATER", "source": "test"}},
                  "aristophanes": {"BIR-X": {"title": "Birds", "version": "X", "plague": false, "alcibiadesToPersia": false,
                    "tokensTo": "NONE", "source": "test",
                    "athens": {"issues": [], "stock": 0, "tokens": 0, "add": [], "remove": [], "goal": "NONE", "theaters": [], "atLeast": 0},
                    "sparta": {"issues": [], "stock": 0, "tokens": 0, "add": [], "remove": [], "goal": "NONE", "theaters": [], "atLeast": 0}}}
                }
                """);
    }
}
