package org.polemarch.pericles.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Lightable;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Things;
import org.polemarch.pericles.view.PericlesView;

/**
 * A Theater as a box on the map: its name on the colour of who controls it, the pieces of Athens above those of Sparta,
 * and the queue of markers with the one on top first. While units move it says what holds them.
 */
final class TheaterBox extends VBox implements Lightable {

    private final Theater theater;
    private final Words words;
    private final Label name = new Label();
    private final Label control = new Label();
    private final HBox head = new HBox();
    private final PieceBox granary;
    private final PieceBox athens;
    private final PieceBox sparta;
    private final PieceBox queue;
    private final HBox queueRow;
    private final Label hold = new Label();
    private final Shown<Record> shown = new Shown<>();

    private record Sight(
            PericlesView.TheaterView view, List<PericlesView.HoldView> holds, boolean alcibiades, Pick pick) {}

    private record PersianSight(PericlesView.PersiaView view, boolean alcibiades) {}

    /** What a click on a piece picks: the Theater it stands in, the piece, or a piece that falls. */
    enum Pick {
        THEATER,
        PIECE,
        LOSS
    }

    TheaterBox(Theater theater, Words words, Targets targets) {
        this.theater = theater;
        this.words = words;
        granary = new PieceBox(targets).setKept(true);
        athens = row(targets);
        sparta = row(targets);
        queue = new PieceBox(targets).setColumns(8).setCrowd(5).setKept(true);
        getStyleClass().add("pericles-theater");
        head.getStyleClass().add("pericles-theater-head");
        name.getStyleClass().add("pericles-theater-name");
        name.setMinWidth(USE_PREF_SIZE);
        control.getStyleClass().add("pericles-theater-control");
        control.setMinWidth(USE_PREF_SIZE);
        hold.getStyleClass().add("pericles-hold");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getChildren().addAll(name, granary, gap, control);
        Label top = new Label(words.text("ui.top"));
        top.getStyleClass().add("pericles-top");
        top.setMinWidth(USE_PREF_SIZE);
        queueRow = new HBox(top, queue);
        queueRow.getStyleClass().add("pericles-queue");
        getChildren().addAll(head, athens, sparta, queueRow, hold);
        targets.add(this, Target.space(theater.id()), title());
        name.setText(title());
    }

    private static PieceBox row(Targets targets) {
        return new PieceBox(targets).setColumns(5).setCrowd(4).setKept(true);
    }

    /** Its number and its name, short and without the article. */
    private String title() {
        String brief = "ui.theater." + theater.name();
        String plain = words.has(brief) ? words.text(brief) : words.name(theater);
        String bare = plain.startsWith("the ") ? plain.substring(4) : plain;
        return theater == Theater.PERSIA ? bare : (theater.index() + 1) + " " + bare;
    }

    void show(PericlesView.TheaterView view, List<PericlesView.HoldView> holds, boolean alcibiades, Pick pick) {
        if (!shown.changes(new Sight(view, List.copyOf(holds), alcibiades, pick))) {
            return;
        }
        paint(Looks.of(view.control()));
        control.setText(words.text("ui.control." + view.control().name()));
        setOpacity(view.open() ? 1 : 0.62);
        granary.show(
                view.granary()
                        ? List.of(Piece.of(PieceShape.AMPHORA, SideColour.GOLD)
                                .sized(0.5)
                                .called(words.text("ui.granary")))
                        : List.of());
        Tip.on(
                head,
                title() + ": " + words.text("ui.ground." + view.ground().name())
                        + (view.granary() ? ", " + words.text("ui.granary") : "") + ", "
                        + words.name(view.control()) + (view.open() ? "" : " (" + words.text("ui.closed") + ")"));
        List<Piece> mine = pieces(view, Side.ATHENS, holds, pick);
        if (alcibiades) {
            mine.add(alcibiades());
        }
        fill(athens, mine);
        fill(sparta, pieces(view, Side.SPARTA, holds, pick));
        queue(view.queue());
        hold(holds);
    }

    void showPersia(PericlesView.PersiaView view, boolean alcibiades) {
        if (!shown.changes(new PersianSight(view, alcibiades))) {
            return;
        }
        paint(SideColour.NEUTRAL);
        control.setText("");
        setOpacity(view.open() ? 1 : 0.62);
        Tip.on(head, title() + (view.open() ? "" : " (" + words.text("ui.persia.closed") + ")"));
        List<Piece> pieces = new ArrayList<>();
        if (view.bases() > 0) {
            pieces.add(Piece.of(PieceShape.TOWER, SideColour.BLACK)
                    .times(view.bases())
                    .called(words.text("ui.persia.bases")));
        }
        if (alcibiades) {
            pieces.add(alcibiades());
        }
        fill(athens, pieces);
        fill(sparta, List.of());
        queue(view.queue());
        hold(List.of());
    }

    private void paint(SideColour colour) {
        head.setStyle("-pericles-stripe: " + colour.web() + "; -pericles-ink: " + SideColour.web(colour.ink()) + ";");
    }

    private Piece alcibiades() {
        return Piece.of(PieceShape.LEADER, SideColour.BLACK).marked("A").called(words.text("ui.alcibiades"));
    }

    private static void fill(PieceBox box, List<Piece> pieces) {
        box.show(pieces);
        Looks.shown(box, !pieces.isEmpty());
    }

    private List<Piece> pieces(PericlesView.TheaterView view, Side side, List<PericlesView.HoldView> holds, Pick pick) {
        List<Piece> pieces = new ArrayList<>();
        for (PericlesView.PieceCount each : view.pieces()) {
            if (each.piece().side() == side) {
                Piece piece = Piece.of(
                                Looks.shape(each.piece()), Looks.of(each.piece().colour()))
                        .times(each.count())
                        .called(words.name(each.piece()) + held(each.piece(), holds));
                pieces.add(
                        switch (pick) {
                            case THEATER -> piece;
                            case PIECE -> piece.target(Things.piece(each.piece(), theater));
                            case LOSS -> piece.target(Things.piece(each.piece()));
                        });
            }
        }
        int treachery = side == Side.ATHENS ? view.athenianTreachery() : view.spartanTreachery();
        if (treachery > 0) {
            pieces.add(Piece.of(PieceShape.BANNER, Looks.of(side))
                    .times(treachery)
                    .sized(0.85)
                    .called(words.text("ui.treachery") + " " + words.name(side)));
        }
        return pieces;
    }

    private String held(org.polemarch.pericles.model.Piece piece, List<PericlesView.HoldView> holds) {
        for (PericlesView.HoldView each : holds) {
            if (each.piece() == piece) {
                return ": " + reason(each);
            }
        }
        return "";
    }

    /** The marker on top is resolved first and stands first. */
    private void queue(List<PericlesView.MarkerView> markers) {
        List<Piece> pieces = new ArrayList<>();
        for (int i = markers.size() - 1; i >= 0; i--) {
            PericlesView.MarkerView marker = markers.get(i);
            String place = (markers.size() - i) + ". ";
            Piece piece = Piece.of(PieceShape.MARKER, Looks.of(marker.side())).sized(0.82);
            pieces.add(
                    marker.marker().isPresent()
                            ? piece.marked(Looks.letter(marker.marker().get()))
                                    .called(place + words.name(marker.marker().get()) + ", "
                                            + words.name(marker.owner().orElse(marker.placer()))
                                            + Looks.meaning(marker.marker().get(), words))
                            : piece.down()
                                    .called(place + words.text("ui.facedown") + " " + words.name(marker.placer())));
        }
        queue.show(pieces);
        Looks.shown(queueRow, !pieces.isEmpty());
    }

    private void hold(List<PericlesView.HoldView> holds) {
        List<String> lines = new ArrayList<>();
        boolean free = false;
        for (Arm arm : List.of(Arm.LAND, Arm.NAVAL)) {
            for (PericlesView.HoldView each : holds) {
                if (each.piece().arm() == arm) {
                    free |= each.hold() == PericlesView.Hold.FREE;
                    String line = words.name(arm) + ": " + reason(each);
                    if (!lines.contains(line)) {
                        lines.add(line);
                    }
                }
            }
        }
        hold.setText(String.join("\n", lines));
        Looks.shown(hold, !lines.isEmpty());
        Looks.styled(hold, "pericles-free", free);
        Looks.styled(hold, "pericles-held", !free);
    }

    private String reason(PericlesView.HoldView hold) {
        String text = words.text("ui.hold." + hold.hold().name());
        return hold.hold() == PericlesView.Hold.PARITY
                ? text + " " + words.name(hold.exit()) + ", " + hold.remaining() + " < " + hold.enemy()
                : text;
    }

    @Override
    public void light(boolean lit, boolean picked) {
        setViewOrder(lit || picked ? -1 : 0);
    }
}
