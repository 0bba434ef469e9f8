/**
 * A game's own view, and the view kit it is built from. A view creates one {@link org.polemarch.api.ui.Targets}, passes
 * it to the parts of the kit it uses, and shows plain data again after each move; {@link
 * org.polemarch.api.ui.map.MapPane} has an example. Only this package and those below it use JavaFX.
 */
package org.polemarch.api.ui;
