/** 11.0, 13.2: Persia, victory, maintenance, redeployment and the Will of the Assembly. */
package org.polemarch.pericles.rules.end;
