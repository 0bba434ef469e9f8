/** What the program finds on its computer: folders, a display, a console, a Java to start again. */
package org.polemarch.launcher.machine;
