/** What a player chooses before a game; no toolkit. */
package org.polemarch.launcher.setup;
