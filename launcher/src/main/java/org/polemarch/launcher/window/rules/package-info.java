/** The sheet of the rules, with the sources of the figures and what a variant can replace. */
package org.polemarch.launcher.window.rules;
