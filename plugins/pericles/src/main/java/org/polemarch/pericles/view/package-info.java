/** What each Faction may know, and what it may imagine. */
package org.polemarch.pericles.view;
