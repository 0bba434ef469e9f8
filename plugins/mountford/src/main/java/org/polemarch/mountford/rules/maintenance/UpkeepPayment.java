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
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.Treasuries;

/** 6.2: the next tile of upkeep is paid, or a naval SP removed. */
@Cites("6.2")
public class UpkeepPayment extends Rule implements Decision<MountfordState, UpkeepPayment.Ask, UpkeepPayment.Answer> {

    /** Pay for the fleet of that kind, for which some tiles have been paid. */
    public record Ask(int seat, Kind kind, int paid) implements Frame {}

    public sealed interface Answer extends Move {}

    public record Pay(Tile tile) implements Answer, Things.WithTile {}

    public record Scrap() implements Answer {}

    /** Only tiles of the nationality of the fleet pay for it. */
    public record WrongNationality(Tile tile, Kind kind) implements Reason {}

    private static final Scrap SCRAP = new Scrap();

    private final NavalUpkeep upkeep;
    private final Treasuries treasuries;

    @Inject
    public UpkeepPayment(MountfordData data, NavalUpkeep upkeep, Treasuries treasuries) {
        super(data);
        this.upkeep = upkeep;
        this.treasuries = treasuries;
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(ask.seat());
    }

    @Override
    public List<Answer> legal(Ask ask, MountfordState state) {
        List<Answer> legal = new ArrayList<>(24);
        legal.add(SCRAP);
        IndexSet held = state.chest().treasury().and(paying(ask));
        for (int index = held.first(); index >= 0; index = held.after(index)) {
            legal.add(new Pay(tiles.tile(index)));
        }
        return legal;
    }

    private IndexSet paying(Ask ask) {
        return tiles.of(ask.kind().nationality().tiles());
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        int paid = ask.paid();
        if (answer instanceof Pay pay) {
            treasuries.discard(play, pay.tile().index());
            paid++;
        } else {
            upkeep.scrap(play, ask.kind().index());
        }
        play.next(new NavalUpkeep.Next(ask.seat(), ask.kind().index(), paid));
    }

    @Override
    public List<Refusal> refusals(Ask ask, MountfordState state) {
        Refusals refusals = new Refusals(legal(ask, state));
        IndexSet held = state.chest().treasury().and(tiles.ofSeat(ask.seat())).minus(paying(ask));
        for (int index = held.first(); index >= 0; index = held.after(index)) {
            Tile tile = tiles.tile(index);
            refusals.move(new Pay(tile), new WrongNationality(tile, ask.kind()));
        }
        return refusals.list();
    }
}
