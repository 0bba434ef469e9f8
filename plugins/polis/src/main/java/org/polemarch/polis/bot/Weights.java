package org.polemarch.polis.bot;

import java.util.List;
import java.util.Map;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.polis.model.Resource;

/**
 * How much the evaluation makes of each thing, in points of the final score.
 *
 * @param spread a lead of this many points wins about three games out of four
 * @param store what one of each Resource is worth beyond its use for food
 * @param enoughGoods more of one good than this is worth nothing
 * @param goodsAtLast the share that counts in the last round; so for units and Merchants
 * @param captive what a captive Proxenos costs for each Silver of the ransom
 * @param project how sure the Prestige of a Project under way is
 * @param hunger what each Population without Wheat costs
 * @param growth what Wheat is worth that lets a polis grow
 * @param famine what each point of hunger costs that Prestige can't make up for, up to a limit
 * @param disgrace what it costs to have 0, 1, 2 ... Prestige
 * @param turnsToCome what ends a turn now is likely to end this many of them
 * @param chance the share of a prospect that counts
 * @param siege what a siege brings for each point of fortification
 * @param siegeBegun the share of it that counts while too few besiege
 * @param civilWar what a civil war brings for each Population
 * @param fromEnemy how many times as much if the enemy loses it
 * @param bribeBegun the share of it that counts while Silver is short
 */
public record Weights(
        double spread,
        Map<String, Double> store,
        int enoughGoods,
        double goodsAtLast,
        double hoplite,
        double galley,
        double unitsAtLast,
        double merchant,
        int enoughMerchants,
        double merchantsAtLast,
        double captive,
        double project,
        double hunger,
        double growth,
        double famine,
        int worstFamine,
        List<Double> disgrace,
        double turnsToCome,
        double chance,
        double wheatCollected,
        double wheatBought,
        double siege,
        double siegeBegun,
        double civilWar,
        double fromEnemy,
        double bribeBegun) {

    public static final Weights SHIPPED =
            DataPack.of(Weights.class, "/org/polemarch/polis/bot").document("weights", Weights.class);

    public Weights {
        store = Map.copyOf(store);
        disgrace = List.copyOf(disgrace);
        for (Resource resource : Resource.values()) {
            if (!store.containsKey(resource.id())) {
                throw new DataFault("weights/store has no " + resource.id());
            }
        }
    }

    /** By resource. */
    double[] stores() {
        double[] stores = new double[Resource.COUNT];
        for (Resource resource : Resource.values()) {
            stores[resource.index()] = store.get(resource.id());
        }
        return stores;
    }
}
