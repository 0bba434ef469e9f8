/**
 * The contract every game is held to: random and greedy games are played, and at each question the promises of the
 * plugin API are checked. Nothing here depends on JUnit, so that any installed plugin can be checked.
 */
package org.polemarch.core.contract;
