package org.polemarch.api.data;

/** A fault in a data pack. The message names the table, the record and what would be right. */
public final class DataFault extends RuntimeException {
    public DataFault(String message) {
        super(message);
    }

    public DataFault(String message, Throwable cause) {
        super(message, cause);
    }
}
