package org.polemarch.launcher.window.prefs;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.polemarch.api.ui.motion.Pace;
import org.polemarch.launcher.machine.ChosenLanguage;
import org.polemarch.launcher.prefs.BotPace;
import org.polemarch.launcher.prefs.Look;
import org.polemarch.launcher.prefs.Preferences;
import org.polemarch.launcher.prefs.PreferencesFile;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.words.Say;

public final class PreferencesSheet extends GridPane {

    public static final double EMS = 52;

    public PreferencesSheet(PreferencesFile kept, Consumer<UnaryOperator<Preferences>> prefer) {
        getStyleClass().addAll("facts", "preferences");
        ColumnConstraints names = new ColumnConstraints();
        names.setMinWidth(USE_PREF_SIZE);
        ColumnConstraints values = new ColumnConstraints();
        values.setHgrow(Priority.ALWAYS);
        getColumnConstraints().addAll(names, values);
        Preferences now = kept.now();
        List<String> looks =
                Stream.of(Look.values()).map(each -> Say.of("look." + each)).toList();
        row(
                "preferences.look",
                Controls.choice(
                        "look",
                        "",
                        looks,
                        now.look().ordinal(),
                        chosen -> prefer.accept(before -> before.look(Look.values()[chosen]))));

        Slider size = new Slider(Preferences.SMALLEST, Preferences.LARGEST, now.percent());
        size.setId("size");
        size.setBlockIncrement(Preferences.STEP);
        size.setMajorTickUnit(40);
        size.setMinorTickCount(3);
        size.setSnapToTicks(true);
        size.setShowTickLabels(true);
        size.valueProperty().addListener((value, before, after) -> {
            int percent = Math.round(after.floatValue() / Preferences.STEP) * Preferences.STEP;
            if (percent != kept.now().percent()) {
                prefer.accept(all -> all.percent(percent));
            }
        });
        Label percent = new Label(Say.of("preferences.percent", now.percent()));
        percent.setId("percent");
        percent.setMinWidth(USE_PREF_SIZE);
        size.valueProperty()
                .addListener((value, before, after) ->
                        percent.setText(Say.of("preferences.percent", kept.now().percent())));
        HBox.setHgrow(size, Priority.ALWAYS);
        row("preferences.size", size, new HBox(8, size, percent));

        List<String> paces =
                Stream.of(BotPace.values()).map(each -> Say.of("pace." + each)).toList();
        row(
                "preferences.pace",
                Controls.choice(
                        "pace",
                        "",
                        paces,
                        now.pace().ordinal(),
                        chosen -> prefer.accept(before -> before.pace(BotPace.values()[chosen]))));

        List<String> motions =
                Stream.of(Pace.values()).map(each -> Say.of("motion." + each)).toList();
        row(
                "preferences.motion",
                Controls.choice(
                        "motion",
                        "",
                        motions,
                        now.motion().ordinal(),
                        chosen -> prefer.accept(before -> before.motion(Pace.values()[chosen]))));

        CheckBox warn = Controls.check(
                "warn", Say.of("preferences.warn"), now.warn(), ask -> prefer.accept(before -> before.warn(ask)));
        row("preferences.undo", warn);

        List<String> tags =
                Stream.concat(Stream.of(""), ChosenLanguage.TRANSLATED.stream()).toList();
        List<String> languages = tags.stream()
                .map(tag -> tag.isEmpty() ? Say.of("preferences.language.system") : Say.of("language." + tag))
                .toList();
        row(
                "preferences.language",
                Controls.choice(
                        "language",
                        "",
                        languages,
                        Math.max(0, tags.indexOf(now.language())),
                        chosen -> prefer.accept(before -> before.language(tags.get(chosen)))));

        TextField name = new TextField(now.name());
        name.setId("player-name");
        name.setPromptText(Say.of("preferences.name.none"));
        name.textProperty().addListener((text, before, after) -> prefer.accept(all -> all.name(after)));
        row("preferences.name", name);
    }

    private void row(String key, Control control) {
        row(key, control, control);
    }

    private void row(String key, Control control, Node shown) {
        Label label = new Label(Say.of(key));
        label.setLabelFor(control);
        if (!(control instanceof Labeled)) {
            control.setAccessibleText(Say.of(key));
        }
        addRow(getRowCount(), label, shown);
    }
}
