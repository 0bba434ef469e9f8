package org.polemarch.launcher.window.setup;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import org.polemarch.api.game.GameOption;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.core.engine.Watchdog;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.setup.SetUpCheck;
import org.polemarch.launcher.setup.SetUpModel;
import org.polemarch.launcher.setup.VariantFacts;
import org.polemarch.launcher.window.kit.Background;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** The variants of a game to choose from: what each changes, its options once it is chosen, and what stands in its way. */
final class VariantsPart extends VBox {

    private final SetUpModel model;
    private final Function<GameOption, Node> optionRow;
    private final Runnable changed;
    private final Map<String, VariantRow> rows = new LinkedHashMap<>();

    VariantsPart(SetUpModel model, Function<GameOption, Node> optionRow, Runnable changed) {
        super(14);
        this.model = model;
        this.optionRow = optionRow;
        this.changed = changed;
        setId("variants");
        fill();
    }

    /** Lists what is installed now; what was read about a variant before is read again. */
    void fill() {
        rows.clear();
        InstalledGame game = model.game();
        List<VariantInfo> all = game.variantInfos();
        if (all.isEmpty()) {
            getChildren().setAll(Texts.soft(Say.of("setup.variants.none")));
            return;
        }
        for (VariantInfo each : all) {
            VariantRow row = new VariantRow(
                    each, model.variants().contains(each.id()), optionRow, chosen -> choose(each, chosen));
            rows.put(each.id(), row);
            Background.idle(
                    () -> Watchdog.call(dog -> VariantFacts.of(game, each)),
                    row::tell,
                    failure -> {}); // it is told once it is chosen
        }
        getChildren().setAll(rows.values());
        showConflicts();
    }

    private void choose(VariantInfo variant, boolean chosen) {
        model.variant(variant.id(), chosen);
        showConflicts();
        changed.run();
    }

    private void showConflicts() {
        rows.values().forEach(row -> row.conflict(model.conflict(row.info()).orElse("")));
    }

    /** What the look at all that is chosen has found, beside the variants it blames. */
    void tell(SetUpCheck check) {
        rows.forEach((id, row) -> row.fault(check.blamed().contains(id) ? check.fault() : ""));
    }
}
