/** Files written as a whole or not at all: the one way in which the program writes. */
package org.polemarch.core.disk;
