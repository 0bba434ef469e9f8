package org.polemarch.core.twin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.log.Rolled;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Refusal;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.IllegalMove;
import org.polemarch.core.twin.Difference.Half;
import org.polemarch.core.twin.Difference.Kind;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.words.CoreWords;

/**
 * Finds the differences between two positions that should differ only in their rules. From a seat's point of view, it
 * finds only what that seat may know.
 */
final class Comparison {

    private static final int NAMED = 3;

    private final Edition base;
    private final Edition other;
    private final Optional<Seat> eyes;
    private final Boards boards;

    Comparison(PreparedGame<?> base, PreparedGame<?> other, Optional<Seat> eyes) {
        this.base = new Edition(base);
        this.other = new Edition(other);
        this.eyes = eyes;
        this.boards = new Boards(this.base, this.other);
    }

    /** What differs in the answers to a question that both ask; the answer is the one that is to be given. */
    Optional<Difference> answers(int move, Spot<?> here, Spot<?> there, String answer) {
        Seat seat = here.game().toAct();
        if (eyes.isPresent() && !eyes.get().equals(seat)) {
            return Optional.empty();
        }
        Optional<Difference> illegal = illegal(move, here, there, answer);
        return illegal.isPresent() ? illegal : choice(move, here, there, Optional.of(answer));
    }

    private Optional<Difference> illegal(int move, Spot<?> here, Spot<?> there, String answer) {
        Optional<Move> mine = find(here.game(), answer);
        Optional<Move> theirs = find(there.game(), answer);
        if (mine.isPresent() == theirs.isPresent()) {
            return Optional.empty();
        }
        boolean legalHere = mine.isPresent();
        Edition allows = legalHere ? base : other;
        Edition forbids = legalHere ? other : base;
        Game<?> open = legalHere ? here.game() : there.game();
        Game<?> closed = legalHere ? there.game() : here.game();
        String said = allows.words().say(mine.or(() -> theirs).orElseThrow());
        Optional<Refusal> refusal = refusal(closed, answer);
        String reason = refusal.map(each -> forbids.words().say(each.reason()))
                .orElseGet(() -> CoreWords.of(
                        "twin.not-among", forbids.words().say(closed.question().frame())));
        String cites = open.question().cites();
        Half yes = allows.half(said, cites);
        Half no = forbids.half(
                reason,
                refusal.map(each -> forbids.cites(each.reason()))
                        .orElse(closed.question().cites()),
                cites);
        String sentence = at(move, CoreWords.of("twin.cant", who(allows, open.toAct()), said, forbids.name(), reason));
        return Optional.of(new Difference(
                move,
                Kind.ILLEGAL,
                Optional.of(open.toAct().id()),
                Optional.of(said),
                legalHere ? yes : no,
                legalHere ? no : yes,
                sentence));
    }

    private static Optional<Refusal> refusal(Game<?> game, String answer) {
        try {
            game.indexOf(answer);
            return Optional.empty();
        } catch (IllegalMove e) {
            return e.refusal();
        }
    }

    private static Optional<Move> find(Game<?> game, String notation) {
        for (Move move : game.moves()) {
            if (move.notation().equals(notation)) {
                return Optional.of(move);
            }
        }
        return Optional.empty();
    }

    /** What differs in the answers to choose from, if both ask the same. */
    Optional<Difference> choice(int move, Spot<?> here, Spot<?> there, Optional<String> answer) {
        Seat seat = here.game().toAct();
        if (eyes.isPresent() && !eyes.get().equals(seat)) {
            return Optional.empty();
        }
        List<String> gone = only(base, here, there);
        List<String> come = only(other, there, here);
        if (gone.isEmpty() && come.isEmpty()) {
            return Optional.empty();
        }
        int left = there.game().moves().size();
        int were = here.game().moves().size();
        boolean forced = (left == 1) != (were == 1);
        String mine = here.game().question().cites();
        String theirs = there.game().question().cites();
        Half one = base.half(also(gone), mine, theirs);
        Half two = other.half(also(come), theirs, mine);
        Optional<String> said = answer.flatMap(each -> find(here.game(), each)).map(base.words()::say);
        String sentence = at(move, forced ? only(seat, here, there, left == 1) : changed(seat, gone, come));
        return Optional.of(new Difference(
                move, forced ? Kind.FORCED : Kind.ANSWERS, Optional.of(seat.id()), said, one, two, sentence));
    }

    private String only(Seat seat, Spot<?> here, Spot<?> there, boolean inOther) {
        Edition tight = inOther ? other : base;
        Edition wide = inOther ? base : other;
        Game<?> single = inOther ? there.game() : here.game();
        Game<?> several = inOther ? here.game() : there.game();
        return CoreWords.of(
                "twin.only",
                who(tight, seat),
                tight.words().say(single.moves().get(0)),
                tight.name(),
                wide.name(),
                several.moves().size());
    }

    private String changed(Seat seat, List<String> gone, List<String> come) {
        String who = who(other, seat);
        if (gone.isEmpty()) {
            return CoreWords.of("twin.may", who, list(come), other.name());
        }
        return come.isEmpty()
                ? CoreWords.of("twin.not", who, list(gone), other.name())
                : CoreWords.of("twin.may-not", who, list(come), list(gone), other.name());
    }

    private static List<String> only(Edition edition, Spot<?> in, Spot<?> notIn) {
        List<String> only = new ArrayList<>();
        for (Move move : in.game().moves()) {
            if (find(notIn.game(), move.notation()).isEmpty()) {
                only.add(CoreWords.of("twin.quoted", edition.words().say(move)));
            }
        }
        return only;
    }

    private static String list(List<String> all) {
        return all.size() > NAMED
                ? CoreWords.of("list.more", String.join(", ", all.subList(0, NAMED)), all.size() - NAMED)
                : CoreWords.all(all);
    }

    private static String also(List<String> answers) {
        return answers.isEmpty() ? CoreWords.of("twin.also.nothing") : CoreWords.of("twin.also", list(answers));
    }

    /** What differs after an answer that was given in both. */
    Optional<Difference> after(int move, Spot<?> here, Spot<?> there) {
        return events(move, here, there)
                .or(() -> ended(move, here, there))
                .or(() -> question(move, here, there))
                .or(() -> boards.differ(move, here, there, eyes));
    }

    private Optional<Difference> events(int move, Spot<?> here, Spot<?> there) {
        List<? extends GameEvent> mine = here.seen(eyes);
        List<? extends GameEvent> theirs = there.seen(eyes);
        int at = 0;
        while (at < mine.size() && at < theirs.size() && mine.get(at).equals(theirs.get(at))) {
            at++;
        }
        if (at == mine.size() && at == theirs.size()) {
            return Optional.empty();
        }
        Optional<GameEvent> one = at < mine.size() ? Optional.of(mine.get(at)) : Optional.empty();
        Optional<GameEvent> two = at < theirs.size() ? Optional.of(theirs.get(at)) : Optional.empty();
        boolean rolled = one.orElse(null) instanceof Rolled || two.orElse(null) instanceof Rolled;
        Half left = happened(base, one, two);
        Half right = happened(other, two, one);
        return Optional.of(new Difference(
                move,
                rolled ? Kind.DICE : Kind.LOG,
                Optional.empty(),
                Optional.empty(),
                left,
                right,
                after(move, CoreWords.of("twin.logs", base.name(), left.text(), other.name(), right.text()))));
    }

    private static Half happened(Edition edition, Optional<GameEvent> event, Optional<GameEvent> instead) {
        String theirs = instead.map(edition::cites).orElse("");
        return event.map(each -> edition.half(edition.words().say(each), edition.cites(each), theirs))
                .orElseGet(() -> edition.half(CoreWords.of("twin.logs.nothing"), theirs));
    }

    private Optional<Difference> ended(int move, Spot<?> here, Spot<?> there) {
        if (!here.over() && !there.over()) {
            return Optional.empty();
        }
        Half one = end(base, here);
        Half two = end(other, there);
        return one.text().equals(two.text())
                ? Optional.empty()
                : Optional.of(new Difference(
                        move,
                        Kind.ENDED,
                        Optional.empty(),
                        Optional.empty(),
                        one,
                        two,
                        after(move, CoreWords.of("twin.both", base.name(), one.text(), other.name(), two.text()))));
    }

    private static Half end(Edition edition, Spot<?> spot) {
        if (!spot.over()) {
            return edition.half(
                    CoreWords.of("twin.goes-on"), spot.game().question().cites());
        }
        Outcome outcome = spot.outcome();
        List<String> winners =
                outcome.winners().stream().map(seat -> who(edition, seat)).toList();
        String ending = edition.words().text(outcome.ending());
        return edition.half(CoreWords.of("twin.wins", CoreWords.all(winners), winners.size(), ending), "");
    }

    private Optional<Difference> question(int move, Spot<?> here, Spot<?> there) {
        if (here.over() || there.over() || here.asksLike(there)) {
            return Optional.empty();
        }
        String mine = here.game().question().cites();
        String theirs = there.game().question().cites();
        Half one = base.half(asked(base, here), mine, theirs);
        Half two = other.half(asked(other, there), theirs, mine);
        return Optional.of(new Difference(
                move,
                Kind.QUESTION,
                Optional.empty(),
                Optional.empty(),
                one,
                two,
                after(move, CoreWords.of("twin.asks", base.name(), one.text(), other.name(), two.text()))));
    }

    /** Of a question to another seat, eyes see only that it is asked. */
    private String asked(Edition edition, Spot<?> spot) {
        Seat seat = spot.game().toAct();
        if (eyes.isPresent() && !eyes.get().equals(seat)) {
            return who(edition, seat);
        }
        return CoreWords.of(
                "twin.asked",
                who(edition, seat),
                edition.words().say(spot.game().question().frame()));
    }

    /** One set of rules cannot continue from where the other has arrived. */
    Difference unknown(int move, Spot<?> here, String why) {
        return new Difference(
                move,
                Kind.UNKNOWN,
                Optional.of(here.game().toAct().id()),
                Optional.empty(),
                base.half(asked(base, here), here.game().question().cites()),
                other.half(why, "", here.game().question().cites()),
                at(move, CoreWords.of("twin.unknown", other.name(), why)));
    }

    private static String at(int move, String what) {
        return CoreWords.of("twin.move", move, what);
    }

    static String after(int move, String what) {
        return move == 0 ? CoreWords.of("twin.start", what) : CoreWords.of("twin.after", move, what);
    }

    private static String who(Edition edition, Seat seat) {
        return edition.words().name(seat);
    }
}
