package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.NotNow;

/** 2.2.1 Playing a leader tile: it is placed on the map in a space that holds friendly SPs. */
@Cites({"2.2.1", "2.2.6", "9.6.1"})
public class LeaderPlacement extends Rule
        implements Decision<MountfordState, LeaderPlacement.Ask, LeaderPlacement.Place> {

    public record Ask(Tile leader) implements Frame {}

    /** In this space, acting for this power. */
    public record Place(Space space, Power power) implements Things.AtSpace {}

    /** A leader came onto the map. */
    public record Placed(Tile leader, Space space, Power power) implements GameEvent {}

    /** No SPs stand there that he could command. */
    public record NobodyToCommand(Tile leader, Space space) implements Reason {}

    /** From there he could reach no objective that the others can reach too, or his power is no friend of theirs. */
    @Cites("2.2.6")
    public record NoCommonObjective(Tile leader, Space space) implements Reason {}

    @Cites("9.6.1")
    public record KingsBeginInSparta(Tile leader) implements Reason {}

    private final Placements placements;
    private final ObjectiveReach reach;
    private final Stance stance;
    private final NotNow notNow;
    private final Place[][] places;

    @Inject
    public LeaderPlacement(
            MountfordData data, Placements placements, ObjectiveReach reach, Stance stance, NotNow notNow) {
        super(data);
        this.stance = stance;
        this.notNow = notNow;
        this.placements = placements;
        this.reach = reach;
        places = new Place[Power.COUNT][atlas.size()];
        for (int power = 0; power < Power.COUNT; power++) {
            for (int space = 0; space < atlas.size(); space++) {
                places[power][space] = new Place(atlas.space(space), Power.of(power));
            }
        }
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(state.op().seat());
    }

    @Override
    public List<Place> legal(Ask ask, MountfordState state) {
        List<Place> legal = new ArrayList<>(12);
        boolean alone = state.op().leaders().isEmpty();
        SpaceSet shared = alone ? new SpaceSet() : reach.shared(state);
        for (Power power : placements.candidates(ask.leader().index())) {
            if (placements.mayActFor(state, ask.leader().index(), power) && sided(state, power)) {
                SpaceSet spaces = placements.spaces(state, ask.leader().index(), power);
                for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
                    if (alone || joins(state, ask.leader().index(), space, power, shared)) {
                        legal.add(places[power.index()][space]);
                    }
                }
            }
        }
        return legal;
    }

    /** Leaders of a combined attack act for powers that are friends (2.2.6). */
    protected boolean sided(MountfordState state, Power power) {
        return state.op().leaders().isEmpty() || state.relation(state.op().power(), power) == Relation.FRIENDLY;
    }

    /** Whether a leader who begins in a space could reach one of the objectives the others share. */
    protected boolean joins(MountfordState state, int leader, int space, Power power, SpaceSet shared) {
        return shared.has(space) || shared.meets(reach.reach(state, leader, space, power));
    }

    /** Whether a further leader could join an operation whose leaders share these objectives. */
    public boolean possible(MountfordState state, int leader, SpaceSet shared) {
        for (Power power : placements.candidates(leader)) {
            if (placements.mayActFor(state, leader, power) && sided(state, power)) {
                if (placements.atHome(state, leader, power, shared)) {
                    return true;
                }
                SpaceSet spaces = placements.spaces(state, leader, power);
                for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
                    if (joins(state, leader, space, power, shared)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    @Override
    public void apply(Place place, Ask ask, Play<MountfordState> play) {
        MountfordState state = play.state();
        int leader = ask.leader().index();
        boolean first = state.op().leaders().isEmpty();
        state.placeLeader(leader, place.space().index(), place.power());
        state.op().lead(leader, place.power());
        play.report(() -> new Placed(tiles.tile(leader), place.space(), place.power()));
        if (first) {
            stance.ask(state).ifPresent(play::next);
        }
    }

    protected Reason whyNot(MountfordState state, int leader, Space space) {
        for (Power power : placements.candidates(leader)) {
            if (placements.mayActFor(state, leader, power)
                    && placements.spaces(state, leader, power).has(space.index())) {
                return new NoCommonObjective(tiles.tile(leader), space);
            }
        }
        return new NobodyToCommand(tiles.tile(leader), space);
    }

    @Override
    public List<Refusal> refusals(Ask ask, MountfordState state) {
        List<Place> legal = legal(ask, state);
        Refusals refusals = new Refusals(legal);
        boolean king = tiles.leader(ask.leader().index()).king();
        Power own = tiles.leader(ask.leader().index()).power();
        for (int space = 0; space < atlas.size(); space++) {
            Place there = places[own.index()][space];
            if (legal.stream()
                    .noneMatch(place -> place.space().index() == there.space().index())) {
                refusals.move(
                        there,
                        king && space != atlas.at("sparta")
                                ? new KingsBeginInSparta(ask.leader())
                                : whyNot(state, ask.leader().index(), there.space()));
            }
        }
        notNow.tiles(state, state.op().seat(), refusals);
        notNow.pieces(state, state.op().seat(), refusals);
        return refusals.list();
    }
}
