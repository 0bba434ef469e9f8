package org.polemarch.api.kit;

/** A container whose fields hold more than its content; digests read {@link #canonical()} instead. */
public interface Canonical {
    /** The content alone: equal containers give equal content. */
    Object canonical();
}
