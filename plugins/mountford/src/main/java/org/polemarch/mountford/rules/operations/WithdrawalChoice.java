package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.NotNow;

/** 2.3.2 and 2.3.3: the owner sends any or all armies in the space home, each on its own. */
@Cites({"2.3.2", "2.3.3"})
public class WithdrawalChoice extends Rule
        implements Decision<MountfordState, WithdrawalChoice.Ask, WithdrawalChoice.Answer> {

    public record Ask(int seat, int space) implements Frame {}

    public sealed interface Answer extends Move {}

    /** This leader's army goes home. */
    public record Return(Tile leader) implements Answer {
        @Override
        public List<Target> targets() {
            return List.of(Target.piece(leader.id()));
        }
    }

    public record Stay() implements Answer {}

    /** An army set out for home. */
    public record Returning(Tile leader) implements GameEvent {}

    /** The army has no legal way home. */
    public record NoWayHome(Tile leader) implements Reason {}

    /** Only armies in the space of the operation go home after it. */
    public record NotOfThisOperation(Tile leader) implements Reason {}

    private static final Stay STAY = new Stay();

    private final Withdrawal withdrawal;
    private final NotNow notNow;
    private final Return[] returns;

    @Inject
    public WithdrawalChoice(MountfordData data, Withdrawal withdrawal, NotNow notNow) {
        super(data);
        this.notNow = notNow;
        this.withdrawal = withdrawal;
        returns = new Return[tiles.leaderCount()];
        for (int i = 0; i < returns.length; i++) {
            returns[i] = new Return(tiles.tile(i));
        }
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(ask.seat());
    }

    @Override
    public Optional<String> cites(Ask ask, MountfordState state) {
        return Optional.of(ask.seat() == state.op().seat() ? "2.3.2" : "2.3.3");
    }

    @Override
    public List<Answer> legal(Ask ask, MountfordState state) {
        List<Answer> legal = new ArrayList<>(4);
        for (int rest = withdrawal.candidates(state, ask.seat(), ask.space()); rest != 0; rest &= rest - 1) {
            legal.add(returns[Integer.numberOfTrailingZeros(rest)]);
        }
        legal.add(STAY);
        return legal;
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        if (answer instanceof Return back) {
            play.report(() -> new Returning(back.leader()));
            play.next(new HomeReturn.Begin(back.leader().index()), new Withdrawal.Next(ask.seat(), ask.space()));
        }
    }

    @Override
    public List<Refusal> refusals(Ask ask, MountfordState state) {
        Refusals refusals = new Refusals(legal(ask, state));
        int fit = withdrawal.candidates(state, ask.seat(), ask.space());
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            if (state.armySpace(army) == ask.space() && state.armySeat(army) == ask.seat() && (fit >>> army & 1) == 0) {
                refusals.move(returns[army], new NoWayHome(tiles.tile(army)));
            }
        }
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            int space = state.armySpace(army);
            if (space >= 0 && space != ask.space() && state.armySeat(army) == ask.seat()) {
                refusals.move(returns[army], new NotOfThisOperation(tiles.tile(army)));
            }
        }
        notNow.tiles(state, ask.seat(), refusals);
        notNow.pieces(state, ask.seat(), refusals);
        return refusals.list();
    }
}
