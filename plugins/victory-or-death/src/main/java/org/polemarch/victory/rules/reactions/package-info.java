/** Cards on the table answer what happens: the teams alternate until both let it go by. */
package org.polemarch.victory.rules.reactions;
