package org.polemarch.api.cite;

/** Something a player reads that follows from a section of the rulebook: an event, or the reason for a refusal. */
public interface Cited {

    /**
     * The section, as an id of the rule index; empty if none is needed. It is read from {@link Cites} on the record, or
     * else on the enclosing class. Override it where the section depends on the record's content.
     */
    default String cites() {
        return Citation.first(getClass());
    }
}
