package org.polemarch.polis.rules.endofround;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.data.ProjectTile;
import org.polemarch.polis.data.RoundCard;
import org.polemarch.polis.data.TradeSpace;
import org.polemarch.polis.model.Market;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Project;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.concepts.ProjectArea;

/**
 * 7. Preparing for the next round: the marker moves on, disks leave Tribute area and map, one black cube of each market
 * is lifted, Merchants go home, Projects left on offer leave the game and new ones are drawn, of which one is removed.
 */
@Cites("end-of-round/preparation")
public class Preparation implements Procedure<PolisState, Preparation.Step> {

    public record Step() implements Frame {}

    /** A Project nobody developed left the game. */
    public record LeftTheGame(Project project) implements GameEvent {}

    private final PolisData data;
    private final ProjectArea projects;

    @Inject
    public Preparation(PolisData data, ProjectArea projects) {
        this.data = data;
        this.projects = projects;
    }

    @Override
    public void run(Step frame, Play<PolisState> play) {
        PolisState state = play.state();
        Side chooser = chooser(state);
        state.course().advanceRound();
        state.combat().forgetCommanders();
        state.clearTribute();
        for (Polis polis : Polis.values()) {
            state.removeSiegeDisks(Side.ATHENS, polis);
            state.removeSiegeDisks(Side.SPARTA, polis);
        }
        for (Market market : Market.values()) {
            uncover(market, state);
        }
        state.commerce().recallMerchants();
        for (ProjectTile tile : data.projects()) {
            Project project = tile.project();
            if (state.tiles().isOnOffer(project)) {
                state.tiles().discard(project);
                play.report(() -> new LeftTheGame(project));
            }
        }
        RoundCard round = data.round(state.course().round());
        projects.draw(round.projectsDrawn(), play);
        if (round.projectsRemoved() > 0) {
            play.next(new RemoveProject.Choose(chooser, round.projectsRemoved()));
        }
    }

    /** The player with the least Prestige; in a tie the one who passed first. */
    protected Side chooser(PolisState state) {
        Side first = state.course().firstPasser().orElseThrow();
        return state.prestige(first.other()) < state.prestige(first) ? first.other() : first;
    }

    /** The cube at the top, on the lowest value still covered, is lifted. */
    protected void uncover(Market market, PolisState state) {
        TradeSpace lowest = null;
        for (TradeSpace space : data.tradeSpaces()) {
            if (space.market() == market
                    && state.commerce().isCovered(space.index())
                    && (lowest == null || space.value() < lowest.value())) {
                lowest = space;
            }
        }
        if (lowest != null) {
            state.commerce().uncover(lowest.index());
        }
    }
}
