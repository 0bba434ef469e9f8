/** 4.2 Taking influence tiles, and the special tiles played meanwhile. */
package org.polemarch.perikles.rules.influence;
