/**
 * The promises of the contract, one class each. Of each there is a game in the tests that breaks it, and one for every sentence
 * of it that an author may get wrong.
 */
package org.polemarch.core.contract.promises;
