package org.polemarch.polis.rules.endofround;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.concepts.PersonalBoards;

/** 4. Megalopolis: 1 Prestige for each polis with more Population than its Base Population. */
@Cites("end-of-round/megalopolis")
public class Megalopolis implements Procedure<PolisState, Megalopolis.Step> {

    public record Step() implements Frame {}

    public record Admired(Side side, Polis polis) implements GameEvent {}

    private final PolisData data;
    private final PersonalBoards boards;

    @Inject
    public Megalopolis(PolisData data, PersonalBoards boards) {
        this.data = data;
        this.boards = boards;
    }

    @Override
    public void run(Step frame, Play<PolisState> play) {
        PolisState state = play.state();
        Side first = state.course().firstPasser().orElseThrow();
        admire(first, play);
        admire(first.other(), play);
    }

    private void admire(Side side, Play<PolisState> play) {
        PolisState state = play.state();
        for (int i = 0; i < Polis.COUNT; i++) {
            Polis polis = Polis.at(i);
            if (state.owns(side, polis) && isMegalopolis(polis, state)) {
                play.report(() -> new Admired(side, polis));
                boards.gainPrestige(side, prize(), play);
            }
        }
    }

    protected boolean isMegalopolis(Polis polis, PolisState state) {
        return state.population(polis) > data.polis(polis).base();
    }

    protected int prize() {
        return 1;
    }
}
