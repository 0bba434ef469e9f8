package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.NotNow;

/**
 * 2.3.2 and 2.3.3: after combat, ravaging and siege the owner sends any or all armies in the space home, each on its own,
 * the active player first.
 */
@Cites({"2.3.2", "2.3.3"})
public class Withdrawal extends Rule implements Decision<MountfordState, Withdrawal.Ask, Withdrawal.Answer> {

    public record Ask(Seat seat, Space space) implements Frame {}

    public sealed interface Answer extends Move {}

    /** This leader's army goes home. */
    public record Return(Tile leader) implements Answer, Things.WithArmy {}

    public record Stay() implements Answer, Move.Declining {}

    /** An army set out for home. */
    public record Returning(Tile leader) implements GameEvent {}

    /** The army has no legal way home. */
    public record NoWayHome(Tile leader) implements Reason {}

    /** Only armies in the space of the operation go home after it. */
    public record NotOfThisOperation(Tile leader) implements Reason {}

    private static final Stay STAY = new Stay();

    private final HomeReturn home;
    private final NotNow notNow;
    private final Return[] returns;

    @Inject
    public Withdrawal(MountfordData data, HomeReturn home, NotNow notNow) {
        super(data);
        this.notNow = notNow;
        this.home = home;
        returns = new Return[tiles.leaderCount()];
        for (int i = 0; i < returns.length; i++) {
            returns[i] = new Return(tiles.tile(i));
        }
    }

    /** Whether an army stands in the space and obeys the seat. */
    protected boolean there(MountfordState state, int army, Seat seat, Space space) {
        return state.armySpace(army) == space.index() && state.armySeat(army) == seat.index();
    }

    /** The armies of a seat in a space that can go home. */
    protected IndexSet candidates(MountfordState state, Seat seat, Space space) {
        IndexSet able = all(state, seat, space);
        for (int army = able.first(); army >= 0; army = able.after(army)) {
            if (!home.possible(state, army)) {
                able = able.without(army);
            }
        }
        return able;
    }

    /** All armies of a seat in a space: whoever must go home goes, way or no way (2.3.2). */
    public IndexSet all(MountfordState state, Seat seat, Space space) {
        IndexSet all = IndexSet.EMPTY;
        for (int army = state.armyAfter(-1, space.index()); army >= 0; army = state.armyAfter(army, space.index())) {
            if (state.armySeat(army) == seat.index()) {
                all = all.with(army);
            }
        }
        return all;
    }

    @Override
    public boolean asks(Ask ask, Play<MountfordState> play) {
        return !candidates(play.state(), ask.seat(), ask.space()).isEmpty();
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return ask.seat();
    }

    @Override
    public Optional<String> cites(Ask ask, MountfordState state) {
        return Optional.of(ask.seat().index() == state.op().seat() ? "2.3.2" : "2.3.3");
    }

    @Override
    public List<Answer> legal(Ask ask, MountfordState state) {
        List<Answer> legal = new ArrayList<>(4);
        IndexSet able = candidates(state, ask.seat(), ask.space());
        for (int army = able.first(); army >= 0; army = able.after(army)) {
            legal.add(returns[army]);
        }
        legal.add(STAY);
        return legal;
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        if (answer instanceof Return back) {
            play.report(() -> new Returning(back.leader()));
            play.next(new HomeReturn.Begin(back.leader().index()), ask);
        }
    }

    @Override
    public List<Refusal> refusals(Ask ask, MountfordState state) {
        Refusals refusals = new Refusals(legal(ask, state));
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            if (there(state, army, ask.seat(), ask.space())) {
                if (!home.possible(state, army)) {
                    refusals.move(returns[army], new NoWayHome(tiles.tile(army)));
                }
            } else if (state.armySpace(army) >= 0
                    && state.armySeat(army) == ask.seat().index()) {
                refusals.move(returns[army], new NotOfThisOperation(tiles.tile(army)));
            }
        }
        notNow.tiles(state, ask.seat().index(), refusals);
        notNow.pieces(state, ask.seat().index(), refusals);
        return refusals.list();
    }
}
