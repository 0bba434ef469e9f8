/** What the program says: its texts, its complaints, and searching in texts. */
package org.polemarch.launcher.words;
