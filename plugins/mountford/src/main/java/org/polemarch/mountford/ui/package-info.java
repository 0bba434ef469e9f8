/** The board in a window. */
package org.polemarch.mountford.ui;
