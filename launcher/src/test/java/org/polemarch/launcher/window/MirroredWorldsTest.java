package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.play.Target;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.Mirror;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.table.Choice;
import org.polemarch.launcher.table.Consequence;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;

/**
 * Two games that differ only in what a person may not know say the same to that person, in every word of the window: on
 * the curtain, at the table, in the palette, in refusals and consequences, in the score and in the replay. The board is
 * the one on which the others have looked at their secrets before. Nobody decides anything in secret in Polis.
 */
class MirroredWorldsTest extends WindowTest {

    private static final int LOOKS_BACK = 3;
    private static final int MOST_TOLD = 12;

    @ParameterizedTest
    @CsvSource({
        "perikles, 4, '', 1, 11",
        "pericles, 4, '', 2, 11",
        "mountford, 2, EmergencyFund, 1, 12",
        "victory-or-death, 4, '', 2, 11",
    })
    void whatOneMayNotKnowIsSaidNowhere(String game, int seats, String rule, int kinds, long seed) {
        String[] persons = new String[seats];
        Arrays.setAll(persons, i -> "Person " + (i + 1));
        open(TestTable.only(folder, game));
        List<Mirror> mirrors = Mirror.in(hand.tables().session(game, persons), rule, kinds, seed);
        assertThat(mirrors).as("secret decisions of " + game).hasSize(kinds);
        for (Mirror mirror : mirrors) {
            List<String> one = said(mirror, mirror.one());
            List<String> other = said(mirror, mirror.other());
            assertThat(differences(one, other))
                    .as(mirror.looker() + " after " + mirror.one() + " or " + mirror.other())
                    .isEmpty();
        }
    }

    private static List<String> differences(List<String> one, List<String> other) {
        List<String> different = new ArrayList<>();
        String page = "";
        for (int i = 0; i < Math.max(one.size(), other.size()); i++) {
            String mine = i < one.size() ? one.get(i) : "nothing";
            String theirs = i < other.size() ? other.get(i) : "nothing";
            page = mine.startsWith("==") ? mine : page;
            if (!mine.equals(theirs)) {
                different.add(page + " " + mine + " | " + theirs);
            }
        }
        return different.subList(0, Math.min(MOST_TOLD, different.size()));
    }

    /** Everything that is said to the looker in one of the worlds. */
    private List<String> said(Mirror mirror, List<String> moves) {
        Session<?> session = mirror.start().branchAt(mirror.start().decisions());
        hand.act(window -> window.table(
                session, hand.tables().desk().newSave(session.prepared().info().id())));
        TableModel model = hand.model();
        for (String move : moves) {
            lift(model);
            hand.waitFor("the board", () -> hand.window().root().lookup(".setting") == null);
            hand.act(window -> {
                pointAtEverything(window.root());
                session.question().moves().stream()
                        .filter(each -> each.notation().equals(move))
                        .findFirst()
                        .ifPresent(model::choose);
            });
        }
        List<String> said = new ArrayList<>();
        assertThat(Stagehand.onFx(model::stage)).isEqualTo(Stage.CURTAIN);
        read("curtain", said);
        lift(model);
        hand.act(window -> pointAtEverything(window.root()));
        read("table", said);
        hand.key(KeyCode.K, true);
        hand.waitForNode("palette-typed");
        read("palette", said);
        leave("palette-typed");
        hand.key(KeyCode.F3);
        hand.waitForNode("score-sheet");
        read("score", said);
        leave("score-sheet");
        refused(session).stream().findFirst().ifPresent(target -> hand.act(window -> model.pick(target)));
        read("refusal", said);
        said.addAll(answers(session.branchAt(session.decisions())));
        hand.key(KeyCode.R, true);
        hand.waitForNode("where");
        for (int back = 0; back < LOOKS_BACK; back++) {
            hand.waitFor("the board", () -> hand.window().root().lookup(".setting") == null);
            read("replay " + back, said);
            hand.key(KeyCode.LEFT);
        }
        return said;
    }

    private void leave(String sheet) {
        hand.key(KeyCode.ESCAPE);
        if (Stagehand.onFx(() -> hand.window().root().lookup("#" + sheet) != null)) {
            hand.key(KeyCode.ESCAPE); // the first closed a tip, which everything that was pointed at may have opened
        }
        hand.waitForNone(sheet);
    }

    private void lift(TableModel model) {
        hand.act(window -> {
            if (model.stage() == Stage.CURTAIN) {
                model.liftCurtain();
            }
        });
    }

    private void read(String what, List<String> said) {
        hand.act(window -> {
            said.add("== " + what + ": " + window.screen().title());
            said.addAll(SceneWords.of(window.root()));
        });
    }

    /** The explanations of all answers, and of everything that isn't one. The window only draws them, one by one. */
    private static List<String> answers(Session<?> session) {
        TableModel model = new TableModel(session);
        model.liftCurtain();
        List<String> told = new ArrayList<>();
        for (Choice choice : model.choices("")) {
            told.add(choice.text() + ": "
                    + Consequence.of(model.session(), choice.move()).text());
        }
        for (Target target : refused(session)) {
            model.pick(target);
            told.add(target + ": " + model.notice());
        }
        return told;
    }

    /** What somebody might click in vain. */
    private static Set<Target> refused(Session<?> session) {
        Set<Target> refused = new LinkedHashSet<>();
        session.refusals().forEach(refusal -> refused.addAll(refusal.targets()));
        session.question().moves().forEach(move -> refused.removeAll(move.targets()));
        return refused;
    }

    private static void pointAtEverything(Node root) {
        for (Node node : root.lookupAll(".pm-target")) {
            Event.fireEvent(
                    node,
                    new MouseEvent(
                            MouseEvent.MOUSE_ENTERED,
                            1,
                            1,
                            1,
                            1,
                            MouseButton.NONE,
                            0,
                            false,
                            false,
                            false,
                            false,
                            false,
                            false,
                            false,
                            true,
                            false,
                            true,
                            new PickResult(node, 1, 1)));
        }
    }
}
