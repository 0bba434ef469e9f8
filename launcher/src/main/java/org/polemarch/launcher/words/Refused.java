package org.polemarch.launcher.words;

/** The program cannot do what was asked; the message says in one line why and what would be right. */
public final class Refused extends RuntimeException {
    public Refused(String message) {
        super(message);
    }
}
