package org.polemarch.victory.rules.battle;

import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Reason;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.VictoryState;

/** What keeps a piece on the board: a card, and whatever the circumstances a friendly Hoplite by a City. */
@Cites({"battle/remove", "pieces/cities"})
public class Protection {

    @Cites("cards/duration")
    public record IsSafe(PieceAt piece) implements Reason {}

    @Cites("pieces/cities")
    public record CityIsDefended(PieceAt city) implements Reason {}

    /** Whether the piece is there and nothing keeps it. */
    public boolean mayFall(int piece, Loss cause, VictoryState state) {
        return state.board().has(piece) && !isDefendedCity(piece, state) && !state.isProtected(piece, cause);
    }

    /** Whether the piece is a City with a Hoplite of its team. */
    public boolean isDefendedCity(int piece, VictoryState state) {
        if (PieceAt.sort(piece) != Sort.CITY.ordinal()) {
            return false;
        }
        int team = Power.team(PieceAt.power(piece));
        return Spaces.has(state.board().teamPieces(team, Sort.HOPLITE.ordinal()), PieceAt.space(piece));
    }

    /** What keeps a piece that is on the board, if anything does. */
    public Optional<Reason> obstacle(PieceAt piece, Loss cause, VictoryState state) {
        if (mayFall(piece.code(), cause, state)) {
            return Optional.empty();
        }
        return Optional.of(state.isProtected(piece.code(), cause) ? new IsSafe(piece) : new CityIsDefended(piece));
    }
}
