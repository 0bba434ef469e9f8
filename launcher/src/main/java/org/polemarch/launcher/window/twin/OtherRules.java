package org.polemarch.launcher.window.twin;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** Chooses the rules by which a game is judged or played a second time; none of the variants is the game as printed. */
public final class OtherRules extends BorderPane {

    public static final double EMS = 46;

    private final List<String> played;
    private final Map<String, CheckBox> boxes = new LinkedHashMap<>();
    private final Label same = Texts.soft("");
    private final Button judge;
    private final Button twin;

    /** @param played the variants that the game was played with */
    public OtherRules(
            InstalledGame game, List<String> played, Consumer<List<String>> judged, Consumer<List<String>> twinned) {
        this.played = List.copyOf(played);
        getStyleClass().add("rules-choice");
        VBox all = new VBox(12, Texts.soft(Say.of("other.about")));
        for (VariantInfo variant : game.variantInfos()) {
            CheckBox box = Controls.check(
                    "other-" + variant.id(), variant.title(), played.contains(variant.id()), chosen -> refresh());
            boxes.put(variant.id(), box);
            all.getChildren().add(new VBox(2, box, Texts.soft(Say.sentence(variant.summary()))));
        }
        judge = Controls.accent("judge", Say.of("other.judge"), () -> judged.accept(chosen()));
        twin = Controls.button("twin-here", Say.of("other.twin"), () -> twinned.accept(chosen()));
        setCenter(Controls.scroll(all));
        setBottom(new VBox(8, same, Controls.foot(twin, judge)));
        refresh();
    }

    private List<String> chosen() {
        List<String> chosen = new ArrayList<>();
        boxes.forEach((id, box) -> {
            if (box.isSelected()) {
                chosen.add(id);
            }
        });
        return chosen;
    }

    private void refresh() {
        boolean unchanged = chosen().size() == played.size() && chosen().containsAll(played);
        judge.setDisable(unchanged);
        twin.setDisable(unchanged);
        same.setText(Say.of(boxes.isEmpty() ? "other.none" : unchanged ? "other.same" : "other.changed"));
    }
}
