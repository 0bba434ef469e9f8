/** Who has won (9.2), and how a position compares with those of other games. */
package org.polemarch.mountford.scoring;
