package org.polemarch.polis.rules.endofround;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;

/** 5. Adjustment of Goods: half of the Wine and of the Wheat perishes; what remains is rounded up. */
@Cites("end-of-round/goods")
public class AdjustmentOfGoods implements Procedure<PolisState, AdjustmentOfGoods.Step> {

    /** The step. */
    public record Step() implements Frame {}

    /** A perishable good was halved. */
    public record Perished(Side side, Resource resource, int left) implements GameEvent {}

    private static final Resource[] PERISHABLE = {Resource.WINE, Resource.WHEAT};

    @Override
    public void run(Step frame, Play<PolisState> play) {
        for (Side side : Side.all()) {
            for (Resource resource : PERISHABLE) {
                int had = play.state().stock(side, resource);
                int left = (had + 1) / 2;
                play.state().setStock(side, resource, left);
                if (left < had) {
                    play.report(() -> new Perished(side, resource, left));
                }
            }
        }
    }
}
