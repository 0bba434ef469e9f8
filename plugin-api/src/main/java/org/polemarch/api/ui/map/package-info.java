/**
 * The map part of the view kit: the real coast, areas cut from it, spaces, paths, labels and routes. Start with
 * {@link org.polemarch.api.ui.map.MapPane}.
 */
package org.polemarch.api.ui.map;
