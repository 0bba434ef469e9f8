package org.polemarch.victory.rules.muster;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.NoAnswer;
import org.polemarch.victory.rules.cards.Perform;
import org.polemarch.victory.rules.reactions.Window;
import org.polemarch.victory.rules.tokens.Help;
import org.polemarch.victory.rules.tokens.Liberties;

/** The pieces taken off are mustered again one by one; one that cannot or need not come back stays available. */
@Cites("reactions")
public class MusterAgain implements Decision<VictoryState, MusterAgain.Choose, Move> {

    /** So many of each sort are to come back. */
    public record Choose(CardName card, Use use, int index, int hoplites, int triremes) implements Frame {}

    private final Seating seating;
    private final NoAnswer noAnswer;
    private final Liberties liberties;
    private final MusterMoves moves;

    @Inject
    public MusterAgain(Seating seating, Liberties liberties, MusterMoves moves, NoAnswer noAnswer) {
        this.noAnswer = noAnswer;
        this.seating = seating;
        this.liberties = liberties;
        this.moves = moves;
    }

    @Override
    public Seat decider(Choose frame, VictoryState state) {
        return seating.seat(frame.use().actor());
    }

    @Override
    public List<Move> legal(Choose frame, VictoryState state) {
        int power = frame.use().actor();
        long where = state.atlas().everywhere();
        List<Move> answers = new ArrayList<>();
        if (frame.hoplites() > 0) {
            moves.musters(
                    Sort.HOPLITE.ordinal(), Mustering.spaces(state, power, Sort.HOPLITE.ordinal(), where), answers);
        }
        if (frame.triremes() > 0) {
            moves.musters(
                    Sort.TRIREME.ordinal(), Mustering.spaces(state, power, Sort.TRIREME.ordinal(), where), answers);
        }
        answers.add(MusterMoves.DECLINE);
        if (frame.hoplites() + frame.triremes() > 0) {
            Liberties.list(liberties.of(power, state) & Liberties.TOKENS, answers);
        }
        return answers;
    }

    @Override
    public List<Refusal> refusals(Choose frame, VictoryState state) {
        List<Refusal> refusals = new ArrayList<>(liberties.refusals(frame.use().actor(), Liberties.TOKENS, state));
        for (Sort sort : List.of(Sort.HOPLITE, Sort.TRIREME)) {
            if ((sort == Sort.HOPLITE ? frame.hoplites() : frame.triremes()) == 0) {
                continue;
            }
            int power = frame.use().actor();
            long legal =
                    Mustering.spaces(state, power, sort.ordinal(), state.atlas().everywhere());
            for (Space space : state.atlas().list(state.atlas().home(sort.ordinal()) & ~legal)) {
                refusals.add(
                        new Refusal(new MusterMoves.Muster(sort, space), Mustering.whyNot(state, power, sort, space)));
            }
        }
        return noAnswer.to(frame.use().actor(), legal(frame, state), state)
                .told(refusals)
                .refusals();
    }

    @Override
    public void apply(Move move, Choose frame, Play<VictoryState> play) {
        if (Liberties.takeWithinCard(move, frame.use().actor(), frame, play)) {
            return;
        }
        if (move instanceof MusterMoves.Muster muster) {
            PieceAt piece = play.state()
                    .atlas()
                    .piece(PieceAt.code(
                            frame.use().actor(),
                            muster.sort().ordinal(),
                            muster.space().index()));
            Arrival.muster(piece, play);
            int hoplites = frame.hoplites() - (muster.sort() == Sort.HOPLITE ? 1 : 0);
            int triremes = frame.triremes() - (muster.sort() == Sort.TRIREME ? 1 : 0);
            Window.Open answers = new Window.Open(Trigger.mustered(piece.code()));
            if (hoplites + triremes > 0) {
                play.next(
                        answers,
                        new Help.Wanted(piece.power()),
                        new Choose(frame.card(), frame.use(), frame.index(), hoplites, triremes));
            } else {
                play.next(answers, new Perform.Step(frame.use(), frame.index() + 1));
            }
        } else {
            play.report(() -> new Perform.Forgone(Power.of(frame.use().actor()), frame.card()));
            play.next(new Perform.Step(frame.use(), frame.index() + 1));
        }
    }
}
