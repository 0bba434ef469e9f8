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
import org.polemarch.mountford.model.Detachment;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.SpaceSet;
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

    public record JoinArmy(Tile leader) implements Answer {
        @Override
        public String notation() {
            return "join " + leader.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.army(leader), Things.ALL);
        }
    }

    /** So many SPs of a kind of this army join. */
    public record SendOfArmy(Tile leader, int count, Kind kind) implements Answer {
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
    public record JoinFrom(Space space) implements Answer {
        @Override
        public String notation() {
            return "join " + space.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.space(space), Things.ALL);
        }
    }

    /** So many unactivated SPs of a kind in this space join. */
    public record SendFrom(Space space, int count, Kind kind) implements Answer {
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

    /** So many SPs joined from a distance. */
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
            partsOfArmy(state, ask.side(), army, legal);
        }
        SpaceSet near = lines.looseNear(state, ask.side());
        for (int space = near.next(0); space >= 0; space = near.next(space + 1)) {
            legal.add(spaces[space]);
            partsOfSpace(state, ask.side(), space, legal);
        }
        return legal;
    }

    /** Every number of each kind, but for those that would be the whole stack. */
    private void partsOfArmy(MountfordState state, int side, int army, List<Answer> legal) {
        int stack = Detachment.army(army);
        IndexSet led = state.armyKinds(army).and(lines.fighters(state));
        for (int kind = led.first(); kind >= 0; kind = led.after(kind)) {
            if (state.battle().sent(side, stack, kind) < 0) {
                int most = state.armySp(army, kind) - (led.size() == 1 ? 1 : 0);
                for (int count = 1; count <= most; count++) {
                    legal.add(new SendOfArmy(tiles.tile(army), count, kinds.kind(kind)));
                }
            }
        }
    }

    private void partsOfSpace(MountfordState state, int side, int space, List<Answer> legal) {
        int stack = Detachment.space(space);
        IndexSet fit = state.looseKinds(space).and(lines.fighters(state));
        for (int kind = fit.first(); kind >= 0; kind = fit.after(kind)) {
            fit = lines.looseOf(state, side, space, kind) > 0 ? fit : fit.without(kind);
        }
        for (int kind = fit.first(); kind >= 0; kind = fit.after(kind)) {
            if (state.battle().sent(side, stack, kind) < 0) {
                int most = lines.looseOf(state, side, space, kind) - (fit.size() == 1 ? 1 : 0);
                for (int count = 1; count <= most; count++) {
                    legal.add(new SendFrom(atlas.space(space), count, kinds.kind(kind)));
                }
            }
        }
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        MountfordState state = play.state();
        Battle battle = state.battle();
        int side = ask.side();
        int before = lines.count(state, side);
        int from;
        if (answer instanceof JoinArmy join) {
            battle.attach(side, Detachment.army(join.leader().index()));
            from = joinArmy(state, side, join.leader().index());
        } else if (answer instanceof SendOfArmy send) {
            battle.detach(
                    side, Detachment.army(send.leader().index()), send.kind().index(), send.count());
            from = joinArmy(state, side, send.leader().index());
        } else if (answer instanceof JoinFrom join) {
            battle.attach(side, Detachment.space(join.space().index()));
            from = joinFrom(battle, side, join.space().index());
        } else if (answer instanceof SendFrom send) {
            battle.detach(
                    side, Detachment.space(send.space().index()), send.kind().index(), send.count());
            from = joinFrom(battle, side, send.space().index());
        } else {
            return;
        }
        int count = lines.count(state, side) - before;
        battle.joined(count);
        String section = battle.naval() ? "4.1" : "4.2";
        play.report(() -> new Joined(Seats.of(battle.seatOf(side)), count, atlas.space(from), section));
        play.next(ask);
    }

    private static int joinArmy(MountfordState state, int side, int army) {
        state.battle().join(side, army);
        return state.armySpace(army);
    }

    private static int joinFrom(Battle battle, int side, int space) {
        battle.joinFrom(side, space);
        return space;
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
