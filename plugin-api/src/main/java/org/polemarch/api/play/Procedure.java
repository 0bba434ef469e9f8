package org.polemarch.api.play;

/** A rule that runs a frame without asking anybody. */
public non-sealed interface Procedure<S, F extends Frame> extends RuleStep<S, F> {

    /** Carries out the frame. Put what remains to be done on the agenda with {@link Play#next}. */
    void run(F frame, Play<S> play);
}
