package org.polemarch.mountford.rules.maintenance;

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
import org.polemarch.api.play.Refusals;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.Treasuries;

/** 6.1: an SP in the field is paid with a tile, or removed. */
@Cites("6.1")
public class MaintenancePayment extends Rule
        implements Decision<MountfordState, MaintenancePayment.Ask, MaintenancePayment.Answer> {

    /** Is the SP of that post kept? */
    public record Ask(int seat, int post, Kind kind, Space space) implements Frame {}

    public sealed interface Answer extends Move {}

    public record Pay(Tile tile) implements Answer, Things.WithTile {}

    public record Disband() implements Answer {}

    /** Only tiles of the nationality of the SP pay for it. */
    public record WrongNationality(Tile tile, Kind kind) implements Reason {}

    private static final Disband DISBAND = new Disband();

    private final FieldMaintenance field;
    private final Treasuries treasuries;
    private final Pay[] pays;

    @Inject
    public MaintenancePayment(MountfordData data, FieldMaintenance field, Treasuries treasuries) {
        super(data);
        this.field = field;
        this.treasuries = treasuries;
        pays = new Pay[tiles.size()];
        for (int i = 0; i < pays.length; i++) {
            pays[i] = new Pay(tiles.tile(i));
        }
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(ask.seat());
    }

    @Override
    public List<Answer> legal(Ask ask, MountfordState state) {
        List<Answer> legal = new ArrayList<>(16);
        legal.add(DISBAND);
        for (TileSet set : field.payers(state, ask.post())) {
            IndexSet held = state.chest().treasury().and(tiles.of(set));
            for (int tile = held.first(); tile >= 0; tile = held.after(tile)) {
                legal.add(pays[tile]);
            }
        }
        return legal;
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        if (answer instanceof Pay pay) {
            treasuries.discard(play, pay.tile().index());
        } else {
            field.disband(play, ask.post());
        }
    }

    @Override
    public List<Refusal> refusals(Ask ask, MountfordState state) {
        List<Answer> legal = legal(ask, state);
        Refusals refusals = new Refusals(legal);
        IndexSet held = state.chest().treasury().and(tiles.ofSeat(ask.seat()));
        for (int tile = held.first(); tile >= 0; tile = held.after(tile)) {
            Pay pay = pays[tile];
            if (!legal.contains(pay)) {
                refusals.move(pay, new WrongNationality(pay.tile(), ask.kind()));
            }
        }
        return refusals.list();
    }
}
