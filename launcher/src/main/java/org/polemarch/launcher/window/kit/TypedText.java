package org.polemarch.launcher.window.kit;

import javafx.scene.control.ButtonBase;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** Whether a key belongs to what has the keyboard: letters to a text field, the space bar to a button. */
public final class TypedText {

    private TypedText() {}

    public static boolean takes(KeyEvent event) {
        boolean plain = !event.isShortcutDown()
                && !event.isAltDown()
                && !event.getCode().isFunctionKey();
        boolean typing = event.getTarget() instanceof TextInputControl;
        boolean pressing = event.getCode() == KeyCode.SPACE
                && (event.getTarget() instanceof ButtonBase
                        || event.getTarget() instanceof ComboBoxBase
                        || event.getTarget() instanceof ChoiceBox);
        return plain && (typing || pressing);
    }
}
