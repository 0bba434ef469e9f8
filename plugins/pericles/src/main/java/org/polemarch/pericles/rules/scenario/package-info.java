/** 3.3, 14.0: how a scenario begins and how the short ones end. */
package org.polemarch.pericles.rules.scenario;
