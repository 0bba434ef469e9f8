package org.polemarch.pericles.rules.theater;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Queues;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.OutOfReach;

/** 8.3 In Honor Order each Faction places one marker face down on top of a queue, until all are placed. */
@Cites({"8.3", "8.31", "8.32", "13.1", "13.2"})
public class MarkerPlacement implements Decision<PericlesState, MarkerPlacement.Place, MarkerPlacement.Put> {

    /** The Faction at that position of the Honor Order places a marker. */
    public record Place(int position) implements Frame {}

    /** That marker there. A lent marker keeps its owner. */
    public record Put(Marker marker, Faction owner, Theater theater) implements Move {
        @Override
        public String notation() {
            return "place " + markerId() + " " + theater.id();
        }

        private String markerId() {
            return marker.name().toLowerCase(Locale.ROOT) + " of "
                    + owner.seat().id() + " in";
        }

        @Override
        public List<Target> targets() {
            return List.of(
                    Target.piece("marker-" + marker.name().toLowerCase(Locale.ROOT) + "-"
                            + owner.seat().id()),
                    Target.space(theater.id()));
        }
    }

    /** A marker was placed; who did not place it sees only its back. */
    public record MarkerPlaced(Faction placer, Marker marker, Faction owner, Theater theater, boolean shown)
            implements GameEvent {
        @Override
        public Optional<? extends GameEvent> seenBy(Seat seat) {
            boolean knows = seat.index() == placer.index()
                    || (shown && seat.index() == placer.compatriot().index());
            return Optional.of(knows ? this : new FaceDownPlaced(placer, theater));
        }
    }

    /** A marker was placed face down. */
    public record FaceDownPlaced(Faction placer, Theater theater) implements GameEvent {}

    /** Persia is closed until Sparta has a base in Ionia or Alcibiades is in Persia. */
    @Cites("13.1")
    public record PersiaClosed() implements Reason {}

    /** The Eastern Mediterranean is not part of the game while there is no Persian War. */
    @Cites("13.2")
    public record NoPersianWar() implements Reason {}

    /** The scenario is played elsewhere. */
    @Cites("14.0")
    public record OutsideTheScenario(Theater theater) implements Reason {}

    private static final Put[][][] PUT = new Put[Marker.COUNT][4][Theater.COUNT + 1];

    static {
        for (int m = 0; m < Marker.COUNT; m++) {
            for (int f = 0; f < 4; f++) {
                for (int t = 0; t <= Theater.COUNT; t++) {
                    PUT[m][f][t] = new Put(Marker.of(m), Faction.of(f), Theater.of(t));
                }
            }
        }
    }

    /** Goes on with the next Faction in order that holds a marker; who has none left passes. */
    void proceed(Play<PericlesState> play, int from) {
        for (int i = 0; i < 4; i++) {
            int position = (from + i) % 4;
            if (play.state().queues().held(play.state().inOrder(position)) > 0) {
                play.next(new Place(position));
                return;
            }
        }
    }

    /** 13.1: a Spartan-side base in Ionia or Alcibiades in Persia opens Persia to everybody's markers. */
    public static boolean persiaOpen(PericlesState state) {
        return state.alcibiadesInPersia() || state.board().bases(Side.SPARTA, Theater.IONIA) > 0;
    }

    @Override
    public Seat decider(Place frame, PericlesState state) {
        return state.inOrder(frame.position()).seat();
    }

    @Override
    public List<Put> legal(Place frame, PericlesState state) {
        Faction placer = state.inOrder(frame.position());
        Queues queues = state.queues();
        int open = state.openTheaters() | (persiaOpen(state) ? Theater.PERSIA.bit() : 0);
        List<Put> legal = new ArrayList<>(100);
        for (int o = 0; o < 2; o++) {
            Faction owner = o == 0 ? placer : placer.compatriot();
            for (int m = 0; m < Marker.COUNT; m++) {
                if (queues.held(placer, owner, Marker.of(m)) > 0) {
                    Put[] puts = PUT[m][owner.index()];
                    for (int left = open; left != 0; left &= left - 1) {
                        legal.add(puts[Integer.numberOfTrailingZeros(left)]);
                    }
                }
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Place frame, PericlesState state) {
        Faction placer = state.inOrder(frame.position());
        List<Refusal> refusals = new ArrayList<>(OutOfReach.amongTheMarkers(placer.side(), state));
        for (Faction owner : List.of(placer, placer.compatriot())) {
            for (int m = 0; m < Marker.COUNT; m++) {
                if (state.queues().held(placer, owner, Marker.of(m)) > 0) {
                    if (!persiaOpen(state)) {
                        refusals.add(new Refusal(PUT[m][owner.index()][Theater.PERSIA.index()], new PersiaClosed()));
                    }
                    for (int t = 0; t < Theater.COUNT; t++) {
                        if (!state.isOpen(Theater.of(t))) {
                            refusals.add(new Refusal(PUT[m][owner.index()][t], closed(state, Theater.of(t))));
                        }
                    }
                }
            }
        }
        return refusals;
    }

    /** Why a Theater is not in play. */
    public static Reason closed(PericlesState state, Theater theater) {
        return theater == Theater.EASTERN_MEDITERRANEAN && !state.persianWar()
                ? new NoPersianWar()
                : new OutsideTheScenario(theater);
    }

    @Override
    public void apply(Put move, Place frame, Play<PericlesState> play) {
        Faction placer = play.state().inOrder(frame.position());
        play.state().queues().place(placer, move.owner(), move.marker(), move.theater());
        boolean shown = play.state().compatriotsShow();
        play.report(() -> new MarkerPlaced(placer, move.marker(), move.owner(), move.theater(), shown));
        proceed(play, frame.position() + 1);
    }
}
