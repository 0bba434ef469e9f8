package org.polemarch.api.game;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * What a player reads about a variant, and what set-up must know about it. It is built step by step:
 *
 * <pre>{@code
 * VariantInfo.of("great-engines", "polis").title("Great engines").summary("Sieges roll a six-sided die.")
 * }</pre>
 *
 * @param fits the versions of the game it was made for, as a range such as ">=1.0.0 & <2.0.0"; "*" is any
 * @param history the history behind it, for those who want to know
 * @param after variants that are applied before it if they are chosen, too; it may replace what they have replaced or
 *     patched
 * @param conflicts variants that cannot be chosen together with it
 * @param options its own options at set-up; their ids must differ from the game's
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

    /** A variant without its own options and scenarios, for every version of the game. */
    public VariantInfo(String id, String game, String title, String summary, List<String> conflicts) {
        this(id, game, ANY_VERSION, title, summary, "", "", "", "", List.of(), conflicts, List.of(), List.of());
    }

    /** A variant of a game. Until it is given a title, it is called by its id. */
    public static VariantInfo of(String id, String game) {
        return new VariantInfo(id, game, id, "", List.of());
    }

    public VariantInfo fits(String range) {
        return with(draft -> draft.fits = range);
    }

    public VariantInfo title(String text) {
        return with(draft -> draft.title = text);
    }

    public VariantInfo summary(String text) {
        return with(draft -> draft.summary = text);
    }

    public VariantInfo history(String text) {
        return with(draft -> draft.history = text);
    }

    public VariantInfo author(String name) {
        return with(draft -> draft.author = name);
    }

    public VariantInfo licence(String name) {
        return with(draft -> draft.licence = name);
    }

    public VariantInfo homepage(String url) {
        return with(draft -> draft.homepage = url);
    }

    public VariantInfo after(String... ids) {
        return with(draft -> draft.after = List.of(ids));
    }

    public VariantInfo conflicts(String... ids) {
        return with(draft -> draft.conflicts = List.of(ids));
    }

    public VariantInfo options(GameOption... own) {
        return with(draft -> draft.options = List.of(own));
    }

    public VariantInfo scenarios(Scenario... own) {
        return with(draft -> draft.scenarios = List.of(own));
    }

    private VariantInfo with(Consumer<Draft> change) {
        Draft draft = new Draft(this);
        change.accept(draft);
        return draft.finished();
    }

    private static final class Draft {
        private final String id;
        private final String game;
        private String fits;
        private String title;
        private String summary;
        private String history;
        private String author;
        private String licence;
        private String homepage;
        private List<String> after;
        private List<String> conflicts;
        private List<GameOption> options;
        private List<Scenario> scenarios;

        Draft(VariantInfo info) {
            id = info.id;
            game = info.game;
            fits = info.fits;
            title = info.title;
            summary = info.summary;
            history = info.history;
            author = info.author;
            licence = info.licence;
            homepage = info.homepage;
            after = info.after;
            conflicts = info.conflicts;
            options = info.options;
            scenarios = info.scenarios;
        }

        VariantInfo finished() {
            return new VariantInfo(
                    id, game, fits, title, summary, history, author, licence, homepage, after, conflicts, options,
                    scenarios);
        }
    }
}
