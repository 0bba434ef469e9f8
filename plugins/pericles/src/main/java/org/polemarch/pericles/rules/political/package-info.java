/** 7.0: what won issues do, and the markers they become. */
package org.polemarch.pericles.rules.political;
