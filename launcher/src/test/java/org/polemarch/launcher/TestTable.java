package org.polemarch.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.polemarch.api.ui.motion.Pace;
import org.polemarch.core.plugins.Catalog;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.plugins.InstalledLibrary;
import org.polemarch.core.plugins.PluginFolders;
import org.polemarch.core.plugins.PluginHost;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Session;
import org.polemarch.core.session.Terms;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.wiring.SetupBuilder;
import org.polemarch.launcher.library.Pictures;
import org.polemarch.launcher.machine.Home;
import org.polemarch.launcher.prefs.BotPace;
import org.polemarch.launcher.prefs.Preferences;
import org.polemarch.launcher.prefs.PreferencesFile;
import org.polemarch.launcher.window.board.Picture;
import org.polemarch.launcher.window.frame.Desk;

/** Sessions of the games of some jars, for tests that need no command line. */
public final class TestTable implements AutoCloseable {

    private static final Path BUILT = Path.of("target", "plugins");
    private static final Path DRAWN = Path.of("target", "test-pictures");

    private final PluginHost host;
    private final Path folder;
    private final Path pictures;
    private Optional<Path> kept = Optional.empty();
    private Clock clock = Clock.systemUTC();
    private Preferences preferences = Preferences.USUAL
            .pace(BotPace.AT_ONCE)
            .motion(Pace.OFF)
            .toured(true)
            .warn(false);

    private TestTable(Path folder, Path plugins, Path pictures) {
        this(folder, new PluginFolders(plugins, folder.resolve("user"), folder.resolve("trust.json")), pictures);
    }

    private TestTable(Path folder, PluginFolders plugins, Path pictures) {
        this.folder = folder;
        this.pictures = pictures;
        host = PluginHost.open(plugins, "0.1.0");
    }

    /** With what commands have installed there. */
    public static TestTable of(Home home) {
        return new TestTable(
                home.user(),
                new PluginFolders(home.bundledPlugins(), home.userPlugins(), home.trust()),
                home.user().resolve("pictures"));
    }

    /** With the game Tablets, perhaps changed. */
    public static TestTable of(Path folder, TestJar jar) {
        jar.as(folder.resolve("plugins").resolve("tablets.jar"));
        return new TestTable(folder, folder.resolve("plugins"), folder.resolve("pictures"));
    }

    /** With the games the build made; their pictures are drawn and their decisions counted once for all tests. */
    public static TestTable installed(Path folder) {
        return new TestTable(folder, BUILT, DRAWN);
    }

    /** With one of them only, the same file in every respect: its picture is there already. */
    public static TestTable only(Path folder, String game) {
        Path alone = folder.resolve("plugins");
        try (Stream<Path> built = Files.list(BUILT)) {
            Files.createDirectories(alone);
            for (Path jar : built.filter(each -> each.getFileName().toString().startsWith(game + "-"))
                    .toList()) {
                Files.copy(jar, alone.resolve(jar.getFileName()), StandardCopyOption.COPY_ATTRIBUTES);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new TestTable(folder, alone, DRAWN);
    }

    /** With these preferences; by default, bots move at once. */
    public TestTable preferring(UnaryOperator<Preferences> change) {
        preferences = change.apply(preferences);
        return this;
    }

    /** With a clock that goes as the test likes. */
    public TestTable timedBy(Clock other) {
        clock = other;
        return this;
    }

    /** With preferences that are read from a file and written to it. */
    public TestTable keepingPreferencesIn(Path file) {
        kept = Optional.of(file);
        return this;
    }

    public Catalog catalog() {
        return host.catalog();
    }

    public InstalledLibrary library() {
        return new InstalledLibrary(host.catalog(), "0.1.0");
    }

    /** What the window works with. */
    public Desk desk() {
        return new Desk(
                host,
                library(),
                new SaveFiles(),
                folder.resolve("saves"),
                clock,
                kept.map(PreferencesFile::new).orElseGet(() -> PreferencesFile.unkept(preferences)),
                new Pictures(pictures, pictures, Picture::paint));
    }

    /** A session whose seats are held by these: bots if there are such, else persons of that name. */
    public Session<?> session(String game, String... holders) {
        return session(game, false, holders);
    }

    public Session<?> session(String game, boolean casual, String... holders) {
        return session(game, casual, 7, holders);
    }

    public Session<?> session(String game, boolean casual, long seed, String... holders) {
        InstalledGame installed = host.catalog().game(game);
        PreparedGame<?> prepared =
                installed.prepare(installed.setup().seats(holders.length).build(), Optional.empty());
        List<Holder> seated = new ArrayList<>();
        for (String holder : holders) {
            boolean bot = host.catalog().bots(game).containsKey(holder);
            seated.add(bot ? new Holder.BotSeat(holder, library().bot(game, holder)) : new Holder.Person(holder));
        }
        return Session.start(
                prepared, seed, seated, new Terms(prepared.info().title(), casual, "0.1.0", Map.of(game, "1.0.0")));
    }

    /** The same with variants. */
    public Session<?> sessionWith(String game, List<String> variants, String... persons) {
        InstalledGame installed = host.catalog().game(game);
        SetupBuilder setup = installed.setup().seats(persons.length);
        variants.forEach(setup::variant);
        PreparedGame<?> prepared = installed.prepare(setup.build(), Optional.empty());
        List<Holder> seated = new ArrayList<>();
        for (String person : persons) {
            seated.add(new Holder.Person(person));
        }
        return Session.start(prepared, 7, seated, installed.terms(prepared, false, "0.1.0"));
    }

    @Override
    public void close() {
        host.close();
    }
}
