package org.polemarch.victory.rules.turn;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.battle.Protection;
import org.polemarch.victory.rules.battle.Removal;
import org.polemarch.victory.supply.SupplyLines;

/** The Supply step: the mover's own Hoplites and Triremes that trace no supply line are removed; nobody else's are checked. */
@Cites("turn/supply")
public class SupplyStep implements Procedure<VictoryState, SupplyStep.Check> {

    public record Check(Power power) implements Frame {}

    private final SupplyLines supply;
    private final Protection protection;

    @Inject
    public SupplyStep(SupplyLines supply, Protection protection) {
        this.supply = supply;
        this.protection = protection;
    }

    @Override
    public void run(Check frame, Play<VictoryState> play) {
        VictoryState state = play.state();
        int power = frame.power().ordinal();
        long supplied = supply.toAnyCity(power, state);
        for (int sort = 0; sort < Sort.CITY.ordinal(); sort++) {
            long starving = state.board().pieces(power, sort) & ~supplied;
            for (int space = Spaces.first(starving); space >= 0; space = Spaces.after(starving, space)) {
                int piece = PieceAt.code(power, sort, space);
                if (protection.mayFall(piece, Loss.SUPPLY, state)) {
                    // One at a time, for an answer to one removal may concern the others.
                    play.next(new Removal.Begin(piece, Loss.SUPPLY, -1, frame, frame));
                    return;
                }
            }
        }
    }
}
