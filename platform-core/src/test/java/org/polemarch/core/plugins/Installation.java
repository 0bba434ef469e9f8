package org.polemarch.core.plugins;

import java.nio.file.Path;
import java.util.List;

/** A program with its plugin folders, in a folder of the test's own; it is started, closed and started again. */
final class Installation implements AutoCloseable {

    private final PluginFolders folders;
    private PluginHost host;

    private Installation(Path folder) {
        // The player's folder lies deep, and none is there before something is put into it.
        folders = new PluginFolders(
                folder.resolve("bundled"), folder.resolve("deep").resolve("user"), folder.resolve("trust.json"));
    }

    /** A program that came without any plugin. */
    static Installation empty(Path folder) {
        return new Installation(folder);
    }

    /** A program that came with the game of the test resources. */
    static Installation withPebbles(Path folder) {
        Installation program = new Installation(folder);
        PluginJar.pebbles().into(program.folders.bundled());
        return program;
    }

    PluginFolders folders() {
        return folders;
    }

    /** Where a jar lies that came with the program. */
    Path bundled(String name) {
        return folders.bundled().resolve(name);
    }

    /** Where a jar lies that the player installed. */
    Path user(String name) {
        return folders.user().resolve(name);
    }

    /** Starts the program, again if it runs, with these jars for this time only. */
    void start(Path... visitors) {
        close();
        host = PluginHost.open(folders, "0.1.0", List.of(visitors), BuiltInBots.all());
    }

    /** The program as it runs. */
    PluginHost host() {
        return host;
    }

    PluginFolder folder() {
        return host.folder();
    }

    Catalog catalog() {
        return host.catalog();
    }

    /** The one plugin with that id. */
    PluginStatus status(String id) {
        List<PluginStatus> named =
                host.plugins().stream().filter(plugin -> plugin.id().equals(id)).toList();
        if (named.size() != 1) {
            throw new AssertionError(named.size() + " plugins '" + id + "' in " + host.plugins());
        }
        return named.get(0);
    }

    @Override
    public void close() {
        if (host != null) {
            host.close();
        }
    }
}
