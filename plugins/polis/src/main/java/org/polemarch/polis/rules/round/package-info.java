/** How a round is played: its Event, its turns, passing, and going on alone. */
package org.polemarch.polis.rules.round;
