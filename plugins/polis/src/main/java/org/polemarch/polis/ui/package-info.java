/** The board in the window. It sees the view and the legal moves, and computes no rule. */
package org.polemarch.polis.ui;
