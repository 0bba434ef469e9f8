/** Chapters 3 and 4, what every later chapter asks of an army: where it may go, where it may not fight, how it loses SPs. */
package org.polemarch.mountford.rules.armies;
