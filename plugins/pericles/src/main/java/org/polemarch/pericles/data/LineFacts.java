package org.polemarch.pericles.data;

import org.polemarch.pericles.model.Exit;

/** A kind of connection: by which test of 9.32 each kind of unit leaves along it, and whether a base is needed. */
public record LineFacts(
        String id, String printed, Exit landExit, Exit navalExit, boolean landNeedsBase, boolean navalNeedsBase) {}
