/** The position: what lies where and how far the game has come. It keeps the pieces together and contains no rule. */
package org.polemarch.polis.model;
