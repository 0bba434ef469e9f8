package org.polemarch.core.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.GameOption;
import org.polemarch.api.game.Scenario;
import org.polemarch.api.game.Setup;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.wiring.SetupBuilder;

/**
 * One way to set a game up, with a name for reports.
 *
 * @param name what is special about it: "3 seats", "option retreat=free"
 */
public record SetupCase(String name, Setup setup, List<VariantPlugin> variants) {
    public SetupCase {
        variants = List.copyOf(variants);
    }

    /**
     * Every number of seats, every scenario, every value of every option and every variant at least once: seats with
     * the first scenario and default options, the others one at a time with all seats.
     */
    public static List<SetupCase> all(GameInfo info, List<? extends VariantPlugin> variants) {
        List<SetupCase> cases = new ArrayList<>();
        for (int seats = info.fewestSeats(); seats <= info.mostSeats(); seats++) {
            cases.add(new SetupCase(seats + " seats", Setup.of(info, seats), List.of()));
        }
        Setup usual = info.defaultSetup();
        for (Scenario scenario : info.scenarios().subList(1, info.scenarios().size())) {
            cases.add(new SetupCase("scenario " + scenario.id(), usual.withScenario(scenario.id()), List.of()));
        }
        for (GameOption option : info.options()) {
            for (GameOption.Choice choice : option.choices()) {
                if (!choice.value().equals(option.defaultValue())) {
                    cases.add(new SetupCase(
                            "option " + option.id() + "=" + choice.value(),
                            usual.withOption(option.id(), choice.value()),
                            List.of()));
                }
            }
        }
        for (VariantPlugin variant : variants) {
            cases.addAll(of(variant, info));
        }
        return cases;
    }

    /** A variant alone, then with each of its own scenarios and with each value of its own options. */
    public static List<SetupCase> of(VariantPlugin variant, GameInfo game) {
        VariantInfo info = variant.info();
        String name = "variant " + info.id();
        List<SetupCase> cases = new ArrayList<>();
        Setup usual = new SetupBuilder(game, List.of(info)).variant(info.id()).build();
        cases.add(new SetupCase(name, usual, List.of(variant)));
        for (Scenario scenario : info.scenarios()) {
            cases.add(new SetupCase(
                    name + ", scenario " + scenario.id(), usual.withScenario(scenario.id()), List.of(variant)));
        }
        for (GameOption option : info.options()) {
            for (GameOption.Choice choice : option.choices()) {
                if (!choice.value().equals(option.defaultValue())) {
                    cases.add(new SetupCase(
                            name + ", option " + option.id() + "=" + choice.value(),
                            usual.withOption(option.id(), choice.value()),
                            List.of(variant)));
                }
            }
        }
        return cases;
    }

    public PreparedGame<?> prepare(GamePlugin plugin) {
        return PreparedGame.of(plugin, variants, setup, Optional.empty());
    }

    public static String describe(Setup setup) {
        StringBuilder line = new StringBuilder(setup.seats().size() + " seats, scenario " + setup.scenario());
        setup.options()
                .forEach((id, value) -> line.append(", ").append(id).append('=').append(value));
        setup.variants().forEach(variant -> line.append(", variant ").append(variant));
        return line.toString();
    }
}
