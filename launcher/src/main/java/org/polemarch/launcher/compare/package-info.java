/** What is compared, by which bots, how long it takes, and the experiments that are kept; no toolkit. */
package org.polemarch.launcher.compare;
