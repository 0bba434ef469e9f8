/**
 * Holds a plugin to the contract in a Java machine of its own, which may die, hang or run out of memory without harm to the program
 * that wants to know.
 */
package org.polemarch.core.admission;
