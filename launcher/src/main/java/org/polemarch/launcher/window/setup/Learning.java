package org.polemarch.launcher.window.setup;

import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.polemarch.api.teach.Teaching;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.tour.Lessons;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.frame.Navigation;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** What a player needs who has never played the game. It is highlighted until the player has seen the game once. */
final class Learning extends VBox {

    private static final double GAP = 8;

    Learning(Desk desk, Navigation navigation, InstalledGame game) {
        super(GAP);
        Teaching teaching = game.plugin().teaching();
        boolean isNew = teaching.hasPrimer() && !new Lessons(desk.saves()).hasRead(game.id());
        FlowPane ways = new FlowPane(10, 6);
        if (teaching.hasPrimer()) {
            ways.getChildren().add(way("setup-primer", "setup.primer", isNew, () -> navigation.primer(game)));
        }
        if (teaching.hasGuide()) {
            ways.getChildren().add(way("setup-guide", "tour.begin", isNew, () -> navigation.tour(game)));
        }
        if (isNew) {
            getStyleClass().add("welcome");
            setId("setup-offer");
            getChildren()
                    .add(Texts.wrapped(Say.of(
                            teaching.hasGuide() ? "setup.offer.guide" : "setup.offer.primer",
                            game.info().title())));
        }
        getChildren().add(ways);
    }

    private static Button way(String id, String text, boolean stressed, Runnable run) {
        return stressed ? Controls.accent(id, Say.of(text), run) : Controls.button(id, Say.of(text), run);
    }
}
