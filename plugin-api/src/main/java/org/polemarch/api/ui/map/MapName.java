package org.polemarch.api.ui.map;

import org.polemarch.api.ui.map.LabelPlacer.Box;

/**
 * A name as it is shown on a map.
 *
 * @param place the id of the place it names
 * @param text the name, perhaps cut short
 * @param sheet 0 for the main map, higher for its insets
 * @param box where it stands on its sheet
 * @param within what part of it lies in its place; 0 for a place that is a point
 * @param apart how far it is from its place, in its own heights
 */
public record MapName(String place, String text, int sheet, Box box, double within, double apart) {}
