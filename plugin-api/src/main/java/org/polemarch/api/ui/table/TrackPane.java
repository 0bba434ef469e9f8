package org.polemarch.api.ui.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.TilePane;
import javafx.scene.layout.VBox;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.KitWords;
import org.polemarch.api.ui.Lightable;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;

/** A track of numbered boxes with markers on them. It breaks into rows where necessary. */
public final class TrackPane extends VBox {

    private final Targets targets;
    private final Map<Integer, Box> boxes = new LinkedHashMap<>();

    /** A track from the first number to the last, which may be the smaller one. */
    public TrackPane(Targets targets, String title, int first, int last) {
        this(targets, title, first, last, Integer::toString);
    }

    /** A track whose boxes have their own names. */
    public TrackPane(Targets targets, String title, int first, int last, IntFunction<String> names) {
        this.targets = targets;
        getStyleClass().add("pm-track");
        if (!title.isEmpty()) {
            Label label = new Label(title);
            label.getStyleClass().add("pm-track-title");
            getChildren().add(label);
        }
        TilePane row = new TilePane();
        row.getStyleClass().add("pm-track-boxes");
        row.setPrefColumns(Math.abs(last - first) + 1);
        int step = first <= last ? 1 : -1;
        for (int value = first; value != last + step; value += step) {
            String name = names.apply(value);
            Box box = new Box(
                    name,
                    (title + " " + name).strip(),
                    new PieceBox(targets).setColumns(2).setCentred(true));
            boxes.put(value, box);
            row.getChildren().add(box);
        }
        getChildren().add(row);
    }

    public TrackPane clickable(IntFunction<Target> byValue) {
        boxes.forEach((value, box) -> targets.add(box, byValue.apply(value), box.getAccessibleText()));
        return this;
    }

    /** Shows exactly these markers; a marker beyond the track is shown at its nearer end. */
    public void show(Map<Integer, List<Piece>> markers) {
        int low = boxes.keySet().stream().min(Integer::compare).orElseThrow();
        int high = boxes.keySet().stream().max(Integer::compare).orElseThrow();
        Map<Integer, List<Piece>> inside = new LinkedHashMap<>();
        markers.forEach((value, pieces) -> inside.computeIfAbsent(
                        Math.max(low, Math.min(high, value)), key -> new ArrayList<>())
                .addAll(pieces));
        boxes.forEach((value, box) -> box.show(inside.getOrDefault(value, List.of())));
    }

    private static final class Box extends VBox implements Lightable {
        private final PieceBox pieces;

        private final String spoken;

        Box(String name, String spoken, PieceBox pieces) {
            this.pieces = pieces;
            this.spoken = spoken;
            Label number = new Label(name);
            number.getStyleClass().add("pm-track-number");
            getStyleClass().add("pm-track-box");
            setAlignment(Pos.TOP_CENTER);
            Pane holder = new StackPane(pieces);
            holder.getStyleClass().add("pm-track-holder");
            getChildren().addAll(number, holder);
            show(List.of());
        }

        void show(List<Piece> markers) {
            pieces.show(markers);
            String all = pieces.getAccessibleText();
            setAccessibleText(markers.isEmpty() ? spoken : KitWords.say(new KitWords.OnTrack(spoken, all)));
        }

        @Override
        public void light(boolean lit, boolean picked) {
            setViewOrder(lit || picked ? -1 : 0);
        }
    }
}
