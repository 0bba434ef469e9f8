package org.polemarch.api.ui;

/** A node whose shape isn't a box, such as a region of a map, and which therefore draws marks along its outline. */
public interface Outlined {

    /**
     * Draws or removes a mark.
     *
     * @param style the style class of the mark
     */
    void mark(String style, boolean drawn);
}
