package org.polemarch.contract.broken;

import com.google.inject.Module;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.GameOption;
import org.polemarch.api.game.Scenario;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.api.game.Setup;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.testkit.MadeRules;

/**
 * The smallest game in which every promise can be broken: hidden hands, a hidden deck, an open reply, a roll, a secret
 * ballot. As it stands it keeps them all; the games beside it each break one.
 */
public class Ostraka implements GamePlugin {

    private final Function<Setup, OstrakaGame> game;

    /** The sound game. */
    public Ostraka() {
        this(OstrakaGame::new);
    }

    /** A broken one. */
    public Ostraka(Function<Setup, OstrakaGame> game) {
        this.game = game;
    }

    @Override
    public GameInfo info() {
        return new GameInfo(
                "ostraka",
                "Ostraka",
                "for tests",
                "Cards, a storm and a vote.",
                List.of(
                        SeatInfo.alone("athens", "Athens"),
                        SeatInfo.alone("sparta", "Sparta"),
                        SeatInfo.alone("corinth", "Corinth")),
                2,
                List.of(new Scenario("usual", "Usual", "Three rounds"), new Scenario("long", "Long", "Four rounds")),
                List.of(new GameOption(
                        "storm",
                        "Storm",
                        "What a storm takes",
                        List.of(
                                new GameOption.Choice("card", "A card of the longest row"),
                                new GameOption.Choice("none", "Nothing")),
                        "card")),
                5,
                "Hands, buried cards and the deck",
                "The deck and the storm",
                60);
    }

    @Override
    public Module rules(DataPack data, Setup setup) {
        OstrakaGame made = game.apply(setup);
        return binder -> {
            MadeRules.bind(binder, made.made());
            binder.bind(BoardGame.class).toInstance(made);
        };
    }

    @Override
    public DataPack data() {
        return DataPack.ofTexts(Map.of());
    }
}
