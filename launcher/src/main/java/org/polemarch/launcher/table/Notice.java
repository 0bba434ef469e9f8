package org.polemarch.launcher.table;

/** Something to tell the player, with the section of the rules it comes from; empty if none. */
public record Notice(String text, String cites) {

    /** Nothing to tell. */
    public static final Notice NONE = new Notice("", "");

    /** Something no section says. */
    public static Notice of(String text) {
        return new Notice(text, "");
    }
}
