/** 9.0: Military issues, from the build to the Honor of the battle. */
package org.polemarch.pericles.rules.military;
