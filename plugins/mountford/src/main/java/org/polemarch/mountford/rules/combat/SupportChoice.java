package org.polemarch.mountford.rules.combat;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Cites;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Target;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.Tiles;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.model.Tile;

/** 4.1 and 4.2: forces whose zone of influence includes the combat space may take part, stack by stack. */
@Cites({"4.1", "4.2", "9.6.7"})
public final class SupportChoice implements Decision<MountfordState, SupportChoice.Ask, SupportChoice.Answer> {

    /** The side may bring forces in from nearby. */
    public record Ask(int side) implements Frame {}

    /** Whom to bring in. */
    public sealed interface Answer extends Move {}

    /** This army joins. */
    public record JoinArmy(Tile leader) implements Answer {
        @Override
        public String notation() {
            return "join " + leader.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.piece(leader.id()));
        }
    }

    /** The unactivated SPs of this space join. */
    public record JoinFrom(Space space) implements Answer {
        @Override
        public String notation() {
            return "join " + space.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.space(space.id()));
        }
    }

    /** No more. */
    public record Enough() implements Answer {}

    /** Forces joined from a distance. */
    public record Joined(Seat seat, Space from) implements GameEvent {
        @Override
        public String cites() {
            return "4.1";
        }
    }

    private static final Enough ENOUGH = new Enough();

    private final Lines lines;
    private final Atlas atlas;
    private final JoinArmy[] armies;
    private final JoinFrom[] spaces;

    @Inject
    public SupportChoice(MountfordData data, Lines lines) {
        this.lines = lines;
        atlas = data.atlas();
        Tiles tiles = data.tiles();
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
    public Class<Ask> frame() {
        return Ask.class;
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(state.battle().seatOf(ask.side()));
    }

    @Override
    public List<Answer> legal(Ask ask, MountfordState state) {
        List<Answer> legal = new ArrayList<>(6);
        if (!lines.owesAnybody(state, ask.side())) {
            legal.add(ENOUGH);
        }
        for (int rest = lines.armiesNear(state, ask.side()); rest != 0; rest &= rest - 1) {
            legal.add(armies[Integer.numberOfTrailingZeros(rest)]);
        }
        SpaceSet near = lines.looseNear(state, ask.side());
        for (int space = near.next(0); space >= 0; space = near.next(space + 1)) {
            legal.add(spaces[space]);
        }
        return legal;
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        MountfordState state = play.state();
        int side = ask.side();
        int from;
        if (answer instanceof JoinArmy join) {
            state.battle().armies[side] |= 1 << join.leader().index();
            state.battle().joinedArmies |= 1 << join.leader().index();
            from = state.armySpace(join.leader().index());
        } else if (answer instanceof JoinFrom join) {
            state.battle().loose[side].add(join.space().index());
            state.battle().joinedLoose.add(join.space().index());
            from = join.space().index();
        } else {
            return;
        }
        play.report(() -> new Joined(Seats.of(state.battle().seatOf(side)), atlas.space(from)));
        play.next(new Support.Muster(side));
    }
}
