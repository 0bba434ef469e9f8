/** Chapter 5: what a siege needs, the attempt and the garrison of a space that falls. */
package org.polemarch.mountford.rules.sieges;
