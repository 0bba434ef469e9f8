package org.polemarch.pericles.rules.boule;

import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;

/** 5.33 Before any issue is chosen, Hostages may bring War/Peace up in the enemy's Assembly. */
@Cites("5.33")
public class Hostages implements Decision<PericlesState, Hostages.Offer, Hostages.Reply> {

    public record Offer(Side side) implements Frame {}

    public sealed interface Reply extends Move {}

    public record UseHostages() implements Reply {}

    public record KeepHostages() implements Reply, Move.Declining {}

    /** War/Peace lies on that Faction's half of its Side's track. */
    public record HostagesUsed(Side side, Faction against) implements GameEvent {}

    private static final List<Reply> BOTH = List.of(new UseHostages(), new KeepHostages());

    /** Not if the card or a major defeat has put War/Peace there already. */
    public boolean areUseful(Side side, PericlesState state) {
        return state.hostages(side) && state.display().inPool(side.enemy(), Issue.WAR_PEACE) >= 0;
    }

    /** Where on the opposition's half War/Peace comes up. */
    protected int space() {
        return 2;
    }

    @Override
    public Seat decider(Offer frame, PericlesState state) {
        return state.controlling(frame.side()).seat();
    }

    @Override
    public List<Reply> legal(Offer frame, PericlesState state) {
        return BOTH;
    }

    @Override
    public void apply(Reply move, Offer frame, Play<PericlesState> play) {
        if (move instanceof KeepHostages) {
            return;
        }
        PericlesState state = play.state();
        Side enemy = frame.side().enemy();
        Faction against = state.opposition(enemy);
        state.display().put(enemy, state.display().inPool(enemy, Issue.WAR_PEACE), space() * against.direction());
        state.setHostages(frame.side(), false);
        play.report(() -> new HostagesUsed(frame.side(), against));
    }
}
