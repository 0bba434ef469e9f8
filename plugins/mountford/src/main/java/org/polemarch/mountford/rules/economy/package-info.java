/** Chapter 8: tribute, the emergency fund, trade routes and income. */
package org.polemarch.mountford.rules.economy;
