/** What a side may know, and what it may imagine of the rest. */
package org.polemarch.polis.view;
