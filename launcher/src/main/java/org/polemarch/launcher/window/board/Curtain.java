package org.polemarch.launcher.window.board;

import atlantafx.base.theme.Styles;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** Between two people at one screen: nothing is shown until the next one says that they are there. */
public final class Curtain extends VBox {

    public record Comer(String claim, Runnable here) {

        /** A person, who may be called like the seat they play. */
        public static Comer of(String person, String seat, Runnable here) {
            String claim = person.equals(seat)
                    ? Say.of("curtain.play", seat)
                    : Say.of("curtain.here", person + " (" + seat + ")");
            return new Comer(claim, here);
        }
    }

    public Curtain(String heading, List<Comer> comers) {
        getStyleClass().add("curtain");
        FontIcon icon = new FontIcon(Feather.EYE_OFF);
        icon.getStyleClass().add("curtain-icon");
        getChildren().addAll(icon, Texts.title(heading));
        for (Comer comer : comers) {
            String id = comers.size() == 1 ? "curtain" : "curtain-" + comers.indexOf(comer);
            Button here = Controls.accent(id, comer.claim(), comer.here());
            here.setDefaultButton(comers.size() == 1);
            here.getStyleClass().add(Styles.LARGE);
            getChildren().add(here);
        }
        if (!comers.isEmpty()) {
            getChildren().add(Texts.soft(Say.of("curtain.others")));
        }
    }
}
