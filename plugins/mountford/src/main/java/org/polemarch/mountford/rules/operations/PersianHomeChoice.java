package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Armies;

/** 9.3.3: the owner says which SPs of an army take a space of Persia as their home; the others go on (2.3.2). */
@Cites({"9.3.3", "2.3.2"})
public class PersianHomeChoice extends Rule
        implements Decision<MountfordState, PersianHomeChoice.Ask, PersianHomeChoice.Answer> {

    /** Who is dropped off here? {@code some} if somebody has been. */
    public record Ask(Tile leader, Space space, boolean some) implements Frame {}

    public sealed interface Answer extends Move {}

    public record LeaveAll() implements Answer {}

    public record Leave(Kind kind) implements Answer, Things.WithSps {}

    public record GoOn() implements Answer, Move.Ending {}

    /** The army has come to drop somebody off. */
    @Cites("2.3.2")
    public record NobodyDroppedOff(Space space) implements Reason {}

    private static final LeaveAll LEAVE_ALL = new LeaveAll();
    private static final GoOn GO_ON = new GoOn();

    private final HomeReturn home;
    private final Armies armies;

    @Inject
    public PersianHomeChoice(MountfordData data, HomeReturn home, Armies armies) {
        super(data);
        this.home = home;
        this.armies = armies;
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(state.armySeat(ask.leader().index()));
    }

    @Override
    public List<Answer> legal(Ask ask, MountfordState state) {
        List<Answer> legal = new ArrayList<>(6);
        if (state.armySize(ask.leader().index()) > 1) {
            legal.add(LEAVE_ALL);
        }
        IndexSet led = state.armyKinds(ask.leader().index());
        for (int kind = led.first(); kind >= 0; kind = led.after(kind)) {
            legal.add(new Leave(kinds.kind(kind)));
        }
        if (ask.some()) {
            legal.add(GO_ON);
        }
        return legal;
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        int army = ask.leader().index();
        if (answer instanceof GoOn) {
            play.next(new HomeReturn.Begin(army));
            return;
        }
        if (answer instanceof Leave leave) {
            home.settle(play, army, leave.kind().index(), 1);
        } else {
            IndexSet led = play.state().armyKinds(army);
            for (int kind = led.first(); kind >= 0; kind = led.after(kind)) {
                home.settle(play, army, kind, play.state().armySp(army, kind));
            }
        }
        if (play.state().armySize(army) == 0) {
            armies.dismiss(play, army, "2.3.2");
        } else {
            play.next(new Ask(ask.leader(), ask.space(), true));
        }
    }

    @Override
    public List<Refusal> refusals(Ask ask, MountfordState state) {
        return ask.some() ? List.of() : List.of(new Refusal(GO_ON, new NobodyDroppedOff(ask.space())));
    }
}
