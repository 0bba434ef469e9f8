/** Shows what has changed on a board as movement. */
package org.polemarch.api.ui.motion;
