package org.polemarch.pericles.rules.end;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.model.Board;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Things;
import org.polemarch.pericles.rules.Treachery;

/**
 * 13.21 With a base in the Eastern Mediterranean the Athenian Controlling Faction may make the Peace of Callias: base
 * and a naval unit are given up, and the Theater closes.
 */
@Cites("13.21")
public class PeaceOfCallias implements Decision<PericlesState, PeaceOfCallias.Offer, PeaceOfCallias.Reply> {

    public record Offer() implements Frame {}

    public sealed interface Reply extends Move {}

    /** It is, and that Theater gives up an Athenian naval unit. */
    public record MakePeace(Theater fleet) implements Reply {
        @Override
        public List<Target> targets() {
            return List.of(Target.button("make-peace"), Things.theater(fleet));
        }
    }

    /** It is; there is no Athenian naval unit to give up. */
    public record MakePeaceWithoutFleet() implements Reply {}

    public record FightPersia() implements Reply {}

    public record CalliasMadePeace() implements GameEvent {}

    public record FleetGivenUp(Theater theater) implements GameEvent {}

    /** A piece left the Eastern Mediterranean: home, or out of play. */
    public record LeftTheEast(Piece piece, boolean home) implements GameEvent {}

    /** No Athenian naval unit is there to be given up. */
    public record NoFleetThere(Theater theater) implements Reason {}

    /** While Athens has a naval unit, the Peace costs one. */
    public record CostsAFleet() implements Reason {}

    static final Offer OFFER = new Offer();

    private final Treachery treachery;

    @Inject
    public PeaceOfCallias(Treachery treachery) {
        this.treachery = treachery;
    }

    @Override
    public Seat decider(Offer frame, PericlesState state) {
        return state.controlling(Side.ATHENS).seat();
    }

    @Override
    public List<Reply> legal(Offer frame, PericlesState state) {
        List<Reply> legal = new ArrayList<>();
        legal.add(new FightPersia());
        for (int i = 0; i < Theater.COUNT; i++) {
            if (state.board().count(Theater.of(i), Piece.ATHENS_NAVAL) > 0) {
                legal.add(new MakePeace(Theater.of(i)));
            }
        }
        if (legal.size() == 1) {
            legal.add(new MakePeaceWithoutFleet());
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Offer frame, PericlesState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        for (int i = 0; i < Theater.COUNT; i++) {
            if (state.board().count(Theater.of(i), Piece.ATHENS_NAVAL) == 0) {
                refusals.move(new MakePeace(Theater.of(i)), new NoFleetThere(Theater.of(i)));
            }
        }
        if (state.board().onMap(Piece.ATHENS_NAVAL) > 0) {
            refusals.move(new MakePeaceWithoutFleet(), new CostsAFleet());
        }
        return refusals.list();
    }

    @Override
    public void apply(Reply move, Offer frame, Play<PericlesState> play) {
        if (move instanceof FightPersia) {
            return;
        }
        PericlesState state = play.state();
        Board board = state.board();
        if (move instanceof MakePeace peace) {
            board.eliminate(peace.fleet(), Piece.ATHENS_NAVAL);
            play.report(() -> new FleetGivenUp(peace.fleet()));
        }
        Theater east = Theater.EASTERN_MEDITERRANEAN;
        for (Piece piece : Piece.values()) {
            while (board.count(east, piece) > 0) {
                leave(board, piece, east);
                play.report(() -> new LeftTheEast(piece, !piece.isBase()));
            }
        }
        for (Side side : Side.values()) {
            treachery.returnAll(play, side, east, "13.21");
        }
        state.endPersianWar();
        play.report(CalliasMadePeace::new);
    }

    /** Units go home; a Spartan base becomes a Persian one, while there are any. */
    protected void leave(Board board, Piece piece, Theater east) {
        if (!piece.isBase()) {
            board.place(piece, east, piece.side().home());
            return;
        }
        board.eliminate(east, piece);
        if (piece.side() == Side.SPARTA && board.persianBasesLeft() > 0) {
            board.buildPersianBase();
        }
    }
}
