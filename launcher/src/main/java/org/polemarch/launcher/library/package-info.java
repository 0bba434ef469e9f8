/** The installed games and the saves as facts, to be listed, filtered and compared; no toolkit. */
package org.polemarch.launcher.library;
