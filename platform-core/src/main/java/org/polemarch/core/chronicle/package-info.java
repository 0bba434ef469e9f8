/** The course of one game by the common yardstick: what Athens had and who held what, each time that changed. */
package org.polemarch.core.chronicle;
