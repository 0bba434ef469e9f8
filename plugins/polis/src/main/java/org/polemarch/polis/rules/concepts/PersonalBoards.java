package org.polemarch.polis.rules.concepts;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Ending;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;

/**
 * The personal boards: no value ever exceeds its track, what is too much is lost. A compulsory loss of Prestige that
 * cannot be paid loses the game.
 */
@Cites({"concepts/boards", "concepts/prestige"})
public class PersonalBoards {

    @Cites({})
    public record PrestigeGained(Side side, int count) implements GameEvent {}

    @Cites({})
    public record PrestigeLost(Side side, int count) implements GameEvent {}

    @Cites({})
    public record Gained(Side side, int count, Resource resource) implements GameEvent {}

    /** Prestige found no room on its track. */
    public record PrestigeForgone(Side side, int count) implements GameEvent {}

    /** A resource found no room on its track. */
    public record Forgone(Side side, int count, Resource resource) implements GameEvent {}

    @Cites({})
    public record Spent(Side side, int count, Resource resource) implements GameEvent {}

    private final PolisData data;
    private final Defeat defeat;

    @Inject
    public PersonalBoards(PolisData data, Defeat defeat) {
        this.data = data;
        this.defeat = defeat;
    }

    public int resources(Side side, PolisState state) {
        int sum = 0;
        for (int i = 0; i < Resource.COUNT; i++) {
            sum += state.stock(side, Resource.at(i));
        }
        return sum;
    }

    /** The side gains Prestige, as far as its track goes. */
    public void gainPrestige(Side side, int count, Play<PolisState> play) {
        PolisState state = play.state();
        int gained = Math.min(count, data.mostPrestige() - state.prestige(side));
        state.setPrestige(side, state.prestige(side) + gained);
        if (gained > 0) {
            play.report(() -> new PrestigeGained(side, gained));
        }
        if (gained < count) {
            play.report(() -> new PrestigeForgone(side, count - gained));
        }
    }

    /** The side pays Prestige it has: the cost of something it chose. */
    public void payPrestige(Side side, int count, Play<PolisState> play) {
        PolisState state = play.state();
        state.setPrestige(side, state.prestige(side) - count);
        if (count > 0) {
            play.report(() -> new PrestigeLost(side, count));
        }
    }

    /** The side must lose Prestige. Returns whether the game continues: a side that can't pay has lost. */
    public boolean losePrestige(Side side, int count, Play<PolisState> play) {
        if (play.state().prestige(side) < count) {
            defeat.of(side, Ending.PRESTIGE_OWED, play);
            return false;
        }
        payPrestige(side, count, play);
        return true;
    }

    /** The side gains a resource, as far as its track goes. */
    public void gain(Side side, Resource resource, int count, Play<PolisState> play) {
        PolisState state = play.state();
        int gained = Math.min(count, data.most(resource) - state.stock(side, resource));
        state.setStock(side, resource, state.stock(side, resource) + gained);
        if (gained > 0) {
            play.report(() -> new Gained(side, gained, resource));
        }
        if (gained < count) {
            play.report(() -> new Forgone(side, count - gained, resource));
        }
    }

    public void spend(Side side, Resource resource, int count, Play<PolisState> play) {
        play.state().spend(side, resource, count);
        if (count > 0) {
            play.report(() -> new Spent(side, count, resource));
        }
    }
}
