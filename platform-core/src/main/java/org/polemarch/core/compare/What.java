package org.polemarch.core.compare;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.polemarch.api.game.GameOption;
import org.polemarch.api.game.Setup;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.wiring.SetupBuilder;
import org.polemarch.core.wiring.SetupFault;

/**
 * A set of rules that can be compared with another: {@code game[:scenario][+variant...][,option=value...]}. The number of
 * players is given like an option, as {@code players=3}.
 *
 * @param scenario empty for the game's first one
 */
public record What(String game, String scenario, List<String> variants, Map<String, String> options) {

    private static final String FORM = "game[:scenario][+variant...][,option=value...]";
    private static final String PLAYERS = "players";
    private static final Pattern PART = Pattern.compile("([:+,])([^:+,]*)");
    private static final Pattern START = Pattern.compile("[^:+,]*");

    public What {
        Objects.requireNonNull(game);
        Objects.requireNonNull(scenario);
        variants = List.copyOf(variants);
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }

    /** Parses what a player wrote, without checking yet whether such things exist. */
    public static What parse(String text) {
        Matcher start = START.matcher(text);
        String game = start.lookingAt() ? start.group().strip() : "";
        require(!game.isEmpty(), text, "names no game");
        String scenario = "";
        List<String> variants = new ArrayList<>();
        Map<String, String> options = new LinkedHashMap<>();
        Matcher part = PART.matcher(text).region(start.end(), text.length());
        while (part.find()) {
            String value = part.group(2).strip();
            String sign = part.group(1);
            require(!value.isEmpty(), text, "has nothing after '" + sign + "'");
            if (sign.equals("+")) {
                variants.add(value);
            } else if (sign.equals(":")) {
                require(scenario.isEmpty(), text, "names two scenarios, " + scenario + " and " + value);
                scenario = value;
            } else {
                int equals = value.indexOf('=');
                require(equals > 0 && equals < value.length() - 1, text, "has '" + value + "' for an option=value");
                String before = options.put(value.substring(0, equals), value.substring(equals + 1));
                require(before == null, text, "sets " + value.substring(0, equals) + " twice");
            }
        }
        return new What(game, scenario, variants, options);
    }

    private static void require(boolean right, String text, String wrong) {
        if (!right) {
            throw new SetupFault("'" + text + "' " + wrong + "; write " + FORM);
        }
    }

    /** As it is written; parsing it gives the same again. */
    public String text() {
        StringBuilder text = new StringBuilder(game);
        if (!scenario.isEmpty()) {
            text.append(':').append(scenario);
        }
        variants.forEach(variant -> text.append('+').append(variant));
        options.forEach((id, value) -> text.append(',').append(id).append('=').append(value));
        return text.toString();
    }

    /** The setup it names; a {@link SetupFault} says what doesn't exist, and what does. */
    public Setup setup(InstalledGame installed) {
        SetupBuilder builder = installed.setup();
        if (!scenario.isEmpty()) {
            builder.scenario(scenario);
        }
        variants.forEach(builder::variant);
        options.forEach((id, value) -> {
            if (isPlayers(id, installed)) {
                if (!value.matches("\\d{1,2}")) {
                    throw new SetupFault("players=" + value + " is no number; write players="
                            + installed.info().fewestSeats());
                }
                builder.seats(Integer.parseInt(value));
            } else {
                builder.option(id, value);
            }
        });
        return builder.build();
    }

    private static boolean isPlayers(String id, InstalledGame installed) {
        return id.equals(PLAYERS)
                && installed.info().options().stream().map(GameOption::id).noneMatch(PLAYERS::equals);
    }

    /** This and one WHAT for every rule that can be changed alone: each installed variant, each other value of an option. */
    public List<What> ablations(InstalledGame installed) {
        List<What> all = new ArrayList<>(List.of(this));
        installed.variantInfos().stream()
                .filter(variant -> !variants.contains(variant.id()))
                .filter(variant -> variants.stream().noneMatch(variant.conflicts()::contains))
                .forEach(variant -> all.add(with(variant.id())));
        Setup setup = setup(installed);
        for (GameOption option : installed.info().options()) {
            option.choices().stream()
                    .map(GameOption.Choice::value)
                    .filter(value -> !value.equals(setup.option(option.id())))
                    .forEach(value -> all.add(with(option.id(), value)));
        }
        return all;
    }

    private What with(String variant) {
        List<String> more = new ArrayList<>(variants);
        more.add(variant);
        return new What(game, scenario, more, options);
    }

    private What with(String option, String value) {
        Map<String, String> changed = new LinkedHashMap<>(options);
        changed.put(option, value);
        return new What(game, scenario, variants, changed);
    }
}
