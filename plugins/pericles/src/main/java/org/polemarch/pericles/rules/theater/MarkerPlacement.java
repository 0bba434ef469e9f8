package org.polemarch.pericles.rules.theater;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Things;
import org.polemarch.pericles.rules.NotNow;
import org.polemarch.pericles.rules.PlayArea;

/** 8.3 In Honor Order each Faction places one marker face down on top of a queue, until all are placed. */
@Cites({"8.3", "8.31", "8.32", "13.1", "13.2"})
public class MarkerPlacement implements Decision<PericlesState, MarkerPlacement.Place, MarkerPlacement.Put> {

    /** The Faction at that position of the Honor Order places a marker. */
    public record Place(int position) implements Frame {}

    /** A lent marker keeps its owner. */
    public record Put(Marker marker, Faction owner, Theater theater) implements Move {
        @Override
        public String notation() {
            return "place " + marker.id() + " of " + owner.seat().id() + " in " + theater.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.marker(marker, owner), Things.theater(theater));
        }
    }

    /** Who did not place it sees only its back. */
    public record MarkerPlaced(Faction placer, Marker marker, Faction owner, Theater theater, boolean shown)
            implements GameEvent {
        @Override
        public Optional<? extends GameEvent> seenBy(Seat seat) {
            boolean knows = seat.index() == placer.index()
                    || (shown && seat.index() == placer.compatriot().index());
            return Optional.of(knows ? this : new FaceDownPlaced(placer, theater));
        }
    }

    public record FaceDownPlaced(Faction placer, Theater theater) implements GameEvent {}

    /** Persia is closed until Sparta has a base in Ionia or Alcibiades is in Persia. */
    @Cites("13.1")
    public record PersiaClosed() implements Reason {}

    private static final Put[][][] PUT = new Put[Marker.COUNT][4][];

    static {
        for (Marker marker : Marker.values()) {
            for (Faction owner : Faction.values()) {
                PUT[marker.index()][owner.index()] = Stream.of(Theater.values())
                        .map(theater -> new Put(marker, owner, theater))
                        .toArray(Put[]::new);
            }
        }
    }

    private final PlayArea area;
    private final NotNow notNow;

    @Inject
    public MarkerPlacement(PlayArea area, NotNow notNow) {
        this.area = area;
        this.notNow = notNow;
    }

    /** The turn of the next Faction, from that position on, that holds a marker; who has none left passes. */
    public Optional<Place> from(int position, PericlesState state) {
        for (int i = 0; i < 4; i++) {
            Place place = new Place((position + i) % 4);
            if (state.queues().held(state.inOrder(place.position())) > 0) {
                return Optional.of(place);
            }
        }
        return Optional.empty();
    }

    /** 13.1: a Spartan-side base in Ionia or Alcibiades in Persia opens Persia to everybody's markers. */
    public boolean isPersiaOpen(PericlesState state) {
        return state.alcibiadesInPersia() || state.board().bases(Side.SPARTA, Theater.IONIA) > 0;
    }

    @Override
    public Seat decider(Place frame, PericlesState state) {
        return state.inOrder(frame.position()).seat();
    }

    @Override
    public List<Put> legal(Place frame, PericlesState state) {
        Faction placer = state.inOrder(frame.position());
        IndexSet open = open(placer, state);
        List<Put> legal = new ArrayList<>(100);
        for (int o = 0; o < 2; o++) {
            Faction owner = o == 0 ? placer : placer.compatriot();
            for (int m = 0; m < Marker.COUNT; m++) {
                if (state.queues().held(placer, owner, Marker.of(m)) > 0) {
                    Put[] puts = PUT[m][owner.index()];
                    for (int i = open.first(); i >= 0; i = open.after(i)) {
                        legal.add(puts[i]);
                    }
                }
            }
        }
        return legal;
    }

    /** The Theaters that take markers of that Faction. */
    protected IndexSet open(Faction placer, PericlesState state) {
        IndexSet open = state.openTheaters();
        return isPersiaOpen(state) ? open.with(Theater.PERSIA.index()) : open;
    }

    @Override
    public List<Refusal> refusals(Place frame, PericlesState state) {
        Faction placer = state.inOrder(frame.position());
        Refusals refusals = new Refusals(legal(frame, state));
        IndexSet open = open(placer, state);
        for (Faction owner : List.of(placer, placer.compatriot())) {
            for (Marker marker : Marker.values()) {
                if (state.queues().held(placer, owner, marker) > 0) {
                    for (Put put : PUT[marker.index()][owner.index()]) {
                        if (!open.has(put.theater().index())) {
                            refusals.move(put, closed(placer, put.theater(), state));
                        }
                    }
                }
            }
        }
        return notNow.amongTheMarkers(refusals, placer.side(), state);
    }

    /** Why a Theater takes no marker of that Faction. */
    protected Optional<Reason> closed(Faction placer, Theater theater, PericlesState state) {
        return theater == Theater.PERSIA ? Optional.of(new PersiaClosed()) : area.closed(theater, state);
    }

    @Override
    public void apply(Put move, Place frame, Play<PericlesState> play) {
        Faction placer = play.state().inOrder(frame.position());
        play.state().queues().place(placer, move.owner(), move.marker(), move.theater());
        boolean shown = play.state().compatriotsShow();
        play.report(() -> new MarkerPlaced(placer, move.marker(), move.owner(), move.theater(), shown));
        from(frame.position() + 1, play.state()).ifPresent(play::next);
    }
}
