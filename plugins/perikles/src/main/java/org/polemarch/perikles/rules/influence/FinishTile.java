package org.polemarch.perikles.rules.influence;

import jakarta.inject.Inject;
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

    /** A player has placed the cubes of a tile. */
    public record Of(Seat player, InfluenceTile tile) implements Frame {}

    private final InfluenceSpecials specials;
    private final Proposals proposals;

    @Inject
    public FinishTile(InfluenceSpecials specials, Proposals proposals) {
        this.specials = specials;
        this.proposals = proposals;
    }

    @Override
    public void run(Of frame, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        Seat player = frame.player();
        play.next(new RefillDisplay.After(player));
        if (specials.mayHold(player.index(), state)) {
            play.next(new AfterTile.Offer(player));
        }
        switch (state.data().symbolOf(frame.tile().ordinal())) {
            case CANDIDATE -> {
                if (proposals.possible(player.index(), state)) {
                    play.next(new ProposeCandidate.Propose(player));
                }
            }
            case ASSASSIN -> {
                if (Assassin.anybody(state)) {
                    play.next(new Assassin.Strike(player));
                }
            }
            case NONE -> {}
        }
    }
}
