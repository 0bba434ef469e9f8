package org.polemarch.launcher.table;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Question;
import org.polemarch.api.text.Words;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Session;

/**
 * Answers that a person need not give: forced ones, and those the person has told the table to give. If others at the
 * screen could learn a secret from that, the question is asked anyway.
 */
public final class Unasked {

    private final Session<?> session;
    private final Words words;
    private final Audience audience;
    private final Map<Kind, AskMe> wishes = new LinkedHashMap<>();

    /** A kind of question as a player knows it: by its words. */
    private record Kind(Seat seat, String prompt) {}

    public Unasked(Session<?> session, Audience audience) {
        this.session = session;
        this.words = session.prepared().words().forgiving();
        this.audience = audience;
    }

    /** Gives every such answer, until there is something to ask. */
    public void giveAll() {
        for (OptionalInt next = answer(); next.isPresent(); next = answer()) {
            session.follow(next.getAsInt());
        }
    }

    /** The place of the answer that is given without asking. */
    OptionalInt answer() {
        if (session.over() || !(session.holder(session.toAct()) instanceof Holder.Person)) {
            return OptionalInt.empty();
        }
        Question question = session.question();
        int passing = passing(question);
        AskMe wish = wish();
        if (passing < 0) {
            wishes.values().removeIf(each -> each == AskMe.NOT_THIS_TURN); // this is the person's own business
        } else if (wish == AskMe.NEVER || wish == AskMe.NOT_THIS_TURN) {
            return OptionalInt.of(passing);
        }
        int silent = tells() ? -1 : silent(question);
        boolean goesWithoutSaying =
                silent >= 0 && (wish == AskMe.IF_USABLE || question.moves().size() == 1);
        return goesWithoutSaying ? OptionalInt.of(silent) : OptionalInt.empty();
    }

    /** The place of the only answer, or of the one that declines where nothing else can be done; -1 if there is a choice. */
    static int silent(Question question) {
        if (question.moves().size() == 1) {
            return 0;
        }
        int declining = declining(question);
        return declining >= 0 && !usable(question, Move.Declining.class) ? declining : -1;
    }

    /** Whether the question has one answer and is put only so that nobody learns that. */
    public boolean isForShow() {
        return question().filter(asked -> asked.moves().size() == 1).isPresent();
    }

    /** Whether the person who is asked can let the table decline for them. */
    public boolean canDecline() {
        return question().filter(asked -> passing(asked) >= 0).isPresent();
    }

    public AskMe wish() {
        return wishes.getOrDefault(kind(), AskMe.IF_USABLE);
    }

    public void wish(AskMe when) {
        wishes.put(kind(), when);
    }

    /** From now on everything is asked again. */
    public void forget() {
        wishes.clear();
    }

    public boolean anyWish() {
        return !wishes.isEmpty();
    }

    private Optional<Question> question() {
        return session.over() ? Optional.empty() : Optional.of(session.question());
    }

    private Kind kind() {
        return new Kind(session.toAct(), words.say(session.question().frame()));
    }

    /** Whether somebody else at the screen would learn a secret from a silent answer. */
    private boolean tells() {
        return !audience.alone() && session.isSecret(session.toAct());
    }

    private static int declining(Question question) {
        for (int i = 0; i < question.moves().size(); i++) {
            if (question.moves().get(i) instanceof Move.Declining) {
                return i;
            }
        }
        return -1;
    }

    /** The place of the answer that declines, or of the one that ends a question beside which there are only liberties. */
    private static int passing(Question question) {
        int declining = declining(question);
        return declining >= 0 || usable(question, Move.Ending.class) ? declining : ending(question);
    }

    private static int ending(Question question) {
        for (int i = 0; i < question.moves().size(); i++) {
            if (question.moves().get(i) instanceof Move.Ending) {
                return i;
            }
        }
        return -1;
    }

    /** Whether something can be answered but this, and what is possible beside the question. */
    private static boolean usable(Question question, Class<? extends Move> passing) {
        for (Move move : question.moves()) {
            if (!passing.isInstance(move) && !(move instanceof Move.Aside)) {
                return true;
            }
        }
        return false;
    }
}
