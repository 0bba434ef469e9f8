package org.polemarch.pericles.rules.theater;

import jakarta.inject.Inject;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.rules.Honors;

/** 8.6 Unused tokens go back to the stock, and every four of a Faction's are worth an Honor. */
@Cites("8.6")
public class PoliticalCapital implements Procedure<PericlesState, PoliticalCapital.Return> {

    public record Return() implements Frame {}

    /** A Faction returned its tokens; how many is seen by those who could see behind its shield. */
    public record TokensReturned(Faction faction, int tokens, boolean shown) implements GameEvent {
        @Override
        public Optional<? extends GameEvent> seenBy(Seat seat) {
            boolean knows = seat.index() == faction.index()
                    || (shown && seat.index() == faction.compatriot().index());
            return Optional.of(knows ? this : new ShieldLifted(faction));
        }
    }

    public record ShieldLifted(Faction faction) implements GameEvent {}

    public static final Return RETURN = new Return();

    private final Honors honors;

    @Inject
    public PoliticalCapital(Honors honors) {
        this.honors = honors;
    }

    @Override
    public void run(Return frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        play.reveal();
        for (int i = 0; i < 4; i++) {
            Faction faction = Faction.of(i);
            int tokens = state.treasury().held(faction);
            state.treasury().spend(faction, tokens);
            play.report(() -> new TokensReturned(faction, tokens, state.compatriotsShow()));
            int gained = honors.change(play, faction, honor(tokens, state), "why.capital", "8.6");
            state.setCapital(faction, gained);
        }
    }

    protected int honor(int tokens, PericlesState state) {
        return tokens / state.data().amounts().capital();
    }
}
