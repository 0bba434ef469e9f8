package org.polemarch.api.ui;

/** A node whose shape is not a box, such as a region of a map, and which draws the marks of others along its outline. */
public interface Outlined {

    /**
     * Draws a mark, or no longer.
     *
     * @param style the style class of the mark
     */
    void mark(String style, boolean drawn);
}
