package org.polemarch.api.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * What a player reads about a variant, and what set-up must know of it. Written step by step:
 *
 * <pre>{@code
 * VariantInfo.of("great-engines", "polis").title("Great engines").summary("Sieges roll a six-sided die.")
 * }</pre>
 *
 * @param fits the versions of the game it was made for, as a range such as ">=1.0.0 & <2.0.0"; "*" is any
 * @param history what it owes to history, for those who want to know
 * @param after variants that come before it if they are chosen too: it may replace what they have replaced or patched
 * @param conflicts variants that cannot be chosen together with it
 * @param options its own choices at set-up; their ids differ from the game's
 * @param scenarios its own scenarios; they can be chosen only with it
 */
public record VariantInfo(
        String id,
        String game,
        String fits,
        String title,
        String summary,
        String history,
        String author,
        String licence,
        String homepage,
        List<String> after,
        List<String> conflicts,
        List<GameOption> options,
        List<Scenario> scenarios) {

    /** The range of a variant that fits every version. */
    public static final String ANY_VERSION = "*";

    public VariantInfo {
        if (!id.matches("[a-zA-Z0-9][a-zA-Z0-9._-]*")) {
            throw new IllegalArgumentException(
                    "variant id '" + id + "' must be made of letters, digits, dots and hyphens");
        }
        Objects.requireNonNull(game);
        Objects.requireNonNull(fits);
        Objects.requireNonNull(title);
        Objects.requireNonNull(summary);
        Objects.requireNonNull(history);
        Objects.requireNonNull(author);
        Objects.requireNonNull(licence);
        Objects.requireNonNull(homepage);
        after = List.copyOf(after);
        conflicts = List.copyOf(conflicts);
        options = List.copyOf(options);
        scenarios = List.copyOf(scenarios);
    }

    /** A variant without options and scenarios of its own, for every version of the game. */
    public VariantInfo(String id, String game, String title, String summary, List<String> conflicts) {
        this(
                id,
                game,
                ANY_VERSION,
                title,
                summary,
                "",
                "",
                "",
                "",
                List.of(),
                conflicts,
                List.of(),
                List.of());
    }

    /** A variant of a game that is called by its id until it is given a title. */
    public static VariantInfo of(String id, String game) {
        return new VariantInfo(id, game, id, "", List.of());
    }

    public VariantInfo fits(String range) {
        return new VariantInfo(
                id, game, range, title, summary, history, author, licence, homepage, after, conflicts, options,
                scenarios);
    }

    public VariantInfo title(String text) {
        return new VariantInfo(
                id, game, fits, text, summary, history, author, licence, homepage, after, conflicts, options,
                scenarios);
    }

    public VariantInfo summary(String text) {
        return new VariantInfo(
                id, game, fits, title, text, history, author, licence, homepage, after, conflicts, options, scenarios);
    }

    public VariantInfo history(String text) {
        return new VariantInfo(
                id, game, fits, title, summary, text, author, licence, homepage, after, conflicts, options, scenarios);
    }

    /** Who wrote it, under which licence, and where more about it is to be found. */
    public VariantInfo by(String name, String itsLicence, String url) {
        return new VariantInfo(
                id, game, fits, title, summary, history, name, itsLicence, url, after, conflicts, options, scenarios);
    }

    public VariantInfo after(String... ids) {
        return new VariantInfo(
                id, game, fits, title, summary, history, author, licence, homepage, List.of(ids), conflicts, options,
                scenarios);
    }

    public VariantInfo conflicts(String... ids) {
        return new VariantInfo(
                id, game, fits, title, summary, history, author, licence, homepage, after, List.of(ids), options,
                scenarios);
    }

    /** The same with one more option. */
    public VariantInfo option(GameOption option) {
        return new VariantInfo(
                id, game, fits, title, summary, history, author, licence, homepage, after, conflicts,
                and(options, option), scenarios);
    }

    /** The same with one more scenario. */
    public VariantInfo scenario(Scenario scenario) {
        return new VariantInfo(
                id, game, fits, title, summary, history, author, licence, homepage, after, conflicts, options,
                and(scenarios, scenario));
    }

    private static <T> List<T> and(List<T> some, T one) {
        List<T> all = new ArrayList<>(some);
        all.add(one);
        return all;
    }
}
