package org.polemarch.pericles.rules.scenario;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.data.ScenarioFacts;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Treasury;
import org.polemarch.pericles.rules.aristophanes.Deal;
import org.polemarch.pericles.rules.assembly.AssemblyRound;
import org.polemarch.pericles.rules.boule.Boule;
import org.polemarch.pericles.rules.military.Battle;
import org.polemarch.pericles.rules.military.Commitment;
import org.polemarch.pericles.rules.theater.HonorOrder;
import org.polemarch.pericles.rules.theater.PoliticalCapital;
import org.polemarch.pericles.rules.turn.BeginTurn;

/** 3.3 Decks are shuffled, and as much of the game is begun as the scenario plays (14.0). */
@Cites({"3.3", "14.0"})
public class Opening implements Procedure<PericlesState, Opening.SetUp> {

    /** The game begins; whether Clouds A is the first play, for so the Archidamian War was seen to open. */
    public record SetUp(boolean clouds) implements Frame {}

    private static final String CLOUDS = "CLO-A";

    private final Commitment commitment;

    @Inject
    public Opening(Commitment commitment) {
        this.commitment = commitment;
    }

    @Override
    public void run(SetUp frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        ScenarioFacts scenario = state.scenario();
        switch (scenario.kind()) {
            case FULL -> {
                play.shuffle(state.cards().plays(), "why.plays");
                if (frame.clouds()) {
                    state.cards().plays().toTop(state.data().playIndex(CLOUDS));
                }
                play.next(BeginTurn.TURN);
            }
            case THEATER_ONLY -> theaterWar(play);
            case POLITICAL_ONLY -> {
                Side side = scenario.assembly();
                state.display().put(side, state.display().inPool(side, scenario.decisive()), 0);
                play.next(Deal.DEAL, Boule.OPEN, AssemblyRound.FIRST, ScenarioEnd.SCORE);
            }
            case BATTLE_ONLY -> battle(play);
        }
    }

    /** Markers and tokens are assigned beforehand; nobody debates. */
    protected void theaterWar(Play<PericlesState> play) {
        PericlesState state = play.state();
        shuffleBattleDecks(play);
        for (Faction faction : Faction.values()) {
            state.treasury().earn(faction, state.scenario().tokens());
            for (ScenarioFacts.MarkerCount markers : state.scenario().markers()) {
                state.queues().give(faction, faction, Marker.valueOf(markers.issue()), markers.count());
            }
        }
        play.next(HonorOrder.BEGIN, PoliticalCapital.RETURN, ScenarioEnd.SCORE);
    }

    /** Tokens are committed beforehand, only cards are drawn: no State Ship, no movement. */
    protected void battle(Play<PericlesState> play) {
        PericlesState state = play.state();
        shuffleBattleDecks(play);
        state.setStateShipReady(false);
        Faction general = Faction.valueOf(state.scenario().general());
        Theater theater = state.scenario().area().get(0);
        state.beginExpedition(theater, general);
        commit(play, Side.ATHENS, state.scenario().committedAthens());
        commit(play, Side.SPARTA, state.scenario().committedSparta());
        play.next(new Battle.Fight(general, theater, state.data().ground(theater), false), ScenarioEnd.SCORE);
    }

    private void commit(Play<PericlesState> play, Side side, int tokens) {
        PericlesState state = play.state();
        Faction first = state.controlling(side);
        int most = Math.min(tokens, state.data().amounts().generalCommitment());
        commit(play, first, most);
        commit(play, first.compatriot(), tokens - most);
    }

    private void commit(Play<PericlesState> play, Faction faction, int tokens) {
        Treasury treasury = play.state().treasury();
        treasury.earn(faction, tokens);
        treasury.commit(faction, tokens);
        commitment.open(play, faction);
    }

    private static void shuffleBattleDecks(Play<PericlesState> play) {
        play.shuffle(play.state().cards().battle(Side.ATHENS), "why.politicalDeck");
        play.shuffle(play.state().cards().battle(Side.SPARTA), "why.politicalDeck");
    }
}
