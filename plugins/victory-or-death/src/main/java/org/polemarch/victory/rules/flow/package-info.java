/**
 * What the chapters of the rulebook share: the shape of a question, the reasons why everything else has to wait, and the frames
 * by which one chapter hands over to another.
 */
package org.polemarch.victory.rules.flow;
