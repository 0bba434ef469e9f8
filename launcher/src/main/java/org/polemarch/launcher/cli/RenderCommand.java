package org.polemarch.launcher.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.ui.Situation;
import org.polemarch.core.disk.OutputFile;
import org.polemarch.core.engine.Game;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.LogEntry;
import org.polemarch.core.session.Replay;
import org.polemarch.core.session.Session;
import org.polemarch.core.twin.Difference;
import org.polemarch.core.twin.Judge;
import org.polemarch.core.twin.TwinTable;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.launcher.prefs.BotPace;
import org.polemarch.launcher.prefs.Look;
import org.polemarch.launcher.prefs.Preferences;
import org.polemarch.launcher.prefs.PreferencesFile;
import org.polemarch.launcher.table.Situations;
import org.polemarch.launcher.window.Page;
import org.polemarch.launcher.window.ScreenPicture;
import org.polemarch.launcher.window.board.Picture;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.kit.Toolkit;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Refused;
import org.polemarch.launcher.words.Say;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "render")
final class RenderCommand implements Runnable {

    private static final int LARGEST = 8192;
    private static final int SMALLEST = 16;

    private final Program program;

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME|SAVE")
    private String what;

    @Option(names = "--screen", paramLabel = "PAGE")
    private Page page;

    @Option(names = "--twin", paramLabel = "V")
    private List<String> twin = new ArrayList<>();

    @Option(names = "--percent", paramLabel = "N", defaultValue = "100")
    private int percent;

    @Option(names = "--out", required = true, paramLabel = "FILE.png")
    private Path out;

    @Option(names = "--seat", paramLabel = "SEAT")
    private String seat;

    @Option(names = "--move", paramLabel = "N")
    private Integer move;

    @Mixin
    private SetupOptions options;

    @Mixin
    private OutputOptions output;

    @Option(names = "--bots", paramLabel = "B", defaultValue = "greedy")
    private String bots;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1")
    private long seed;

    @Option(names = "--size", paramLabel = "WxH", defaultValue = "1280x800")
    private String size;

    @Option(names = "--dark")
    private boolean dark;

    @Option(names = "--all")
    private boolean all;

    @Option(names = "--still")
    private boolean still;

    @Spec
    private CommandSpec spec;

    /** Who looks at a save; a game that bots play for the picture has no secrets. */
    private Optional<Onlooker> onlooker = Optional.empty();

    RenderCommand(Program program) {
        this.program = program;
    }

    @Override
    public void run() {
        if (!size.matches("\\d{2,4}x\\d{2,4}")) {
            throw new ParameterException(spec.commandLine(), Say.of("cli.size", size));
        }
        int width = Integer.parseInt(size.substring(0, size.indexOf('x')));
        int height = Integer.parseInt(size.substring(size.indexOf('x') + 1));
        require(width <= LARGEST && height <= LARGEST, Say.of("cli.size.most", LARGEST));
        require(width >= SMALLEST && height >= SMALLEST, Say.of("cli.size.least", SMALLEST));
        require(move == null || move >= 0, Say.of("cli.least", "--move", 0, move));
        require(
                percent >= Preferences.SMALLEST && percent <= Preferences.LARGEST,
                Say.of("cli.from-to", "--percent", Preferences.SMALLEST, Preferences.LARGEST, percent));
        output.file(out, OutputFile.Kind.PICTURE);
        if (what == null) {
            if (page == null || program.catalog().games().isEmpty()) {
                throw new ParameterException(spec.commandLine(), Say.of("cli.draw-what"));
            }
            what = program.catalog().games().get(0).id();
        }
        boolean isSave = what.endsWith(".json") || (!program.catalog().has(what) && Files.isRegularFile(Path.of(what)));
        Session<?> session = isSave ? saved() : played();
        Seat viewer = viewer(session);
        onlooker.ifPresent(looks -> program.nameEdited(Path.of(what), looks.save()));
        if (!twin.isEmpty()) {
            drawTwins(session, viewer, width, height);
        } else if (page == null) {
            draw(session, viewer, width, height);
        } else {
            drawPage(session, width, height);
        }
        String with = session.prepared().variants().isEmpty()
                ? ""
                : "  " + session.prepared().title();
        program.say(out + " " + width + "x" + height + with);
    }

    private void require(boolean right, String fault) {
        if (!right) {
            throw new ParameterException(spec.commandLine(), fault);
        }
    }

    private Session<?> saved() {
        Path file = Path.of(what);
        SaveGame save = program.saves().read(file);
        Session<?> session = Replay.watch(what, save, program.library());
        onlooker = Optional.of(new Onlooker(program, save, all));
        if (move == null) {
            move = session.decisions();
        }
        if (move > session.decisions()) {
            throw new Refused(Say.of("cli.beyond", "--move", move, session.decisions()));
        }
        return session;
    }

    private Session<?> played() {
        InstalledGame installed = program.catalog().game(what);
        PreparedGame<?> prepared = options.prepare(installed);
        List<Holder> holders = new ArrayList<>();
        prepared.setup()
                .seats()
                .forEach(each ->
                        holders.add(new Holder.BotSeat(bots, program.library().bot(what, bots))));
        Session<?> session = Session.start(prepared, seed, holders, installed.terms(prepared, true, Program.VERSION));
        int wanted =
                page == Page.END || (!twin.isEmpty() && move == null) ? Integer.MAX_VALUE : move == null ? 0 : move;
        while (!session.over() && session.decisions() < wanted) {
            session.botMove();
        }
        move = session.decisions();
        return session;
    }

    private <S extends GameState<S>> void draw(Session<S> session, Seat viewer, int width, int height) {
        Game<S> game = session.replayTo(move);
        List<GameEvent> news = session.log(viewer, move).stream()
                .filter(entry -> entry.decision() == move)
                .map(LogEntry::event)
                .toList();
        Situation shown = still ? Situations.still(game, viewer, news) : Situations.of(game, viewer, news);
        InstalledGame installed =
                program.catalog().game(session.prepared().info().id());
        write(() -> Picture.draw(installed, session.prepared(), shown, dark, width, height));
    }

    /** Where the tables first differ, or at the move that is asked for. */
    private void drawTwins(Session<?> session, Seat viewer, int width, int height) {
        InstalledGame installed =
                program.catalog().game(session.prepared().info().id());
        PreparedGame<?> other = JudgeText.other(installed, session, twin);
        Optional<Seat> eyes = seat == null && session.over() ? Optional.empty() : Optional.of(viewer);
        int to = Judge.judge(session, other, eyes)
                .first()
                .map(Difference::stands)
                .map(first -> Math.min(first, move))
                .orElse(move);
        TwinTable table = TwinTable.beside(session, to, other, installed.terms(other, true, Program.VERSION), eyes);
        Desk desk = desk();
        write(() -> ScreenPicture.draw(desk, window -> window.twins(table, eyes), width, height));
        table.first().ifPresent(first -> program.say(first.sentence()));
    }

    private void drawPage(Session<?> session, int width, int height) {
        Desk desk = desk();
        write(() -> ScreenPicture.draw(desk, window -> page.open(window, desk, session, move), width, height));
    }

    private Desk desk() {
        Preferences look = Preferences.USUAL.look(dark ? Look.DARK : Look.LIGHT).percent(percent);
        return WindowCommand.desk(
                program,
                PreferencesFile.unkept(look.toured(page != Page.WELCOME).pace(BotPace.STEP)),
                Picture::paint);
    }

    private interface Drawing {
        byte[] draw() throws IOException;
    }

    private void write(Drawing drawing) {
        Toolkit.startHeadless();
        try {
            byte[] png = drawing.draw();
            output.file(out, OutputFile.Kind.PICTURE).write(stream -> stream.write(png));
        } catch (IOException e) {
            throw new Refused(Say.of("cli.picture-unwritten", out, Complaint.of(e)));
        }
    }

    /** The seat that looks; refused if it sees what the user may not. */
    private Seat viewer(Session<?> session) {
        Game<?> game = session.replayTo(move);
        Seat asked = game.over() ? session.setup().seats().get(0) : game.toAct();
        if (onlooker.isEmpty() || (page != null && !page.showsGame())) {
            return seat == null ? asked : SeatOptions.seat(session, seat);
        }
        Seat eyes = page == Page.REPLAY
                ? session.setup().seats().get(0)
                : page != null
                        ? asked
                        : seat == null ? onlooker.get().usual(session, move) : SeatOptions.seat(session, seat);
        return onlooker.get().allowed(eyes, session, move);
    }
}
