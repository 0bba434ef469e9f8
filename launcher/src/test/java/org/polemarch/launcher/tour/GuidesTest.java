package org.polemarch.launcher.tour;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.data.Provenance;
import org.polemarch.api.play.Move;
import org.polemarch.api.teach.Glossary;
import org.polemarch.api.teach.Guide;
import org.polemarch.api.teach.Guide.Done;
import org.polemarch.api.teach.Guide.Step;
import org.polemarch.api.text.Words;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;

/** The guides of all games: players who follow them reach the end, and players who don't are never stuck. */
class GuidesTest {

    private static final Set<String> COMMANDS =
            Set.of("hint", "undo", "why-not", "rules", "palette", "primer", "explain");
    private static final int FEWEST_STEPS = 15;
    private static final int MOST_STEPS = 30;
    private static final int LONGEST_TITLE = 40;
    private static final int LONGEST_TEXT = 280;
    private static final int LONGEST_WHY = 200;
    private static final int LONGEST_TERM = 330;

    /** A word that begins with a capital letter in the middle of a sentence. */
    private static final Pattern TERM = Pattern.compile("(?<=[\\p{Ll}\\p{N},;:+] )\\p{Lu}[\\p{L}'’]+");

    @TempDir
    Path folder;

    private void each(BiConsumer<InstalledGame, TestTable> test) {
        try (TestTable tables = TestTable.installed(folder)) {
            tables.catalog().games().stream()
                    .filter(game -> game.plugin().teaching().hasGuide())
                    .forEach(game -> test.accept(game, tables));
        }
    }

    private static TableModel table(InstalledGame game, Guide guide, TestTable tables) {
        return new TableModel(GuidedGame.begin(game, guide, tables.library(), "Ann"));
    }

    @Test
    void whoeverFollowsAGuideComesToItsEnd() {
        each((game, tables) -> {
            Guide guide = game.plugin().teaching().guide().orElseThrow();
            TableModel table = table(game, guide, tables);
            GuideModel model = new GuideModel(guide, table, 0);
            GuidePlayer player = new GuidePlayer(model, table);
            List<String> reached = new ArrayList<>();
            Optional<String> wrong = Optional.empty();
            for (int i = 0; i < 500 && !model.finished() && wrong.isEmpty(); i++) {
                String step = model.step().orElseThrow().id();
                if (!reached.contains(step)) {
                    reached.add(step);
                }
                wrong = player.next();
                assertThat(model.note()).as(game.id() + " after " + step).isEmpty();
            }
            assertThat(wrong).as(game.id()).isEmpty();
            assertThat(model.finished()).as(game.id() + " stays at " + reached).isTrue();
            assertThat(reached)
                    .as(game.id())
                    .containsExactlyElementsOf(
                            guide.steps().stream().map(Step::id).toList());
        });
    }

    @Test
    void whoeverPlaysAnythingIsNeverStuck() {
        each((game, tables) -> {
            Guide guide = game.plugin().teaching().guide().orElseThrow();
            for (long seed = 1; seed <= 3; seed++) {
                Chance chance = Chance.seeded(seed);
                TableModel table = table(game, guide, tables);
                GuideModel model = new GuideModel(guide, table, 0);
                int at = 0;
                int answers = 0;
                while (!model.finished()) {
                    if (table.stage() == Stage.BOT) {
                        table.session().botMove();
                    } else if (model.isRead()) {
                        model.goOn();
                    } else {
                        int moves = table.session().question().moves().size();
                        table.session().play(chance.below(moves));
                        answers++;
                    }
                    model.check();
                    answers = model.at() == at ? answers : 0;
                    at = model.at();
                    assertThat(answers)
                            .as(game.id() + ", seed " + seed + ": answers in step " + at)
                            .isLessThanOrEqualTo(GuideModel.MOST);
                }
            }
        });
    }

    @Test
    void aCommentGoesWhenTheAnswerIsTakenBack() {
        each((game, tables) -> {
            Guide guide = game.plugin().teaching().guide().orElseThrow();
            TableModel table = table(game, guide, tables);
            GuideModel model = new GuideModel(guide, table, 0);
            GuidePlayer player = new GuidePlayer(model, table);
            // Some steps are done whatever is answered; they have nothing to say.
            while (model.note().isEmpty()) {
                while (model.suggestion().isEmpty()) {
                    assertThat(player.next()).as(game.id()).isEmpty();
                }
                Step step = model.step().orElseThrow();
                table.session()
                        .play(table.session().question().moves().stream()
                                .filter(move -> !step.suggests(move.notation()))
                                .findFirst()
                                .map(Move.class::cast)
                                .or(model::suggestion)
                                .orElseThrow());
                model.check();
            }
            table.undo();
            model.check();
            assertThat(model.note()).as(game.id()).isEmpty();
        });
    }

    @Test
    void whatGuidesSayIsShortAndUsesTheWordsOfTheGame() {
        each((game, tables) -> {
            Guide guide = game.plugin().teaching().guide().orElseThrow();
            Glossary glossary = game.plugin().teaching().glossary();
            assertThat(guide.steps()).as(game.id()).hasSizeBetween(FEWEST_STEPS, MOST_STEPS);
            assertThat(glossary.terms()).as(game.id()).isNotEmpty();
            for (Step step : guide.steps()) {
                String where = game.id() + "/" + step.id();
                assertThat(step.title()).as(where).hasSizeLessThanOrEqualTo(LONGEST_TITLE);
                assertThat(step.text()).as(where).hasSizeLessThanOrEqualTo(LONGEST_TEXT);
                assertThat(step.why().orElse("")).as(where).hasSizeLessThanOrEqualTo(LONGEST_WHY);
                step.done()
                        .flatMap(Done::command)
                        .ifPresent(each -> assertThat(COMMANDS).as(where).contains(each));
                assertThat(unknown(
                                game,
                                step.title() + ". " + step.text() + " "
                                        + step.why().orElse("")))
                        .as(where + ": terms that the glossary does not explain")
                        .isEmpty();
            }
            glossary.terms().forEach(term -> {
                assertThat(term.text()).as(game.id() + "/" + term.id()).hasSizeLessThanOrEqualTo(LONGEST_TERM);
                term.rule()
                        .ifPresent(rule -> assertThat(game.plugin().ruleIndex().section(rule))
                                .as(game.id() + "/" + term.id())
                                .isPresent());
            });
        });
    }

    /** Words written like terms that are neither terms nor names. */
    private static Set<String> unknown(InstalledGame game, String text) {
        Glossary glossary = game.plugin().teaching().glossary();
        Set<String> known = Stream.concat(
                        glossary.terms().stream().flatMap(term -> term.words().stream()),
                        Stream.concat(
                                names(game),
                                Stream.of(
                                        "Ctrl", "Shift", "Escape", "Next", "Undo", "Greece", "Greek", "Peloponnesian")))
                .flatMap(words -> Stream.of(words.split("[^\\p{L}]+")))
                .collect(Collectors.toSet());
        Matcher found = TERM.matcher(text);
        return found.results()
                .map(each -> each.group().replaceAll("['’].*", ""))
                .filter(word -> !known.contains(word) && glossary.named(word).isEmpty())
                .collect(Collectors.toSet());
    }

    /** What the game calls its places, people and actions. */
    private static Stream<String> names(InstalledGame game) {
        return Stream.concat(
                Words.messages(game.plugin().getClass(), "messages.properties").values().stream()
                        .filter(message -> message.split(" ").length <= 4),
                game.plugin().data().provenance().stream()
                        .map(Provenance::id)
                        .flatMap(id -> Stream.of(id.split("[-_]")).map(GuidesTest::named)));
    }

    private static String named(String id) {
        return id.isEmpty() ? id : Character.toUpperCase(id.charAt(0)) + id.substring(1);
    }
}
