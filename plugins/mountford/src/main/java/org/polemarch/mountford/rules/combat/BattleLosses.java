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
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Battle;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.LossCause;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.Stack;
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.components.NotNow;
import org.polemarch.mountford.rules.components.Relations;

/**
 * 4.1.2 and 4.2.4: the loser says which SPs are lost, one by one, and is not asked where there is nothing to choose. But at sea an Athenian one first if any fought, on land a Spartan
 * one first, else a hoplite. Home guards of Athens, Sparta, Corinth and Thebes cannot be taken (1.2.2).
 */
@Cites({"4.1.2", "4.2.4", "1.2.2"})
public class BattleLosses extends Rule implements Decision<MountfordState, BattleLosses.Choose, BattleLosses.Loss> {

    /** One SP is to be lost, of this many. */
    public record Choose(int left) implements Frame {}

    public sealed interface Loss extends Things.OfStack {
        Kind kind();
    }

    public record LoseOfArmy(Tile leader, Kind kind) implements Loss, Things.OfArmy {
        @Override
        public String notation() {
            return "lose " + leader.id() + " " + kind.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.army(leader), Things.button(kind));
        }
    }

    /** One of the unactivated SPs of a space. */
    public record LoseOfSpace(Space space, Kind kind) implements Loss, Things.OfSpace {
        @Override
        public String notation() {
            return "lose " + space.id() + " " + kind.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.space(space), Things.sps(kind));
        }
    }

    /** Only home guards that are never lost are left, so the rest of the losses is not taken. */
    @Cites("4.2.4")
    public record Spared(int losses) implements GameEvent {}

    /** What the first SP lost must be, if there is one. */
    public enum First {
        ATHENIAN_SHIP,
        HOPLITE,
        SPARTAN_HOPLITE
    }

    /** The first SP lost is an Athenian ship, or a hoplite and if possible a Spartan one. */
    public record OthersFirst(Kind kind, First first) implements Reason {
        @Override
        public String cites() {
            return first == First.ATHENIAN_SHIP ? "4.1.2" : "4.2.4";
        }
    }

    /** The home guard of a great city is never lost in battle. */
    @Cites("1.2.2")
    public record HomeGuardStands(Kind kind) implements Reason {}

    /** Only SPs that fought are lost. */
    public record DidNotFight(String cites) implements Reason {}

    private final Lines lines;
    private final NotNow notNow;
    private final Armies armies;
    private final Relations relations;
    private final IndexSet untouchable;

    @Inject
    public BattleLosses(MountfordData data, Lines lines, Armies armies, Relations relations, NotNow notNow) {
        super(data);
        this.notNow = notNow;
        this.lines = lines;
        this.armies = armies;
        this.relations = relations;
        IndexSet guards = kinds.guards();
        for (int kind = guards.first(); kind >= 0; kind = guards.after(kind)) {
            guards = data.protectedGuard(kind) ? guards : guards.without(kind);
        }
        untouchable = guards;
    }

    @Override
    public boolean asks(Choose frame, Play<MountfordState> play) {
        Battle battle = play.state().battle();
        while (battle.losses() > 0) {
            List<Loss> possible = legal(frame, play.state());
            if (possible.size() > 1) {
                boolean asks = frame.left() == battle.losses();
                if (!asks) {
                    play.next(new Choose(battle.losses()));
                }
                return asks;
            }
            if (possible.isEmpty()) {
                spare(battle, play);
            } else {
                lose(possible.get(0), play);
            }
        }
        return false;
    }

    /** Home guards of the four cities are never lost; the excess is ignored. */
    private void spare(Battle battle, Play<MountfordState> play) {
        int spared = battle.losses();
        if (lines.count(play.state(), battle.loser()) > 0) {
            play.report(() -> new Spared(spared));
        }
        battle.spare();
    }

    @Override
    public Seat decider(Choose frame, MountfordState state) {
        return Seats.of(state.battle().seatOf(state.battle().loser()));
    }

    @Override
    public Optional<String> cites(Choose frame, MountfordState state) {
        return Optional.of(state.battle().naval() ? "4.1.2" : "4.2.4");
    }

    /** Empty when only home guards that cannot be lost are left; then nobody is asked. */
    @Override
    public List<Loss> legal(Choose frame, MountfordState state) {
        IndexSet free = lines.fighters(state).minus(untouchable);
        if (state.battle().firstLoss()) {
            if (state.battle().naval()) {
                free = preferred(state, free, kinds.of(Nationality.ATHENIAN));
            } else {
                free = preferred(state, free, kinds.of(SpType.HOPLITE));
                free = preferred(state, free, kinds.of(Nationality.SPARTAN));
            }
        }
        return losses(state, free);
    }

    protected IndexSet preferred(MountfordState state, IndexSet free, IndexSet first) {
        IndexSet both = free.and(first);
        return lines.count(state, state.battle().loser(), both) > 0 ? both : free;
    }

    private List<Loss> losses(MountfordState state, IndexSet open) {
        Battle battle = state.battle();
        int side = battle.loser();
        List<Loss> losses = new ArrayList<>(6);
        for (Stack stack = battle.stackAfter(side, null); stack != null; stack = battle.stackAfter(side, stack)) {
            IndexSet here = state.kindsOf(stack).and(open);
            for (int kind = here.first(); kind >= 0; kind = here.after(kind)) {
                if (lines.fighting(state, side, stack, kind) > 0) {
                    losses.add(
                            stack.isArmy()
                                    ? new LoseOfArmy(tiles.tile(stack.leader()), kinds.kind(kind))
                                    : new LoseOfSpace(atlas.space(stack.space()), kinds.kind(kind)));
                }
            }
        }
        return losses;
    }

    @Override
    public void apply(Loss loss, Choose frame, Play<MountfordState> play) {
        lose(loss, play);
        play.next(new Choose(play.state().battle().losses()));
    }

    private void lose(Loss loss, Play<MountfordState> play) {
        MountfordState state = play.state();
        Battle battle = state.battle();
        LossCause cause = battle.naval() ? LossCause.NAVAL_BATTLE : LossCause.LAND_BATTLE;
        Stack stack = loss.stack();
        int kind = loss.kind().index();
        Power of = stack.isArmy() ? loss.kind().nationality().power() : relations.powerOf(state, kind, stack.space());
        armies.lose(play, stack, kind, cause);
        battle.fallen(battle.loser(), stack, kind);
        battle.lose(counts(loss.kind(), of) ? Optional.of(loss.kind()) : Optional.empty());
    }

    /** Whether the loss tells on a side's will to fight: rebel SPs do on neither's. */
    protected boolean counts(Kind kind, Power of) {
        return of != Power.REBEL;
    }

    @Override
    public List<Refusal> refusals(Choose frame, MountfordState state) {
        List<Loss> legal = legal(frame, state);
        Refusals refusals = new Refusals(legal);
        for (Loss loss : losses(state, lines.fighters(state))) {
            if (data.protectedGuard(loss.kind().index())) {
                refusals.move(loss, new HomeGuardStands(loss.kind()));
            } else if (!legal.contains(loss)) {
                refusals.move(loss, new OthersFirst(loss.kind(), first(state, loss.kind())));
            }
        }
        int seat = state.battle().seatOf(state.battle().loser());
        notNow.pieces(state, seat, refusals, new DidNotFight(state.battle().naval() ? "4.1.2" : "4.2.4"));
        return refusals.list();
    }

    protected First first(MountfordState state, Kind kind) {
        if (state.battle().naval()) {
            return First.ATHENIAN_SHIP;
        }
        return kind.type() == SpType.HOPLITE ? First.SPARTAN_HOPLITE : First.HOPLITE;
    }
}
