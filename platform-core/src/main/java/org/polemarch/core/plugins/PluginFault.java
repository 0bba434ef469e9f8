package org.polemarch.core.plugins;

import org.polemarch.core.wiring.OneLine;

/** Something about plugins that can't be done. The message says in one line what is wrong and what would be right. */
public final class PluginFault extends RuntimeException {
    public PluginFault(String message) {
        super(OneLine.plain(message));
    }

    public PluginFault(String message, Throwable cause) {
        super(OneLine.plain(message), cause);
    }
}
