package org.polemarch.pericles.model;

import java.util.Objects;

/** The id of a Political card, such as A12. */
public record CardId(String value) {
    public CardId {
        Objects.requireNonNull(value);
    }

    @Override
    public String toString() {
        return value;
    }
}
