/** The eleven actions, each a class, and what they have in common. */
package org.polemarch.polis.rules.actions;
