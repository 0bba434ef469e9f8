package org.polemarch.polis.rules.actions;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.data.TributeRow;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.model.Things;
import org.polemarch.polis.rules.concepts.NotNow;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.concepts.SideDecision;

/**
 * The Hoplites of a territory that pays Tribute are laid on its columns one by one, from top to bottom; each column gives the
 * figure below the last one. What each adds is received at once.
 */
@Cites("tribute")
public class LayHoplites implements SideDecision<LayHoplites.Lay, LayHoplites.Reply> {

    /** More Hoplites may be laid; the state shows how many lie on each column. */
    public record Lay(Side side, Space territory) implements Asked {}

    public sealed interface Reply extends Move {}

    /** One more on a column, which then gives that much more. */
    public record OneMore(Resource column, int more) implements Reply {
        @Override
        public String notation() {
            return "also " + column.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.button(column));
        }
    }

    public record Done() implements Reply, Move.Ending {}

    public record NoSuchColumn(Space territory, Resource column) implements Reason {}

    public record ColumnFull(Resource column) implements Reason {}

    private static final Done DONE = new Done();

    private final PolisData data;
    private final PersonalBoards boards;
    private final NotNow notNow;

    @Inject
    public LayHoplites(PolisData data, PersonalBoards boards, NotNow notNow) {
        this.data = data;
        this.boards = boards;
        this.notNow = notNow;
    }

    /** One more Hoplite on a column: what the next figure has more than the last one is received. */
    public void lay(Lay frame, Resource column, Play<PolisState> play) {
        PolisState state = play.state();
        TributeRow row = data.tribute(frame.territory());
        int more = more(row, column, state);
        state.tribute().lay(column);
        boards.gain(frame.side(), column, more, play);
        if (state.tribute().laid() < state.units(frame.side(), frame.territory()) && hasOpenColumn(row, state)) {
            play.next(frame);
        } else {
            state.tribute().endLevy();
        }
    }

    /** What the next Hoplite on a column adds. */
    protected int more(TributeRow row, Resource column, PolisState state) {
        int laid = state.tribute().laid(column);
        return row.gives(column, laid + 1) - row.gives(column, laid);
    }

    protected boolean isOpen(Resource column, TributeRow row, PolisState state) {
        return state.tribute().laid(column) < row.length(column);
    }

    private boolean hasOpenColumn(TributeRow row, PolisState state) {
        for (int column = 0; column < Resource.COUNT; column++) {
            if (isOpen(Resource.at(column), row, state)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public List<Reply> legal(Lay frame, PolisState state) {
        List<Reply> replies = new ArrayList<>(4);
        TributeRow row = data.tribute(frame.territory());
        for (int column = 0; column < Resource.COUNT; column++) {
            if (isOpen(Resource.at(column), row, state)) {
                replies.add(new OneMore(Resource.at(column), more(row, Resource.at(column), state)));
            }
        }
        replies.add(DONE);
        return replies;
    }

    @Override
    public List<Refusal> refusals(Lay frame, PolisState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        TributeRow row = data.tribute(frame.territory());
        for (Resource column : Resource.values()) {
            if (!isOpen(column, row, state)) {
                refusals.move(
                        new OneMore(column, 0),
                        row.length(column) == 0 ? new NoSuchColumn(frame.territory(), column) : new ColumnFull(column));
            }
        }
        return notNow.rest(NotNow.Matter.ACTION, refusals);
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
