package org.polemarch.launcher.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.util.Properties;
import org.polemarch.core.plugins.Catalog;
import org.polemarch.core.plugins.InstalledLibrary;
import org.polemarch.core.plugins.PluginFolder;
import org.polemarch.core.plugins.PluginFolders;
import org.polemarch.core.plugins.PluginHost;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.core.save.SaveFault;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.launcher.machine.Console;
import org.polemarch.launcher.machine.Home;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Say;

/** What the commands work on: the folders, the console and the plugins, which are loaded when first asked for. */
public final class Program implements AutoCloseable {

    /** The version of the program and of the API it offers. */
    public static final String VERSION = version();

    private final Home home;
    private final Console console;
    private final Clock clock = Clock.systemUTC();
    private PluginHost host;
    private boolean safe;
    private SaveFiles files;

    Program(Home home, Console console) {
        this.home = home;
        this.console = console;
    }

    public Home home() {
        return home;
    }

    public Console console() {
        return console;
    }

    public Clock clock() {
        return clock;
    }

    PrintWriter out() {
        return console.out();
    }

    void say(String line) {
        console.out().println(line);
    }

    /** The plugins; what is wrong with any of them is told once, a line each. */
    public synchronized PluginHost plugins() {
        if (host == null) {
            host = safe ? PluginHost.openSafely(folders(), VERSION) : PluginHost.open(folders(), VERSION);
            tellProblems(host);
        }
        return host;
    }

    /** Loads only what came with the program; to be said before the plugins are asked for. */
    void safe(boolean only) {
        safe = only;
    }

    /** The plugins as they lie on disk; nothing of them runs. */
    PluginFolder folder() {
        return PluginFolder.of(folders(), VERSION);
    }

    /** Begins to load the plugins beside whatever else is done; what fails is told when they are asked for. */
    void preload() {
        Thread loading = new Thread(
                () -> {
                    try {
                        plugins();
                    } catch (RuntimeException | LinkageError e) {
                        // Whoever asks for the plugins meets the same failure and tells it.
                    }
                },
                "plugins");
        loading.setDaemon(true);
        loading.start();
    }

    private void tellProblems(PluginHost plugins) {
        plugins.problems().forEach(line -> console.err().println("polemarch: " + line));
        plugins.plugins().stream()
                .filter(plugin -> !plugin.loaded() && plugin.state() != PluginStatus.State.LEFT_OUT)
                .forEach(plugin -> console.err().println("polemarch: plugin " + plugin.line()));
    }

    PluginFolders folders() {
        return new PluginFolders(home.bundledPlugins(), home.userPlugins(), home.trust());
    }

    public Catalog catalog() {
        return plugins().catalog();
    }

    public InstalledLibrary library() {
        return new InstalledLibrary(catalog(), VERSION);
    }

    /** The saves; what a program that was killed left among them is cleared away first. */
    public synchronized SaveFiles saves() {
        if (files == null) {
            files = new SaveFiles();
            try {
                files.sweep(home.saves()).forEach(file -> console.err().println(Say.of("cli.swept", file)));
            } catch (SaveFault e) {
                console.err().println("polemarch: " + e.getMessage());
            }
        }
        return files;
    }

    int failed(String command, Throwable failure) {
        console.err().println(("polemarch " + command).strip() + ": " + Complaint.of(failure));
        return Polemarch.FAILED;
    }

    /** As the build wrote it down. */
    private static String version() {
        try (InputStream in = Program.class.getResourceAsStream("version.properties")) {
            Properties properties = new Properties();
            properties.load(in);
            return properties.getProperty("version");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        if (host != null) {
            host.close();
        }
    }
}
