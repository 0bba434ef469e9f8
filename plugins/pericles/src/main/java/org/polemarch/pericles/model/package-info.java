/** The position: pieces, tokens, cards, displays and markers. It contains no rule. */
package org.polemarch.pericles.model;
