package org.polemarch.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Setup;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Question;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.Words;
import org.polemarch.core.contract.trial.Style;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;

/**
 * A recorded game that must come out verbatim: the moves are in a text file that a player can read, and replaying them
 * must produce the same file, word for word.
 *
 * <pre>{@code
 * @Test
 * void fourPlayers() {
 *     Playthrough.of(new PeriklesPlugin()).seats(4).seed(7).verify("four-players");
 * }
 * }</pre>
 *
 * <p>The file is {@code src/test/resources/playthroughs/four-players.txt}. With {@code -Dplaythrough.record=true} it is
 * written instead. The recorded moves stay as long as they can be played, whatever bots would play today; from there on,
 * and where there is no file, greedy bots play, unless told otherwise. With {@code -Dplaythrough.reword=true} all the moves
 * stay, and only what the game says about them is written again.
 */
public final class Playthrough {

    private static final Path FOLDER = Path.of("src", "test", "resources", "playthroughs");
    private static final String BROKEN_OFF = "Here it ends: ";
    private static final Pattern ANSWER = Pattern.compile("^ *\\d+\\. .*«(.*)».*$");

    private final GamePlugin plugin;
    private final Setup setup;
    private final List<VariantPlugin> variants;
    private final long seed;
    private final Style style;

    private Playthrough(GamePlugin plugin, Setup setup, List<VariantPlugin> variants, long seed, Style style) {
        this.plugin = plugin;
        this.setup = setup;
        this.variants = variants;
        this.seed = seed;
        this.style = style;
    }

    /** A game of all seats, first scenario, default options, seed 1. */
    public static Playthrough of(GamePlugin plugin) {
        return new Playthrough(plugin, plugin.info().defaultSetup(), List.of(), 1, Style.GREEDY);
    }

    /** With that many seats. */
    public Playthrough seats(int count) {
        Setup fewer = Setup.of(plugin.info(), count);
        return with(
                new Setup(setup.scenario(), fewer.seats(), setup.options(), setup.variants()), variants, seed, style);
    }

    /** With that scenario. */
    public Playthrough scenario(String id) {
        return with(setup.withScenario(id), variants, seed, style);
    }

    /** With an option changed. */
    public Playthrough option(String id, String value) {
        return with(setup.withOption(id, value), variants, seed, style);
    }

    /** With these variants. */
    public Playthrough variants(VariantPlugin... chosen) {
        List<VariantPlugin> all = List.of(chosen);
        return with(
                setup.withVariants(all.stream().map(each -> each.info().id()).toList()), all, seed, style);
    }

    /** From that seed. */
    public Playthrough seed(long number) {
        return with(setup, variants, number, style);
    }

    /** Recorded with random play instead of greedy bots. */
    public Playthrough random() {
        return with(setup, variants, seed, Style.RANDOM);
    }

    private Playthrough with(Setup newSetup, List<VariantPlugin> newVariants, long newSeed, Style newStyle) {
        return new Playthrough(plugin, newSetup, newVariants, newSeed, newStyle);
    }

    /** Plays the recorded moves again and compares the file word for word; or records it. */
    public void verify(String name) {
        verify(FOLDER.resolve(name + ".txt"));
    }

    void verify(Path file) {
        PreparedGame<?> game = PreparedGame.of(plugin, variants, setup, Optional.empty());
        try {
            if (Boolean.getBoolean("playthrough.record")) {
                record(file, game);
                return;
            }
            assertThat(file)
                    .as("the recorded game; -Dplaythrough.record=true writes it")
                    .exists();
            String recorded = Files.readString(file);
            String now = text(game, seed, answers(recorded));
            if (Boolean.getBoolean("playthrough.reword")) {
                assertThat(now).doesNotContain(BROKEN_OFF);
                Files.writeString(file, now);
                return;
            }
            assertThat(now)
                    .as(
                            "the moves of %s played again; if the change is meant, record it with"
                                    + " -Dplaythrough.record=true, or with -Dplaythrough.reword=true if only the words"
                                    + " are new, and read the difference",
                            file)
                    .isEqualTo(recorded);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read or write " + file, e);
        }
    }

    void record(Path file) throws IOException {
        record(file, PreparedGame.of(plugin, variants, setup, Optional.empty()));
    }

    private void record(Path file, PreparedGame<?> game) throws IOException {
        List<String> before = Files.exists(file) ? answers(Files.readString(file)) : List.of();
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, text(game, seed, played(game, seed, style, before)));
    }

    private static List<String> answers(String recorded) {
        List<String> answers = new ArrayList<>();
        for (String line : recorded.lines().toList()) {
            Matcher answer = ANSWER.matcher(line);
            if (answer.matches()) {
                answers.add(answer.group(1));
            }
        }
        return answers;
    }

    private static <S extends GameState<S>> List<String> played(
            PreparedGame<S> prepared, long seed, Style style, List<String> before) {
        Game<S> game = prepared.start(seed);
        Chance chance = Chance.seeded(~seed);
        List<String> answers = new ArrayList<>();
        boolean asBefore = true;
        while (!game.over()) {
            int index = -1;
            asBefore &= answers.size() < before.size();
            for (int i = 0; asBefore && index < 0 && i < game.moves().size(); i++) {
                index = game.moves().get(i).notation().equals(before.get(answers.size())) ? i : -1;
            }
            asBefore &= index >= 0;
            index = asBefore ? index : style.choose(game, chance);
            answers.add(game.moves().get(index).notation());
            game.play(index);
        }
        return answers;
    }

    /** A game as a reader who sees everything reads it; it ends where a move cannot be played, with the reason. */
    public static <S extends GameState<S>> String text(PreparedGame<S> prepared, long seed, List<String> answers) {
        return new Writer<>(prepared).write(seed, answers);
    }

    private static final class Writer<S extends GameState<S>> {

        private final PreparedGame<S> prepared;
        private final Words words;
        private final StringBuilder text = new StringBuilder();
        private final List<GameEvent> events = new ArrayList<>();

        Writer(PreparedGame<S> prepared) {
            this.prepared = prepared;
            this.words = prepared.words();
        }

        String write(long seed, List<String> answers) {
            head(seed);
            try {
                Game<S> game = prepared.start(seed, events::add);
                happened();
                for (int i = 0; i < answers.size(); i++) {
                    answer(game, i + 1, answers.get(i));
                }
                tail(game);
            } catch (RuntimeException e) {
                happened();
                line(BROKEN_OFF + e);
                line("Moves: " + answers);
            }
            return text.toString();
        }

        private void head(long seed) {
            Setup setup = prepared.setup();
            line(prepared.info().title());
            line("scenario: " + setup.scenario());
            line("seats: "
                    + String.join(", ", setup.seats().stream().map(words::name).toList()));
            setup.options().forEach((id, value) -> line("option " + id + ": " + value));
            setup.variants().forEach(variant -> line("variant: " + variant));
            line("seed: " + seed);
            line("");
        }

        private void answer(Game<S> game, int number, String answer) {
            Question question = game.question();
            String move = question.moves().stream()
                    .filter(each -> each.notation().equals(answer))
                    .findFirst()
                    .map(words::say)
                    .orElse("?");
            line(number + ". " + words.name(question.seat()) + ": " + words.say(question.frame())
                    + cited(question.cites()));
            text.setLength(text.length() - 1);
            line(" – " + move + "  «" + answer + "»");
            game.play(answer);
            happened();
        }

        private void happened() {
            for (GameEvent event : events) {
                line("       " + words.say(event) + cited(event.cites()));
            }
            events.clear();
        }

        private void tail(Game<S> game) {
            line("");
            Outcome outcome = game.book().game().outcome(game.state());
            line(words.text(outcome.ending()));
            outcome.scores().stream()
                    .sorted(Comparator.comparingInt(Score::rank))
                    .forEach(score -> line("  " + score.rank() + ". " + words.name(score.seat()) + "  " + score.points()
                            + breakdown(score)));
            line("digest: " + game.digest());
        }

        private String breakdown(Score score) {
            List<String> lines = score.breakdown().stream()
                    .map(line -> words.text(line.label()) + " " + line.points())
                    .toList();
            return lines.isEmpty() ? "" : "  (" + String.join(", ", lines) + ")";
        }

        private static String cited(String section) {
            return section.isEmpty() ? "" : " [" + section + "]";
        }

        private void line(String line) {
            text.append(line).append('\n');
        }
    }
}
