/** The steps of the guided first game; no toolkit. */
package org.polemarch.launcher.tour;
