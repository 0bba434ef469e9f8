package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.model.Cities;
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

    /** The phase begins. */
    public record Begin() implements Frame {}

    /** Players without a city lead the Persians. */
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
        Cities cities = state.cities();
        int persians = 0;
        for (int player = 0; player < seating.players(); player++) {
            if (cities.led(player) == 0) {
                persians |= 1 << player;
            }
        }
        state.setPersians(persians);
        int leaders = persians;
        if (leaders != 0) {
            play.report(() -> new PersiansLed(seats(leaders)));
        }
        scheduleRecovery(play);
    }

    /** The agenda is a stack, so the last to recover is put on it first. */
    private void scheduleRecovery(Play<PeriklesState> play) {
        Cities cities = play.state().cities();
        int player = sparta.holder(play.state());
        for (int i = 0; i < seating.players(); i++) {
            player = player == 0 ? seating.players() - 1 : player - 1;
            for (int city = Power.CITIES - 1; city >= 0; city--) {
                if (cities.leader(city) == player) {
                    play.next(new Recovery.Of(Power.of(city)));
                }
            }
        }
    }

    private List<Seat> seats(int players) {
        List<Seat> seats = new ArrayList<>();
        for (Seat seat : seating.all()) {
            if ((players >> seat.index() & 1) != 0) {
                seats.add(seat);
            }
        }
        return seats;
    }
}
