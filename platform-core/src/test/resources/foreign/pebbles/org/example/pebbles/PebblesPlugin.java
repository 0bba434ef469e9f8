package org.example.pebbles;

import com.google.inject.Module;
import java.util.List;
import org.pf4j.Extension;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.GameOption;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.api.game.Scenario;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.api.game.Setup;

/** Two jurors take pebbles from a heap. */
@Extension
public final class PebblesPlugin implements GamePlugin {

    @Override
    public GameInfo info() {
        return new GameInfo(
                "pebbles",
                "Pebbles",
                "A game of the street",
                "Take pebbles in turn; the last one counts.",
                List.of(SeatInfo.alone("cleon", "Cleon"), SeatInfo.alone("nicias", "Nicias")),
                2,
                List.of(
                        new Scenario("heap", "The heap", "All pebbles on one heap."),
                        new Scenario("half", "Half a heap", "Only half of the pebbles.")),
                List.of(new GameOption(
                        "first",
                        "Who begins",
                        "How it is settled who takes first.",
                        List.of(
                                new GameOption.Choice("die", "By a roll"),
                                new GameOption.Choice("cleon", "Cleon always")),
                        "die")),
                5,
                "nothing",
                "who begins",
                100);
    }

    @Override
    public Module rules(DataPack data, Setup setup) {
        return new PebblesRules(data, setup);
    }
}
