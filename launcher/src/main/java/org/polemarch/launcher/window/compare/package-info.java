/** Games compared: two side by side by what is known of them, and any sets of rules by letting bots play them. */
package org.polemarch.launcher.window.compare;
