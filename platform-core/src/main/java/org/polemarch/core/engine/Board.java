package org.polemarch.core.engine;

import java.util.function.Consumer;
import java.util.function.Supplier;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.kit.Shuffled;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.log.LotDrawn;
import org.polemarch.api.log.PileShuffled;
import org.polemarch.api.log.Rolled;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;

/** What the rules get: the position, the agenda, chance, and a listener. */
final class Board<S extends GameState<S>> implements Play<S> {

    final S state;
    final Agenda agenda;
    final Chance chance;

    /** How often chance was used or a secret came out. */
    int barriers;

    /** The listener; if it is null, no events are created. */
    Consumer<? super GameEvent> listener;

    Board(S state, Agenda agenda, Chance chance) {
        this.state = state;
        this.agenda = agenda;
        this.chance = chance;
    }

    @Override
    public S state() {
        return state;
    }

    @Override
    public void next(Frame frame) {
        agenda.push(given(frame));
    }

    @Override
    public void next(Frame first, Frame second, Frame... others) {
        for (int i = others.length - 1; i >= 0; i--) {
            agenda.push(given(others[i]));
        }
        agenda.push(given(second));
        agenda.push(given(first));
    }

    private static Frame given(Frame frame) {
        if (frame == null) {
            throw new RuleFault("it puts null on the agenda; play.next takes a frame");
        }
        return frame;
    }

    @Override
    public void end() {
        agenda.clear();
    }

    @Override
    public int roll(int sides, String why) {
        if (sides < 1) {
            throw new RuleFault("it rolls a die of " + sides + " sides for '" + why + "'; a die has at least 1 side");
        }
        requireReason(why, "roll");
        barriers++;
        int result = 1 + chance.below(sides);
        if (listener != null) {
            listener.accept(new Rolled(sides, result, why));
        }
        return result;
    }

    @Override
    public int lot(int count, String why) {
        if (count < 1) {
            throw new RuleFault("it draws lots among " + count + " things for '" + why + "'; there must be at least 1");
        }
        requireReason(why, "lot");
        barriers++;
        int result = chance.below(count);
        if (listener != null) {
            listener.accept(new LotDrawn(why));
        }
        return result;
    }

    @Override
    public void shuffle(Shuffled pile, String why) {
        if (pile == null) {
            throw new RuleFault("it shuffles null for '" + why + "'; play.shuffle takes a pile");
        }
        requireReason(why, "shuffle");
        barriers++;
        pile.shuffle(chance);
        if (listener != null) {
            listener.accept(new PileShuffled(why));
        }
    }

    private static void requireReason(String why, String method) {
        if (why == null) {
            throw new RuleFault("it calls play." + method + " without a reason; give a key of the message bundle");
        }
    }

    @Override
    public void reveal() {
        barriers++;
    }

    @Override
    public void report(Supplier<? extends GameEvent> event) {
        if (listener == null) {
            return;
        }
        GameEvent told = event == null ? null : event.get();
        if (told == null) {
            throw new RuleFault("it reports null; play.report takes something that makes an event");
        }
        listener.accept(told);
    }
}
