package org.polemarch.api.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Everything about a game that is decided before its first move, except the seed. There is a value for every option of
 * the game; variants are ids in the order in which they are applied. Whoever builds a setup validates it, so rules may
 * rely on it. Rules get it injected.
 */
public record Setup(String scenario, List<Seat> seats, Map<String, String> options, List<String> variants) {
    public Setup {
        Objects.requireNonNull(scenario);
        seats = List.copyOf(seats);
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        variants = List.copyOf(variants);
    }

    /** The first scenario and the default options with that many seats. */
    public static Setup of(GameInfo info, int seats) {
        if (seats < info.fewestSeats() || seats > info.mostSeats()) {
            throw new IllegalArgumentException(info.title() + " is for " + info.fewestSeats() + " to "
                    + info.mostSeats() + " seats, not " + seats);
        }
        List<Seat> taken = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            taken.add(new Seat(i, info.seats().get(i).id()));
        }
        Map<String, String> options = new LinkedHashMap<>();
        for (GameOption option : info.options()) {
            options.put(option.id(), option.defaultValue());
        }
        return new Setup(info.scenarios().get(0).id(), taken, options, List.of());
    }

    /** The value of an option the game declared. */
    public String option(String id) {
        String value = options.get(id);
        if (value == null) {
            throw new IllegalArgumentException("no option " + id);
        }
        return value;
    }

    public Setup withOption(String id, String value) {
        Map<String, String> changed = new LinkedHashMap<>(options);
        changed.put(id, value);
        return new Setup(scenario, seats, changed, variants);
    }

    public Setup withScenario(String id) {
        return new Setup(id, seats, options, variants);
    }

    public Setup withVariants(List<String> ids) {
        return new Setup(scenario, seats, options, ids);
    }
}
