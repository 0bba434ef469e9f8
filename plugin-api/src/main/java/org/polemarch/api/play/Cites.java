package org.polemarch.api.play;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The sections of the rulebook that a class carries out or a test proves, as ids of the game's rule index. The first one
 * is shown with the questions a rule asks.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface Cites {
    /** Section ids. */
    String[] value();
}
