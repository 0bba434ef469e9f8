package org.polemarch.mountford.rules.economy;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.politics.PoliticalPhase;

/**
 * 8.1.2: once per game, with Piraeus or Decelea unfriendly or rebels in five areas of the empire, the Athenian player may
 * take any four tiles of the Athenian pool.
 */
@Cites("8.1.2")
public class EmergencyFund extends Rule implements Procedure<MountfordState, EmergencyFund.Check> {

    public record Check() implements Frame {}

    private static final int TILES = 4;
    private static final int REBEL_AREAS = 5;

    private final Relations relations;
    private final PoliticalPhase politics;
    private final int piraeus;
    private final int decelea;

    @Inject
    public EmergencyFund(MountfordData data, Relations relations, PoliticalPhase politics) {
        super(data);
        this.relations = relations;
        this.politics = politics;
        piraeus = atlas.at("piraeus");
        decelea = atlas.at("decelea");
    }

    @Override
    public void run(Check frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        boolean danger = relations.unfriendly(state, Power.ATHENS, piraeus)
                || relations.unfriendly(state, Power.ATHENS, decelea)
                || politics.rebelAreas(state) >= REBEL_AREAS;
        if (danger && !state.emergencyUsed() && (state.chest().pool() & tiles.of(TileSet.ATHENIAN)) != 0) {
            play.next(new EmergencyFundChoice.Ask(TILES, true));
        }
    }
}
