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

/**
 * 5. Move Hoplites: any number of Hoplites go, one by one, from anywhere to one single territory. Each crosses only
 * territories or only seas.
 */
@Cites("move-hoplites")
public class MoveHoplites extends Marching<MoveHoplites.Follow> {

    public record Follow(Side side, Space to) implements Following {}

    @Inject
    public MoveHoplites(
            PolisData data, Ways ways, PersonalBoards boards, Stacking stacking, Leagues leagues, NotNow notNow) {
        super(false, data, ways, boards, stacking, leagues, notNow);
    }

    @Override
    protected Follow follow(Side side, Space to) {
        return new Follow(side, to);
    }
}
