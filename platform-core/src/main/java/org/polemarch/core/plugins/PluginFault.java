package org.polemarch.core.plugins;

/** Something about plugins that cannot be done. The message says in one line what is wrong and what would be right. */
public final class PluginFault extends RuntimeException {
    public PluginFault(String message) {
        super(message);
    }

    public PluginFault(String message, Throwable cause) {
        super(message, cause);
    }
}
