package org.polemarch.core.wiring;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.GameOption;
import org.polemarch.api.game.Scenario;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.api.game.Setup;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.core.words.CoreWords;

/**
 * From what a player wrote to a setup that rules may rely on. What is not said stays at the game's default. Every
 * method throws a {@link SetupFault} that names what is wrong and what would be right.
 */
public final class SetupBuilder {

    private final GameInfo game;
    private final List<VariantInfo> variants;
    private String scenario;
    private int seats;
    private final Map<String, String> options = new LinkedHashMap<>();
    private final Set<String> given = new LinkedHashSet<>();
    private final List<VariantInfo> chosen = new ArrayList<>();

    /** The default setup of a game for which these variants are installed. */
    public SetupBuilder(GameInfo game, Collection<VariantInfo> variants) {
        this.game = game;
        this.variants = List.copyOf(variants);
        this.scenario = game.scenarios().get(0).id();
        this.seats = game.mostSeats();
        for (GameOption option : game.options()) {
            options.put(option.id(), option.defaultValue());
        }
    }

    /** Chooses a scenario, of the game or of a variant that is chosen, too. */
    public SetupBuilder scenario(String id) {
        List<String> known = Stream.concat(
                        game.scenarios().stream(), variants.stream().flatMap(each -> each.scenarios().stream()))
                .map(Scenario::id)
                .toList();
        require(known.contains(id), () -> DidYouMean.line(CoreWords.of("unknown.scenario", game.title()), id, known));
        scenario = id;
        return this;
    }

    /** Chooses how many sit at the table: the first seats of the game, that many. */
    public SetupBuilder seats(int count) {
        require(
                count >= game.fewestSeats() && count <= game.mostSeats(),
                () -> CoreWords.of("setup.seats", game.title(), range(), count));
        seats = count;
        return this;
    }

    /** Chooses who sits at the table by name, in any order; if the number of seats decides who sits, they must be the first ones. */
    public SetupBuilder seats(Collection<String> ids) {
        Set<String> named = new LinkedHashSet<>();
        for (String id : ids) {
            checkSeat(id);
            require(named.add(id), () -> CoreWords.of("setup.seat-twice", id));
        }
        seats(named.size());
        List<String> seated = seatIds().subList(0, seats);
        require(
                named.containsAll(seated),
                () -> game.title() + " with " + seats + " seats is played by " + String.join(", ", seated) + ", not by "
                        + String.join(", ", named));
        return this;
    }

    /** A fault unless the game has a seat with that id. */
    public void checkSeat(String id) {
        require(
                seatIds().contains(id),
                () -> DidYouMean.line(CoreWords.of("unknown.seat", game.title()), id, seatIds()));
    }

    /** Sets an option written as {@code name=value}. */
    public SetupBuilder option(String assignment) {
        int sign = assignment.indexOf('=');
        require(sign > 0, () -> "option '" + assignment + "' must be written name=value" + optionHint());
        return option(
                assignment.substring(0, sign).strip(),
                assignment.substring(sign + 1).strip());
    }

    /** Sets an option, of the game or of a variant that is chosen, too. */
    public SetupBuilder option(String id, String value) {
        List<GameOption> all = Stream.concat(
                        game.options().stream(), variants.stream().flatMap(each -> each.options().stream()))
                .toList();
        List<String> known = all.stream().map(GameOption::id).toList();
        GameOption option = all.stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow(
                        () -> new SetupFault(DidYouMean.line(CoreWords.of("unknown.option", game.title()), id, known)));
        List<String> values =
                option.choices().stream().map(GameOption.Choice::value).toList();
        require(option.allows(value), () -> DidYouMean.line(CoreWords.of("unknown.value", id), value, values));
        require(
                given.add(id) || options.get(id).equals(value),
                () -> "option " + id + " is given twice, as " + options.get(id) + " and as " + value);
        options.put(id, value);
        return this;
    }

    /** Adds a variant; variants are applied in the order they are added, save that one may want to come after another. */
    public SetupBuilder variant(String id) {
        List<String> known = variants.stream().map(VariantInfo::id).toList();
        VariantInfo variant = variants.stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow(() ->
                        new SetupFault(DidYouMean.line(CoreWords.of("unknown.variant", game.title()), id, known)));
        for (VariantInfo other : chosen) {
            require(!other.id().equals(id), () -> CoreWords.of("setup.variant-twice", id));
            VariantOrder.requireTogether(List.of(other, variant));
            for (GameOption option : variant.options()) {
                require(
                        other.options().stream().noneMatch(each -> each.id().equals(option.id())),
                        () -> "variants " + other.id() + " and " + id + " both have an option '" + option.id()
                                + "'; choose one of them");
            }
        }
        chosen.add(variant);
        return this;
    }

    public Setup build() {
        List<Seat> taken = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            taken.add(new Seat(i, seatIds().get(i)));
        }
        for (VariantInfo variant : variants) {
            boolean isChosen = chosen.contains(variant);
            require(
                    isChosen
                            || isOfTheGame(scenario)
                            || variant.scenarios().stream()
                                    .noneMatch(each -> each.id().equals(scenario)),
                    () -> "scenario " + scenario + " belongs to variant " + variant.id() + "; choose that, too");
            for (GameOption option : variant.options()) {
                require(
                        isChosen || !given.contains(option.id()) || isAmongTheChosen(option),
                        () -> "option " + option.id() + " belongs to variant " + variant.id() + "; choose that, too");
                if (isChosen) {
                    options.putIfAbsent(option.id(), option.defaultValue());
                }
            }
        }
        return new Setup(
                scenario,
                taken,
                options,
                VariantOrder.of(chosen, each -> each).stream()
                        .map(VariantInfo::id)
                        .toList());
    }

    private boolean isOfTheGame(String id) {
        return game.scenarios().stream().anyMatch(each -> each.id().equals(id));
    }

    private boolean isAmongTheChosen(GameOption option) {
        return chosen.stream()
                .flatMap(each -> each.options().stream())
                .anyMatch(each -> each.id().equals(option.id()));
    }

    /**
     * A setup that came from elsewhere, such as a save, checked as if a player had just chosen it. An option that it does
     * not name is set to its default.
     */
    public static Setup checked(Setup setup, GameInfo game, Collection<VariantInfo> variants) {
        SetupBuilder builder = new SetupBuilder(game, variants);
        builder.scenario(setup.scenario());
        builder.seats(setup.seats().stream().map(Seat::id).toList());
        setup.options().forEach(builder::option);
        setup.variants().forEach(builder::variant);
        Setup checked = builder.build();
        require(
                checked.seats().equals(setup.seats()),
                () -> game.title() + " seats " + checked.seats() + " in this order, not " + setup.seats());
        return checked;
    }

    private List<String> seatIds() {
        return game.seats().stream().map(SeatInfo::id).toList();
    }

    private String range() {
        return game.fewestSeats() == game.mostSeats()
                ? CoreWords.of("setup.range.one", game.mostSeats())
                : CoreWords.of("setup.range", game.fewestSeats(), game.mostSeats());
    }

    private String optionHint() {
        if (game.options().isEmpty()) {
            return "; " + game.title() + " has no options";
        }
        GameOption first = game.options().get(0);
        return ", such as " + first.id() + "=" + first.defaultValue();
    }

    private static void require(boolean right, java.util.function.Supplier<String> fault) {
        if (!right) {
            throw new SetupFault(fault.get());
        }
    }
}
