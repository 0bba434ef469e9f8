package org.polemarch.api.kit;

/** A container whose fields hold more than its content. Digests read {@link #canonical()} instead of the fields. */
public interface Canonical {
    /** The content alone: equal containers give equal content. */
    Object canonical();
}
