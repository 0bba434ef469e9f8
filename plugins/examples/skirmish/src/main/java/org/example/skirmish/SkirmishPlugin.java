package org.example.skirmish;

import com.google.inject.Module;
import java.util.List;
import org.pf4j.Extension;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.Scenario;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.api.game.Setup;
import org.polemarch.api.plugin.GamePlugin;

/** What the launcher knows about the game. Words, data and the rule index are beside this class. */
@Extension
public final class SkirmishPlugin implements GamePlugin {

    @Override
    public GameInfo info() {
        return new GameInfo(
                "skirmish",
                "Skirmish",
                "An example",
                "Each summer both sides send Hoplites in secret; the stronger army takes the field.",
                List.of(
                        SeatInfo.alone("athens", "Athens", Camp.ATHENS),
                        SeatInfo.alone("sparta", "Sparta", Camp.SPARTA)),
                2,
                List.of(new Scenario("war", "The war", "All summers.")),
                List.of(),
                10,
                "the omen of the other side, and what it sends",
                "the omens, a die for each army, and the pursuit",
                40);
    }

    @Override
    public Module rules(DataPack data, Setup setup) {
        return new SkirmishModule(data, setup);
    }
}
