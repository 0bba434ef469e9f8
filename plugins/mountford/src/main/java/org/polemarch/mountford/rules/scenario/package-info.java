/** Chapter 9: control, the special states and the tiles with an effect of their own. */
package org.polemarch.mountford.rules.scenario;
