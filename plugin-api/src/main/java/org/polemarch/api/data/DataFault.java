package org.polemarch.api.data;

/** A fault in a data pack. The message names the table, the record and what would be right. */
public final class DataFault extends RuntimeException {
    /** A fault that was found by looking. */
    public DataFault(String message) {
        super(message);
    }

    /** A fault that reading or binding the JSON came upon. */
    public DataFault(String message, Throwable cause) {
        super(message, cause);
    }
}
