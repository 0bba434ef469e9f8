/** 4.3 Proposing candidates. */
package org.polemarch.perikles.rules.candidates;
