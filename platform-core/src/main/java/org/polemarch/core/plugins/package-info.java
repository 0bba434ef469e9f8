/**
 * Plugins: found, looked at without running any of their code, loaded if they came with the program or the player trusts their
 * bytes, and named with the cause if they fail.
 */
package org.polemarch.core.plugins;
