package org.polemarch.victory.rules.muster;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusals;
import org.polemarch.victory.data.Atlas;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.CardQuestion;
import org.polemarch.victory.rules.flow.Happened;
import org.polemarch.victory.rules.flow.NextEffect;
import org.polemarch.victory.rules.flow.NotNow;
import org.polemarch.victory.rules.tokens.Help;
import org.polemarch.victory.rules.tokens.Liberties;

/** The pieces taken off are mustered again one by one; one that cannot or need not come back stays available. */
@Cites("reactions")
public class MusterAgain extends CardQuestion<MusterAgain.Choose> {

    /** That many of each sort are to come back. */
    public record Choose(CardName card, Use use, int index, int hoplites, int triremes) implements Frame {

        int left() {
            return hoplites + triremes;
        }

        int left(Sort sort) {
            return sort == Sort.HOPLITE ? hoplites : sort == Sort.TRIREME ? triremes : 0;
        }

        Choose without(Sort sort) {
            int hoplite = sort == Sort.HOPLITE ? 1 : 0;
            return new Choose(card, use, index, hoplites - hoplite, triremes - (1 - hoplite));
        }
    }

    private final Mustering mustering;
    private final MusterMoves moves;
    private final Arrival arrival;
    private final Liberties liberties;

    @Inject
    public MusterAgain(
            Mustering mustering,
            MusterMoves moves,
            Arrival arrival,
            Liberties liberties,
            Seating seating,
            NotNow notNow) {
        super(seating, notNow);
        this.mustering = mustering;
        this.moves = moves;
        this.arrival = arrival;
        this.liberties = liberties;
    }

    @Override
    protected int asked(Choose frame) {
        return frame.use().actor();
    }

    @Override
    public List<Move> legal(Choose frame, VictoryState state) {
        int power = asked(frame);
        List<Move> answers = new ArrayList<>();
        for (int sort = 0; sort < Sort.COUNT; sort++) {
            if (frame.left(Sort.of(sort)) > 0) {
                long spaces = mustering.spaces(power, sort, state.atlas().everywhere(), state);
                moves.musters(sort, spaces, answers);
            }
        }
        answers.add(DECLINE);
        if (frame.left() > 0) {
            liberties.list(power, Liberties.TOKENS, state, answers);
        }
        return answers;
    }

    @Override
    protected void refuse(Choose frame, List<Move> legal, VictoryState state, Refusals refusals) {
        Atlas atlas = state.atlas();
        int power = asked(frame);
        liberties.refuse(power, Liberties.TOKENS, state, refusals);
        for (Sort sort : Sort.values()) {
            if (frame.left(sort) > 0) {
                long spaces = mustering.spaces(power, sort.ordinal(), atlas.everywhere(), state);
                for (Space space : atlas.list(atlas.home(sort.ordinal()) & ~spaces)) {
                    refusals.move(new MusterMoves.Muster(sort, space), mustering.whyNot(power, sort, space, state));
                }
            }
        }
    }

    @Override
    public void apply(Move move, Choose frame, Play<VictoryState> play) {
        int power = asked(frame);
        if (liberties.takeWithinCard(move, power, frame, play)) {
            return;
        }
        if (!(move instanceof MusterMoves.Muster muster)) {
            decline(frame.card(), frame.use(), frame.index(), play);
            return;
        }
        PieceAt piece = play.state().atlas().piece(power, muster.sort(), muster.space());
        arrival.muster(piece, play);
        Choose rest = frame.without(muster.sort());
        Happened answers = new Happened(Trigger.mustered(piece.code()));
        if (rest.left() > 0) {
            play.next(answers, new Help.Wanted(piece.power()), rest);
        } else {
            play.next(answers, new NextEffect(frame.use(), frame.index() + 1));
        }
    }
}
