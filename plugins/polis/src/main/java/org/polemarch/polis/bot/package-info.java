/** How well a position stands, for bots; figures come from the data and the rules. */
package org.polemarch.polis.bot;
