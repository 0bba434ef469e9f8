package org.polemarch.pericles.rules.political;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.Display;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.rules.Honors;

/** 7.43 Games: Honor at Peace, tokens at War. */
@Cites("7.43")
public class Games implements Procedure<PericlesState, Games.Resolve> {

    public record Resolve() implements Frame {}

    public record GamesEarned(Faction faction, int tokens) implements GameEvent {}

    public static final Resolve RESOLVE = new Resolve();

    private final Honors honors;

    @Inject
    public Games(Honors honors) {
        this.honors = honors;
    }

    @Override
    public void run(Resolve frame, Play<PericlesState> play) {
        Display display = play.state().display();
        for (int i = 0; i < 4; i++) {
            Faction faction = Faction.of(i);
            if (display.won(faction, Issue.GAMES)) {
                display.takeOff(faction.side(), Issue.GAMES, Display.POOL);
                hold(play, faction);
            }
        }
    }

    protected void hold(Play<PericlesState> play, Faction faction) {
        PericlesState state = play.state();
        if (state.war()) {
            int earned = state.treasury().earn(faction, state.data().amounts().gamesAtWar());
            play.report(() -> new GamesEarned(faction, earned));
        } else {
            honors.change(play, faction, state.data().honor().gamesAtPeace(), "why.games", "7.43");
        }
    }
}
