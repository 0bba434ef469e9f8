package org.polemarch.polis.rules.endofround;

import java.util.List;
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

    public record Step() implements Frame {}

    public record Perished(Side side, Resource resource, int left) implements GameEvent {}

    @Override
    public void run(Step frame, Play<PolisState> play) {
        for (Side side : Side.all()) {
            for (Resource resource : perishable()) {
                int had = play.state().stock(side, resource);
                int left = remains(had);
                play.state().setStock(side, resource, left);
                if (left < had) {
                    play.report(() -> new Perished(side, resource, left));
                }
            }
        }
    }

    protected List<Resource> perishable() {
        return List.of(Resource.WINE, Resource.WHEAT);
    }

    /** Half of it, rounded up. */
    protected int remains(int had) {
        return (had + 1) / 2;
    }
}
