package org.polemarch.perikles.rules.influence;

import jakarta.inject.Inject;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.model.InfluenceTile;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.rules.candidates.Proposals;
import org.polemarch.perikles.rules.candidates.ProposeCandidate;

/**
 * 4.2 After the cubes are placed the symbol of the tile takes effect, if it can; then the player may play a special tile,
 * and the display is refilled.
 */
@Cites({"4.2/candidate", "4.2/assassin"})
public class FinishTile implements Procedure<PeriklesState, FinishTile.Of> {

    public record Of(Seat player, InfluenceTile tile) implements Frame {}

    private final InfluenceSpecials specials;
    private final Proposals proposals;
    private final Assassin assassin;

    @Inject
    public FinishTile(InfluenceSpecials specials, Proposals proposals, Assassin assassin) {
        this.specials = specials;
        this.proposals = proposals;
        this.assassin = assassin;
    }

    @Override
    public void run(Of frame, Play<PeriklesState> play) {
        Seat player = frame.player();
        play.next(new RefillDisplay.After(player));
        if (specials.mayHold(player.index(), play.state())) {
            play.next(new AfterTile.Offer(player));
        }
        symbol(frame.tile().symbol(), player, play.state()).ifPresent(play::next);
    }

    /** What the symbol of a tile lets its taker do, if it can be done. */
    protected Optional<Frame> symbol(InfluenceTile.Symbol symbol, Seat player, PeriklesState state) {
        return switch (symbol) {
            case CANDIDATE ->
                proposals.possible(player.index(), state)
                        ? Optional.of(new ProposeCandidate.Propose(player))
                        : Optional.empty();
            case ASSASSIN -> assassin.anybody(state) ? Optional.of(new Assassin.Strike(player)) : Optional.empty();
            case NONE -> Optional.empty();
        };
    }
}
