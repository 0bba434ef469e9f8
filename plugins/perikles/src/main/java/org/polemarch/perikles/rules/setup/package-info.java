/** 3 The set-up, up to the first turn. */
package org.polemarch.perikles.rules.setup;
