/** Supply lines, on which cards and rules alike rely. */
package org.polemarch.victory.supply;
