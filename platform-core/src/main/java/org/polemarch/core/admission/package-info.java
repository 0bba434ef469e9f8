/**
 * Holds a plugin to the contract in a separate Java process, which may crash, hang or run out of memory without harm to
 * the program.
 */
package org.polemarch.core.admission;
