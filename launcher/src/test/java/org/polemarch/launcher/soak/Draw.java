package org.polemarch.launcher.soak;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.GameOption;
import org.polemarch.api.game.Scenario;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.wiring.SetupBuilder;
import org.polemarch.core.wiring.SetupFault;

/** Draws setups of a game: seats, scenario, options and up to three variants. */
final class Draw {

    private static final int MOST_VARIANTS = 3;

    private final InstalledGame game;
    private final Random random;

    /** Why drawn setups were refused: a line each. */
    private final Set<String> refusals = new TreeSet<>();

    private final Set<String> drawn = new TreeSet<>();

    Draw(InstalledGame game, Random random) {
        this.game = game;
        this.random = random;
    }

    Set<String> refusals() {
        return refusals;
    }

    /** The setups that were drawn and can be played. */
    Set<String> drawn() {
        return drawn;
    }

    /** A game of the next setup that can be played; what does not go together is drawn again. */
    PreparedGame<?> next() {
        while (true) {
            try {
                PreparedGame<?> prepared = game.prepare(builder().build(), Optional.empty());
                drawn.add(prepared.setup().toString());
                return prepared;
            } catch (SetupFault e) {
                refusals.add(e.getMessage());
            }
        }
    }

    private SetupBuilder builder() {
        GameInfo info = game.info();
        SetupBuilder setup = game.setup();
        setup.seats(info.fewestSeats() + random.nextInt(info.mostSeats() - info.fewestSeats() + 1));
        List<VariantInfo> variants = new ArrayList<>(game.variantInfos());
        Collections.shuffle(variants, random);
        List<VariantInfo> chosen = variants.subList(0, Math.min(random.nextInt(MOST_VARIANTS + 1), variants.size()));
        chosen.forEach(each -> setup.variant(each.id()));
        List<String> scenarios = Stream.concat(
                        info.scenarios().stream(), chosen.stream().flatMap(each -> each.scenarios().stream()))
                .map(Scenario::id)
                .toList();
        setup.scenario(any(scenarios));
        Stream.concat(info.options().stream(), chosen.stream().flatMap(each -> each.options().stream()))
                .forEach(option -> setup.option(option.id(), value(option)));
        return setup;
    }

    private String value(GameOption option) {
        return any(option.choices().stream().map(GameOption.Choice::value).toList());
    }

    private <T> T any(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
