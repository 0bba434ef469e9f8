/** What Event cards do when they are read and when the round ends. */
package org.polemarch.polis.rules.events;
