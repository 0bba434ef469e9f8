/**
 * What a promise watches: a game played once and written down, then played again, with a closer look at some of its questions.
 */
package org.polemarch.core.contract.trial;
