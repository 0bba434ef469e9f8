package org.polemarch.mountford.rules.specials;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.operations.Stance;

/** 9.4.5 and 9.6.5 Extended campaign: an own army on the map, of any nationality, sets out for a new objective. */
@Cites({"9.4.5", "9.6.5"})
public class ExtendedCampaign extends Rule
        implements Decision<MountfordState, ExtendedCampaign.Ask, ExtendedCampaign.Dispatch> {

    public record Ask(int seat) implements Frame {}

    public record Dispatch(Tile leader) implements Things.WithArmy {}

    private final Stance stance;

    @Inject
    public ExtendedCampaign(MountfordData data, Stance stance) {
        super(data);
        this.stance = stance;
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(ask.seat());
    }

    @Override
    public List<Dispatch> legal(Ask ask, MountfordState state) {
        List<Dispatch> legal = new ArrayList<>(8);
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            if (state.armySeat(army) == ask.seat() && state.armySize(army) > 0) {
                legal.add(new Dispatch(tiles.tile(army)));
            }
        }
        return legal;
    }

    @Override
    public void apply(Dispatch move, Ask ask, Play<MountfordState> play) {
        MountfordState state = play.state();
        int army = move.leader().index();
        state.op().dispatch(army, state.armyPower(army));
        play.next(new CampaignObjective.Ask(army));
        stance.ask(state).ifPresent(play::next);
    }
}
