/** Counterfactual variants: what the war would have been without the plague, the tribute, the Persian gold. A package for each game. */
package org.polemarch.whatif;
