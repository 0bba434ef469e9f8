package org.polemarch.pericles.rules.aristophanes;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.data.AristophanesFacts;
import org.polemarch.pericles.data.AristophanesFacts.Whom;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Goal;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.WillGoals;

/** 5.11 The top Aristophanes card is drawn and all its instructions are carried out. */
@Cites({"5.1", "5.11", "5.12", "5.13", "12.2"})
public class AristophanesCard implements Procedure<PericlesState, AristophanesCard.Draw> {

    public record Draw() implements Frame {}

    @Cites("5.11")
    public record PlayPerformed(String title, String version) implements GameEvent {}

    /** The card brought an issue up; the space counts from the centre, towards nobody or towards that Faction. */
    @Cites("5.11")
    public record IssueBroughtUp(Side side, Issue issue, Whom track, int space) implements GameEvent {}

    /** Tokens left or re-entered play. */
    public record StockChanged(Side side, int change, String cites) implements GameEvent {}

    @Cites("5.12")
    public record WillAnnounced(Side side, Goal goal, int atLeast, List<Theater> theaters, boolean ignored)
            implements GameEvent {
        public WillAnnounced {
            theaters = List.copyOf(theaters);
        }
    }

    /** The card names an issue that is on the display already or gone. */
    @Cites("5.11")
    public record IssueNotPlaced(Side side, Issue issue) implements GameEvent {}

    @Cites("5.11")
    public record TokensGiven(Faction faction, int tokens) implements GameEvent {}

    /** Alcibiades went over to Persia. */
    @Cites("12.2")
    public record AlcibiadesLeft() implements GameEvent {}

    public static final Draw DRAW = new Draw();

    private final CardUnits cardUnits;
    private final WillGoals goals;

    @Inject
    public AristophanesCard(CardUnits cardUnits, WillGoals goals) {
        this.cardUnits = cardUnits;
        this.goals = goals;
    }

    @Override
    public void run(Draw frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        int index = state.cards().plays().draw();
        state.cards().setCurrentPlay(index);
        play.reveal();
        AristophanesFacts card = state.data().play(index);
        play.report(() -> new PlayPerformed(card.title(), card.version()));
        for (Side side : Side.values()) {
            AristophanesFacts.SideFacts facts = card.of(side);
            facts.issues().forEach(placement -> bringUp(play, side, placement));
            stock(play, side, facts.stock());
            give(play, side, card.tokensTo(), facts.tokens());
            announce(play, side, facts);
        }
        if (card.alcibiadesToPersia() && !state.alcibiadesInPersia()) {
            state.sendAlcibiadesToPersia();
            play.report(AlcibiadesLeft::new);
        }
        units(play, Side.SPARTA, card.sparta());
        units(play, Side.ATHENS, card.athens());
        if (card.plague()) {
            play.next(Plague.OUTBREAK);
        }
    }

    /** An issue that is not in the pool is not placed again: it came up by a major defeat, or there is none left. */
    protected void bringUp(Play<PericlesState> play, Side side, AristophanesFacts.Placement placement) {
        PericlesState state = play.state();
        int slot = state.display().inPool(side, placement.issue());
        if (slot < 0) {
            play.report(() -> new IssueNotPlaced(side, placement.issue()));
            return;
        }
        Faction half = placement.track() == Whom.OPPOSITION ? state.opposition(side) : state.controlling(side);
        int space = placement.track() == Whom.CENTRE ? 0 : half.direction() * placement.space();
        state.display().put(side, slot, space);
        play.report(() -> new IssueBroughtUp(side, placement.issue(), placement.track(), placement.space()));
    }

    protected void stock(Play<PericlesState> play, Side side, int change) {
        int actual = change < 0
                ? -play.state().treasury().takeOut(side, -change)
                : play.state().treasury().bringBack(side, change);
        if (actual != 0) {
            play.report(() -> new StockChanged(side, actual, "5.11"));
        }
    }

    protected void give(Play<PericlesState> play, Side side, Whom whom, int tokens) {
        if (tokens == 0) {
            return;
        }
        Faction faction = whom == Whom.CONTROLLING
                ? play.state().controlling(side)
                : play.state().opposition(side);
        int given = play.state().treasury().earn(faction, tokens);
        play.report(() -> new TokensGiven(faction, given));
    }

    protected void announce(Play<PericlesState> play, Side side, AristophanesFacts.SideFacts facts) {
        boolean ignored = goals.isBeyond(side, facts.goal(), play.state());
        play.state().setIgnoresWill(side, ignored);
        if (facts.goal() != Goal.NONE) {
            play.report(() -> new WillAnnounced(side, facts.goal(), facts.atLeast(), facts.theaters(), ignored));
        }
    }

    private void units(Play<PericlesState> play, Side side, AristophanesFacts.SideFacts facts) {
        facts.remove().forEach(units -> ask(play, new CardUnits.Where(side, units.piece(), false, units.count())));
        facts.add().forEach(units -> ask(play, new CardUnits.Where(side, units.piece(), true, units.count())));
    }

    private void ask(Play<PericlesState> play, CardUnits.Where where) {
        if (cardUnits.isPossible(where, play.state())) {
            play.next(where);
        }
    }
}
