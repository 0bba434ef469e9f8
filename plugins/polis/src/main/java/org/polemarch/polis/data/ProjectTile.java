package org.polemarch.polis.data;

import java.util.List;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.polis.model.Category;
import org.polemarch.polis.model.Project;
import org.polemarch.polis.model.Resource;

/**
 * What is printed on a Project tile.
 *
 * @param prestige what it gives when it is completed
 * @param endGame what it gives in the final score
 * @param poleis the poleis where it can be developed
 * @param payments the ways to pay for it, the printed cost first
 */
public record ProjectTile(
        Project project, Category category, int prestige, int endGame, IndexSet poleis, List<Payment> payments) {

    public ProjectTile {
        payments = List.copyOf(payments);
    }

    public record Amount(int count, Resource resource) {}

    /**
     * A way to pay: the printed cost, some types of resources wholly replaced by Silver.
     *
     * @param replaced the resources paid in Silver
     * @param amounts what is handed over, by type
     */
    public record Payment(List<Resource> replaced, List<Amount> amounts) {
        public Payment {
            replaced = List.copyOf(replaced);
            amounts = List.copyOf(amounts);
        }
    }

    public List<Amount> cost() {
        return payments.get(0).amounts();
    }
}
