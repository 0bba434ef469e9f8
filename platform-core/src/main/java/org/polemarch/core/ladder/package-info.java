/** How strong bots are, measured by letting each play against each. */
package org.polemarch.core.ladder;
