package org.polemarch.core.session;

import java.util.List;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Standing;
import org.polemarch.api.play.Move;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.Hash;
import org.polemarch.core.save.SaveGame.SavedMove;

/**
 * What a position means at the table: the answers that led to it, who is asked, the legal answers, the score, the state
 * of the war, and the state of chance. Saves contain it, so that a change of the rules is noticed, but a refactoring of
 * the classes is not.
 */
final class Fingerprint {

    private Fingerprint() {}

    static <S extends GameState<S>> String of(Game<S> game, List<SavedMove> moves) {
        StringBuilder text = new StringBuilder();
        moves.forEach(move -> text.append(move).append('\n'));
        if (game.over()) {
            text.append("over\n");
        } else {
            text.append(game.toAct().id()).append('\n');
            for (String answer : answers(game.moves())) {
                text.append(answer).append('\n');
            }
        }
        Outcome outcome = game.book().game().outcome(game.state());
        text.append(outcome.ending()).append('\n');
        for (Score score : outcome.scores()) {
            text.append(score.rank()).append(' ').append(score.points()).append('\n');
        }
        Standing standing = game.book().game().standing(game.state());
        text.append(standing.yearBc()).append(standing.holders()).append('\n').append(game.chance());
        return Hash.brief(text.toString());
    }

    /** The order in which answers are listed is for the eye. */
    private static List<String> answers(List<? extends Move> moves) {
        return moves.stream().map(Move::notation).sorted().toList();
    }
}
