/** A card in use: what it costs, then its effects one after the other. Effects that fill a chapter of their own are there. */
package org.polemarch.victory.rules.effects;
