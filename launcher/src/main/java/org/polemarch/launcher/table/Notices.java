package org.polemarch.launcher.table;

/** The messages at a table: for the person at the screen, and for everybody. */
final class Notices {

    /** For the eyes at the screen only, and only until something happens. */
    private Notice own = Notice.NONE;

    /** For everybody; it stays until a person does something. */
    private Notice warning = Notice.NONE;

    void tell(Notice notice) {
        own = notice;
    }

    void warn(String line) {
        warning = Notice.of(Sentence.begun(line));
    }

    /** Something happened: what was told before is no longer about what is seen, or was for other eyes. */
    void happened() {
        own = Notice.NONE;
    }

    void acted() {
        own = Notice.NONE;
        warning = Notice.NONE;
    }

    /** What may be read while nobody is known to look: what everybody was told. */
    Notice open() {
        return warning;
    }

    /** What the eyes at the screen read: what they were told themselves, or else what everybody was. */
    Notice now() {
        return own.equals(Notice.NONE) ? warning : own;
    }
}
