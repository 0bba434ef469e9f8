package org.polemarch.perikles.model;

/** A location tile. Which there are stands in the data, and so does what is printed on them. */
public record Location(String id) {

    @Override
    public String toString() {
        return id;
    }
}
