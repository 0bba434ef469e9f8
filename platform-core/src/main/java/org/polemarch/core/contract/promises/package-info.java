/** The promises of the contract, one class each. */
package org.polemarch.core.contract.promises;
