/** How well an imagined game stands. */
package org.polemarch.pericles.bot;
