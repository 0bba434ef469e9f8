package org.polemarch.victory.view;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.Deck;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.data.Atlas;
import org.polemarch.victory.model.Cards;
import org.polemarch.victory.model.Lasting;
import org.polemarch.victory.model.Pending;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Source;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.VictoryState;

/** Shows a position to a seat. A person with two powers sees the cards of both. */
public class Projection {

    private final CardList cards;
    private final Seating seating;
    private final SupplySight supply;

    @Inject
    public Projection(CardList cards, Seating seating, SupplySight supply) {
        this.supply = supply;
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
                state.data().game().rounds(),
                Power.of(state.mover()),
                state.step(),
                state.points(0),
                state.points(1),
                List.of(sources(0, state), sources(1, state)),
                powers,
                secrets,
                supply.pieces(state),
                state.pending().stream()
                        .map(each -> pending(each, state.atlas()))
                        .toList(),
                state.lasting().stream().map(this::lasting).toList(),
                faces(state, seat),
                state.ending());
    }

    private static List<Integer> sources(int team, VictoryState state) {
        return Arrays.stream(Source.values())
                .map(source -> state.points(team, source))
                .toList();
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

    /** The cards the seat can see: on the table, in its hands, and its draw deck while it looks through it. */
    private List<VictoryView.Face> faces(VictoryState state, Seat seat) {
        boolean[] visible = new boolean[cards.size()];
        Cards all = state.cards();
        for (int power = 0; power < Power.COUNT; power++) {
            mark(all.status(power), visible);
            mark(all.seen(power), visible);
            if (seating.samePerson(power, seat.index())) {
                mark(all.hand(power), visible);
                mark(all.prepared(power), visible);
                mark(all.discards(power), visible);
                if (state.fetching() == power) {
                    mark(all.draw(power), visible);
                }
            }
        }
        state.pending().stream().filter(each -> each.card() >= 0).forEach(each -> visible[each.card()] = true);
        state.lasting().forEach(each -> visible[each.card()] = true);
        List<VictoryView.Face> faces = new ArrayList<>();
        for (int kind = 0; kind < visible.length; kind++) {
            if (visible[kind]) {
                Card card = cards.card(kind);
                faces.add(new VictoryView.Face(
                        card.name().id(), card.owner(), card.type(), card.name().title(), card.text()));
            }
        }
        return faces;
    }

    private static void mark(Deck pile, boolean[] visible) {
        for (int kind : pile.toArray()) {
            visible[kind] = true;
        }
    }

    private VictoryView.PendingView pending(Pending each, Atlas atlas) {
        Trigger trigger = each.trigger();
        int who = each.card() >= 0 ? each.actor() : trigger.by();
        return new VictoryView.PendingView(
                each.card() >= 0 ? cards.card(each.card()).name().id() : "",
                trigger.on(),
                who >= 0 ? Optional.of(Power.of(who)) : Optional.empty(),
                trigger.piece() == PieceAt.NONE
                        ? Optional.empty()
                        : Optional.of(new VictoryView.Counter(
                                Power.of(PieceAt.power(trigger.piece())), Sort.of(PieceAt.sort(trigger.piece())))),
                trigger.space() < 0 ? "" : atlas.space(trigger.space()).id(),
                trigger.initiator() == PieceAt.NONE
                        ? ""
                        : atlas.space(PieceAt.space(trigger.initiator())).id());
    }

    private VictoryView.LastingView lasting(Lasting each) {
        return new VictoryView.LastingView(cards.card(each.card()).name().id(), each.until());
    }
}
