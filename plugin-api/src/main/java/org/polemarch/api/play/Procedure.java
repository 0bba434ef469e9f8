package org.polemarch.api.play;

/** A rule that runs a frame without asking anybody. */
public non-sealed interface Procedure<S, F extends Frame> extends RuleStep<S, F> {

    /** Carries the frame out. What remains to be done is put on the agenda with {@link Play#next}. */
    void run(F frame, Play<S> play);
}
