package org.polemarch.polis.rules.actions;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.data.ProjectTile;
import org.polemarch.polis.data.ProjectTile.Amount;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Project;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Things;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.PersonalBoards;

/**
 * 4. Develop a Project: a tile on offer is paid for and laid face down on a polis named on it, one Project a polis and
 * round. Any type of Resource of its cost may be paid wholly in Silver.
 */
@Cites("develop-project")
public class DevelopProject implements Action<DevelopProject.Develop> {

    public record Develop(Project project, Polis polis, List<Amount> cost, List<Resource> inSilver)
            implements ActionMove {
        public Develop {
            cost = List.copyOf(cost);
            inSilver = List.copyOf(inSilver);
        }

        @Override
        public ActionKind kind() {
            return ActionKind.DEVELOP_PROJECT;
        }

        @Override
        public String notation() {
            StringBuilder line = new StringBuilder("develop " + project.id() + " " + polis.id());
            for (Resource resource : inSilver) {
                line.append(" silver-for-").append(resource.id());
            }
            return line.toString();
        }

        @Override
        public List<Target> targets() {
            List<String> amounts = cost.stream()
                    .map(amount -> amount.count() + "-" + amount.resource().id())
                    .toList();
            return ActionMove.clicks(kind(), Things.project(project), Things.polis(polis), Things.payment(amounts));
        }
    }

    public record Begun(Side side, Project project, Polis polis) implements GameEvent {}

    public record NotOnOffer(Project project) implements Reason {}

    /** The tile cannot be developed in that polis. */
    public record WrongPolis(Project project, Polis polis) implements Reason {}

    /** The polis already develops a Project in this round. */
    public record Busy(Polis polis) implements Reason {}

    /** The cost cannot be paid in any way. */
    public record CannotAfford(Project project, List<Amount> cost) implements Reason {
        public CannotAfford {
            cost = List.copyOf(cost);
        }
    }

    private final PolisData data;
    private final PersonalBoards boards;
    private final Develop[][][] develop;

    @Inject
    public DevelopProject(PolisData data, PersonalBoards boards) {
        this.data = data;
        this.boards = boards;
        develop = new Develop[data.projects().size()][Polis.COUNT][];
        for (ProjectTile tile : data.projects()) {
            for (Polis polis : Polis.values()) {
                develop[tile.project().index()][polis.index()] = tile.payments().stream()
                        .map(payment -> new Develop(tile.project(), polis, payment.amounts(), payment.replaced()))
                        .toArray(Develop[]::new);
            }
        }
    }

    /** The poleis where a tile can be developed. */
    protected IndexSet sites(ProjectTile tile) {
        return tile.poleis();
    }

    @Override
    public void offer(Side side, PolisState state, List<? super Develop> moves) {
        for (int i = 0; i < data.projects().size(); i++) {
            ProjectTile tile = data.projects().get(i);
            if (state.tiles().isOnOffer(tile.project())) {
                IndexSet sites = sites(tile).and(state.owned(side));
                for (int polis = sites.first(); polis >= 0; polis = sites.after(polis)) {
                    if (!isBusy(Polis.at(polis), state)
                            && obstacle(side, tile, Polis.at(polis), state).isEmpty()) {
                        for (Develop move : develop[i][polis]) {
                            if (canPay(side, move.cost(), state)) {
                                moves.add(move);
                            }
                        }
                    }
                }
            }
        }
    }

    private static boolean canPay(Side side, List<Amount> cost, PolisState state) {
        for (int i = 0; i < cost.size(); i++) {
            if (state.stock(side, cost.get(i).resource()) < cost.get(i).count()) {
                return false;
            }
        }
        return true;
    }

    /** What is on offer comes first; of other tiles only the poleis they are meant for are spoken of. */
    @Override
    public void refuse(Side side, PolisState state, Refusals refusals) {
        for (ProjectTile tile : data.projects()) {
            if (state.tiles().isOnOffer(tile.project())) {
                refuse(side, tile, IndexSet.below(Polis.COUNT), state, refusals);
            }
        }
        for (ProjectTile tile : data.projects()) {
            if (!state.tiles().isOnOffer(tile.project())) {
                refuse(side, tile, sites(tile), state, refusals);
            }
        }
    }

    /** Where no payment would help, one refusal for the printed cost says all. */
    private void refuse(Side side, ProjectTile tile, IndexSet poleis, PolisState state, Refusals refusals) {
        for (Polis polis : poleis.map(Polis::at)) {
            Develop[] payments = develop[tile.project().index()][polis.index()];
            Optional<Reason> obstacle = obstacle(side, tile, polis, state);
            if (obstacle.isPresent()) {
                refusals.move(payments[0], obstacle);
                continue;
            }
            for (Develop move : payments) {
                if (!canPay(side, move.cost(), state)) {
                    refusals.move(move, new CannotAfford(tile.project(), move.cost()));
                }
            }
        }
    }

    /** What keeps the side from developing the tile there, if anything does; the cost does not count. */
    protected Optional<Reason> obstacle(Side side, ProjectTile tile, Polis polis, PolisState state) {
        if (!state.tiles().isOnOffer(tile.project())) {
            return Optional.of(new NotOnOffer(tile.project()));
        }
        if (!sites(tile).has(polis.index())) {
            return Optional.of(new WrongPolis(tile.project(), polis));
        }
        if (!state.owns(side, polis)) {
            return Optional.of(new Barred.NotYours(polis, "develop-project"));
        }
        return isBusy(polis, state) ? Optional.of(new Busy(polis)) : Optional.empty();
    }

    protected boolean isBusy(Polis polis, PolisState state) {
        return state.tiles().isBusy(polis);
    }

    @Override
    public void carryOut(Develop move, Side side, Play<PolisState> play) {
        for (Amount amount : move.cost()) {
            boards.spend(side, amount.resource(), amount.count(), play);
        }
        play.state().tiles().develop(move.project(), move.polis());
        play.report(() -> new Begun(side, move.project(), move.polis()));
    }
}
