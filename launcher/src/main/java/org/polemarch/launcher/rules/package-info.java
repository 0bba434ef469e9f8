/** The rules of a game to look up, and what a variant can replace in them; no toolkit. */
package org.polemarch.launcher.rules;
