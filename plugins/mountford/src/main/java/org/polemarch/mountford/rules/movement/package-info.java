/** Chapter 3: marching, naval transport, unfamiliar country, storms, interception and ravaging on the way (2.4.1). */
package org.polemarch.mountford.rules.movement;
