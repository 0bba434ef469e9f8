package org.polemarch.polis.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Ids;
import org.polemarch.polis.data.ProjectTile.Amount;
import org.polemarch.polis.data.ProjectTile.Payment;
import org.polemarch.polis.model.Category;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Project;
import org.polemarch.polis.model.Resource;

/** Reads the Project tiles, each with every way to pay for it. */
final class ProjectTiles {

    private record RawProject(
            String id,
            String category,
            LinkedHashMap<String, Integer> cost,
            int prestige,
            int endGame,
            List<String> poleis) {}

    private ProjectTiles() {}

    static List<ProjectTile> read(DataPack pack) {
        List<ProjectTile> tiles = new ArrayList<>();
        for (RawProject raw : pack.table("projects", RawProject.class)) {
            String where = "projects/" + raw.id();
            int[] cost = new int[Resource.COUNT];
            raw.cost()
                    .forEach((id, count) ->
                            cost[Ids.of(Resource.class, id, where).index()] = count);
            tiles.add(new ProjectTile(
                    new Project(tiles.size(), raw.id()),
                    Ids.of(Category.class, raw.category(), where),
                    raw.prestige(),
                    raw.endGame(),
                    IdSets.of(Polis.class, raw.poleis(), where),
                    payments(cost)));
        }
        return List.copyOf(tiles);
    }

    /** The printed cost first, then every way to replace whole types of it by Silver. */
    private static List<Payment> payments(int[] cost) {
        List<Payment> all = new ArrayList<>();
        all.add(payment(cost, List.of()));
        for (Resource resource : Resource.values()) {
            if (resource != Resource.SILVER && cost[resource.index()] > 0) {
                for (Payment payment : List.copyOf(all)) {
                    List<Resource> replaced = new ArrayList<>(payment.replaced());
                    replaced.add(resource);
                    all.add(payment(cost, replaced));
                }
            }
        }
        return all;
    }

    private static Payment payment(int[] cost, List<Resource> replaced) {
        int[] total = cost.clone();
        for (Resource resource : replaced) {
            total[Resource.SILVER.index()] += total[resource.index()];
            total[resource.index()] = 0;
        }
        List<Amount> amounts = new ArrayList<>();
        for (Resource resource : Resource.values()) {
            if (total[resource.index()] > 0) {
                amounts.add(new Amount(total[resource.index()], resource));
            }
        }
        return new Payment(replaced, amounts);
    }
}
