/** The page of twin tables: one game by two sets of rules, side by side. */
package org.polemarch.launcher.window.twin;
