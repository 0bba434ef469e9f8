package org.polemarch.polis.rules.actions;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.Leagues;
import org.polemarch.polis.rules.concepts.NotNow;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.concepts.Stacking;

/** 6. Move Galleys: any number of Galleys go, one by one, from anywhere to one single sea. */
@Cites("move-galleys")
public class MoveGalleys extends Marching<MoveGalleys.Follow> {

    public record Follow(Side side, Space to) implements Following {}

    @Inject
    public MoveGalleys(
            PolisData data, Ways ways, PersonalBoards boards, Stacking stacking, Leagues leagues, NotNow notNow) {
        super(true, data, ways, boards, stacking, leagues, notNow);
    }

    @Override
    protected Follow follow(Side side, Space to) {
        return new Follow(side, to);
    }
}
