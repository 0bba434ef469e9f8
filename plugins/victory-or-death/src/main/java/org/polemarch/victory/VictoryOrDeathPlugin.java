package org.polemarch.victory;

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
import org.polemarch.api.text.Words;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Rulings;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.text.VictoryTextBoard;

/** Quartermaster General: Victory or Death, four powers of two teams and their decks. */
@Extension
public final class VictoryOrDeathPlugin implements GamePlugin {

    private static final GameInfo INFO = new GameInfo(
            "victory-or-death",
            "Victory or Death",
            "Ian Brody, Griggling Games 2016",
            "Corinth and Sparta against the Delian League and Athens: four decks of cards muster, battle, prepare and"
                    + " answer each other along lines of supply across Hellas.",
            List.of(
                    new SeatInfo("corinth", "Corinth", "oligarchs", Camp.SPARTA),
                    new SeatInfo("delian", "Delian League", "demos", Camp.ATHENS),
                    new SeatInfo("sparta", "Sparta", "oligarchs", Camp.SPARTA),
                    new SeatInfo("athens", "Athens", "demos", Camp.ATHENS)),
            4,
            List.of(new Scenario(
                    "war", "The Peloponnesian War", "Fifteen rounds, or until a team is ten points ahead.")),
            List.of(
                    new GameOption(
                            Rulings.PEOPLE,
                            "People",
                            "How many people share the four powers?",
                            List.of(
                                    new GameOption.Choice("4", "Four: one power each"),
                                    new GameOption.Choice(
                                            "3",
                                            "Three: Delian League and Athens are played by one person",
                                            List.of(List.of("delian", "athens"))),
                                    new GameOption.Choice(
                                            "2",
                                            "Two: each person plays a team",
                                            List.of(List.of("corinth", "sparta"), List.of("delian", "athens")))),
                            "4"),
                    new GameOption(
                            Rulings.PROVISION,
                            "Emergency Provision",
                            "Which cards may be fetched out of the draw deck?",
                            List.of(
                                    new GameOption.Choice("advanced", "Battle, muster and Prepare cards"),
                                    new GameOption.Choice("basic", "Battle and muster cards only")),
                            "advanced"),
                    new GameOption(
                            Rulings.MULLIGAN,
                            "Mulligan",
                            "May a power draw its ten opening cards again?",
                            List.of(new GameOption.Choice("allowed", "Once"), new GameOption.Choice("none", "No")),
                            "allowed")),
            120,
            "Hands, draw decks, face-down Prepare cards and discards not shown",
            "The order of the draw decks",
            20_000);

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public Module rules(DataPack data, Setup setup) {
        return new VictoryModule(data, setup);
    }

    @Override
    public Words words() {
        return Words.of(getClass())
                .naming(Space.class, VictoryOrDeathPlugin::inASentence)
                .naming(CardName.class, VictoryOrDeathPlugin::title);
    }

    /** Seas and kingdoms have an article. */
    private static String inASentence(Space space) {
        boolean article = space.kind() == Space.Kind.SEA || space.name().endsWith("Kingdom");
        return article ? "the " + space.name() : space.name();
    }

    /**
     * Titles are often whole sentences and appear in quotation marks; the four basic types have no titles of their own.
     */
    private static String title(CardName card) {
        return Character.isDigit(card.id().charAt(card.id().length() - 1))
                ? "\u201c" + card.title() + "\u201d"
                : card.title();
    }

    /** The shipped figures, for what draws places and names. */
    public static VictoryData figures() {
        return VictoryData.of(new VictoryOrDeathPlugin().data());
    }

    @Override
    public List<RuleFigures> ruleFigures(DataPack data) {
        return new VictoryOdds(VictoryData.of(data), words()).all();
    }

    @Override
    public TextBoard textBoard() {
        VictoryData data = figures();
        return new VictoryTextBoard(id -> data.atlas().space(id, "the text board"));
    }
}
