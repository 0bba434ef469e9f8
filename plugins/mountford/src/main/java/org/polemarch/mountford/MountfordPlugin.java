package org.polemarch.mountford;

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
import org.polemarch.api.text.RuleFigures;
import org.polemarch.api.text.TextBoard;
import org.polemarch.api.text.Words;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.text.MountfordTextBoard;

/** Brian Mountford's two-player variant of The Peloponnesian War, revision 3. */
@Extension
public final class MountfordPlugin implements GamePlugin {

    private static final GameInfo INFO = new GameInfo(
            "mountford",
            "The Peloponnesian War (Mountford's variant)",
            "Variant rules, revision 3, by Brian Mountford",
            "Thirty years of war in ten turns: armies and fleets under their generals, sieges, tribute and revolt.",
            List.of(
                    new SeatInfo("athens", "Athens", "athens", Camp.ATHENS),
                    new SeatInfo("peloponnese", "The Peloponnesian League", "peloponnese", Camp.SPARTA)),
            2,
            List.of(new Scenario(
                    "peloponnesian-war", "The Peloponnesian War", "The whole war, 431 to 402 BC, in ten turns.")),
            List.of(),
            240,
            "The tiles in each treasury; the other player sees only their backs.",
            "Dice for interception, battle, siege, storm and unfamiliar country; tiles drawn as income.",
            60_000);

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public Module rules(DataPack data, Setup setup) {
        return new MountfordModule(data);
    }

    @Override
    public List<RuleFigures> ruleFigures(DataPack data) {
        return new MountfordOdds(new MountfordData(data).figures(), words()).all();
    }

    @Override
    public TextBoard textBoard() {
        return new MountfordTextBoard();
    }

    @Override
    public Words words() {
        return Words.of(getClass())
                .naming(Space.class, Space::name)
                .naming(Tile.class, Tile::name)
                .naming(Kind.class, Kind::name);
    }
}
