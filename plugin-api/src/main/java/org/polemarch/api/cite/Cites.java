package org.polemarch.api.cite;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The sections of the rulebook that a class implements or a test proves, as ids of the game's rule index. The first is
 * shown with the questions a rule asks, and with the nested events and reasons that name none themselves.
 *
 * <p>A variant's subclass keeps the citation of the rule it replaces unless it names its own. {@code @Cites({})} on an event
 * says that it needs no rule to be understood.
 */
@Documented
@Inherited
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface Cites {
    /** Section ids. */
    String[] value();
}
