package org.polemarch.core.plugins;

import java.time.Instant;
import java.util.Objects;

/**
 * The result of a plugin's last check against the contract. It is valid only for exactly the bytes that were checked.
 *
 * @param when the time in ISO 8601
 * @param line what was found, in one line
 */
public record CheckResult(String plugin, String when, boolean passed, String line) {
    public CheckResult {
        Objects.requireNonNull(plugin);
        Objects.requireNonNull(when);
        Objects.requireNonNull(line);
    }

    public CheckResult(String plugin, Instant when, boolean passed, String line) {
        this(plugin, when.toString(), passed, line);
    }

    /** "passed 2026-11-18" or "failed 2026-11-18: it ended its Java process". */
    public String text() {
        String day = when.length() > 10 ? when.substring(0, 10) : when;
        return (passed ? "passed " : "failed ") + day + (passed ? "" : ": " + line);
    }
}
