package org.polemarch.victory.rules.muster;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusals;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.data.Atlas;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.CardEffect;
import org.polemarch.victory.rules.flow.CardQuestion;
import org.polemarch.victory.rules.flow.NextEffect;
import org.polemarch.victory.rules.flow.NotNow;
import org.polemarch.victory.rules.tokens.Liberties;

/**
 * A card places a piece wherever it says, without supply, as long as the piece is allowed there. The rules for pieces
 * take precedence: where it isn't allowed, nothing is placed and the card continues.
 */
@Cites({"pieces", "pieces/precedence", "pieces/cities"})
public class PlacePiece extends CardQuestion<PlacePiece.Choose> implements CardEffect<Effect.Place> {

    public record Choose(CardName card, Use use, int index) implements Frame {}

    @Cites("cards/complex")
    public record NotPlacedHere(CardName card, Space space) implements Reason {}

    private final CardList cards;
    private final Room room;
    private final MusterMoves moves;
    private final Arrival arrival;
    private final Liberties liberties;

    @Inject
    public PlacePiece(
            CardList cards,
            Room room,
            MusterMoves moves,
            Arrival arrival,
            Liberties liberties,
            Seating seating,
            NotNow notNow) {
        super(seating, notNow);
        this.cards = cards;
        this.room = room;
        this.moves = moves;
        this.arrival = arrival;
        this.liberties = liberties;
    }

    @Override
    protected int asked(Choose frame) {
        return frame.use().actor();
    }

    @Override
    public Begun begin(Effect.Place effect, Card card, Use use, int index, Play<VictoryState> play) {
        Choose question = new Choose(card.name(), use, index);
        if (legal(question, play.state()).size() == 1) {
            return Begun.IMPOSSIBLE;
        }
        play.next(question);
        return Begun.SCHEDULED;
    }

    private Effect.Place effect(Choose frame) {
        return (Effect.Place) cards.card(frame.use().card()).effects().get(frame.index());
    }

    @Override
    public List<Move> legal(Choose frame, VictoryState state) {
        Effect.Place effect = effect(frame);
        int power = asked(frame);
        int sort = effect.sort().ordinal();
        long where = effect.where().in(state, frame.use());
        long free = where & room.free(power, sort, state);
        boolean available = state.board().available(power, sort) > 0;
        List<Move> answers = new ArrayList<>();
        if (available) {
            moves.places(sort, free, answers);
        }
        moves.names(sort, named(effect, power, where, state), answers);
        answers.add(DECLINE);
        if (!available && free != 0) {
            liberties.list(power, Liberties.LIFT, state, answers);
        }
        return answers;
    }

    /** Who does without the piece, or has one there already, does not lose what the card says next. */
    protected long named(Effect.Place effect, int power, long where, VictoryState state) {
        int sort = effect.sort().ordinal();
        return switch (effect.later()) {
            case NOTHING -> 0;
            case PIECE -> where & state.board().pieces(power, sort);
            case SPACE -> where & state.atlas().home(sort) & ~state.board().occupied(Power.team(power) ^ 1);
        };
    }

    @Override
    protected void refuse(Choose frame, List<Move> legal, VictoryState state, Refusals refusals) {
        Atlas atlas = state.atlas();
        Effect.Place effect = effect(frame);
        long where = effect.where().in(state, frame.use());
        for (Space space : atlas.spaces()) {
            Move place = new MusterMoves.Place(effect.sort(), space);
            if (Spaces.has(where, space)) {
                refusals.move(place, room.obstacle(asked(frame), effect.sort(), space, state));
            } else {
                refusals.move(place, new NotPlacedHere(frame.card(), space));
            }
        }
    }

    @Override
    public void apply(Move move, Choose frame, Play<VictoryState> play) {
        Use use = frame.use();
        int power = asked(frame);
        if (liberties.take(move, power, frame, play)) {
            return;
        }
        Atlas atlas = play.state().atlas();
        if (move instanceof MusterMoves.Place place) {
            PieceAt piece = atlas.piece(power, place.sort(), place.space());
            arrival.place(piece, play);
            play.next(new NextEffect(use.bind(piece.code()), frame.index() + 1));
        } else if (move instanceof MusterMoves.Name name) {
            PieceAt piece = atlas.piece(power, name.sort(), name.space());
            play.next(new NextEffect(use.bind(piece.code()), frame.index() + 1));
        } else {
            decline(frame.card(), use, frame.index(), play);
        }
    }
}
