package org.example.pebbles;

/** Everything lies open. */
public record PebblesView(int heap, int taken) {}
