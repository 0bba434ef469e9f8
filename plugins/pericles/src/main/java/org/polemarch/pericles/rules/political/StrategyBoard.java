package org.polemarch.pericles.rules.political;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.data.PoliticalCard;
import org.polemarch.pericles.model.CardId;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;

/** 7.3 The seventh card earns tokens from the Strategy Board, the Controlling Faction first. */
@Cites("7.3")
public class StrategyBoard implements Procedure<PericlesState, StrategyBoard.Open> {

    public record Open() implements Frame {}

    public record SeventhCardRevealed(Faction faction, CardId card, int tokens) implements GameEvent {}

    public static final Open OPEN = new Open();

    @Override
    public void run(Open frame, Play<PericlesState> play) {
        play.reveal();
        for (Side side : Side.values()) {
            serve(play, play.state().controlling(side));
            serve(play, play.state().opposition(side));
            play.state().treasury().clearBoard(side);
        }
    }

    private void serve(Play<PericlesState> play, Faction faction) {
        PericlesState state = play.state();
        int card = state.cards().hand(faction).first();
        PoliticalCard facts = state.data().card(faction.side(), card);
        int earned = state.treasury().earnFromBoard(faction, due(facts, state));
        state.cards().setHand(faction, IndexSet.EMPTY);
        state.cards().discard(faction.side(), card);
        state.cards().setPlayed(faction, card);
        play.report(() -> new SeventhCardRevealed(faction, state.data().cardId(faction.side(), card), earned));
    }

    /** The tokens a card earns as the seventh, if the board still has as many. */
    public int due(PoliticalCard card, PericlesState state) {
        return state.postPlague() ? card.boardPostPlague() : card.boardPrePlague();
    }
}
