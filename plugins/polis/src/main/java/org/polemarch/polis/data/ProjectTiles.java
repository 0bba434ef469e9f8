package org.polemarch.polis.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Table;
import org.polemarch.polis.data.ProjectTile.Amount;
import org.polemarch.polis.data.ProjectTile.Payment;
import org.polemarch.polis.model.Category;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Project;
import org.polemarch.polis.model.Resource;

/** The fourteen Project tiles, each with every way to pay for it. */
final class ProjectTiles {

    private record RawProject(
            String category, LinkedHashMap<String, Integer> cost, int prestige, int endGame, List<String> poleis) {}

    private final ProjectTile[] tiles = new ProjectTile[Project.COUNT];

    ProjectTiles(DataPack pack) {
        Table<RawProject> table = pack.table("projects", RawProject.class);
        Ids.complete("projects", table, Project.class);
        for (Project project : Project.values()) {
            String where = "projects/" + project.id();
            RawProject raw = table.get(project.id(), where);
            int[] cost = new int[Resource.COUNT];
            raw.cost()
                    .forEach((id, count) ->
                            cost[Ids.of(Resource.class, id, where).index()] = count);
            tiles[project.index()] = new ProjectTile(
                    project,
                    Ids.of(Category.class, raw.category(), where),
                    raw.prestige(),
                    raw.endGame(),
                    Ids.bits(Polis.class, raw.poleis(), where),
                    payments(cost));
        }
    }

    /** The printed cost and every way to replace whole types of it by Silver. */
    private static List<Payment> payments(int[] cost) {
        int replaceable = 0;
        for (Resource resource : Resource.values()) {
            if (resource != Resource.SILVER && cost[resource.index()] > 0) {
                replaceable |= resource.bit();
            }
        }
        List<Payment> all = new ArrayList<>();
        for (int chosen = 0; chosen < 1 << Resource.COUNT; chosen++) {
            if ((chosen & ~replaceable) == 0) {
                all.add(payment(cost, chosen));
            }
        }
        return all;
    }

    private static Payment payment(int[] cost, int inSilver) {
        int[] total = cost.clone();
        List<Resource> replaced = new ArrayList<>();
        for (Resource resource : Resource.values()) {
            if ((inSilver & resource.bit()) != 0) {
                replaced.add(resource);
                total[Resource.SILVER.index()] += total[resource.index()];
                total[resource.index()] = 0;
            }
        }
        List<Amount> amounts = new ArrayList<>();
        for (Resource resource : Resource.values()) {
            if (total[resource.index()] > 0) {
                amounts.add(new Amount(total[resource.index()], resource));
            }
        }
        return new Payment(replaced, amounts);
    }

    ProjectTile tile(int index) {
        return tiles[index];
    }
}
