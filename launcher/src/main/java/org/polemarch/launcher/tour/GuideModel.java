package org.polemarch.launcher.tour;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.api.teach.Guide;
import org.polemarch.api.teach.Guide.Done;
import org.polemarch.api.teach.Guide.Step;
import org.polemarch.api.text.Words;
import org.polemarch.core.session.Played;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.words.Say;

/**
 * The guide to a first game. The player makes all moves and may make any legal one. A step is done when the thing it
 * waits for happens, whatever the position, and a step that the player bypasses doesn't hold up the guide.
 */
public final class GuideModel {

    /** How many answers of another kind a step tolerates before it is skipped. */
    static final int PATIENCE = 3;

    /** How many answers of any kind. */
    static final int MOST = 12;

    private final Guide guide;
    private final TableModel table;
    private final Seat player;
    private int at;
    private int since;
    private boolean wentOn;
    private String command = "";
    private String note = "";

    public GuideModel(Guide guide, TableModel table, int step) {
        this.guide = guide;
        this.table = table;
        this.at = Math.max(0, Math.min(step, guide.steps().size()));
        this.since = session().decisions();
        this.player = session().setup().seats().stream()
                .filter(seat -> seat.id().equals(guide.seat()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no seat " + guide.seat()));
    }

    private Session<?> session() {
        return table.session();
    }

    public Guide guide() {
        return guide;
    }

    /** How many steps are done. */
    public int at() {
        return at;
    }

    /** The step; empty when all are done. */
    public Optional<Step> step() {
        return finished() ? Optional.empty() : Optional.of(guide.steps().get(at));
    }

    public boolean finished() {
        return at >= guide.steps().size();
    }

    /** The guide's comment on the player's last action; often empty. */
    public String note() {
        return note;
    }

    /** "3 of 8". */
    public String place() {
        return Say.of(
                "tour.place",
                Math.min(at + 1, guide.steps().size()),
                guide.steps().size());
    }

    /** Whether the step is done by reading it. */
    public boolean isRead() {
        return step().map(step -> step.done().isEmpty()).orElse(true);
    }

    /** The player has read the step, or wants to skip it. */
    public void goOn() {
        wentOn = true;
        check();
    }

    public void goBack() {
        if (at > 0) {
            at--;
            begin("");
        }
    }

    /** The player used a command of the window that isn't part of the table. */
    public void used(String id) {
        command = id;
        check();
    }

    /** Checks whether the step is done; returns whether another one has begun. */
    public boolean check() {
        int before = at;
        if (session().decisions() < since) {
            command = "undo";
            since = session().decisions();
        } else if (table.stage() == Stage.ASKED && !table.notice().advised().isEmpty()) {
            command = "hint";
        } else if (table.stage() == Stage.ASKED && !table.notice().cites().isEmpty()) {
            command = "why-not";
        }
        while (!finished() && (wentOn || done())) {
            at++;
            begin("");
        }
        if (!finished()) {
            look();
        }
        return at != before;
    }

    private void begin(String said) {
        wentOn = false;
        command = "";
        note = said;
        since = session().decisions();
    }

    private List<Played> answers() {
        return session().history().stream()
                .skip(since)
                .filter(played -> played.seat().equals(player))
                .toList();
    }

    /**
     * The guide comments on whatever the player does; it doesn't repeat a suggestion forever to a player who goes
     * another way.
     */
    private void look() {
        Step step = guide.steps().get(at);
        String otherwise = step.otherwise().orElse(Say.of("tour.otherwise"));
        List<Played> answers = answers();
        long other = answers.stream()
                .filter(played -> !step.suggests(played.move().notation()))
                .count();
        if (session().over()) {
            at = guide.steps().size();
            begin("");
        } else if (step.done().isPresent() && (other >= PATIENCE || answers.size() >= MOST)) {
            at++;
            begin(Say.of("tour.passed"));
        } else if (other > 0) {
            note = otherwise;
        } else if (note.equals(otherwise)) {
            // The answer it was about has been taken back.
            note = "";
        }
    }

    private boolean done() {
        Step step = guide.steps().get(at);
        if (step.done().isEmpty()) {
            return false;
        }
        Done done = step.done().get();
        return done.command().map(command::equals).orElse(false)
                || done.move().map(this::moved).orElse(false)
                || done.event().map(this::happened).orElse(false)
                || done.asked().map(this::isAsked).orElse(false);
    }

    private boolean moved(String pattern) {
        return answers().stream().anyMatch(played -> played.move().notation().matches(pattern));
    }

    private boolean happened(String pattern) {
        return session().log(player).stream()
                .filter(entry -> entry.decision() > since)
                .anyMatch(entry -> Words.key(entry.event().getClass()).matches(pattern));
    }

    private boolean isAsked(String pattern) {
        return table.stage() == Stage.ASKED
                && session().decisions() > since
                && Words.key(session().question().frame().getClass()).matches(pattern);
    }

    /** The answer the step suggests to the question that is asked now. */
    public Optional<Move> suggestion() {
        if (finished() || table.stage() != Stage.ASKED) {
            return Optional.empty();
        }
        List<? extends Move> moves = session().question().moves();
        return guide.steps().get(at).suggested().stream()
                .flatMap(pattern -> moves.stream()
                        .filter(move -> move.notation().matches(pattern))
                        .limit(1))
                .map(Move.class::cast)
                .findFirst();
    }

    /** What to click for it. */
    public Set<Target> advised() {
        return suggestion().map(move -> Set.copyOf(move.targets())).orElse(Set.of());
    }
}
