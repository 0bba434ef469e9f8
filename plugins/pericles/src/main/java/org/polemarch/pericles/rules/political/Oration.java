package org.polemarch.pericles.rules.political;

import jakarta.inject.Inject;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.Display;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.rules.Honors;

/** 7.1 Oration Honor, after issues nobody won have gone back to the pool (6.16). */
@Cites({"7.1", "6.16", "7.0"})
public class Oration implements Procedure<PericlesState, Oration.Count> {

    public record Count() implements Frame {}

    public record OrationCompared(Faction first, int firstValue, Faction second, int secondValue)
            implements GameEvent {}

    public record OstracismWon(Faction faction) implements GameEvent {}

    public static final Count COUNT = new Count();

    private final Honors honors;

    @Inject
    public Oration(Honors honors) {
        this.honors = honors;
    }

    @Override
    public void run(Count frame, Play<PericlesState> play) {
        for (Side side : Side.values()) {
            if (play.state().scenario().plays(side)) {
                count(play, side);
            }
        }
    }

    protected void count(Play<PericlesState> play, Side side) {
        PericlesState state = play.state();
        Display display = state.display();
        for (int slot = 0; slot < state.data().issueSlots(side); slot++) {
            if (display.space(side, slot) == 0) {
                display.put(side, slot, Display.POOL);
            }
        }
        display.debate(side, -1);
        state.setOration(side, 0);
        Faction first = side.first();
        Faction second = side.second();
        Optional<Faction> ostracism = display.winner(side, Issue.OSTRACISM);
        if (ostracism.isPresent()) {
            ostracize(play, ostracism.get());
        } else {
            compare(play, first, display.oration(first), second, display.oration(second));
        }
    }

    protected void ostracize(Play<PericlesState> play, Faction winner) {
        int honor = play.state().data().honor().ostracism();
        play.report(() -> new OstracismWon(winner));
        honors.change(play, winner, honor, "why.ostracism", "7.1");
        honors.change(play, winner.compatriot(), -honor, "why.ostracism", "7.1");
    }

    protected void compare(Play<PericlesState> play, Faction first, int firstValue, Faction second, int secondValue) {
        PericlesState state = play.state();
        play.report(() -> new OrationCompared(first, firstValue, second, secondValue));
        if (firstValue == secondValue) {
            return;
        }
        Faction higher = firstValue > secondValue ? first : second;
        int difference = Math.min(
                Math.abs(firstValue - secondValue), state.data().honor().orationAtMost());
        int lost = -honors.change(play, higher.compatriot(), -difference, "why.oration", "7.1");
        if (honors.change(play, higher, lost, "why.oration", "7.1") > 0) {
            state.setOration(higher.side(), higher.direction());
        }
    }
}
