/** The board in a window. It sees the view alone. */
package org.polemarch.pericles.ui;
