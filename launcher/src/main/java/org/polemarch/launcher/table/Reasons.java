package org.polemarch.launcher.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.polemarch.api.bot.Appraisal.Part;
import org.polemarch.api.bot.Appraisal.Sense;
import org.polemarch.api.game.Seat;
import org.polemarch.api.text.Words;
import org.polemarch.core.bots.Counsel;
import org.polemarch.launcher.words.Say;

/** Counsel in sentences: what an answer gains, what it costs, and which reply to expect. The nouns are the game's own. */
final class Reasons {

    /** More parts than this at once are a list, not a reason. */
    private static final int MOST = 3;

    private final Words words;
    private final String rivals;

    /** @param seats all seats of the game, the adviser's own among them */
    Reasons(Words words, Seat own, List<Seat> seats) {
        this.words = words;
        rivals = seats.size() == 2
                ? words.name(seats.get(seats.get(0).equals(own) ? 1 : 0))
                : Say.of("hint.opponents");
    }

    /** The sentences, none if there is nothing to say. */
    List<String> of(Counsel counsel) {
        List<String> sentences = new ArrayList<>();
        List<Part> changes = counsel.gains();
        String helped = own(changes, part -> part.points() > 0);
        // A hope that comes true is gone, and that is no loss.
        String hurt = own(changes, part -> part.points() < 0 && (helped.isEmpty() || part.sense() == Sense.HELD));
        if (!helped.isEmpty()) {
            sentences.add(hurt.isEmpty() ? Say.of("hint.helps", helped) : Say.of("hint.trade", helped, hurt));
        } else if (!hurt.isEmpty()) {
            sentences.add(Say.of("hint.hurts", hurt));
        }
        add("hint.weakens", theirs(changes, part -> part.points() > 0), sentences);
        add("hint.strengthens", theirs(changes, part -> part.points() < 0), sentences);
        counsel.reply().ifPresent(reply -> fear(reply, counsel.risks(), sentences));
        return sentences;
    }

    private void add(String key, String parts, List<String> sentences) {
        if (!parts.isEmpty()) {
            sentences.add(Say.of(key, parts, rivals));
        }
    }

    /** A reply that does no harm is not worth a word. */
    private void fear(Counsel.Reply reply, List<Part> risks, List<String> sentences) {
        String hurt = own(risks, part -> part.points() < 0);
        String helps = theirs(risks, part -> part.points() < 0);
        if (risks.stream().mapToDouble(Part::points).sum() < 0) {
            String who = words.name(reply.seat());
            String what = words.say(reply.move());
            sentences.add(
                    hurt.isEmpty()
                            ? Say.of("hint.reply.helps", who, what, helps)
                            : Say.of("hint.reply.hurts", who, what, hurt));
        }
    }

    private String own(List<Part> parts, Predicate<Part> wanted) {
        return named(parts, wanted.and(part -> part.sense() != Sense.RIVAL));
    }

    private String theirs(List<Part> parts, Predicate<Part> wanted) {
        return named(parts, wanted.and(part -> part.sense() == Sense.RIVAL));
    }

    private String named(List<Part> parts, Predicate<Part> wanted) {
        return Say.all(parts.stream()
                .filter(wanted)
                .limit(MOST)
                .map(part -> words.text("part." + part.id()))
                .toList());
    }
}
