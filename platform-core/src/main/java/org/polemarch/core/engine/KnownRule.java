package org.polemarch.core.engine;

import com.google.inject.TypeLiteral;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import org.polemarch.api.play.Ballot;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Procedure;
import org.polemarch.api.play.RuleStep;

/**
 * A rule whose kind is determined once, when the rulebook is opened; exactly one of the last three components is set.
 *
 * <p>The engine runs rules millions of times a second, and before JDK 23 the virtual machine answers "is it a
 * Procedure?" through one cell per class that all threads write: two threads at play would slow each other down.
 */
record KnownRule<S>(
        Class<? extends Frame> frame,
        RuleStep<S, ?> rule,
        Procedure<S, Frame> procedure,
        Ballot<S, Frame, Move> ballot,
        Decision<S, Frame, Move> decision) {

    @SuppressWarnings(
            "unchecked") // the rulebook gives a rule only the frames it is for, the engine only moves it listed
    static <S> KnownRule<S> of(RuleStep<S, ?> rule) {
        return new KnownRule<>(
                frameOf(rule.getClass()),
                rule,
                rule instanceof Procedure<S, ?> procedure ? (Procedure<S, Frame>) procedure : null,
                rule instanceof Ballot<S, ?, ?> ballot ? (Ballot<S, Frame, Move>) ballot : null,
                rule instanceof Decision<S, ?, ?> decision ? (Decision<S, Frame, Move>) decision : null);
    }

    /** The kind of frame a rule deals with: the type argument it gives, itself or by a class above it. */
    static Class<? extends Frame> frameOf(Class<?> rule) {
        Type step = TypeLiteral.get(rule).getSupertype(RuleStep.class).getType();
        Type frame = ((ParameterizedType) step).getActualTypeArguments()[1];
        if (frame instanceof Class<?> type) {
            return type.asSubclass(Frame.class);
        }
        throw new RuleFault(
                rule.getSimpleName() + " does not say which kind of frame it deals with; give it a record as"
                        + " type argument, not " + frame);
    }
}
