package org.polemarch.launcher.window.tour;

import atlantafx.base.theme.Styles;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.event.EventHandler;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.InputEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import javafx.util.Duration;
import org.polemarch.api.play.Target;
import org.polemarch.api.teach.Guide;
import org.polemarch.api.teach.Pointer;
import org.polemarch.launcher.tour.Beside;
import org.polemarch.launcher.tour.Beside.Box;
import org.polemarch.launcher.tour.GuideModel;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.window.table.TableGuide;
import org.polemarch.launcher.words.Say;

/**
 * The box in which the guide to a first game speaks. It is placed beside what it talks about, which has a ring, and
 * never over it, nor over what it advises to click, nor over the question.
 */
public final class Coach implements TableGuide {

    private static final PseudoClass LIT = PseudoClass.getPseudoClass("lit");
    private static final double AROUND = 4;

    /** A board that is still being created has nothing to point at: how often, and at what interval, to look again. */
    private static final int TRIES = 20;

    private static final Duration LATER = Duration.millis(300);

    private final GuideModel guide;
    private final Parent page;
    private final Runnable stepped;
    private final VBox box = new VBox();
    private final Pane rings = new Pane();
    private final Label title = Texts.strong("");
    private final Label text = Texts.wrapped("");
    private final Label why = Texts.soft("");
    private final Label note = Texts.notice("coach-note");
    private final Label place = Texts.soft("");
    private final Button next;
    private final Button back;
    private final Button away;
    private Point2D grabbed = Point2D.ZERO;
    private boolean moved;
    private boolean pointing;
    private int tries;
    private List<Node> nodes = List.of();
    private List<Box> pointed = List.of();
    private final PauseTransition later = new PauseTransition(LATER);
    private int shown = -1;

    /**
     * @param page where it finds what it talks about
     * @param away the player sends the guide away
     * @param end the player has come to the end and leaves
     * @param stepped another step has come
     */
    public Coach(GuideModel guide, Parent page, Runnable away, Runnable end, Runnable stepped) {
        this.guide = guide;
        this.stepped = stepped;
        this.page = page;
        box.getStyleClass().add("coach");
        box.setAccessibleRole(AccessibleRole.TEXT);
        box.setOnMousePressed(event ->
                grabbed = new Point2D(event.getSceneX() - box.getLayoutX(), event.getSceneY() - box.getLayoutY()));
        box.setOnMouseDragged(
                event -> { // the player knows better
                    moved = true;
                    box.relocate(event.getSceneX() - grabbed.getX(), event.getSceneY() - grabbed.getY());
                });
        rings.setMouseTransparent(true);
        EventHandler<InputEvent> playersOwn = event -> pointing = false;
        page.addEventFilter(ScrollEvent.SCROLL, playersOwn);
        page.addEventFilter(MouseEvent.MOUSE_PRESSED, playersOwn);
        Runnable follow = this::follow;
        box.sceneProperty().addListener((scenes, before, now) -> {
            if (before != null) {
                before.removePostLayoutPulseListener(follow);
            }
            if (now != null) {
                now.addPostLayoutPulseListener(follow);
            }
        });
        later.setOnFinished(event -> sit());
        text.setId("coach");
        title.setId("coach-title");
        why.setId("coach-why");
        place.setId("coach-place");
        next = Controls.accent("coach-next", "", () -> {
            if (guide.finished()) {
                end.run();
            } else {
                guide.goOn();
                refresh();
            }
        });
        back = Controls.button("coach-back", Say.of("tour.back"), () -> {
            guide.goBack();
            refresh();
        });
        this.away = Controls.button("coach-away", Say.of("tour.leave"), away);
        List.of(next, back, this.away).forEach(button -> button.getStyleClass().add(Styles.SMALL));
        FlowPane foot = new FlowPane(8, 6, next, back, this.away, place);
        box.getChildren().addAll(title, text, why, note, foot);
    }

    @Override
    public List<Node> nodes() {
        return List.of(rings, box);
    }

    @Override
    public Set<Target> advised() {
        return guide.advised();
    }

    public void used(String command) {
        guide.used(command);
        refresh();
    }

    @Override
    public void refresh() {
        guide.check();
        if (guide.at() != shown) {
            moved = false;
            pointing = true;
            tries = TRIES;
            shown = guide.at();
            stepped.run();
        }
        if (guide.finished()) {
            Guide.End end = guide.guide().end();
            say(
                    Say.of("tour.finished"),
                    end.text(),
                    String.join(
                            "\n", end.next().stream().map(each -> "• " + each).toList()));
        } else {
            Guide.Step step = guide.step().orElseThrow();
            say(step.title(), step.text(), step.why().orElse(""));
        }
        Texts.tell(note, guide.note());
        place.setText(guide.place());
        next.setText(Say.of(guide.finished() ? "tour.end" : guide.isRead() ? "tour.next" : "tour.skip"));
        Texts.show(back, guide.at() > 0 && !guide.finished());
        away.setText(Say.of(guide.finished() ? "tour.play-on" : "tour.leave"));
        Platform.runLater(this::sit); // once what is lit now has its place
    }

    private void say(String heading, String said, String reason) {
        title.setText(heading);
        text.setText(said);
        Texts.tell(why, reason);
        box.setAccessibleText(heading + ". " + said + " " + reason);
    }

    private void sit() {
        if (box.getParent() == null || box.getScene() == null) {
            return;
        }
        page.applyCss();
        page.layout();
        List<Pointer> points = guide.step().map(Guide.Step::points).orElse(List.of());
        nodes = points.stream()
                .flatMap(each -> Pointing.node(page, each).stream())
                .toList();
        if (nodes.size() < points.size() && tries > 0) {
            tries--;
            later.playFromStart();
        } else if (pointing) { // until the player scrolls or clicks: a board that is laid out again may hide it again
            nodes.forEach(Pointing::bringIntoSight);
            page.layout();
        }
        pointed = boxes();
        rings.getChildren().setAll(pointed.stream().map(Coach::ring).toList());
        box.autosize();
        if (moved) {
            return;
        }
        List<Box> kept = new ArrayList<>(pointed);
        Pointing.seen(page, advised()).forEach(node -> kept.add(Pointing.box(node, rings)));
        Node asking = page.lookup("#confirm-bubble");
        if (asking != null && asking.getParent().isVisible()) {
            kept.add(Pointing.box(asking, rings));
        }
        List<Box> lit = page.lookupAll(".pm-target").stream()
                .filter(node -> node.getPseudoClassStates().contains(LIT) && node.isVisible())
                .map(node -> Pointing.box(node, rings))
                .toList();
        Pane over = (Pane) box.getParent();
        Box area = new Box(0, 0, over.getWidth(), over.getHeight());
        List<Box> asked = page.lookupAll(".decision-bar").stream()
                .map(node -> Pointing.box(node, rings))
                .toList();
        Box at = Beside.place(box.getWidth(), box.getHeight(), area, kept, asked, lit);
        box.relocate(Math.rint(at.x()), Math.rint(at.y()));
    }

    /**
     * If the map moves, or boxes on it grow, the box and the rings follow what they point at; so they do if the board shows
     * it in another node.
     */
    private void follow() {
        boolean gone = !nodes.stream().allMatch(Pointing::isSeen);
        if (!nodes.isEmpty() && (gone || !boxes().equals(pointed))) {
            Platform.runLater(this::sit);
        }
    }

    private List<Box> boxes() {
        return nodes.stream().map(node -> Pointing.box(node, rings)).toList();
    }

    private static Node ring(Box around) {
        Rectangle ring = new Rectangle(
                around.x() - AROUND, around.y() - AROUND, around.width() + 2 * AROUND, around.height() + 2 * AROUND);
        ring.getStyleClass().add("coach-ring");
        return ring;
    }
}
