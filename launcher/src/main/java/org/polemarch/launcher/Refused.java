package org.polemarch.launcher.cli;

/** A command cannot do what was asked; the message says in one line why and what would be right. */
final class Refused extends RuntimeException {
    Refused(String message) {
        super(message);
    }
}
