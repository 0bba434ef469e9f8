/**
 * What goes beside the map: cards and hands, tracks, dice, tables and panels, and {@link
 * org.polemarch.api.ui.table.TableFrame}, which holds them together.
 */
package org.polemarch.api.ui.table;
