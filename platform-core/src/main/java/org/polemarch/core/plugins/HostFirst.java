package org.polemarch.core.plugins;

import java.util.List;
import org.pf4j.PluginClassLoader;
import org.pf4j.PluginDescriptor;
import org.pf4j.PluginManager;

/**
 * Loads the classes of one plugin: its own first, then those of plugins it depends on, then the program's. What host and
 * plugin must share always comes from the host, whatever the jar contains; what is behind the API stays hidden, so that
 * a plugin that runs today runs with every program that has the same API.
 */
final class HostFirst extends PluginClassLoader {

    private static final List<String> SHARED = List.of(
            "org.polemarch.api.",
            "org.pf4j.",
            "com.google.inject.",
            "jakarta.inject.",
            "tools.jackson.",
            "com.fasterxml.jackson.annotation.",
            "javafx.",
            "org.locationtech.jts.",
            "org.slf4j.");

    private static final List<String> HIDDEN = List.of("org.polemarch.core.", "org.polemarch.launcher.");

    HostFirst(PluginManager manager, PluginDescriptor descriptor) {
        super(manager, descriptor, HostFirst.class.getClassLoader());
    }

    @Override
    protected boolean shouldDelegateToParent(String className) {
        return SHARED.stream().anyMatch(className::startsWith);
    }

    /** What a class loader below this one asks: PF4J would answer without the plugins this one depends on. */
    @Override
    protected Class<?> loadClass(String className, boolean resolve) throws ClassNotFoundException {
        try {
            return super.loadClass(className, resolve);
        } catch (ClassNotFoundException e) {
            Class<?> found = loadClassFromDependencies(className);
            if (found == null) {
                throw e;
            }
            return found;
        }
    }

    @Override
    public Class<?> loadClass(String className) throws ClassNotFoundException {
        if (HIDDEN.stream().anyMatch(className::startsWith)) {
            throw new ClassNotFoundException(className);
        }
        return super.loadClass(className);
    }
}
