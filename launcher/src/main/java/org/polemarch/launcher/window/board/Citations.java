package org.polemarch.launcher.window.board;

import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import org.polemarch.api.ui.Tip;
import org.polemarch.launcher.rules.Edition;
import org.polemarch.launcher.rules.RulesModel;
import org.polemarch.launcher.window.kit.Background;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** The rules behind citations, for whoever points at one. */
public final class Citations {

    private final Edition edition;
    private final Map<String, String> told = new LinkedHashMap<>();
    private final Map<Hyperlink, String> links = new LinkedHashMap<>();
    private RulesModel rules;

    public Citations(Edition edition) {
        this.edition = edition;
        Background.idle(() -> new RulesModel(edition), this::known, fault -> {}); // told when one is pointed at
    }

    /** What was cited by its id gets its name. */
    private void known(RulesModel read) {
        rules = read;
        links.forEach(this::link);
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

    /** What players call it; as long as the rules are not read, the id. */
    private String name(String section) {
        return rules == null ? section : rules.name(section);
    }

    /** Makes a link cite a section; without one it is not shown. */
    public void link(Hyperlink link, String section) {
        String text = section.isEmpty() ? "" : Say.of("rules.cited", name(section));
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
            return rule.isEmpty() ? section : rule;
        });
    }
}
