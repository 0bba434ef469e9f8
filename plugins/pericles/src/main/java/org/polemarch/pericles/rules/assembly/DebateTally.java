package org.polemarch.pericles.rules.assembly;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.data.PoliticalCard;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Spot;

/** 6.13 The higher modified value moves the issue towards its own end by the full difference. */
@Cites({"6.13", "6.14", "6.15", "6.21", "6.22"})
public class DebateTally implements Procedure<PericlesState, DebateTally.Tally> {

    public record Tally(Side side) implements Frame {}

    /** A debate was won, or drawn if the values are equal. */
    public record DebateTallied(Faction first, int firstValue, Faction second, int secondValue, Issue issue)
            implements GameEvent {}

    public record IssueMoved(Side side, Issue issue, Spot spot) implements GameEvent {}

    @Cites("6.21")
    public record TokensEarned(Faction faction, int tokens) implements GameEvent {}

    static final Tally[] TALLY = {new Tally(Side.ATHENS), new Tally(Side.SPARTA)};

    private final CardLines lines;

    @Inject
    public DebateTally(CardLines lines) {
        this.lines = lines;
    }

    @Override
    public void run(Tally frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        Side side = frame.side();
        int slot = state.display().debated(side);
        Issue issue = state.data().issue(side, slot);
        Faction controlling = state.controlling(side);
        Faction opposition = controlling.compatriot();
        PoliticalCard.Line ofControlling =
                lines.applying(state, controlling, state.cards().played(controlling), issue);
        PoliticalCard.Line ofOpposition =
                lines.applying(state, opposition, state.cards().played(opposition), issue);
        int controllingValue = value(state, controlling, ofControlling);
        int oppositionValue = value(state, opposition, ofOpposition);
        state.setBrainTrust(controlling, 0);
        state.setBrainTrust(opposition, 0);
        play.report(() -> new DebateTallied(controlling, controllingValue, opposition, oppositionValue, issue));
        award(play, controlling, ofControlling.strategos(), opposition, ofOpposition.strategos());
        if (controllingValue != oppositionValue) {
            Faction winner = controllingValue > oppositionValue ? controlling : opposition;
            move(play, winner, slot, Math.abs(controllingValue - oppositionValue));
        }
    }

    protected int value(PericlesState state, Faction faction, PoliticalCard.Line line) {
        return state.data().card(faction.side(), state.cards().played(faction)).value()
                + line.bonus()
                + state.brainTrust(faction);
    }

    /** 6.22: if the stock is short, the Factions take one token each in turn, the Controlling Faction first. */
    protected void award(Play<PericlesState> play, Faction controlling, int first, Faction opposition, int second) {
        int stock = play.state().treasury().stock(controlling.side());
        int forFirst = first;
        int forSecond = second;
        if (first + second > stock) {
            forFirst = 0;
            forSecond = 0;
            while (stock > 0) {
                boolean firstsTurn = forFirst < first && (forFirst <= forSecond || forSecond == second);
                if (firstsTurn) {
                    forFirst++;
                } else {
                    forSecond++;
                }
                stock--;
            }
        }
        earn(play, controlling, forFirst);
        earn(play, opposition, forSecond);
    }

    private void earn(Play<PericlesState> play, Faction faction, int tokens) {
        if (tokens > 0) {
            play.state().treasury().earn(faction, tokens);
            play.report(() -> new TokensEarned(faction, tokens));
        }
    }

    protected void move(Play<PericlesState> play, Faction winner, int slot, int spaces) {
        PericlesState state = play.state();
        Side side = winner.side();
        int from = state.display().space(side, slot);
        int capture = state.data().amounts().capture();
        int to = Math.max(-capture, Math.min(capture, from + spaces * winner.direction()));
        boolean crosses = from * winner.direction() < 0 && to * winner.direction() > 0;
        if (crosses && state.data().issue(side, slot) == Issue.WAR_PEACE) {
            play.next(new CentreStop.Offer(winner, to * winner.direction()));
            return;
        }
        put(play, side, slot, to);
    }

    /** Moves the issue and tells it. */
    public void put(Play<PericlesState> play, Side side, int slot, int to) {
        PericlesState state = play.state();
        state.display().put(side, slot, to);
        play.report(() -> new IssueMoved(side, state.data().issue(side, slot), Spot.of(side, to)));
    }
}
