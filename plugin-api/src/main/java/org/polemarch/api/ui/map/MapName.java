package org.polemarch.api.ui.map;

import org.polemarch.api.ui.map.LabelPlacer.Box;

/**
 * A name as a map shows it.
 *
 * @param place the id of the place it names
 * @param text the name, perhaps cut short
 * @param sheet 0 for the main map, higher for its insets
 * @param box its box on the sheet
 * @param within the share of it that is within its place; 0 if the place is a point
 * @param apart its distance from its place, in multiples of its height
 */
public record MapName(String place, String text, int sheet, Box box, double within, double apart) {}
