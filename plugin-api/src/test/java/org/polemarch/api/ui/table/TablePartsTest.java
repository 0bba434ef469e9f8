package org.polemarch.api.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.Children;
import org.polemarch.api.ui.Fx;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.Theme;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.piece.Token;

class TablePartsTest {

    private static final Card RAID = Card.of("raid", "Raid", "Burn the crops of one area.", SideColour.RED);
    private static final Card TRUCE = Card.of("truce", "Truce", "No battles this turn.", SideColour.BLUE);
    private static final Piece DISK = Piece.of(PieceShape.DISK, SideColour.BLUE);

    private Targets targets;

    @BeforeEach
    void targets() {
        targets = new Targets(new BoardHost() {
            @Override
            public void pick(Target target) {}

            @Override
            public void openRule(String section) {}
        });
    }

    private static StackPane shown(Node node, double fontSize) {
        StackPane root = new StackPane(node);
        root.setStyle("-fx-font-size: " + fontSize + "px;");
        Theme.LIGHT.applyTo(root);
        Fx.scene(root, 800, 600);
        return root;
    }

    @Test
    void theColumnBesideAMapLeavesItMoreThanHalf() {
        Fx.run(() -> {
            Label panel = new Label("Prices");
            TableFrame frame = new TableFrame(new StackPane()).side(23, panel);
            StackPane root = shown(frame, 14);
            settle(root);
            assertThat(column(frame)).as("texts as usual").isBetween(23 * 13.9, 23 * 14.1);
            assertThat(panel.getFont().getSize()).isEqualTo(14);
            root.setStyle("-fx-font-size: 28px;");
            settle(root);
            assertThat(column(frame)).as("large texts").isBetween(0.44 * 800, 0.46 * 800);
            assertThat(panel.getFont().getSize()).isBetween(15.0, 16.0);
            root.setStyle("-fx-font-size: 14px;");
            settle(root);
            assertThat(column(frame)).as("and back").isBetween(23 * 13.9, 23 * 14.1);
        });
    }

    @Test
    void thePanelThatIsAskedAboutComesIntoSight() {
        Fx.run(() -> {
            Label first = new Label("Prices");
            Label second = new Label("Projects");
            first.setMinHeight(700);
            second.setMinHeight(300);
            TableFrame frame = new TableFrame(new StackPane()).side(23, first, second);
            StackPane root = shown(frame, 14);
            settle(root);
            ScrollPane column = (ScrollPane) frame.getRight();
            frame.reveal(second);
            assertThat(column.getVvalue()).as("until it is laid out").isZero();
            settle(root);
            assertThat(column.getVvalue()).as("at the end of the column").isGreaterThan(0.9);
            column.setVvalue(1);
            frame.reveal(second);
            settle(root);
            assertThat(column.getVvalue()).as("in sight already").isEqualTo(1);
        });
    }

    private static void settle(StackPane root) {
        for (int i = 0; i < 2; i++) { // how wide the column is follows from how large texts turned out to be
            root.applyCss();
            root.layout();
        }
    }

    private static double column(TableFrame frame) {
        return frame.getRight().getLayoutBounds().getWidth();
    }

    @Test
    void aHandKeepsTheCardsThatStay() {
        Fx.run(() -> {
            HandPane hand = new HandPane(targets, HandPane.Lay.ROW);
            hand.show(List.of(RAID, TRUCE));
            Node truce = targets.node(Target.card("truce")).orElseThrow();
            hand.show(List.of(TRUCE));
            assertThat(targets.node(Target.card("truce"))).containsSame(truce);
            assertThat(targets.node(Target.card("raid"))).isEmpty();
        });
    }

    @Test
    void aCardOfTheSamePartsIsWrittenOverOneThatHasGone() {
        Fx.run(() -> {
            HandPane hand = new HandPane(targets, HandPane.Lay.ROW);
            shown(hand, 13);
            Card first = RAID.kind("A1").corners("3");
            Card second = TRUCE.kind("B2").corners("4");
            hand.show(List.of(first));
            Node node = targets.node(Target.card("raid")).orElseThrow();
            targets.show(Set.of(Target.card("raid")), List.of());
            hand.show(List.of(second));
            CardNode fresh = new CardNode(second);
            assertThat(targets.node(Target.card("raid"))).isEmpty();
            assertThat(targets.node(Target.card("truce"))).containsSame(node);
            assertThat(((CardNode) node).card()).isEqualTo(second);
            assertThat(texts(node)).isEqualTo(texts(fresh)).contains("B2", "Truce", "4", "No battles this turn.");
            assertThat(node.lookup(".pm-card-head").getStyle())
                    .isEqualTo(fresh.lookup(".pm-card-head").getStyle());
            assertThat(node.getAccessibleText()).isEqualTo(fresh.getAccessibleText());
            assertThat(node.getAccessibleHelp()).isEmpty();
            assertThat(Tip.of(node)).isEqualTo(Tip.of(fresh));
        });
    }

    @Test
    void aCardOfOtherPartsHasItsOwnNode() {
        Fx.run(() -> {
            HandPane hand = new HandPane(targets, HandPane.Lay.ROW);
            for (Card other : List.of(
                    TRUCE.kind("Event"),
                    TRUCE.footer("p. 4"),
                    TRUCE.corners("3"),
                    new Card("t", "", "Truce", "", "", SideColour.BLUE, List.of(), false, Optional.empty()),
                    Card.back("x", "Strategy", SideColour.RED))) {
                hand.show(List.of(RAID));
                Node raid = targets.node(Target.card("raid")).orElseThrow();
                hand.show(List.of(other));
                assertThat(targets.node(Target.card("raid"))).as("%s", other).isEmpty();
                assertThat(targets.node(Target.card("truce"))).as("%s", other).isNotEqualTo(Optional.of(raid));
                assertThat(raid.getParent()).as("%s", other).isNull();
            }
        });
    }

    @Test
    void nodesThatStayAreNotTakenOut() {
        Fx.run(() -> {
            Label a = new Label("a");
            Label b = new Label("b");
            Label c = new Label("c");
            Label d = new Label("d");
            StackPane pane = new StackPane(a, b, c);
            List<Node> moved = new ArrayList<>();
            for (Label label : List.of(a, b, c, d)) {
                label.parentProperty().addListener(changed -> moved.add(label));
            }
            Children.set(pane.getChildren(), List.of(a, d, c));
            assertThat(pane.getChildren()).containsExactly(a, d, c);
            assertThat(moved).containsExactly(b, d);
            Children.set(pane.getChildren(), List.of(c, a));
            assertThat(pane.getChildren()).containsExactly(c, a);
        });
    }

    @Test
    void aCardSaysWhatStandsOnItAndABackSaysNoMoreThanItsKind() {
        Fx.run(() -> {
            assertThat(new CardNode(RAID).getAccessibleText()).isEqualTo("Raid. Burn the crops of one area.");
            assertThat(new CardNode(RAID.kind("Event").corners("3", "II").footer("p. 4")).getAccessibleText())
                    .isEqualTo("Event, Raid, 3, II. Burn the crops of one area. p. 4");
            CardNode back = new CardNode(Card.back("x", "Strategy", SideColour.RED));
            shown(back, 13);
            assertThat(back.getAccessibleText()).isEqualTo("A card face down: Strategy");
            assertThat(texts(back)).containsExactly("Strategy");
            assertThat(back.card().target()).isEmpty();
        });
    }

    private static List<String> texts(Node node) {
        List<String> texts = new ArrayList<>();
        node.lookupAll(".label").forEach(label -> texts.add(((Labeled) label).getText()));
        return texts;
    }

    @Test
    void cardsAndPiecesGrowWithTheFont() {
        Fx.run(() -> {
            CardNode small = new CardNode(RAID);
            CardNode large = new CardNode(RAID);
            Token disk = new Token(DISK);
            Token largeDisk = new Token(DISK);
            shown(new javafx.scene.Group(small, disk), 10);
            shown(new javafx.scene.Group(large, largeDisk), 26);
            assertThat(large.getWidth()).isEqualTo(small.getWidth() * 2.6);
            assertThat(largeDisk.getWidth()).isEqualTo(disk.getWidth() * 2.6);
        });
    }

    @Test
    void aMarkerStandsOnItsNumberAndOneOffTheTrackOnTheEnd() {
        Fx.run(() -> {
            TrackPane track = new TrackPane(targets, "Treasury", 0, 10).clickable(n -> Target.button("t" + n));
            track.show(Map.of(7, List.of(DISK), 14, List.of(DISK.marked("x"))));
            assertThat(piecesIn(targets.node(Target.button("t7")).orElseThrow()))
                    .containsExactly(DISK);
            assertThat(piecesIn(targets.node(Target.button("t10")).orElseThrow()))
                    .containsExactly(DISK.marked("x"));
            assertThat(targets.node(Target.button("t7")).orElseThrow().getAccessibleText())
                    .isEqualTo("Treasury 7: blue disk");
            track.show(Map.of(6, List.of(DISK)));
            assertThat(targets.node(Target.button("t7")).orElseThrow().getAccessibleText())
                    .isEqualTo("Treasury 7");
            assertThat(piecesIn(targets.node(Target.button("t7")).orElseThrow()))
                    .isEmpty();
        });
    }

    private static List<Piece> piecesIn(Node box) {
        PieceBox pieces = (PieceBox) box.lookup(".pm-pieces");
        return pieces.pieces();
    }

    @Test
    void aPanelFolds() {
        Fx.run(() -> {
            Label content = new Label("inside");
            Panel panel = new Panel("Athens", content);
            shown(panel, 13);
            Node head = panel.lookup(".pm-panel-head");
            assertThat(content.getParent().isVisible()).isTrue();
            assertThat(head.getAccessibleText()).isEqualTo("Athens");
            assertThat(head.getAccessibleHelp()).isEqualTo("unfolded");
            Fx.press(head, KeyCode.ENTER);
            assertThat(panel.isOpen()).isFalse();
            assertThat(head.getAccessibleHelp()).isEqualTo("folded up");
            Fx.press(head, KeyCode.SPACE);
            assertThat(panel.isOpen()).isTrue();
            panel.setOpen(false);
            assertThat(content.getParent().isVisible()).isFalse();
            assertThat(content.getParent().isManaged()).isFalse();
        });
    }

    @Test
    void aTableCanBeFilledAgain() {
        Fx.run(() -> {
            FactTable table = new FactTable("", "VP").row("Athens", "3");
            table.clear();
            table.row("Sparta", "5");
            shown(table, 13);
            assertThat(texts(table)).containsExactly("", "VP", "Sparta", "5");
        });
    }

    @Test
    void aTableOfAsManyCellsKeepsItsNodes() {
        Fx.run(() -> {
            FactTable table = new FactTable("", "VP");
            table.show(List.of(List.of("Athens", "3"), List.of("Sparta")));
            List<Node> before = List.copyOf(table.getChildren());
            table.show(List.of(List.of("Corinth", "4"), List.of("Thebes")));
            shown(table, 13);
            assertThat(table.getChildren()).isEqualTo(before);
            assertThat(texts(table)).containsExactly("", "VP", "Corinth", "4", "Thebes");
        });
    }

    @Test
    void aTableOfOtherCellsShowsThoseAlone() {
        Fx.run(() -> {
            FactTable table = new FactTable("", "VP").row("Argos", "1");
            table.show(List.of());
            assertThat(texts(table)).containsExactly("", "VP");
            table.show(List.of(List.of("Athens", "3")));
            table.row("Argos", "1");
            table.show(List.of(List.of("Sparta", "5")));
            shown(table, 13);
            assertThat(texts(table)).containsExactly("", "VP", "Sparta", "5");
        });
    }

    @Test
    void valuesStandWhereTheTableWantsThem() {
        Fx.run(() -> {
            FactTable table = new FactTable("", "VP").setValues(HPos.RIGHT).row("Athens", "3", "of 5");
            assertThat(table.getColumnConstraints())
                    .extracting(ColumnConstraints::getHalignment)
                    .containsExactly(HPos.LEFT, HPos.RIGHT, HPos.RIGHT);
        });
    }

    @Test
    void linesOfTheSameStyleKeepTheirNodes() {
        Fx.run(() -> {
            TextLines lines = new TextLines();
            lines.show(List.of(new TextLines.Line("Pylos", "a"), new TextLines.Line("Sphacteria", "b")));
            List<Node> before = List.copyOf(lines.getChildren());
            lines.show(List.of(new TextLines.Line("Delium", "a"), new TextLines.Line("Amphipolis", "c")));
            assertThat(lines.getChildren().get(0)).isSameAs(before.get(0));
            assertThat(lines.getChildren().get(1)).isNotSameAs(before.get(1));
            assertThat(lines.getChildren().get(1).getStyleClass()).contains("pm-text", "c");
            assertThat(texts(lines)).containsExactly("Delium", "Amphipolis");
            lines.show(List.of(new TextLines.Line("Mantinea", "a")));
            assertThat(texts(lines)).containsExactly("Mantinea");
        });
    }

    @Test
    void diceShowPipsUpToSixAndNumbersAbove() {
        Fx.run(() -> {
            DicePane dice = new DicePane();
            dice.show(SideColour.IVORY, 5, 12);
            assertThat(dice.getChildren()).hasSize(2);
            assertThat(dice.getAccessibleText()).isEqualTo("Dice: 5, 12");
            dice.add(SideColour.RED, 3);
            assertThat(dice.getChildren()).hasSize(3);
            assertThat(dice.getAccessibleText()).as("of any colour").isEqualTo("Dice: 5, 12, 3");
            dice.show(SideColour.RED, 1);
            assertThat(dice.getAccessibleText()).isEqualTo("Dice: 1");
        });
    }

    @Test
    void aFoldTellsHowMuchAndUnfoldsByMouseAndKeyboard() {
        Fx.run(() -> {
            Fold fold = new Fold();
            shown(new StackPane(fold.head(), fold.body()), 14);
            assertThat(fold.head().isVisible()).isFalse();
            fold.show("Discards 2", List.of("Raid", "Truce"));
            assertThat(fold.head().getText()).isEqualTo("\u25b8 Discards 2");
            assertThat(fold.head().getAccessibleText()).isEqualTo("Discards 2: Raid; Truce");
            assertThat(fold.body().isVisible()).isFalse();
            Fx.press(fold.head(), KeyCode.ENTER);
            assertThat(fold.body().isVisible()).isTrue();
            assertThat(fold.body().getText()).isEqualTo("Raid\nTruce");
            fold.show("Discards 1", List.of("Raid"));
            assertThat(fold.head().getText()).isEqualTo("\u25be Discards 1");
            fold.head().getOnMouseClicked().handle(null);
            assertThat(fold.body().isVisible()).isFalse();
            Fx.press(fold.head(), KeyCode.SPACE);
            fold.show("Discards 0", List.of());
            assertThat(fold.head().isVisible()).isFalse();
            assertThat(fold.body().isVisible()).isFalse();
        });
    }
}
