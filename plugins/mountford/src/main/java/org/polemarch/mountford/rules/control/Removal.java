package org.polemarch.mountford.rules.control;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.LossCause;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Armies;

/** 9.3.2 and 9.3.4: when Syracuse or Argos falls, its SPs, garrisons and tiles are removed from the game. */
@Cites({"9.3.2", "9.3.4"})
public class Removal extends Rule {

    /** The garrison of a power that has fallen is gone from a space. */
    public record GarrisonGone(Space space, Power power) implements GameEvent {
        @Override
        public String cites() {
            return power == Power.ARGOS ? "9.3.4" : "9.3.2";
        }
    }

    private final Armies armies;

    @Inject
    public Removal(MountfordData data, Armies armies) {
        super(data);
        this.armies = armies;
    }

    public void remove(Play<MountfordState> play, Power power, Nationality nationality, TileSet set) {
        MountfordState state = play.state();
        LossCause cause = power == Power.ARGOS ? LossCause.ARGOS_FELL : LossCause.SYRACUSE_FELL;
        IndexSet own = kinds.of(nationality);
        for (int kind = own.first(); kind >= 0; kind = own.after(kind)) {
            for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
                while (state.armySp(army, kind) > 0) {
                    armies.lose(play, army, kind, cause);
                }
            }
            int home = kinds.kind(kind).home();
            while (state.atHome(kind) > 0) {
                armies.loseLoose(play, home, kind, cause);
            }
            for (int index = state.persiaAfter(-1); index >= 0; index = state.persiaAfter(index)) {
                while (state.inPersia(index, kind) > 0) {
                    armies.loseLoose(play, atlas.persiaAt(index), kind, cause);
                }
            }
        }
        IndexSet ofSet = tiles.of(set);
        for (int tile = ofSet.first(); tile >= 0; tile = ofSet.after(tile)) {
            if (tile < tiles.leaderCount() && state.armySpace(tile) >= 0) {
                state.removeLeader(tile);
            }
            state.chest().toRemoved(tile);
        }
        for (int space = 0; space < atlas.size(); space++) {
            if (state.control(space) == power) {
                // Without the garrison the printed colour shows again; the state's own spaces are nobody's.
                state.setControl(space, atlas.colour(space) == power ? Power.NEUTRAL : atlas.colour(space));
                Space left = atlas.space(space);
                play.report(() -> new GarrisonGone(left, power));
            }
        }
        armies.dismissStranded(play);
    }
}
