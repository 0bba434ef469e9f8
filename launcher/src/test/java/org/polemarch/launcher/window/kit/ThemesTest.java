package org.polemarch.launcher.window.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import javafx.css.CssParser;
import javafx.css.Stylesheet;
import org.junit.jupiter.api.Test;

class ThemesTest {

    /** A sheet that can't be read to its end is used as far as possible, and the rest is ignored silently. */
    @Test
    void theStyleSheetIsReadToItsEnd() throws IOException {
        CssParser.errorsProperty().clear();
        Stylesheet sheet = new CssParser().parse(Themes.class.getResource("launcher.css"));
        assertThat(CssParser.errorsProperty()).isEmpty();
        assertThat(sheet.getRules()).isNotEmpty();
    }
}
