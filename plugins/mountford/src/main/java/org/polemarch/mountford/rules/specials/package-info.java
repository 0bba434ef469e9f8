/** The special tiles of chapter 9 that are played instead of an operation (2.5). */
package org.polemarch.mountford.rules.specials;
