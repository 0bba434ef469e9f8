package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;

/**
 * 4.5 Leaders take the counters of their cities; players without a city lead the Persians, together if there are
 * several. Then, from the leader of Sparta clockwise, each city with a leader recovers one counter.
 */
@Cites({"4.5", "7/persians"})
public class TakeControl implements Procedure<PeriklesState, TakeControl.Begin> {

    public record Begin() implements Frame {}

    @Cites("7/persians")
    public record PersiansLed(List<Seat> players) implements GameEvent {
        public PersiansLed {
            players = List.copyOf(players);
        }
    }

    private final Seating seating;
    private final SpartanPrivilege sparta;

    @Inject
    public TakeControl(Seating seating, SpartanPrivilege sparta) {
        this.seating = seating;
        this.sparta = sparta;
    }

    @Override
    public void run(Begin frame, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        state.enter(Phase.COMMIT_FORCES);
        IndexSet persians = persians(state);
        state.setPersians(persians);
        if (!persians.isEmpty()) {
            play.report(() -> new PersiansLed(seating.of(persians)));
        }
        scheduleRecovery(play);
    }

    protected IndexSet persians(PeriklesState state) {
        IndexSet persians = IndexSet.EMPTY;
        for (int player = 0; player < seating.players(); player++) {
            if (state.cities().led(player).isEmpty()) {
                persians = persians.with(player);
            }
        }
        return persians;
    }

    /** The agenda is a stack, so the last to recover is put on it first. */
    private void scheduleRecovery(Play<PeriklesState> play) {
        int player = sparta.holder(play.state());
        for (int i = 0; i < seating.players(); i++) {
            player = player == 0 ? seating.players() - 1 : player - 1;
            for (int city = Power.CITIES - 1; city >= 0; city--) {
                if (play.state().cities().leader(city) == player) {
                    play.next(new Recovery.Of(Power.of(city)));
                }
            }
        }
    }
}
