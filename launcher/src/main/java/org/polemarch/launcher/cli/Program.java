package org.polemarch.launcher.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Properties;
import org.polemarch.core.plugins.BuiltInBots;
import org.polemarch.core.plugins.Catalog;
import org.polemarch.core.plugins.InstalledLibrary;
import org.polemarch.core.plugins.PluginFolders;
import org.polemarch.core.plugins.PluginHost;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.core.save.SaveFault;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.launcher.machine.Console;
import org.polemarch.launcher.machine.Home;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Refused;

/** What the commands work on: the folders, the console and the plugins, which are loaded when first asked for. */
public final class Program implements AutoCloseable {

    /** The version of the program and of the API it offers. */
    public static final String VERSION = version();

    private final Home home;
    private final Console console;
    private final Clock clock = Clock.systemUTC();
    private PluginHost host;
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
            host = PluginHost.open(folders(), VERSION);
            tellProblems(host);
        }
        return host;
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

    /** The plugins together with a jar that need not be installed; if it cannot be used, that is why. */
    PluginHost pluginsWith(Path jar) {
        host = PluginHost.open(folders(), VERSION, List.of(jar), BuiltInBots.all());
        PluginStatus visitor = host.plugins().get(0);
        if (!visitor.loaded()) {
            throw new Refused("plugin " + visitor.line());
        }
        tellProblems(host);
        return host;
    }

    private void tellProblems(PluginHost plugins) {
        plugins.problems().forEach(line -> console.err().println("polemarch: " + line));
        plugins.plugins().stream()
                .filter(plugin -> !plugin.loaded())
                .forEach(plugin -> console.err().println("polemarch: plugin " + plugin.line()));
    }

    private PluginFolders folders() {
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
                files.sweep(home.saves())
                        .forEach(file -> console.err()
                                .println("polemarch: a save that was never finished has been kept as " + file + "."));
            } catch (SaveFault e) {
                console.err().println("polemarch: " + e.getMessage());
            }
        }
        return files;
    }

    int failed(String command, Throwable failure) {
        console.err().println("polemarch " + command + ": " + Complaint.of(failure));
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
