package org.polemarch.victory.view;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.Deck;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.data.Atlas;
import org.polemarch.victory.model.Cards;
import org.polemarch.victory.model.Lasting;
import org.polemarch.victory.model.Pending;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.supply.SupplyLines;

/** Shows a position to a seat. A person with two powers sees the cards of both. */
public final class Projection {

    private final CardList cards;
    private final Seating seating;

    @Inject
    Projection(CardList cards, Seating seating) {
        this.cards = cards;
        this.seating = seating;
    }

    /** What the seat may know. */
    public VictoryView of(VictoryState state, Seat seat) {
        List<VictoryView.PowerView> powers = new ArrayList<>();
        List<VictoryView.Secrets> secrets = new ArrayList<>();
        for (int power = 0; power < Power.COUNT; power++) {
            powers.add(power(power, state));
            if (seating.samePerson(power, seat.index())) {
                secrets.add(new VictoryView.Secrets(
                        Power.of(power),
                        ids(state.cards().hand(power)),
                        ids(state.cards().prepared(power)),
                        ids(state.cards().discards(power))));
            }
        }
        return new VictoryView(
                Power.of(seat.index()),
                state.round(),
                Power.of(state.mover()),
                state.step(),
                state.points(0),
                state.points(1),
                powers,
                secrets,
                pieces(state),
                state.pending().stream()
                        .map(each -> pending(each, state.atlas()))
                        .toList(),
                state.lasting().stream().map(this::lasting).toList(),
                state.ending());
    }

    private VictoryView.PowerView power(int power, VictoryState state) {
        List<Integer> available = new ArrayList<>();
        for (int sort = 0; sort < Sort.COUNT; sort++) {
            available.add(state.board().available(power, sort));
        }
        available.add(state.board().availableTokens(power));
        Cards all = state.cards();
        boolean shown = all.open(power) != Cards.NONE && all.seen(power).contains(all.open(power));
        return new VictoryView.PowerView(
                Power.of(power),
                seating.person(power) + 1,
                available,
                state.atlas().list(state.board().tokens(power)).stream()
                        .map(Space::id)
                        .toList(),
                state.board().bowl(power),
                all.hand(power).size(),
                all.draw(power).size(),
                all.discards(power).size(),
                all.prepared(power).size(),
                ids(all.status(power)),
                shown ? cards.card(all.open(power)).name().id() : "",
                ids(all.seen(power)));
    }

    private List<String> ids(Deck pile) {
        List<String> ids = new ArrayList<>(pile.size());
        for (int kind : pile.toArray()) {
            ids.add(cards.card(kind).name().id());
        }
        return ids;
    }

    private static List<VictoryView.PieceView> pieces(VictoryState state) {
        List<VictoryView.PieceView> pieces = new ArrayList<>();
        for (int power = 0; power < Power.COUNT; power++) {
            for (int sort = 0; sort < Sort.COUNT; sort++) {
                for (Space space : state.atlas().list(state.board().pieces(power, sort))) {
                    pieces.add(piece(PieceAt.code(power, sort, space.index()), state));
                }
            }
        }
        return pieces;
    }

    private static VictoryView.PieceView piece(int code, VictoryState state) {
        Atlas atlas = state.atlas();
        PieceAt piece = atlas.piece(code);
        int team = Power.team(PieceAt.power(code));
        long passable = SupplyLines.passable(state, team);
        long cities = state.board().teamPieces(team, Sort.CITY.ordinal());
        long start = 1L << PieceAt.space(code);
        VictoryView.Supply supply = VictoryView.Supply.SUPPLIED;
        List<Space> line;
        if (!SupplyLines.supplied(state, code)) {
            supply = (passable & start) == 0 ? VictoryView.Supply.NO_PORT : VictoryView.Supply.CUT_OFF;
            line = atlas.list(atlas.reached(start, passable));
        } else {
            line = way(atlas, PieceAt.space(code), passable, cities);
        }
        return new VictoryView.PieceView(
                piece.toString(),
                piece.power(),
                piece.sort(),
                piece.space().id(),
                supply,
                line.stream().map(Space::id).toList());
    }

    /** A shortest line, walked back from the City by the distances. */
    private static List<Space> way(Atlas atlas, int start, long passable, long cities) {
        List<Long> rings = new ArrayList<>();
        long reached = 1L << start;
        long ring = reached;
        while ((reached & cities) == 0 && ring != 0) {
            rings.add(ring);
            ring = atlas.adjacent(ring) & passable & ~reached;
            reached |= ring;
        }
        List<Space> line = new ArrayList<>();
        int at = Long.numberOfTrailingZeros(reached & cities);
        line.add(atlas.space(at));
        for (int i = rings.size() - 1; i >= 0; i--) {
            at = Long.numberOfTrailingZeros(rings.get(i) & atlas.neighbours(at));
            line.add(0, atlas.space(at));
        }
        return line;
    }

    private VictoryView.PendingView pending(Pending each, Atlas atlas) {
        Trigger trigger = each.trigger();
        int who = each.card() >= 0 ? each.actor() : trigger.by();
        return new VictoryView.PendingView(
                each.card() >= 0 ? cards.card(each.card()).name().id() : "",
                trigger.on(),
                who >= 0 ? Power.of(who).id() : "",
                trigger.piece() == PieceAt.NONE
                        ? ""
                        : atlas.piece(trigger.piece()).toString(),
                trigger.space() < 0 ? "" : atlas.space(trigger.space()).id());
    }

    private VictoryView.LastingView lasting(Lasting each) {
        return new VictoryView.LastingView(cards.card(each.card()).name().id(), each.until());
    }
}
