/** Chapter 7: adjustments, surrender, armistices and the Persian alliance. */
package org.polemarch.mountford.rules.politics;
