package org.polemarch.mountford.rules.movement;

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
import org.polemarch.mountford.model.LossCause;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Armies;

/**
 * 3.1 Naval transport: an army that has lost too many ships to carry its land SPs eliminates land SPs until the ships
 * suffice, or, if a legal way without transport leads to its destination, may take that instead.
 */
@Cites("3.1")
public class NavalTransport extends Rule
        implements Decision<MountfordState, NavalTransport.Overload, NavalTransport.Answer> {

    /** The ships no longer carry the army; {@code walkable} if there is a way without them. */
    public record Overload(int army, boolean walkable) implements Frame {}

    public sealed interface Answer extends Move {}

    public record Abandon(Kind kind) implements Answer {}

    public record Walk() implements Answer {}

    /** There is no way without naval transport. */
    public record NoWayOnFoot() implements Reason {}

    private static final Walk WALK = new Walk();

    private final Armies armies;

    @Inject
    public NavalTransport(MountfordData data, Armies armies) {
        super(data);
        this.armies = armies;
    }

    @Override
    public Seat decider(Overload frame, MountfordState state) {
        return Seats.of(state.armySeat(frame.army()));
    }

    @Override
    public List<Answer> legal(Overload frame, MountfordState state) {
        List<Answer> legal = new ArrayList<>(6);
        if (frame.walkable()) {
            legal.add(WALK);
        }
        IndexSet soldiers = state.armyKinds(frame.army()).and(kinds.land());
        for (int kind = soldiers.first(); kind >= 0; kind = soldiers.after(kind)) {
            legal.add(new Abandon(kinds.kind(kind)));
        }
        return legal;
    }

    @Override
    public void apply(Answer answer, Overload frame, Play<MountfordState> play) {
        if (answer instanceof Abandon abandon) {
            armies.lose(play, frame.army(), abandon.kind().index(), LossCause.TRANSPORT);
            if (!armies.transports(play.state(), frame.army())) {
                play.next(new Overload(frame.army(), false));
            }
        } else {
            play.state().march().walk();
        }
    }

    @Override
    public List<Refusal> refusals(Overload frame, MountfordState state) {
        return frame.walkable() ? List.of() : List.of(new Refusal(WALK, new NoWayOnFoot()));
    }
}
