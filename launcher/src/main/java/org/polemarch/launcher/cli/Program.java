package org.polemarch.launcher.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
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
import org.polemarch.core.save.SaveGame;
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

    /** Call it when nothing stands in the way of showing the save. */
    void nameEdited(Path file, SaveGame save) {
        if (save.edited()) {
            console.err().println(Say.of("cli.edited", file));
        }
    }

    /** The plugins; problems with any of them are reported once, one line each. */
    public synchronized PluginHost plugins() {
        if (host == null) {
            host = safe ? PluginHost.openSafely(folders(), VERSION) : PluginHost.open(folders(), VERSION);
            tellProblems(host);
        }
        return host;
    }

    /** Loads only what came with the program. Call it before asking for the plugins. */
    void safe(boolean only) {
        safe = only;
    }

    /** The plugins on disk; none of their code runs. */
    PluginFolder folder() {
        return PluginFolder.of(folders(), VERSION);
    }

    /** Begins to load the plugins in the background; failures are reported when they are asked for. */
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

    /** The saves, after clearing away whatever a killed program has left among them. */
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
