package org.polemarch.api.cite;

/** Something a player reads that stands on a section of the rulebook: an event, or the reason of a refusal. */
public interface Cited {

    /**
     * The section, an id of the rule index; empty for what needs none. It is read from {@link Cites} on the record, else on
     * the class around it. Override it where the section depends on what the record holds.
     */
    default String cites() {
        return Citation.first(getClass());
    }
}
