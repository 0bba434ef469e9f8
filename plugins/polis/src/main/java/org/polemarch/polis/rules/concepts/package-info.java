/** Essential concepts, on which all other chapters stand: boards, Leagues, control, stacking, Events in force. */
package org.polemarch.polis.rules.concepts;
