/** Chapter 1, and what all other chapters ask: relations, zones of influence, treasuries, bellicosity, why a thing waits. */
package org.polemarch.mountford.rules.components;
