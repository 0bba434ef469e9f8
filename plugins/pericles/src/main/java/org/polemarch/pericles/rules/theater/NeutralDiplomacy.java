package org.polemarch.pericles.rules.theater;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Ballot;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.data.PericlesData;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Things;
import org.polemarch.pericles.rules.BattleDecks;
import org.polemarch.pericles.rules.NotNow;

/**
 * 8.51 In a Neutral Theater the owner and the enemy Controlling Faction commit secretly and add a battle card; twice the
 * enemy's total founds a League base.
 */
@Cites("8.51")
public class NeutralDiplomacy implements Ballot<PericlesState, NeutralDiplomacy.Negotiation, NeutralDiplomacy.Offer> {

    public record Negotiation(Faction owner, Theater theater) implements Frame {}

    public record Offer(int tokens) implements Move {
        @Override
        public List<Target> targets() {
            return tokens == 0 ? Move.super.targets() : Things.TOKENS;
        }
    }

    public record Negotiated(
            Faction owner, Theater theater, int tokens, int total, int opposing, int opposingTotal, boolean founded)
            implements GameEvent {}

    /** The envoys have won, but no League base is left to found. */
    @Cites("3.1")
    public record NoBaseLeft(Side side) implements GameEvent {}

    public record BidLimit(int most) implements Reason {}

    private final BattleDecks decks;
    private final NotNow notNow;
    private final Offer[] offers;

    @Inject
    public NeutralDiplomacy(BattleDecks decks, NotNow notNow, PericlesData data) {
        this.decks = decks;
        this.notNow = notNow;
        offers = IntStream.rangeClosed(0, data.amounts().strategos())
                .mapToObj(Offer::new)
                .toArray(Offer[]::new);
    }

    @Override
    public List<Seat> voters(Negotiation frame, PericlesState state) {
        return List.of(
                frame.owner().seat(),
                state.controlling(frame.owner().side().enemy()).seat());
    }

    @Override
    public List<Offer> legal(Negotiation frame, PericlesState state, Seat voter) {
        int most = most(frame, state, Faction.of(voter));
        List<Offer> legal = new ArrayList<>(most + 1);
        for (int i = 0; i <= most; i++) {
            legal.add(offers[i]);
        }
        return legal;
    }

    protected int most(Negotiation frame, PericlesState state, Faction faction) {
        int limit = faction == frame.owner()
                ? state.data().amounts().neutralCommitment()
                : state.data().amounts().neutralOpposition();
        return Math.min(limit, state.treasury().held(faction));
    }

    @Override
    public List<Refusal> refusals(Negotiation frame, PericlesState state, Seat voter) {
        Faction faction = Faction.of(voter);
        Refusals refusals = new Refusals(legal(frame, state, voter));
        int most = most(frame, state, faction);
        for (int i = most + 1; i <= state.data().amounts().neutralCommitment() + 1; i++) {
            refusals.move(new Offer(i), new BidLimit(most));
        }
        return notNow.committing(refusals, faction.side(), state, frame.theater());
    }

    @Override
    public void apply(List<Offer> votes, Negotiation frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        Side side = frame.owner().side();
        Side enemy = side.enemy();
        int own = votes.get(0).tokens();
        int other = votes.get(1).tokens();
        state.treasury().spend(frame.owner(), own);
        state.treasury().spend(state.controlling(enemy), other);
        int total = own + decks.drawValue(play, side);
        int opposing = other + decks.drawValue(play, enemy);
        boolean won = wins(total, opposing);
        boolean founded = won && state.board().supply(Piece.leagueBase(side)) > 0;
        play.report(() -> new Negotiated(frame.owner(), frame.theater(), own, total, other, opposing, founded));
        if (won && !founded) {
            play.report(() -> new NoBaseLeft(side));
        }
        if (founded) {
            state.board().build(frame.theater(), Piece.leagueBase(side), 1);
            state.markBuilt(side, frame.theater());
        }
    }

    /** Twice the other total is enough. */
    protected boolean wins(int total, int opposing) {
        return total >= 2 * opposing;
    }
}
