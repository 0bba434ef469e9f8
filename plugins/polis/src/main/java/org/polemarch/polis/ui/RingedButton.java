package org.polemarch.polis.ui;

import javafx.scene.control.Button;
import org.polemarch.api.ui.Lightable;

/** A button whose style draws the ring of what is lit: a row of them with an effect each takes long to paint. */
final class RingedButton extends Button implements Lightable {

    RingedButton(String text, String style) {
        super(text);
        getStyleClass().add(style);
    }

    @Override
    public void light(boolean lit, boolean picked) {}
}
