package org.polemarch.polis.rules.actions;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.data.ProjectTile;
import org.polemarch.polis.data.ProjectTile.Amount;
import org.polemarch.polis.data.ProjectTile.Payment;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Project;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.PersonalBoards;

/**
 * 4. Develop a Project: a tile on offer is paid for and laid face down on a polis named on it, one Project a polis and
 * round. Any type of Resource of its cost may be paid wholly in Silver.
 */
@Cites("develop-project")
public class DevelopProject implements Action<DevelopProject.Develop> {

    /** The action. */
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
        public boolean costsResources() {
            return true;
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
            return ActionMove.clicks(
                    kind(),
                    Target.card(project.id()),
                    Target.space(polis.id()),
                    Target.button("pay-" + String.join("-", payment())));
        }

        private List<String> payment() {
            return cost.stream()
                    .map(amount -> amount.count() + "-" + amount.resource().id())
                    .toList();
        }
    }

    /** A Project was begun. */
    public record Begun(Side side, Project project, Polis polis) implements GameEvent {}

    /** The tile is not on offer. */
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
    private final Develop[][][] develop = new Develop[Project.COUNT][Polis.COUNT][];

    @Inject
    public DevelopProject(PolisData data, PersonalBoards boards) {
        this.data = data;
        this.boards = boards;
        for (Project project : Project.values()) {
            for (Polis polis : Polis.values()) {
                List<Develop> moves = new ArrayList<>();
                for (Payment payment : data.project(project).payments()) {
                    moves.add(new Develop(project, polis, payment.amounts(), payment.replaced()));
                }
                develop[project.index()][polis.index()] = moves.toArray(Develop[]::new);
            }
        }
    }

    @Override
    public ActionKind kind() {
        return ActionKind.DEVELOP_PROJECT;
    }

    @Override
    public void offer(Side side, PolisState state, List<? super Develop> moves) {
        int busy = state.tiles().sites();
        for (int i = 0; i < Project.COUNT; i++) {
            if (state.tiles().isOnOffer(Project.at(i))) {
                for (int poleis = data.project(i).poleis() & ~busy; poleis != 0; poleis &= poleis - 1) {
                    int polis = Integer.numberOfTrailingZeros(poleis);
                    if (state.owns(side, polis)) {
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
    public void refuse(Side side, PolisState state, List<Refusal> refusals) {
        for (Project project : Project.values()) {
            if (state.tiles().isOnOffer(project)) {
                refuse(side, data.project(project), ~0, state, refusals);
            }
        }
        for (Project project : Project.values()) {
            if (!state.tiles().isOnOffer(project)) {
                refuse(side, data.project(project), data.project(project).poleis(), state, refusals);
            }
        }
    }

    private void refuse(Side side, ProjectTile tile, int poleis, PolisState state, List<Refusal> refusals) {
        for (Polis polis : Polis.values()) {
            if ((poleis & polis.bit()) != 0) {
                refuse(side, tile, polis, state, refusals);
            }
        }
    }

    /** Where no payment would help, one refusal for the printed cost says all. */
    private void refuse(Side side, ProjectTile tile, Polis polis, PolisState state, List<Refusal> refusals) {
        Develop[] payments = develop[tile.project().index()][polis.index()];
        Optional<Reason> barred = barred(side, tile, polis, state);
        if (barred.isPresent()) {
            refusals.add(new Refusal(payments[0], barred.get()));
            return;
        }
        for (Develop move : payments) {
            if (!canPay(side, move.cost(), state)) {
                refusals.add(new Refusal(move, new CannotAfford(tile.project(), move.cost())));
            }
        }
    }

    private static Optional<Reason> barred(Side side, ProjectTile tile, Polis polis, PolisState state) {
        if (!state.tiles().isOnOffer(tile.project())) {
            return Optional.of(new NotOnOffer(tile.project()));
        }
        if ((tile.poleis() & polis.bit()) == 0) {
            return Optional.of(new WrongPolis(tile.project(), polis));
        }
        if (!state.owns(side, polis)) {
            return Optional.of(new Barred.NotYours(polis, "develop-project"));
        }
        return (state.tiles().sites() & polis.bit()) == 0 ? Optional.empty() : Optional.of(new Busy(polis));
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
