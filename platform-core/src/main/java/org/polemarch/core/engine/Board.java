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

/** What the rules are given: the position, what remains to be done, chance, and somebody to tell. */
final class Board<S extends GameState<S>> implements Play<S> {

    final S state;
    final Agenda agenda;
    final Chance chance;

    /** How often chance was used or a secret came out. */
    int barriers;

    /** Who is told; nobody if it is null, and then no event is made. */
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
        agenda.push(frame);
    }

    @Override
    public void next(Frame first, Frame second, Frame... others) {
        for (int i = others.length - 1; i >= 0; i--) {
            agenda.push(others[i]);
        }
        agenda.push(second);
        agenda.push(first);
    }

    @Override
    public void end() {
        agenda.clear();
    }

    @Override
    public int roll(int sides, String why) {
        barriers++;
        int result = 1 + chance.below(sides);
        if (listener != null) {
            listener.accept(new Rolled(sides, result, why));
        }
        return result;
    }

    @Override
    public int lot(int count, String why) {
        barriers++;
        int result = chance.below(count);
        if (listener != null) {
            listener.accept(new LotDrawn(why));
        }
        return result;
    }

    @Override
    public void shuffle(Shuffled pile, String why) {
        barriers++;
        pile.shuffle(chance);
        if (listener != null) {
            listener.accept(new PileShuffled(why));
        }
    }

    @Override
    public void reveal() {
        barriers++;
    }

    @Override
    public void report(Supplier<? extends GameEvent> event) {
        if (listener != null) {
            listener.accept(event.get());
        }
    }
}
