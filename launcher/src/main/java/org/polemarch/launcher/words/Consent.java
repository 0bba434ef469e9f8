package org.polemarch.launcher.words;

import java.util.List;
import java.util.Locale;

/** Whether somebody typed yes: in English, or in the language they were asked in. */
public final class Consent {

    private Consent() {}

    public static boolean given(String typed) {
        String answer = typed.strip().toLowerCase(Locale.ROOT);
        return List.of("yes", "y").contains(answer)
                || List.of(Say.of("answer.yes").split("\\|")).contains(answer);
    }
}
