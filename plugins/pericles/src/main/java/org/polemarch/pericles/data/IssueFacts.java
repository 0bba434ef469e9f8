package org.polemarch.pericles.data;

/** How many of a debate issue each Side has, and how many Theater markers of it a Faction has (3.14, 3.15). */
public record IssueFacts(String id, int athens, int sparta, int markers) {}
