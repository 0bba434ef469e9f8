package org.polemarch.mountford.rules.politics;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.Area;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Ending;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Phase;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.Bellicosity;
import org.polemarch.mountford.rules.components.Relations;

/**
 * 7.1 and 7.2: the adjustments of the phase are summed and applied, then a side whose will is gone, or whose city is in
 * enemy hands, surrenders. Armistices that have run their three turns end; then new ones may be imposed (7.3).
 */
@Cites({"7", "7.1", "7.2", "9.2"})
public class PoliticalPhase extends Rule implements Procedure<MountfordState, PoliticalPhase.Begin> {

    public record Begin() implements Frame {}

    /** The adjustments of the phase, and what they come from. */
    @Cites("7.1")
    public record Adjusted(
            int athens, int peloponnese, boolean atticaRavaged, boolean laconiaRavaged, int rebelAreas, int armistices)
            implements GameEvent {}

    @Cites("7.3")
    public record ArmisticeEnded(Power power) implements GameEvent {}

    static final Power[] LEAGUE = {Power.SPARTA, Power.CORINTH, Power.THEBES};

    private final Relations relations;
    private final Bellicosity bellicosity;
    private final Armistice armistice;
    private final int attica;
    private final int laconia;
    private final int athens;
    private final int sparta;

    @Inject
    public PoliticalPhase(MountfordData data, Relations relations, Bellicosity bellicosity, Armistice armistice) {
        super(data);
        this.armistice = armistice;
        this.relations = relations;
        this.bellicosity = bellicosity;
        attica = atlas.areaAt("attica");
        laconia = atlas.areaAt("laconia");
        athens = atlas.at("athens");
        sparta = atlas.at("sparta");
    }

    /** How many areas of the empire hold a space in rebellion. */
    public int rebelAreas(MountfordState state) {
        int areas = 0;
        for (Area area : atlas.areas()) {
            if (area.empire()) {
                for (int space : area.spaces()) {
                    if (state.rebels().has(space)) {
                        areas++;
                        break;
                    }
                }
            }
        }
        return areas;
    }

    @Override
    public void run(Begin frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        state.enter(Phase.POLITICAL);
        adjust(state, play);
        surrender(state, play);
        if (state.ending() != Ending.RUNNING) {
            return;
        }
        for (Power power : LEAGUE) {
            if (state.armistice(power) && state.armisticeUntil(power) <= state.turn()) {
                state.setArmistice(power, 0);
                play.report(() -> new ArmisticeEnded(power));
            }
        }
        relations.refresh(state);
        play.next(new PersianAlliance.Check());
        armistice.ask(state, 0).ifPresent(play::next);
    }

    private void adjust(MountfordState state, Play<MountfordState> play) {
        int rebels = rebelAreas(state);
        int armistices = 0;
        for (Power power : LEAGUE) {
            armistices += state.armistice(power) ? 1 : 0;
        }
        int athenian = (state.ravaged(attica) ? -1 : 0) - rebels / 2 + armistices;
        int peloponnesian = (state.ravaged(laconia) ? -1 : 0) + (state.armistice(Power.SPARTA) ? 1 : 0);
        int sumArmistices = armistices;
        play.report(() -> new Adjusted(
                athenian, peloponnesian, state.ravaged(attica), state.ravaged(laconia), rebels, sumArmistices));
        bellicosity.change(play, athenian, peloponnesian, "7.1");
    }

    private void surrender(MountfordState state, Play<MountfordState> play) {
        boolean athensTaken = state.owner(athens).seat() == 1;
        boolean spartaTaken = state.owner(sparta).seat() == 0;
        if (athensTaken || (state.bellicosity(0) == 0 && state.bellicosity(1) > 0)) {
            state.end(Ending.ATHENS_SURRENDERED);
            play.end();
        } else if (spartaTaken || (state.bellicosity(1) == 0 && state.bellicosity(0) > 0)) {
            state.end(Ending.SPARTA_SURRENDERED);
            play.end();
        }
    }
}
