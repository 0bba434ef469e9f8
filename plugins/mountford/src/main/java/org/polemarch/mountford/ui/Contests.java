package org.polemarch.mountford.ui;

import java.util.Optional;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Contest;
import org.polemarch.mountford.rules.combat.BattleResult;
import org.polemarch.mountford.rules.combat.Modifiers;
import org.polemarch.mountford.rules.movement.Interception;
import org.polemarch.mountford.rules.sieges.Siege;

/** The battles, sieges and interceptions that dice have decided. */
record Contests(Words words) {

    Optional<Contest> of(GameEvent event) {
        if (event instanceof BattleResult.Fought fought) {
            return Optional.of(battle(fought));
        }
        if (event instanceof Siege.Progressed siege) {
            return Optional.of(Contest.of(
                    words.text("stage.siege") + " " + words.name(siege.space()),
                    words.say(siege),
                    Contest.Party.of(words.text("stage.besieger"), SideColour.NEUTRAL)
                            .rolling(siege.roll())
                            .total(siege.points()),
                    Contest.Party.of(words.name(siege.space()), SideColour.NEUTRAL)
                            .with(words.text("stage.needed"), siege.needed())));
        }
        if (event instanceof Interception.Attempted tried) {
            return Optional.of(Contest.of(
                    words.text("stage.interception") + " " + words.name(tried.space()),
                    words.say(tried),
                    Contest.Party.of(words.text("stage.interceptor"), SideColour.NEUTRAL)
                            .rolling(tried.roll())));
        }
        return Optional.empty();
    }

    private Contest battle(BattleResult.Fought fought) {
        boolean tied = fought.athenianTotal() == fought.peloponnesianTotal();
        return Contest.of(
                words.text(fought.naval() ? "ui.naval-battle" : "ui.land-battle") + " " + words.name(fought.space()),
                words.say(fought) + (tied ? " " + words.text("stage.tie") : ""),
                side("athens", "ui.athens", fought.naval(), fought.athenianDie(), fought.athenian())
                        .total(fought.athenianTotal()),
                side("peloponnese", "ui.league", fought.naval(), fought.peloponnesianDie(), fought.peloponnesian())
                        .total(fought.peloponnesianTotal()));
    }

    private Contest.Party side(String seat, String name, boolean naval, int die, Modifiers.Added added) {
        Contest.Party party =
                Contest.Party.of(words.text(name), Looks.seat(seat)).rolling(die);
        party = term(party, naval ? "stage.ships" : "stage.hoplites", added.sps());
        party = term(party, "stage.cavalry", added.cavalry());
        party = term(party, "stage.rating", added.rating());
        party = term(party, "stage.attacking", added.attacking());
        return term(party, "stage.tiles", added.tiles());
    }

    private Contest.Party term(Contest.Party party, String key, int value) {
        return value == 0 ? party : party.with(words.text(key), value);
    }
}
