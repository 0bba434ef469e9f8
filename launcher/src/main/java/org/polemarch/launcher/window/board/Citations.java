package org.polemarch.launcher.window.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import org.polemarch.api.ui.Tip;
import org.polemarch.launcher.rules.Edition;
import org.polemarch.launcher.rules.RulesModel;
import org.polemarch.launcher.window.kit.Background;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** The rules behind citations, for tooltips. */
public final class Citations {

    private final Edition edition;
    private final List<Runnable> onRead = new ArrayList<>();
    private final Map<String, String> told = new LinkedHashMap<>();
    private final Map<Hyperlink, String> links = new LinkedHashMap<>();
    private RulesModel rules;

    public Citations(Edition edition) {
        this.edition = edition;
        Background.idle(() -> new RulesModel(edition), this::known, fault -> {}); // told when one is pointed at
    }

    /** Replaces the ids in citations with names. */
    private void known(RulesModel model) {
        rules = model;
        links.forEach(this::link);
        onRead.forEach(Runnable::run);
    }

    /** Sections have no names before the rules are read. */
    public void onRead(Runnable listener) {
        onRead.add(listener);
    }

    /** A section as a line cites it; empty as long as the rules are not read. */
    String cited(String section) {
        return rules == null ? "" : rules.cited(section);
    }

    String told(String section) {
        return section.isEmpty() ? "" : told.computeIfAbsent(section, this::read);
    }

    private String read(String section) {
        try {
            if (rules == null) {
                rules = new RulesModel(edition);
            }
            return rules.told(section);
        } catch (RuntimeException | LinkageError e) {
            return ""; // the rules sheet tells what is wrong with the index
        }
    }

    /** Makes a link cite a section; without one it is not shown. */
    public void link(Hyperlink link, String section) {
        String text = "";
        if (!section.isEmpty()) {
            text = rules == null ? Say.of("rules.cited.unread") : Say.of("rules.cited", rules.name(section));
        }
        if (!link.getText().equals(text)) {
            link.setText(text);
            cite(link, section);
        }
        Texts.show(link, !section.isEmpty());
        links.put(link, section);
    }

    /** Whoever points at a node is told the rule of a section; without one, nothing. */
    void cite(Node node, String section) {
        Tip.on(node, () -> {
            String rule = told(section);
            return rule.isEmpty() && !section.isEmpty() ? Say.of("rules.cited.unread") : rule;
        });
    }
}
