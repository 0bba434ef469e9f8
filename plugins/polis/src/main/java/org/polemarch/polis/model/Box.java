package org.polemarch.polis.model;

/**
 * What is in the box: how many pieces each player has for the board, and how many trade spaces, tiles and Battle cards
 * there are.
 *
 * @param battleCards the copies of each kind
 */
@SuppressWarnings("ArrayRecordComponent") // handed over once, to be laid out on the table
public record Box(int tradeSpaces, int projects, int cubes, int disks, int merchants, int[] battleCards) {}
