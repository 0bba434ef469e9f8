package org.polemarch.launcher.window;

import atlantafx.base.theme.Styles;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import org.polemarch.launcher.Say;

/** Between two people at one screen: nothing is shown until the next one says that they are there. */
final class Curtain extends VBox {

    /** One who may come, and what happens then. */
    record Comer(String name, Runnable here) {}

    Curtain(String heading, List<Comer> comers) {
        getStyleClass().add("curtain");
        FontIcon icon = new FontIcon(Feather.EYE_OFF);
        icon.getStyleClass().add("curtain-icon");
        getChildren().addAll(icon, Texts.title(heading));
        for (Comer comer : comers) {
            Button here = new Button(Say.of("curtain.here", comer.name()));
            here.setId(comers.size() == 1 ? "curtain" : "curtain-" + comers.indexOf(comer));
            here.setDefaultButton(comers.size() == 1);
            here.getStyleClass().addAll(Styles.LARGE, Styles.ACCENT);
            here.setOnAction(event -> comer.here().run());
            getChildren().add(here);
        }
        if (!comers.isEmpty()) {
            getChildren().add(Texts.soft(Say.of("curtain.others")));
        }
    }
}
