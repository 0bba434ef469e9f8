package org.polemarch.core.contract.trial;

import java.util.List;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.api.text.Words;
import org.polemarch.core.wiring.PreparedGame;

/**
 * A game on trial: it was played once and written down, and is now played again by that transcript while promises watch.
 *
 * @param <S> the game's state
 */
public final class Trial<S extends GameState<S>> {

    private final PreparedGame<S> prepared;
    private final Transcript transcript;
    private final Chance chance;
    private final Words words;
    private final Runnable beat;

    public Trial(PreparedGame<S> prepared, Words words, Transcript transcript, Runnable beat) {
        this.prepared = prepared;
        this.transcript = transcript;
        this.chance = Chance.seeded(transcript.seed() * 31 + 17);
        this.words = words;
        this.beat = beat;
    }

    public PreparedGame<S> prepared() {
        return prepared;
    }

    /** What the platform asks about positions. */
    public BoardGame<S> rules() {
        return prepared.book().game();
    }

    public List<Seat> seats() {
        return prepared.setup().seats();
    }

    public Transcript transcript() {
        return transcript;
    }

    /** Chance for the promises, apart from that of the game. */
    public Chance chance() {
        return chance;
    }

    public Words words() {
        return words;
    }

    /** To be called between the parts of long work, to show that it goes on. */
    public void beat() {
        beat.run();
    }
}
