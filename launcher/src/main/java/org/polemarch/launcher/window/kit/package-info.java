/** Small parts that every page is made of: texts, themes, background work. They know neither games nor pages. */
package org.polemarch.launcher.window.kit;
