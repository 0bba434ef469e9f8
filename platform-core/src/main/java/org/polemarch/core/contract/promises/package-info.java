/**
 * The promises of the contract, one class each. For each, and for every clause that an author may get wrong, the tests
 * contain a game that breaks it.
 */
package org.polemarch.core.contract.promises;
