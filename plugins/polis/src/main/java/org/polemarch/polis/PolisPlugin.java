package org.polemarch.polis;

import com.google.inject.Module;
import java.util.List;
import org.pf4j.Extension;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.GameOption;
import org.polemarch.api.game.Scenario;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.api.game.Setup;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.api.text.RuleFigures;
import org.polemarch.api.text.TextBoard;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.rules.concepts.Leagues;
import org.polemarch.polis.text.PolisTextBoard;

/** Polis: Fight for the Hegemony, in the edition of 2020. */
@Extension
public final class PolisPlugin implements GamePlugin {

    private static final GameInfo INFO = new GameInfo(
            "polis",
            "Polis",
            "Fran Díaz, Devir 2020",
            "Athens and Sparta gather poleis by siege, silver and trade, feed them, and count Prestige and Population.",
            List.of(SeatInfo.alone("athens", "Athens", Camp.ATHENS), SeatInfo.alone("sparta", "Sparta", Camp.SPARTA)),
            2,
            List.of(new Scenario(
                    "standard", "Three rounds", "From the Delian League to the fall of Athens, 478 to 404 BC.")),
            List.of(new GameOption(
                    Leagues.SIEGE_DISKS,
                    "Siege disks",
                    "Which of your Siege disks add 1 to the roll of a siege?",
                    List.of(
                            new GameOption.Choice("territory", "All of them in the territory"),
                            new GameOption.Choice("polis", "Only those beside the besieged polis")),
                    "territory")),
            150,
            "Event cards until they are read, Battle cards in hand.",
            "Events, Projects on offer, sieges and prices by a four-sided die, Battle cards.",
            20_000);

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public Module rules(DataPack data, Setup setup) {
        return new PolisModule(data, setup);
    }

    @Override
    public List<RuleFigures> ruleFigures(DataPack data) {
        return new PolisOdds(new PolisData(data), words()).all();
    }

    @Override
    public TextBoard textBoard() {
        return new PolisTextBoard();
    }
}
