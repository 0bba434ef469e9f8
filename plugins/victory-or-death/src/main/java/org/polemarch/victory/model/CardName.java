package org.polemarch.victory.model;

/** What a kind of card is called. There is one object for each, made by the data. */
public record CardName(int kind, String id, String title) {
    @Override
    public String toString() {
        return id;
    }
}
