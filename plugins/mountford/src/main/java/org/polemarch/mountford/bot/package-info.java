/** How well a position stands, in points of bellicosity as Athens sees them. */
package org.polemarch.mountford.bot;
