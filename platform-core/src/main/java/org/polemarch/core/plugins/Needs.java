package org.polemarch.core.plugins;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.pf4j.PluginDependency;

/** Whether the plugins that one depends on are there, in a version it can use. */
final class Needs {

    private Needs() {}

    /**
     * What is missing; empty if nothing is.
     *
     * @param version the version of an installed plugin by its id
     * @param broken whether a plugin of that id is there and does not work
     */
    static Optional<String> unmet(
            PluginArchive archive, Function<String, Optional<String>> version, Predicate<String> broken) {
        for (PluginDependency dependency : archive.dependencies()) {
            String id = dependency.getPluginId();
            Optional<String> found = version.apply(id);
            if (found.isEmpty()) {
                if (dependency.isOptional()) {
                    continue;
                }
                return Optional.of("it needs plugin '" + id + "', which "
                        + (broken.test(id) ? "is broken" : "is not installed or not trusted"));
            }
            if (!ApiVersion.satisfies(found.get(), dependency.getPluginVersionSupport())) {
                return Optional.of("it needs plugin '" + id + "' " + dependency.getPluginVersionSupport() + ", but "
                        + found.get() + " is installed");
            }
        }
        return Optional.empty();
    }
}
