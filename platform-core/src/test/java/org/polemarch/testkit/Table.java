package org.polemarch.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Reason;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.IllegalMove;
import org.polemarch.core.engine.Rulebook;

/**
 * A table for rule tests: a position, frames to be done, scripted chance, and assertions in the order of play. Moves are
 * named by their notation. A game's own tests wrap it in the game's words.
 *
 * @param <S> the game's state
 */
public final class Table<S extends GameState<S>> {

    private final Rulebook<S> book;
    private final S position;
    private final ScriptedChance chance = new ScriptedChance();
    private final List<GameEvent> events = new ArrayList<>();
    private Game<S> game;

    /** A table at a position; nothing is done yet. */
    public Table(Rulebook<S> book, S position) {
        this.book = book;
        this.position = position;
    }

    /** The next rolls, as they show on the dice. */
    public Table<S> dice(int... results) {
        chance.dice(results);
        return this;
    }

    /** The next blind draws, as positions from 0. */
    public Table<S> lots(int... positions) {
        chance.lots(positions);
        return this;
    }

    /** Does these frames, in order, up to the first question. */
    public Table<S> run(Frame... todo) {
        game = Game.at(book, position, Arrays.asList(todo), chance, events::add);
        return this;
    }

    /** The seat is asked about that kind of frame. */
    public Table<S> asks(String seat, Class<? extends Frame> frame) {
        assertThat(game.over()).as("the game goes on").isFalse();
        assertThat(game.question().frame()).as("the question").isInstanceOf(frame);
        assertThat(game.toAct().id()).as("who is asked").isEqualTo(seat);
        return this;
    }

    /** Nothing remains to be done, nobody is asked. */
    public Table<S> asksNobody() {
        assertThat(game.over())
                .as(() -> "nobody is asked, but " + game.question())
                .isTrue();
        return this;
    }

    /** The seat that is asked gives these answers, one after the other. */
    public Table<S> choose(String... notations) {
        for (String notation : notations) {
            if (notations().stream().noneMatch(notation::equals)) {
                throw new AssertionError("'" + notation + "' is not among the answers of " + game.toAct() + " to "
                        + game.question().frame() + ":\n  " + String.join("\n  ", notations()));
            }
            game.play(notation);
        }
        return this;
    }

    /** The answers are exactly these, in any order. */
    public Table<S> offersOnly(String... notations) {
        assertThat(notations()).as("answers of " + game.toAct()).containsExactlyInAnyOrder(notations);
        return this;
    }

    /** These are among the answers. */
    public Table<S> offers(String... notations) {
        assertThat(notations()).as("answers of " + game.toAct()).contains(notations);
        return this;
    }

    /** None of these is among the answers. */
    public Table<S> offersNot(String... notations) {
        assertThat(notations()).as("answers of " + game.toAct()).doesNotContain(notations);
        return this;
    }

    /** The answer is refused for exactly this reason, and nothing changes. */
    public Table<S> refuses(String notation, Reason reason) {
        String before = game.digest();
        assertThatThrownBy(() -> game.play(notation))
                .as("'" + notation + "'")
                .isInstanceOfSatisfying(
                        IllegalMove.class,
                        refused -> assertThat(refused.refusal())
                                .as("why '" + notation + "' is refused")
                                .hasValueSatisfying(
                                        refusal -> assertThat(refusal.reason()).isEqualTo(reason)));
        assertThat(game.digest()).as("a refused move changes nothing").isEqualTo(before);
        return this;
    }

    /** Everything in the script was asked for. */
    public Table<S> usedAllChance() {
        assertThat(chance.left()).as("rolls left in the script").isZero();
        return this;
    }

    /** The notations of the answers. */
    public List<String> notations() {
        return game.moves().stream().map(Move::notation).toList();
    }

    /** The last event of a kind. */
    public <E extends GameEvent> E last(Class<E> kind) {
        List<E> all = all(kind);
        assertThat(all).as("events of " + kind.getSimpleName()).isNotEmpty();
        return all.get(all.size() - 1);
    }

    /** All events of a kind, oldest first. */
    public <E extends GameEvent> List<E> all(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** What a seat saw of all events. */
    public List<GameEvent> seenBy(Seat seat) {
        List<GameEvent> seen = new ArrayList<>();
        for (GameEvent event : events) {
            Optional<? extends GameEvent> shown = event.seenBy(seat);
            shown.ifPresent(seen::add);
        }
        return seen;
    }

    /** What a seat may know. */
    public Record view(Seat seat) {
        return book.game().project(game.state(), seat);
    }

    /** The result, or how it would stand. */
    public Outcome outcome() {
        return book.game().outcome(game == null ? position : game.state());
    }

    /** The position. */
    public S state() {
        return game == null ? position : game.state();
    }

    /** The game. */
    public Game<S> game() {
        return game;
    }
}
