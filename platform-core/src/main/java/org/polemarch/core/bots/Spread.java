package org.polemarch.core.bots;

/** The spread of values, computed as they come in. */
final class Spread {

    private int count;
    private double mean;
    private double squares;

    void add(double value) {
        count++;
        double off = value - mean;
        mean += off / count;
        squares += off * (value - mean);
    }

    double deviation() {
        return count < 2 ? 1 : Math.sqrt(squares / count);
    }
}
