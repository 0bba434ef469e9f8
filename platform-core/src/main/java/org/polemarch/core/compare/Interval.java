package org.polemarch.core.compare;

/** Where a true value lies with a confidence of 95%. */
public record Interval(double low, double high) {

    static final double CONFIDENCE = 0.95;

    public boolean excludesZero() {
        return low > 0 || high < 0;
    }
}
