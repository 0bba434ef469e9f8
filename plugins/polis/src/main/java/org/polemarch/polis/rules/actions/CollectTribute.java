package org.polemarch.polis.rules.actions;

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
import org.polemarch.api.play.Target;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.data.TributeRow;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.round.Waiting;

/**
 * 8. Collect Tribute, for 1 Prestige and free at home: the Hoplites of a territory are laid on its columns, from top to
 * bottom; each column gives the figure below the last one. They are laid one by one, and what each adds is received at
 * once. A territory pays once a round.
 */
@Cites("tribute")
public class CollectTribute
        implements Action<CollectTribute.Levy>, Decision<PolisState, CollectTribute.Lay, CollectTribute.Reply> {

    /** More Hoplites may be laid; the state shows how many lie on each column. */
    public record Lay(Side side, Space territory) implements Frame {}

    /** The action, with the first Hoplite on a column. */
    public record Levy(Space territory, Resource column, boolean free) implements ActionMove {
        @Override
        public ActionKind kind() {
            return ActionKind.COLLECT_TRIBUTE;
        }

        @Override
        public boolean costsResources() {
            return false;
        }

        @Override
        public String notation() {
            return "tribute " + territory.id() + " " + column.id();
        }

        @Override
        public List<Target> targets() {
            return ActionMove.clicks(
                    kind(), Target.space(territory.id()), Target.piece(territory.id()), Target.button(column.id()));
        }
    }

    /** An answer about further Hoplites. */
    public sealed interface Reply extends Move {}

    /** One more on a column, which then gives so much more. */
    public record OneMore(Resource column, int more) implements Reply {
        @Override
        public String notation() {
            return "also " + column.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.button(column.id()));
        }
    }

    /** No more. */
    public record Enough() implements Reply {
        @Override
        public String notation() {
            return "done";
        }
    }

    /** Tribute is being collected. */
    public record Collecting(Side side, Space territory) implements GameEvent {}

    /** Tribute has been collected there in this round. */
    public record AlreadyCollected(Space territory) implements Reason {}

    /** The Event bars Tribute there. */
    @Cites("concepts/events")
    public record BarredByEvent(Space territory) implements Reason {}

    /** The player has no Hoplites there. */
    public record NoHoplites(Space territory) implements Reason {}

    /** The player holds no polis of the territory. */
    public record NoPolis(Space territory) implements Reason {}

    /** Seas pay no Tribute. */
    public record NoTerritory(Space sea) implements Reason {}

    /** The territory does not produce that. */
    public record NoSuchColumn(Space territory, Resource column) implements Reason {}

    /** The column has no space left. */
    public record ColumnFull(Resource column) implements Reason {}

    private static final int COST = 1;
    private static final Levy[][][] LEVY = new Levy[Space.TERRITORIES][Resource.COUNT][2];
    private static final Enough ENOUGH = new Enough();

    static {
        for (Resource column : Resource.values()) {
            for (int i = 0; i < Space.TERRITORIES; i++) {
                LEVY[i][column.index()][0] = new Levy(Space.at(i), column, false);
                LEVY[i][column.index()][1] = new Levy(Space.at(i), column, true);
            }
        }
    }

    private final PolisData data;
    private final PersonalBoards boards;
    private final OneMore[][][] oneMore = new OneMore[Space.TERRITORIES][Resource.COUNT][];

    @Inject
    public CollectTribute(PolisData data, PersonalBoards boards) {
        this.data = data;
        this.boards = boards;
        for (int i = 0; i < Space.TERRITORIES; i++) {
            TributeRow row = data.tribute(Space.at(i));
            for (Resource column : Resource.values()) {
                OneMore[] moves = new OneMore[row.length(column)];
                for (int laid = 0; laid < moves.length; laid++) {
                    moves[laid] = new OneMore(column, row.gives(column, laid + 1) - row.gives(column, laid));
                }
                oneMore[i][column.index()] = moves;
            }
        }
    }

    @Override
    public ActionKind kind() {
        return ActionKind.COLLECT_TRIBUTE;
    }

    @Override
    public void offer(Side side, PolisState state, List<? super Levy> moves) {
        if (state.pieces(side, Piece.DISK) == 0) {
            return;
        }
        for (int i = 0; i < Space.TERRITORIES; i++) {
            Space territory = Space.at(i);
            if (state.units(side, i) > 0 && !state.tribute().isShut(territory)) {
                TributeRow row = data.tribute(territory);
                boolean free = row.isFreeFor(side);
                if ((free || state.prestige(side) >= COST) && holdsPolis(side, row, state)) {
                    for (int column = 0; column < Resource.COUNT; column++) {
                        if (row.length(Resource.at(column)) > 0) {
                            moves.add(LEVY[i][column][free ? 1 : 0]);
                        }
                    }
                }
            }
        }
    }

    private boolean holdsPolis(Side side, TributeRow row, PolisState state) {
        if (!row.needsPolis()) {
            return true;
        }
        for (int poleis = data.poleisOf(row.territory()); poleis != 0; poleis &= poleis - 1) {
            if (state.owns(side, Integer.numberOfTrailingZeros(poleis))) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void refuse(Side side, PolisState state, List<Refusal> refusals) {
        for (int i = 0; i < Space.TERRITORIES; i++) {
            TributeRow row = data.tribute(Space.at(i));
            Optional<Reason> barred = reason(side, row, state);
            for (Resource column : Resource.values()) {
                Levy move = LEVY[i][column.index()][row.isFreeFor(side) ? 1 : 0];
                if (row.length(column) > 0) {
                    barred.ifPresent(why -> refusals.add(new Refusal(move, why)));
                } else if (barred.isEmpty()) {
                    refusals.add(new Refusal(move, new NoSuchColumn(row.territory(), column)));
                }
            }
        }
        for (int i = Space.TERRITORIES; i < Space.COUNT; i++) {
            refusals.add(new Refusal(new Written("tribute " + Space.at(i).id()), new NoTerritory(Space.at(i))));
        }
    }

    private Optional<Reason> reason(Side side, TributeRow row, PolisState state) {
        Space territory = row.territory();
        if (state.units(side, territory) == 0) {
            return Optional.of(new NoHoplites(territory));
        }
        if (state.tribute().isBarred(territory)) {
            return Optional.of(new BarredByEvent(territory));
        }
        if (state.tribute().isShut(territory)) {
            return Optional.of(new AlreadyCollected(territory));
        }
        if (!holdsPolis(side, row, state)) {
            return Optional.of(new NoPolis(territory));
        }
        if (!row.isFreeFor(side) && state.prestige(side) < COST) {
            return Optional.of(new Barred.NoPrestige("tribute"));
        }
        return state.pieces(side, Piece.DISK) > 0 ? Optional.empty() : Optional.of(new Barred.NoDisk());
    }

    @Override
    public void carryOut(Levy move, Side side, Play<PolisState> play) {
        if (!move.free()) {
            boards.payPrestige(side, COST, play);
        }
        play.state().placeTributeDisk(side, move.territory());
        play.report(() -> new Collecting(side, move.territory()));
        play.state().tribute().beginLevy(move.territory());
        lay(new Lay(side, move.territory()), move.column(), play);
    }

    /** One more Hoplite on a column: what the next figure has more than the last one is received. */
    private void lay(Lay frame, Resource column, Play<PolisState> play) {
        PolisState state = play.state();
        TributeRow row = data.tribute(frame.territory());
        int before = row.gives(column, state.tribute().laid(column));
        state.tribute().lay(column);
        boards.gain(frame.side(), column, row.gives(column, state.tribute().laid(column)) - before, play);
        if (state.tribute().laid() < state.units(frame.side(), frame.territory()) && hasOpenColumn(row, state)) {
            play.next(frame);
        } else {
            state.tribute().endLevy();
        }
    }

    private static boolean hasOpenColumn(TributeRow row, PolisState state) {
        for (int column = 0; column < Resource.COUNT; column++) {
            if (isOpen(Resource.at(column), row, state)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOpen(Resource column, TributeRow row, PolisState state) {
        return state.tribute().laid(column) < row.length(column);
    }

    @Override
    public Seat decider(Lay frame, PolisState state) {
        return frame.side().seat();
    }

    @Override
    public List<Reply> legal(Lay frame, PolisState state) {
        List<Reply> replies = new ArrayList<>(4);
        TributeRow row = data.tribute(frame.territory());
        for (int column = 0; column < Resource.COUNT; column++) {
            if (isOpen(Resource.at(column), row, state)) {
                int laid = state.tribute().laid(Resource.at(column));
                replies.add(oneMore[frame.territory().index()][column][laid]);
            }
        }
        replies.add(ENOUGH);
        return replies;
    }

    @Override
    public List<Refusal> refusals(Lay frame, PolisState state) {
        List<Refusal> refusals = new ArrayList<>();
        TributeRow row = data.tribute(frame.territory());
        for (Resource column : Resource.values()) {
            if (!isOpen(column, row, state)) {
                refusals.add(new Refusal(
                        new OneMore(column, 0),
                        row.length(column) == 0
                                ? new NoSuchColumn(frame.territory(), column)
                                : new ColumnFull(column)));
            }
        }
        return Waiting.add(Waiting.Matter.ACTION, legal(frame, state), refusals);
    }

    @Override
    public void apply(Reply reply, Lay frame, Play<PolisState> play) {
        if (reply instanceof OneMore more) {
            lay(frame, more.column(), play);
        } else {
            play.state().tribute().endLevy();
        }
    }
}
