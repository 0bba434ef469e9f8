/** What the window offers to a page and asks of it: commands, sheets, navigation, and the desk it works on. */
package org.polemarch.launcher.window.frame;
