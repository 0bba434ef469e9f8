package org.polemarch.pericles;

import com.google.inject.Module;
import java.util.ArrayList;
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
import org.polemarch.pericles.data.PericlesData;
import org.polemarch.pericles.model.CardId;
import org.polemarch.pericles.text.PericlesTextBoard;

/** Pericles: The Peloponnesian Wars, 460-400 BC. */
@Extension
public final class PericlesPlugin implements GamePlugin {

    private static final GameInfo INFO = new GameInfo(
            "pericles",
            "Pericles",
            "Mark Herman, GMT Games 2017",
            "Two city-states, four factions: debate in the Assembly, then fight in twenty Theaters.",
            List.of(
                    new SeatInfo("aristocrats", "Aristocrats", "athens", Camp.ATHENS),
                    new SeatInfo("demagogues", "Demagogues", "athens", Camp.ATHENS),
                    new SeatInfo("eurypontids", "Eurypontids", "sparta", Camp.SPARTA),
                    new SeatInfo("agiads", "Agiads", "sparta", Camp.SPARTA)),
            4,
            scenarios(),
            options(),
            240,
            "hands and Entourages, tokens behind the shields, commitments, the faces of Theater markers, decks",
            "dealt cards, the Aristophanes deck, battle cards",
            40_000);

    /** The scenarios' names are messages, so that a list of games need not read the data. */
    private static List<Scenario> scenarios() {
        Words words = Words.of(PericlesPlugin.class);
        List<Scenario> scenarios = new ArrayList<>();
        for (String id : List.of(
                "14.2",
                "14.3",
                "14.1.06A",
                "14.4",
                "14.1.08A",
                "14.1.01A",
                "14.1.09A",
                "14.1.01B",
                "14.1.06B",
                "14.1.04B",
                "14.1.07B",
                "14.1.08B",
                "14.1.10B",
                "14.1.10D")) {
            scenarios.add(new Scenario(
                    id, words.text("scenario." + id + ".title"), words.text("scenario." + id + ".summary")));
        }
        return scenarios;
    }

    private static List<GameOption> options() {
        return List.of(
                new GameOption(
                        "compatriots",
                        "Compatriots",
                        "whether the two factions of a city-state show each other tokens and markers (4.1)",
                        List.of(
                                new GameOption.Choice("show", "they show each other everything behind the shields"),
                                new GameOption.Choice(
                                        "hide", "markers stay hidden; tokens can still be counted from the stock")),
                        "show"),
                new GameOption(
                        "handicap",
                        "Handicap",
                        "Honor that both factions of one side start with, for a game against bots (15.0)",
                        List.of(
                                new GameOption.Choice("none", "none"),
                                new GameOption.Choice("athens-10", "Athens, 10 each"),
                                new GameOption.Choice("athens-20", "Athens, 20 each"),
                                new GameOption.Choice("athens-30", "Athens, 30 each"),
                                new GameOption.Choice("sparta-6", "Sparta, 6 each"),
                                new GameOption.Choice("sparta-10", "Sparta, 10 each"),
                                new GameOption.Choice("sparta-20", "Sparta, 20 each"),
                                new GameOption.Choice("sparta-30", "Sparta, 30 each")),
                        "none"),
                new GameOption(
                        "first-play",
                        "First play",
                        "which Aristophanes card is performed first, in every scenario with an Aristophanes Phase (5.1)",
                        List.of(
                                new GameOption.Choice("drawn", "the one that is drawn"),
                                new GameOption.Choice("clouds", "Clouds A")),
                        "drawn"));
    }

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public List<RuleFigures> ruleFigures(DataPack data) {
        return new PericlesOdds(PericlesData.of(data), words()).all();
    }

    @Override
    public TextBoard textBoard() {
        return new PericlesTextBoard();
    }

    @Override
    public Words words() {
        PericlesData data = PericlesData.of(data());
        return Words.of(PericlesPlugin.class)
                .naming(
                        CardId.class,
                        id -> data.find(id)
                                .map(card -> card.id() + " " + card.title() + " (" + card.value() + ")")
                                .orElse(id.value()));
    }

    @Override
    public Module rules(DataPack data, Setup setup) {
        return new PericlesModule(data, setup);
    }
}
