/** The course of one game by the common yardstick: the share of Athens and who held what, each time it changed. */
package org.polemarch.core.chronicle;
