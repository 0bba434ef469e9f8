package org.polemarch.pericles.rules.military;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.BattleDecks;
import org.polemarch.pericles.rules.Honors;

/** 9.2 Raid: three tokens earn three Honor and cost the enemy Controlling Faction tokens equal to a battle card. */
@Cites("9.2")
public class Raid implements Procedure<PericlesState, Raid.Plunder> {

    public record Plunder(Faction general, Theater theater) implements Frame {}

    public record Raided(Faction general, Theater theater, Faction victim, int tokens, int missing)
            implements GameEvent {}

    private final Honors honors;
    private final BattleDecks decks;

    @Inject
    public Raid(Honors honors, BattleDecks decks) {
        this.honors = honors;
        this.decks = decks;
    }

    @Override
    public void run(Plunder frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        Faction general = frame.general();
        Side side = general.side();
        state.treasury().spend(general, cost(state));
        honors.change(play, general, state.data().honor().raid(), "why.raid", "9.2");
        int damage = decks.drawValue(play, side);
        Faction victim = state.controlling(side.enemy());
        int tokens = Math.min(damage, state.treasury().held(victim));
        state.treasury().spend(victim, tokens);
        play.report(() -> new Raided(general, frame.theater(), victim, tokens, damage - tokens));
        honors.change(play, victim, tokens - damage, "why.raided", "9.2");
        state.endExpedition();
    }

    public int cost(PericlesState state) {
        return state.data().amounts().raidCost();
    }
}
