package org.polemarch.pericles.model;

/** What the Will of the Assembly asks for (11.41, 11.42). */
public enum Goal {
    NONE,
    CONTROL,
    CONTROL_OR_CONTEST,
    BUILD_OR_CONVERT_BASE
}
