package org.polemarch.mountford.rules.combat;

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
import org.polemarch.api.play.Target;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Battle;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.model.Stack;
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.NotNow;

/**
 * 4.1 and 4.2: the SPs of a side in the combat space take their place; then forces whose zone of influence includes it may
 * take part, all SPs of a stack or some of a kind.
 */
@Cites({"4.1", "4.2", "3.5", "9.6.7"})
public class Support extends Rule implements Decision<MountfordState, Support.Ask, Support.Answer> {

    /** The side may bring forces in from nearby. */
    public record Ask(int side) implements Frame {}

    public sealed interface Answer extends Move {}

    /** A stack joins. */
    public sealed interface Join extends Answer, Things.OfStack {}

    /** Some SPs of a kind of it join. */
    public sealed interface Part extends Join {
        int count();

        Kind kind();
    }

    public record JoinArmy(Tile leader) implements Join, Things.OfArmy {
        @Override
        public String notation() {
            return "join " + leader.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.army(leader), Things.ALL);
        }
    }

    public record SendOfArmy(Tile leader, int count, Kind kind) implements Part, Things.OfArmy {
        @Override
        public String notation() {
            return "join " + leader.id() + " " + count + " " + kind.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.army(leader), Things.some(count, kind));
        }
    }

    /** All unactivated SPs of this space join. */
    public record JoinFrom(Space space) implements Join, Things.OfSpace {
        @Override
        public String notation() {
            return "join " + space.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.space(space), Things.ALL);
        }
    }

    public record SendFrom(Space space, int count, Kind kind) implements Part, Things.OfSpace {
        @Override
        public String notation() {
            return "join " + space.id() + " " + count + " " + kind.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.space(space), Things.sps(kind), Things.some(count, kind));
        }
    }

    public record Enough() implements Answer, Move.Ending {}

    /** SPs joined from a distance. */
    public record Joined(Seat seat, int count, Space from, String cites) implements GameEvent {}

    /** These SPs do not reach the battle, or stand in it already, or have fought before in this operation. */
    public record CannotJoin(Space space, String cites) implements Reason {}

    private static final Enough ENOUGH = new Enough();

    private final Lines lines;
    private final NotNow notNow;
    private final JoinArmy[] armies;
    private final JoinFrom[] spaces;

    @Inject
    public Support(MountfordData data, Lines lines, NotNow notNow) {
        super(data);
        this.lines = lines;
        this.notNow = notNow;
        armies = new JoinArmy[tiles.leaderCount()];
        for (int i = 0; i < armies.length; i++) {
            armies[i] = new JoinArmy(tiles.tile(i));
        }
        spaces = new JoinFrom[atlas.size()];
        for (int i = 0; i < spaces.length; i++) {
            spaces[i] = new JoinFrom(atlas.space(i));
        }
    }

    @Override
    public boolean asks(Ask ask, Play<MountfordState> play) {
        MountfordState state = play.state();
        int side = ask.side();
        // Who must fight stands in line on both sides before either says whom it brings in.
        lines.enlist(state, side);
        lines.enlist(state, 1 - side);
        return needsHelp(state, side)
                && (!lines.armiesNear(state, side).isEmpty()
                        || !lines.looseNear(state, side).isEmpty());
    }

    /** Once nobody is left to fight, nobody is asked for help; but who offers battle must face it (9.6.7). */
    protected boolean needsHelp(MountfordState state, int side) {
        boolean foe =
                side == state.battle().attacker() ? lines.mayFight(state, 1 - side) : lines.count(state, 1 - side) > 0;
        return foe || lines.owesAnybody(state, side);
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(state.battle().seatOf(ask.side()));
    }

    @Override
    public Optional<String> cites(Ask ask, MountfordState state) {
        return Optional.of(state.battle().naval() ? "4.1" : "4.2");
    }

    @Override
    public List<Answer> legal(Ask ask, MountfordState state) {
        List<Answer> legal = new ArrayList<>(6);
        if (!lines.owesAnybody(state, ask.side())) {
            legal.add(ENOUGH);
        }
        IndexSet beside = lines.armiesNear(state, ask.side());
        for (int army = beside.first(); army >= 0; army = beside.after(army)) {
            legal.add(armies[army]);
            addParts(state, ask.side(), Stack.army(army), legal);
        }
        SpaceSet near = lines.looseNear(state, ask.side());
        for (int space = near.next(0); space >= 0; space = near.next(space + 1)) {
            legal.add(spaces[space]);
            addParts(state, ask.side(), Stack.space(space), legal);
        }
        return legal;
    }

    /** Every number of each kind, but for those that would be the whole stack. */
    private void addParts(MountfordState state, int side, Stack stack, List<Answer> legal) {
        IndexSet fit = state.kindsOf(stack).and(lines.fighters(state));
        for (int kind = fit.first(); kind >= 0; kind = fit.after(kind)) {
            fit = lines.able(state, side, stack, kind) > 0 ? fit : fit.without(kind);
        }
        for (int kind = fit.first(); kind >= 0; kind = fit.after(kind)) {
            if (state.battle().sent(side, stack, kind) < 0) {
                int most = lines.able(state, side, stack, kind) - (fit.size() == 1 ? 1 : 0);
                for (int count = 1; count <= most; count++) {
                    legal.add(
                            stack.isArmy()
                                    ? new SendOfArmy(tiles.tile(stack.leader()), count, kinds.kind(kind))
                                    : new SendFrom(atlas.space(stack.space()), count, kinds.kind(kind)));
                }
            }
        }
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        if (!(answer instanceof Join join)) {
            return;
        }
        MountfordState state = play.state();
        Battle battle = state.battle();
        int side = ask.side();
        int before = lines.count(state, side);
        if (join instanceof Part part) {
            battle.detach(side, part.stack(), part.kind().index(), part.count());
        } else {
            battle.attach(side, join.stack());
        }
        battle.join(side, join.stack());
        int from = state.spaceOf(join.stack());
        int count = lines.count(state, side) - before;
        battle.joined(count);
        String section = battle.naval() ? "4.1" : "4.2";
        play.report(() -> new Joined(Seats.of(battle.seatOf(side)), count, atlas.space(from), section));
        play.next(ask);
    }

    @Override
    public List<Refusal> refusals(Ask ask, MountfordState state) {
        Battle battle = state.battle();
        Refusals refusals = new Refusals(legal(ask, state));
        notNow.pieces(
                state,
                battle.seatOf(ask.side()),
                refusals,
                new CannotJoin(atlas.space(battle.space()), battle.naval() ? "4.1" : "4.2"));
        return refusals.list();
    }
}
