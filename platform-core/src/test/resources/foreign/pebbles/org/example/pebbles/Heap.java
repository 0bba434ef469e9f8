package org.example.pebbles;

/** How many pebbles there are, and how many may be taken at once. */
public record Heap(int pebbles, int most) {}
