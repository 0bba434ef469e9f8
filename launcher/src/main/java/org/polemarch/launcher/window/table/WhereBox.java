package org.polemarch.launcher.window.table;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.VBox;
import org.polemarch.launcher.table.WhereAmI;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/**
 * Where am I? The phase, what it is about, what comes next, and what is due then. Players who know the game can fold it
 * up.
 */
final class WhereBox extends TitledPane {

    private final Label now = Texts.wrapped("");
    private final Label next = Texts.soft("");
    private final Label due = Texts.wrapped("");

    WhereBox() {
        setId("where");
        getStyleClass().add("where");
        setAnimated(false);
        now.setId("where-now");
        next.setId("where-next");
        due.setId("where-due");
        setContent(new VBox(now, next, due));
    }

    /**
     * @param owed what falls due when the round ends
     */
    void show(Optional<WhereAmI> where, List<String> owed) {
        Texts.show(this, where.isPresent());
        where.ifPresent(phase -> {
            setText(phase.title());
            now.setText(phase.now());
            next.setText(Say.of("table.where.next", phase.next()));
            Texts.tell(due, owed.isEmpty() ? "" : Say.of("consequence.due", String.join(" ", owed)));
            setAccessibleText(phase.title() + ". " + phase.now() + " " + next.getText() + " " + due.getText());
        });
    }
}
