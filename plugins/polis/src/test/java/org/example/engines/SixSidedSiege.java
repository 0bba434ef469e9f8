package org.example.engines;

import jakarta.inject.Inject;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.rules.actions.LaySiege;
import org.polemarch.polis.rules.concepts.Control;
import org.polemarch.polis.rules.concepts.Leagues;
import org.polemarch.polis.rules.concepts.PersonalBoards;

/** A siege with a six-sided die. */
public class SixSidedSiege extends LaySiege {

    @Inject
    public SixSidedSiege(PolisData data, Leagues leagues, PersonalBoards boards, Control control) {
        super(data, leagues, boards, control);
    }

    @Override
    protected int dieSides() {
        return 6;
    }
}
