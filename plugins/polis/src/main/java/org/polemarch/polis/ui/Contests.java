package org.polemarch.polis.ui;

import java.util.Optional;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Contest;
import org.polemarch.polis.rules.actions.LaySiege;

/** The sieges that the die has decided; a battle has a pane of its own. */
record Contests(Words words) {

    Optional<Contest> of(GameEvent event) {
        return event instanceof LaySiege.Attempted siege ? Optional.of(siege(siege)) : Optional.empty();
    }

    private Contest siege(LaySiege.Attempted siege) {
        return Contest.of(
                words.text("stage.siege") + " " + words.name(siege.polis()),
                words.say(siege) + " " + words.text("stage.tie"),
                Contest.Party.of(words.name(siege.side()), Looks.of(siege.side()))
                        .rolling(siege.roll())
                        .with(words.text("stage.disks"), siege.disks())
                        .total(siege.roll() + siege.disks()),
                Contest.Party.of(words.name(siege.polis()), SideColour.NEUTRAL)
                        .with(words.text("stage.fortification"), siege.fortification())
                        .total(siege.fortification()));
    }
}
