package org.polemarch.api.play;

import org.polemarch.api.cite.Cited;

/** Why something is not allowed: a record whose text is in the message bundle, with the section that forbids it. */
public interface Reason extends Cited {}
