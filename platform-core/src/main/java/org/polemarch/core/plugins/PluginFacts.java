package org.polemarch.core.plugins;

import java.util.Objects;
import java.util.Optional;

/**
 * What is known about an installed plugin without running it.
 *
 * @param sha256 the hash of its file
 * @param key the key its author signed it with, as the SHA-256 of the public key
 * @param trusted when the player trusted exactly these bytes
 * @param checked how exactly these bytes fared in their last check
 * @param previous the version that {@code plugins update --back} brings back
 */
public record PluginFacts(
        Imprint imprint,
        Optional<String> sha256,
        Optional<String> key,
        Optional<String> trusted,
        Optional<CheckResult> checked,
        Optional<String> previous) {
    public PluginFacts {
        Objects.requireNonNull(imprint);
        Objects.requireNonNull(sha256);
        Objects.requireNonNull(key);
        Objects.requireNonNull(trusted);
        Objects.requireNonNull(checked);
        Objects.requireNonNull(previous);
    }
}
