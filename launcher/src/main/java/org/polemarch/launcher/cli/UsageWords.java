package org.polemarch.launcher.cli;

import java.util.Collections;
import java.util.Enumeration;
import java.util.ResourceBundle;
import java.util.Set;
import org.polemarch.api.text.Phrases;

/**
 * What {@code --help} says, from {@code usage.properties}: descriptions stand there under the names picocli looks for, not in
 * the annotations.
 */
final class UsageWords extends ResourceBundle {

    private static final Phrases WORDS = Phrases.of(UsageWords.class, "usage.properties");

    @Override
    protected Object handleGetObject(String key) {
        return WORDS.has(key) ? WORDS.of(key) : null;
    }

    @Override
    protected Set<String> handleKeySet() {
        return WORDS.keys();
    }

    @Override
    public Enumeration<String> getKeys() {
        return Collections.enumeration(WORDS.keys());
    }
}
