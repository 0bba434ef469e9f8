package org.polemarch.perikles;

import com.google.inject.Module;
import java.util.List;
import org.pf4j.Extension;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.GameOption;
import org.polemarch.api.game.Scenario;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.api.game.Setup;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.api.text.RuleFigures;
import org.polemarch.api.text.TextBoard;
import org.polemarch.api.text.Words;
import org.polemarch.perikles.data.PeriklesData;
import org.polemarch.perikles.model.InfluenceTile;
import org.polemarch.perikles.model.Rulings;
import org.polemarch.perikles.text.PeriklesTextBoard;

/** Perikles by Martin Wallace: elections and battles among the cities of Greece. */
@Extension
public final class PeriklesPlugin implements GamePlugin {

    private static final GameInfo INFO = new GameInfo(
            "perikles",
            "Perikles",
            "Martin Wallace, Warfrog Games 2006",
            "Great families win the leadership of Greek cities by influence, lead their armies for one turn, and are"
                    + " remembered by statues, as long as their cities are not beaten.",
            List.of(
                    SeatInfo.alone("red", "Red"),
                    SeatInfo.alone("green", "Green"),
                    SeatInfo.alone("black", "Black"),
                    SeatInfo.alone("orange", "Orange"),
                    SeatInfo.alone("blue", "Blue")),
            3,
            List.of(new Scenario("war", "The Peloponnesian War", "Three turns, or until Athens or Sparta is beaten.")),
            List.of(
                    new GameOption(
                            Rulings.PRINTED_UNITS,
                            "Printed units",
                            "Do units printed on a tile fight in a round in which no counter of their kind stands by"
                                    + " them?",
                            List.of(
                                    new GameOption.Choice("true", "They fight in their round in any case"),
                                    new GameOption.Choice(
                                            "false",
                                            "Rebels only help counters of their kind; grey units also stop an attack"
                                                    + " of theirs")),
                            "true"),
                    new GameOption(
                            Rulings.UNOPPOSED_DEFENCE,
                            "Unopposed defence",
                            "What does a defender win who alone has forces for the final round of an attacked"
                                    + " location?",
                            List.of(
                                    new GameOption.Choice("tile", "The location tile"),
                                    new GameOption.Choice("twoCubes", "Two cubes in the city")),
                            "tile"),
                    new GameOption(
                            Rulings.NO_FINAL_ROUND,
                            "No final round",
                            "What does the defender get when both sides came but neither can fight the final round?",
                            List.of(
                                    new GameOption.Choice("twoCubes", "Two cubes in the city"),
                                    new GameOption.Choice("nothing", "Nothing")),
                            "twoCubes"),
                    new GameOption(
                            Rulings.EARLY_END,
                            "Early end",
                            "When does the fourth defeat of Athens or Sparta end the game?",
                            List.of(
                                    new GameOption.Choice("endOfTurn", "At the end of the turn"),
                                    new GameOption.Choice("immediate", "At once")),
                            "endOfTurn")),
            120,
            "Each player's special tile, and the strengths of counters sent face down",
            "Which tiles come up and who gets which special tile, the first player, the dice of battle, the blind draw of"
                    + " the Slave Revolt",
            20_000);

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public Module rules(DataPack data, Setup setup) {
        return new PeriklesModule(data, setup);
    }

    @Override
    public List<RuleFigures> ruleFigures(DataPack data) {
        return new PeriklesOdds(PeriklesData.of(data), words()).all();
    }

    @Override
    public TextBoard textBoard() {
        return new PeriklesTextBoard();
    }

    @Override
    public Words words() {
        Words plain = Words.of(getClass());
        return plain.naming(InfluenceTile.class, tile -> name(tile, plain));
    }

    private static String name(InfluenceTile tile, Words plain) {
        String title = tile.city().map(plain::name).orElse(plain.text("tile.any")) + " " + "•".repeat(tile.shards());
        return tile.symbol() == InfluenceTile.Symbol.NONE ? title : title + " " + plain.name(tile.symbol());
    }

    /** The shipped figures, for what draws places and names. */
    public static PeriklesData figures() {
        return PeriklesData.of(new PeriklesPlugin().data());
    }
}
