/** Chapter 6: forces in the field and fleets at home are paid, reinforcements come. */
package org.polemarch.mountford.rules.maintenance;
