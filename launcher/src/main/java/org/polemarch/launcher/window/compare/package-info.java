/** The sheet that puts two games side by side. */
package org.polemarch.launcher.window.compare;
