package org.polemarch.api.data;

/** A fault in a data pack. The message names the table, the record and what would be right. */
public final class DataFault extends RuntimeException {
    /** A fault that one of our own checks found. */
    public DataFault(String message) {
        super(message);
    }

    /** A fault that came up while reading or binding the JSON. */
    public DataFault(String message, Throwable cause) {
        super(message, cause);
    }
}
