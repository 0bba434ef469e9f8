package org.polemarch.launcher.window.setup;

import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** Asks what a variant made of the player's figures is called, who made it and what it is about. */
final class ShareSheet extends VBox {

    static final double EMS = 38;

    /** What the player wrote. */
    record Answers(String title, String author, String summary) {}

    private final TextField title = Controls.field("share-title", "share.title", typed -> {});
    private final TextField author = Controls.field("share-author", "share.author", typed -> {});
    private final TextField summary = Controls.field("share-summary", "share.summary", typed -> {});
    private final Label fault = Texts.notice("share-fault");
    private final Consumer<Answers> answered;

    ShareSheet(String name, Consumer<Answers> answered) {
        super(12);
        this.answered = answered;
        author.setText(name);
        Button save = Controls.accent("share-save", Say.of("share.save"), this::save);
        save.setDefaultButton(true);
        getChildren()
                .addAll(
                        Texts.soft(Say.of("share.about")),
                        labelled("share.title", title),
                        labelled("share.author", author),
                        labelled("share.summary", summary),
                        fault,
                        Controls.foot(save));
    }

    private static VBox labelled(String key, TextField field) {
        return new VBox(4, Texts.strong(Say.of(key)), field);
    }

    /** Offers what the figures say of themselves, unless something was written already. */
    void suggest(String text) {
        if (summary.getText().isBlank()) {
            summary.setText(text);
        }
    }

    private void save() {
        if (title.getText().isBlank()) {
            refuse(Say.of("share.untitled"));
            title.requestFocus();
        } else if (author.getText().isBlank()) {
            refuse(Say.of("share.unsigned"));
            author.requestFocus();
        } else {
            answered.accept(new Answers(title.getText(), author.getText(), summary.getText()));
        }
    }

    void refuse(String why) {
        Texts.tell(fault, why);
    }
}
