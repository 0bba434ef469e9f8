package org.polemarch.launcher.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.Seat;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Replay;
import org.polemarch.core.session.Session;
import org.polemarch.core.session.Terms;
import org.polemarch.core.twin.Difference;
import org.polemarch.core.twin.Difference.Kind;
import org.polemarch.core.twin.Judge;
import org.polemarch.core.twin.Judgement;
import org.polemarch.core.twin.TwinTable;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.launcher.words.Refused;
import org.polemarch.launcher.words.Say;

/** A saved game judged by other rules, in lines or as JSON, and written as a save that plays on by them. */
final class JudgeText {

    /** Stands for no variant: the game as its rulebook has it. */
    static final String NONE = "none";

    private final Program program;
    private final Path save;
    private final Session<?> session;
    private final InstalledGame installed;
    private final PreparedGame<?> other;
    private final Optional<Seat> eyes;

    JudgeText(Program program, Path save, Session<?> session, List<String> variants, Optional<Seat> eyes) {
        this.program = program;
        this.save = save;
        this.session = session;
        this.installed = program.catalog().game(session.prepared().info().id());
        this.other = other(installed, session, variants);
        this.eyes = eyes;
    }

    /** The same setup by other rules. */
    static PreparedGame<?> other(InstalledGame installed, Session<?> session, List<String> variants) {
        List<String> chosen = variants.equals(List.of(NONE)) ? List.of() : variants;
        chosen.forEach(installed::variant);
        PreparedGame<?> other = installed.prepareOther(session.prepared(), chosen);
        if (other.setup().variants().equals(session.setup().variants())) {
            throw new Refused(Say.of("judge.as-played", other.title(), NONE));
        }
        return other;
    }

    void tell(boolean json, Path branch) {
        Judgement judgement = Judge.judge(session, other, eyes);
        if (json) {
            program.say(JsonOut.of(judgement));
        } else {
            lines(judgement);
        }
        if (branch != null) {
            branch(judgement, branch, json);
        }
    }

    private void lines(Judgement judgement) {
        program.say(Say.of("judge.heading", session.prepared().title(), judgement.moves(), judgement.other()));
        if (judgement.first().isEmpty() && judgement.differences().isEmpty()) {
            program.say(Say.of(eyes.isPresent() ? "judge.none.seen" : "judge.none"));
            return;
        }
        judgement.first().ifPresent(first -> {
            program.say("");
            program.say(Say.of("judge.first-difference"));
            say(first);
        });
        part(Say.of("judge.part.illegal"), judgement, Kind.ILLEGAL);
        part(Say.of("judge.part.forced"), judgement, Kind.FORCED);
        part(Say.of("judge.part.ended"), judgement, Kind.DICE, Kind.LOG, Kind.QUESTION, Kind.BOARD, Kind.ENDED);
        part(Say.of("judge.part.unknown"), judgement, Kind.UNKNOWN);
        long answers = judgement.count(Kind.ANSWERS);
        if (answers > 0) {
            program.say("");
            program.say(Say.of("judge.answers", answers));
        }
    }

    private void part(String heading, Judgement judgement, Kind... kinds) {
        List<Difference> found = judgement.differences().stream()
                .filter(each -> List.of(kinds).contains(each.kind()))
                .toList();
        if (!found.isEmpty()) {
            program.say("");
            program.say(heading + ": " + found.size());
            found.forEach(this::say);
        }
    }

    private void say(Difference difference) {
        String rules = difference.rules();
        program.say("  " + difference.sentence() + (rules.isEmpty() ? "" : " [" + rules + "]"));
    }

    private void branch(Judgement judgement, Path file, boolean quiet) {
        Difference first = judgement.first().orElseThrow(() -> new Refused(Say.of("judge.no-branch")));
        Session<?> seated = Replay.resume(save.toString(), program.saves().read(save), program.library());
        Terms terms = installed
                .terms(other, seated.terms().casual(), Program.VERSION)
                .titled(seated.terms().title() + " (" + judgement.other() + " from move " + first.stands() + ")");
        Session<?> branch = TwinTable.beside(seated, first.stands(), other, terms, Optional.empty())
                .session(TwinTable.Side.OTHER);
        Path written = program.saves()
                .write(file, branch.save(program.clock().instant()))
                .file();
        if (!quiet) {
            program.say("");
            program.say(Say.of("judge.branched", written, branch.decisions()));
        }
    }
}
