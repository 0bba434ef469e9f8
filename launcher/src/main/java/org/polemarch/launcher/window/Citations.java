package org.polemarch.launcher.window;

import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Tooltip;
import javafx.util.Duration;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.Say;
import org.polemarch.launcher.rules.RulesModel;

/** The rules behind citations, for whoever points at one. The rule index is read when somebody first does. */
final class Citations {

    private static final double WIDTH = 420;

    private final InstalledGame game;
    private final Map<String, String> told = new LinkedHashMap<>();
    private RulesModel rules;

    Citations(InstalledGame game) {
        this.game = game;
    }

    /** The rule in our words; empty if there is none. */
    String told(String section) {
        return section.isEmpty() ? "" : told.computeIfAbsent(section, this::read);
    }

    private String read(String section) {
        try {
            if (rules == null) {
                rules = new RulesModel(game);
            }
            return rules.told(section);
        } catch (RuntimeException | LinkageError e) {
            return ""; // the rules sheet tells what is wrong with the index
        }
    }

    /** Makes a link cite a section; without one it is not shown. */
    void link(Hyperlink link, String section) {
        String text = section.isEmpty() ? "" : Say.of("rules.cited", section);
        if (!link.getText().equals(text)) {
            link.setText(text);
            link.setTooltip(section.isEmpty() ? null : tooltip(section));
        }
        Texts.show(link, !section.isEmpty());
    }

    /** A tooltip that reads the rule when it is shown. */
    Tooltip tooltip(String section) {
        Tooltip tooltip = new Tooltip(section);
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(WIDTH);
        tooltip.setShowDelay(Duration.millis(250));
        tooltip.setShowDuration(Duration.INDEFINITE);
        tooltip.setOnShowing(event -> {
            String rule = told(section);
            tooltip.setText(rule.isEmpty() ? section : section + "  " + rule);
        });
        return tooltip;
    }
}
