package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Target;
import org.polemarch.api.teach.Guide;
import org.polemarch.api.teach.Guide.Step;
import org.polemarch.api.teach.Pointer;
import org.polemarch.api.ui.Targets;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.Patience;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.prefs.BotPace;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.tour.Beside.Box;
import org.polemarch.launcher.tour.GuideModel;
import org.polemarch.launcher.tour.GuidePlayer;
import org.polemarch.launcher.tour.GuidedGame;
import org.polemarch.launcher.window.table.TableScreen;
import org.polemarch.launcher.window.tour.Coach;
import org.polemarch.launcher.window.tour.Pointing;

/** On the real boards: what guides talk about is there and seen, and the box covers neither it nor what you need to answer. */
class GuidesInTheWindowTest extends WindowTest {

    private record Seen(
            String step,
            List<Pointer> missing,
            List<Pointer> covered,
            List<Target> hidden,
            boolean asked,
            boolean inside) {

        boolean good() {
            return missing.isEmpty() && covered.isEmpty() && hidden.isEmpty() && asked && inside;
        }
    }

    private void follow(TestTable tables, InstalledGame game) {
        Guide guide = game.plugin().teaching().guide().orElseThrow();
        TableScreen screen =
                Stagehand.onFx(() -> hand.window().seated(GuidedGame.begin(game, guide, tables.library(), "Ann")));
        hand.waitFor("the board of " + game.id(), hand::boardIsThere);
        TableModel table = screen.model();
        GuideModel model = new GuideModel(guide, table, 0);
        GuidePlayer player = new GuidePlayer(model, table);
        Coach coach = Stagehand.onFx(() -> {
            Coach made = new Coach(model, screen.node(), () -> {}, () -> {}, () -> {});
            screen.guide(made);
            return made;
        });
        int looked = -1;
        for (int i = 0; i < 500 && !model.finished(); i++) {
            if (model.at() != looked) {
                Seen seen = look(screen, coach, model);
                looked = model.at();
                assertThat(seen.missing())
                        .as(game.id() + "/" + seen.step() + " points at what is not there")
                        .isEmpty();
                assertThat(seen.covered())
                        .as(game.id() + "/" + seen.step() + " covers what it talks about")
                        .isEmpty();
                assertThat(seen.hidden())
                        .as(game.id() + "/" + seen.step() + " covers what it advises to click")
                        .isEmpty();
                assertThat(seen.asked())
                        .as(game.id() + "/" + seen.step() + " leaves the question to be read")
                        .isTrue();
                assertThat(seen.inside())
                        .as(game.id() + "/" + seen.step() + " lies within the window")
                        .isTrue();
            }
            Optional<String> wrong = Stagehand.onFx(() -> {
                Optional<String> told = player.next();
                coach.refresh();
                return told;
            });
            assertThat(wrong).isEmpty();
        }
        assertThat(model.finished()).isTrue();
    }

    /** The box follows a board that is still being laid out. */
    private static Seen look(TableScreen screen, Coach coach, GuideModel model) {
        Stagehand.onFx(() -> {
            coach.refresh();
            return null;
        });
        AtomicReference<Seen> last = new AtomicReference<>();
        Patience.until(() -> {
            last.set(Stagehand.onFx(() -> seen(screen, coach, model)));
            return last.get().good();
        });
        return last.get();
    }

    private static Seen seen(TableScreen screen, Coach coach, GuideModel model) {
        List<Pointer> points = model.step().map(Step::points).orElse(List.of());
        Parent page = screen.node();
        Region box = (Region) coach.nodes().get(1);
        Box own = Pointing.box(box, page);
        Bounds whole = page.getLayoutBounds();
        List<Pointer> missing = points.stream()
                .filter(each -> Pointing.node(page, each)
                        .filter(node -> isWithin(node, page))
                        .isEmpty())
                .toList();
        List<Pointer> covered = points.stream()
                .filter(each -> Pointing.node(page, each)
                        .filter(node -> Pointing.box(node, page).meets(own))
                        .isPresent())
                .toList();
        List<Target> hidden = Pointing.seen(page, model.advised()).stream()
                .filter(node -> isWithin(node, page) && Pointing.box(node, page).meets(own))
                .map(node -> Targets.of(node).orElseThrow())
                .toList();
        boolean asked = !Pointing.box(page.lookup("#prompt"), page).meets(own);
        boolean inside = own.x() >= 0
                && own.y() >= 0
                && own.x() + own.width() <= whole.getWidth() + 1
                && own.y() + own.height() <= whole.getHeight() + 1;
        return new Seen(model.step().map(Step::id).orElse("end"), missing, covered, hidden, asked, inside);
    }

    private static boolean isWithin(Node node, Parent page) {
        return Pointing.box(node, page)
                .meets(new Box(
                        0,
                        0,
                        page.getLayoutBounds().getWidth(),
                        page.getLayoutBounds().getHeight()));
    }

    @Test
    void everyStepPointsAtWhatIsSeenAndCoversNoneOfIt() {
        // The player of the guide moves the bots. If the window did so, too, a bot would think twice and choose
        // otherwise.
        TestTable tables = TestTable.installed(folder).preferring(now -> now.pace(BotPace.STEP));
        open(tables);
        assertThat(Platform.isFxApplicationThread()).isFalse();
        tables.catalog().games().stream()
                .filter(game -> game.plugin().teaching().hasGuide())
                .forEach(game -> follow(tables, game));
    }
}
