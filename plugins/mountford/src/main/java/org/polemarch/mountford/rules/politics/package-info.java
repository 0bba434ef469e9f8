/** Chapter 7: bellicosity, surrender, armistices and the Persian alliance. */
package org.polemarch.mountford.rules.politics;
