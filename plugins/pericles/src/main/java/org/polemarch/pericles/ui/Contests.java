package org.polemarch.pericles.ui;

import java.util.Optional;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.table.Contest;
import org.polemarch.pericles.rules.assembly.DebateTally;
import org.polemarch.pericles.rules.political.Oration;

/** The debates and orations whose cards were opened; a battle has a panel of its own. */
record Contests(Words words) {

    Optional<Contest> of(GameEvent event) {
        if (event instanceof DebateTally.DebateTallied debate) {
            return Optional.of(Contest.of(
                    words.text("stage.debate") + " " + words.name(debate.issue()),
                    verdict(debate.firstValue() == debate.secondValue(), words.say(debate)),
                    Contest.Party.of(words.name(debate.first()), Looks.of(debate.first()))
                            .total(debate.firstValue()),
                    Contest.Party.of(words.name(debate.second()), Looks.of(debate.second()))
                            .total(debate.secondValue())));
        }
        if (event instanceof Oration.OrationCompared oration) {
            return Optional.of(Contest.of(
                    words.text("stage.oration"),
                    words.say(oration),
                    Contest.Party.of(words.name(oration.first()), Looks.of(oration.first()))
                            .total(oration.firstValue()),
                    Contest.Party.of(words.name(oration.second()), Looks.of(oration.second()))
                            .total(oration.secondValue())));
        }
        return Optional.empty();
    }

    private String verdict(boolean drawn, String told) {
        return drawn ? told + " " + words.text("stage.drawn") : told;
    }
}
