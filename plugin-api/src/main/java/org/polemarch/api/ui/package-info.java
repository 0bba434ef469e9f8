/**
 * What a game's own view is, and the view kit it is built from. A view makes one
 * {@link org.polemarch.api.ui.Targets}, gives it to the parts of the kit it uses, and after each move shows plain data
 * again; {@link org.polemarch.api.ui.map.MapPane} has an example. Only this package and those below it know JavaFX.
 */
package org.polemarch.api.ui;
