/** A game looked at after it was played, in words. */
package org.polemarch.launcher.analysis;
