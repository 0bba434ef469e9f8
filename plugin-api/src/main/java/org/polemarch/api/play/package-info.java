/**
 * How rules are written. A game is a state and a stack of {@link org.polemarch.api.play.Frame frames}, records of what
 * is still to be done; a rule handles one kind of frame and either runs it ({@link org.polemarch.api.play.Procedure}),
 * asks one seat about it ({@link org.polemarch.api.play.Decision}) or asks several in secret ({@link
 * org.polemarch.api.play.Ballot}).
 *
 * <p>A rule that asks, in full:
 *
 * <pre>{@code
 * @Cites("2")
 * public class Taking implements Decision<PebblesState, Taking.Turn, Taking.Take> {
 *
 *     public record Turn(Seat seat) implements Frame {}
 *
 *     public record Take(int pebbles) implements Move {}
 *
 *     public record Taken(Seat seat, int pebbles) implements GameEvent {}
 *
 *     public Seat decider(Turn turn, PebblesState state) { return turn.seat(); }
 *
 *     public List<Take> legal(Turn turn, PebblesState state) {
 *         List<Take> takes = new ArrayList<>();
 *         for (int n = 1; n <= Math.min(3, state.heap()); n++) {
 *             takes.add(new Take(n));
 *         }
 *         return takes;
 *     }
 *
 *     public void apply(Take take, Turn turn, Play<PebblesState> play) {
 *         play.state().take(take.pebbles());
 *         play.report(() -> new Taken(turn.seat(), take.pebbles()));
 *         if (play.state().heap() > 0) {
 *             play.next(new Turn(other(turn.seat())));
 *         }
 *     }
 * }
 * }</pre>
 *
 * <p>When nothing is left on the agenda, the game is over. A seat may answer only what {@code legal} lists; the engine
 * refuses everything else, for people and bots alike, and {@code refusals} tells a person why.
 */
package org.polemarch.api.play;
