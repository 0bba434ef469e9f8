/** The sheet on which plugins are installed, trusted and removed. */
package org.polemarch.launcher.window.plugins;
