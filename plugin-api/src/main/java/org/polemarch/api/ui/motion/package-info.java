/** What changed on a board, shown as movement. */
package org.polemarch.api.ui.motion;
