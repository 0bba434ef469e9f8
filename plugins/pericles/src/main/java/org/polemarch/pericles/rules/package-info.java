/** What several chapters of the rulebook share. The chapters are the packages below; none of them depends on another in a circle. */
package org.polemarch.pericles.rules;
