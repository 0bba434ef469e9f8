/** What several chapters of the rulebook share. The chapters are the packages below; none of them goes in a circle with another. */
package org.polemarch.pericles.rules;
