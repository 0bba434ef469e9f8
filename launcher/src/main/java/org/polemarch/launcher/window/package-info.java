/** The window: it holds one page at a time and knows the way from each to the others. */
package org.polemarch.launcher.window;
