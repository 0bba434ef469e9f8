package org.polemarch.testkit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The requirements of a game's checklist that a test proves: it would fail if one of them were broken. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface Covers {
    /** Requirement ids. */
    String[] value();
}
