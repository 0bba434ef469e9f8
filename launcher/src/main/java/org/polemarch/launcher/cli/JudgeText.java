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
            throw new Refused("that is how it was played: " + other.title() + "; name other variants, or " + NONE);
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
        program.say(session.prepared().title() + ", " + judgement.moves() + " moves, judged by " + judgement.other());
        if (judgement.first().isEmpty() && judgement.differences().isEmpty()) {
            program.say("No difference" + (eyes.isPresent() ? " that this seat may see" : "") + ".");
            return;
        }
        judgement.first().ifPresent(first -> {
            program.say("");
            program.say("First difference");
            say(first);
        });
        part("Moves that became illegal", judgement, Kind.ILLEGAL);
        part("Moves with a choice by one set of rules only", judgement, Kind.FORCED);
        part("Moves that ended differently", judgement, Kind.DICE, Kind.LOG, Kind.QUESTION, Kind.BOARD, Kind.ENDED);
        part("Moves that can't be judged", judgement, Kind.UNKNOWN);
        long answers = judgement.count(Kind.ANSWERS);
        if (answers > 0) {
            program.say("");
            program.say("At " + answers + (answers == 1 ? " more move" : " more moves")
                    + " there were other answers to choose from.");
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
        Difference first = judgement
                .first()
                .orElseThrow(() -> new Refused("the game is the same by both rules, so there is no branch to write"));
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
            program.say(written + " stands after move " + branch.decisions() + "; play on with: polemarch resume "
                    + written);
        }
    }
}
