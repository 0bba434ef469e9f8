package org.polemarch.pericles.rules.scenario;

import jakarta.inject.Inject;
import java.util.Locale;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Setup;
import org.polemarch.pericles.data.PericlesData;
import org.polemarch.pericles.data.ScenarioFacts;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;

/** 14.0 The table of a scenario before anything happens, with the Honor a handicap gives (15.0). */
@Cites("14.0")
public class StartingPosition {

    private final PericlesData data;
    private final Setup setup;

    @Inject
    public StartingPosition(PericlesData data, Setup setup) {
        this.data = data;
        this.setup = setup;
    }

    public PericlesState table() {
        ScenarioFacts scenario = data.scenario(setup.scenario());
        boolean show = setup.option("compatriots").equals("show");
        PericlesState state = new PericlesState(data, scenario, show);
        for (Faction faction : Faction.values()) {
            state.addHonor(faction, scenario.honor().get(faction.index()));
        }
        state.setControlling(scenario.controllingAthens());
        state.setControlling(scenario.controllingSparta());
        for (ScenarioFacts.Stack stack : scenario.setup()) {
            state.board().build(stack.theater(), stack.piece(), stack.count());
        }
        for (int i = 0; i < scenario.persianBases(); i++) {
            state.board().buildPersianBase();
        }
        handicap(state);
        return state;
    }

    /** "athens-20" gives both Factions of Athens 20 Honor. */
    protected void handicap(PericlesState state) {
        String[] handicap = setup.option("handicap").split("-", 2);
        if (handicap.length == 2) {
            Side side = Side.valueOf(handicap[0].toUpperCase(Locale.ROOT));
            state.addHonor(side.first(), Integer.parseInt(handicap[1]));
            state.addHonor(side.second(), Integer.parseInt(handicap[1]));
        }
    }
}
