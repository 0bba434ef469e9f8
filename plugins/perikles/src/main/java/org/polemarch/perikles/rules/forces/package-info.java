/** 4.5 Committing military forces: who leads whom, who goes where, and what it changes. */
package org.polemarch.perikles.rules.forces;
