/** What the program finds on the machine it runs on: folders, a display, a console, a Java to start again. */
package org.polemarch.launcher.machine;
