/** Chapter 1, and what all other chapters ask: relations, zones of influence, treasuries, and why something has to wait. */
package org.polemarch.mountford.rules.components;
