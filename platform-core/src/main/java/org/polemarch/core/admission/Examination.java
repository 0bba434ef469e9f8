package org.polemarch.core.admission;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.polemarch.core.admission.Exam.Part;
import org.polemarch.core.admission.Trouble.Kind;
import org.polemarch.core.contract.ContractCheck;
import org.polemarch.core.contract.Finding;
import org.polemarch.core.contract.Rigour;
import org.polemarch.core.contract.trial.Style;
import org.polemarch.core.contract.trial.Transcript;
import org.polemarch.core.engine.RuleFault;
import org.polemarch.core.engine.Watchdog;
import org.polemarch.core.plugins.PluginFolders;
import org.polemarch.core.plugins.PluginHost;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.core.wiring.OneLine;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.wiring.SetupFault;

/**
 * The main class of the separate Java process of an {@link Admission}, where a plugin can do no harm to the program.
 */
final class Examination {

    static final String DONE = "DONE";
    static final String LOADING = "LOADING";
    static final String FILE = "FILE";
    static final String PLAN = "PLAN";
    static final String TRYING = "TRYING";
    static final String PLAYING = "PLAYING";
    static final String PLAYED = "PLAYED";
    static final String RESULT = "RESULT";
    static final String NOTE = "NOTE";
    static final String LINE = "LINE";

    static final String CHECK = "check";
    static final String CHECK_AND_LINES = "check+lines";
    static final String LINES = "lines";
    static final String BRIEF = "brief";

    /**
     * A checked game takes about this many times as long as one that is only played, because every promise looks at it.
     */
    private static final int CARE = 25;

    private final String word;
    private final PrintStream out;
    private final String mode;
    private final int games;
    private final int rare;
    private final long seed;

    private Examination(String word, PrintStream out, String mode, int games, int rare, long seed) {
        this.word = word;
        this.out = out;
        this.mode = mode;
        this.games = games;
        this.rare = rare;
        this.seed = seed;
    }

    /**
     * Arguments: bundled folder, user folder, trust file, API version, mode, games, rare games, seed, "file" or "name", and that.
     * The word comes on standard input.
     */
    public static void main(String[] args) throws IOException {
        PrintStream out = System.out;
        System.setOut(System.err);
        String word = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)).readLine();
        Examination examination = new Examination(
                word, out, args[4], Integer.parseInt(args[5]), Integer.parseInt(args[6]), Long.parseLong(args[7]));
        PluginFolders folders = new PluginFolders(Path.of(args[0]), Path.of(args[1]), Path.of(args[2]));
        Subject subject = args[8].equals("file") ? Subject.of(Path.of(args[9])) : Subject.named(args[9]);
        PluginHost host = PluginHost.openToExamine(
                folders, args[3], subject.file().stream().toList(), id -> examination.say(LOADING, id));
        examination.examine(host, subject);
        examination.say(DONE, "");
        Runtime.getRuntime().halt(0); // threads that a plugin left behind must not keep the machine alive
    }

    private void say(String what, String text) {
        out.print(word + " " + what + " " + text.replace('\n', '\u001f') + "\n");
        out.flush();
    }

    private void examine(PluginHost host, Subject subject) {
        try {
            Exam exam = Exam.of(host, subject);
            for (PluginStatus plugin : exam.plugins()) {
                say(FILE, plugin.id() + " " + plugin.file());
            }
            examine(exam);
        } catch (SetupFault e) {
            say(Kind.CANNOT_LOAD.name(), e.getMessage());
        } catch (RuleFault e) {
            say(Kind.BROKEN_PROMISE.name(), e.getMessage());
        }
    }

    private void examine(Exam exam) {
        exam.firstVariant().ifPresent(name -> say(TRYING, name));
        List<Part> parts = mode.equals(BRIEF) ? exam.brief() : Watchdog.call(dog -> exam.parts(seed, dog::beat));
        if (!mode.equals(LINES)) {
            plan(parts);
            Set<String> titles = new LinkedHashSet<>();
            parts.forEach(part -> titles.add(part.game().id()));
            for (String id : titles) {
                check(parts.stream().filter(part -> part.game().id().equals(id)).toList());
            }
        }
        if (mode.equals(CHECK_AND_LINES) || mode.equals(LINES)) {
            parts.forEach(this::transcript);
        }
        if (!mode.equals(LINES)) {
            List<BotTrial> bots = exam.bots();
            for (BotTrial bot : bots) {
                say(PLAYING, "bot " + bot.id());
                say(RESULT, Watchdog.call(dog -> bot.run(seed, dog::beat)));
            }
            if (parts.isEmpty() && bots.isEmpty()) {
                say(NOTE, "it has no game, variant or bot, so the check only loaded it");
            }
        }
    }

    private int gamesOf(Part part) {
        return mode.equals(BRIEF) ? 1 : part.thorough() ? Math.max(games, rare) : games;
    }

    /** Estimates how long the check will take, from one game that is only played. */
    private void plan(List<Part> parts) {
        int all = parts.stream().mapToInt(this::gamesOf).sum();
        if (all == 0) {
            return;
        }
        say(TRYING, parts.get(0).name());
        long before = System.nanoTime();
        try {
            PreparedGame<?> first = parts.get(0).prepare();
            Watchdog.call(dog -> Transcript.play(first, seed, Style.RANDOM, dog::beat));
        } catch (SetupFault | Transcript.Stuck e) {
            return; // the check says it with more words
        }
        long once = (System.nanoTime() - before) / 1_000_000;
        say(PLAN, all + " " + once * CARE * all / 10);
    }

    private void check(List<Part> parts) {
        Map<String, Finding> findings = new LinkedHashMap<>();
        List<String> faults = new ArrayList<>();
        SortedSet<String> neverAsked = new TreeSet<>();
        int promises = 0;
        int played = 0;
        for (Part part : parts) {
            say(PLAYING, part.name());
            Rigour rigour =
                    Rigour.USUAL.withGames(gamesOf(part)).withFirstSeed(seed).withPatience(Watchdog.usualPatience());
            ContractCheck contract = new ContractCheck(
                    part.thorough() && gamesOf(part) > games ? rigour.withLooks(Exam.FEW_LOOKS) : rigour, List.of());
            promises = contract.promises().size();
            try {
                PreparedGame<?> prepared = part.prepare();
                contract.run(prepared, done -> say(PLAYED, ""), () -> false)
                        .forEach(finding -> findings.putIfAbsent(finding.promise(), finding));
                played += gamesOf(part);
                neverAsked = contract.neverAsked(prepared);
            } catch (SetupFault e) {
                if (faults.isEmpty()) { // the other setups would say nearly the same
                    say(Kind.CANNOT_LOAD.name(), e.getMessage());
                }
                faults.add(e.getMessage());
            } catch (RuntimeException | Error e) {
                faults.add(e.getMessage());
                say(Kind.BROKEN_PROMISE.name(), OneLine.of(e));
            }
        }
        findings.values().forEach(finding -> say(Kind.BROKEN_PROMISE.name(), finding.text()));
        String what = parts.get(0).game().id();
        if (findings.isEmpty() && faults.isEmpty()) {
            if (!neverAsked.isEmpty()) {
                say(NOTE, "not checked, because no game reached them: " + String.join(", ", neverAsked));
            }
            say(
                    RESULT,
                    what + ": passed all " + promises + " checks in " + counted(parts.size(), "setup") + ", "
                            + counted(played, "game"));
        } else if (!findings.isEmpty()) {
            say(RESULT, what + ": " + "failed " + findings.size() + " of " + promises + " checks");
        }
    }

    private static String counted(int number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }

    private void transcript(Part part) {
        try {
            Watchdog.call(dog -> Transcript.play(part.prepare(), seed, Style.RANDOM, dog::beat))
                    .lines()
                    .forEach(line -> say(LINE, line.toString()));
        } catch (SetupFault | Transcript.Stuck e) {
            say(LINE, OneLine.of(e));
        }
    }
}
