/** The entry point. It picks the fast way to a window or hands over to the command line. */
package org.polemarch.launcher;
