package org.polemarch.polis.model;

/** A Project tile of the data pack. The index is its place in the data and in the state. */
public record Project(int index, String id) {
    @Override
    public String toString() {
        return id;
    }
}
