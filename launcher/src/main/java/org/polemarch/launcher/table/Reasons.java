package org.polemarch.launcher.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.polemarch.api.bot.Appraisal.Part;
import org.polemarch.api.bot.Appraisal.Sense;
import org.polemarch.api.game.Seat;
import org.polemarch.api.text.Words;
import org.polemarch.core.analysis.Motive;
import org.polemarch.core.bots.Counsel;
import org.polemarch.launcher.words.Say;

/** Counsel in sentences: what an answer gains, what it costs, and which reply to expect. The nouns are the game's own. */
public final class Reasons {

    /** More parts than this at once are a list, not a reason. */
    private static final int MOST = 3;

    /** What one side gains is worth a word if it is more than this many times what the other does. */
    private static final double ALIKE = 2;

    private final Words words;
    private final String rivals;
    private final String theirOwn;
    private final boolean twoSeats;

    /** The rivals, told of a seat that need not be the reader's. */
    private final String others;

    /** @param seats all seats of the game, the adviser's own among them */
    public Reasons(Words words, Seat own, List<Seat> seats) {
        this.words = words;
        twoSeats = seats.size() == 2;
        theirOwn = possessive(within(words.name(own)));
        others = possessive(rivals(own, seats, "why.opponents"));
        rivals = possessive(rivals(own, seats, "hint.opponents"));
    }

    private String rivals(Seat own, List<Seat> seats, String several) {
        return twoSeats ? within(words.name(seats.get(seats.get(0).equals(own) ? 1 : 0))) : Say.of(several);
    }

    private static String possessive(String name) {
        return Say.of(name.endsWith("s") ? "hint.possessive.s" : "hint.possessive", name);
    }

    /** A name as it stands within a sentence. */
    private static String within(String name) {
        return name.startsWith("The ") ? "the " + name.substring("The ".length()) : name;
    }

    /** The sentences, none if there is nothing to say. */
    List<String> of(Counsel counsel) {
        List<String> sentences = new ArrayList<>();
        List<Part> changes = net(distinctive(counsel.gains(), counsel.spares()));
        String helped = own(changes, part -> part.points() > 0);
        // A hope that comes true is gone, and that is no loss.
        String hurt = own(changes, part -> part.points() < 0 && part.sense() == Sense.HELD);
        String weakened = theirs(changes, part -> part.points() > 0);
        if (helped.isEmpty() && weakened.isEmpty()) {
            least(own(changes, part -> part.points() < 0), counsel.spares(), sentences);
        } else {
            add(hurt.isEmpty() ? "hint.helps" : "hint.trade", helped, hurt, sentences);
            add("hint.hurts", helped.isEmpty() ? hurt : "", sentences);
            add("hint.weakens", weakened, rivals, sentences);
        }
        add("hint.strengthens", theirs(changes, part -> part.points() < 0), rivals, sentences);
        if (changes.stream().anyMatch(part -> part.points() > 0 && part.sense() == Sense.HOPED)) {
            add(
                    "hint.leads",
                    own(
                            counsel.leads(),
                            part -> part.points() > 0 && part.sense() == Sense.HELD && !isAmong(part, changes)),
                    sentences);
        }
        counsel.reply().ifPresent(reply -> fear(reply, counsel.risks(), sentences));
        return sentences;
    }

    /** What most answers bring alike is no reason for one of them. */
    private static List<Part> distinctive(List<Part> gains, List<Part> spares) {
        return spares.isEmpty()
                ? gains
                : gains.stream()
                        .filter(part -> part.points() < 0 || isAmong(part, spares))
                        .toList();
    }

    /** Nor is what both sides gain or lose alike. */
    private static List<Part> net(List<Part> changes) {
        return changes.stream()
                .filter(part -> {
                    double other = changes.stream()
                            .filter(each -> each.id().equals(part.id())
                                    && (each.sense() == Sense.RIVAL) != (part.sense() == Sense.RIVAL))
                            .mapToDouble(Part::points)
                            .sum();
                    return part.points() * other >= 0 || Math.abs(part.points()) > ALIKE * Math.abs(other);
                })
                .toList();
    }

    /** Why another answer would have been better, told about a seat that need not be the reader's. */
    public List<String> instead(List<Part> changes) {
        List<String> sentences = new ArrayList<>();
        List<Part> net = net(changes);
        String helped = own(net, part -> part.points() > 0);
        String hurt = own(net, part -> part.points() < 0 && part.sense() == Sense.HELD);
        String weakened = theirs(net, part -> part.points() > 0);
        add("analysis.helps", helped, theirOwn, sentences);
        add("analysis.weakens", weakened, others, sentences);
        if (sentences.isEmpty()) {
            sentences.add(Say.of("analysis.later"));
        } else {
            add("analysis.costs", hurt, theirOwn, sentences);
        }
        return sentences;
    }

    /** Why another seat did something, told to one whose eyes these are. */
    List<String> of(Motive motive, Optional<Seat> eyes) {
        List<String> sentences = new ArrayList<>();
        List<Part> changes = net(motive.changes());
        String helped = own(changes, part -> part.points() > 0);
        String hurt = own(changes, part -> part.points() < 0 && part.sense() == Sense.HELD);
        String weakened = theirs(changes, part -> part.points() > 0);
        String whose = twoSeats && eyes.isPresent() && !eyes.get().equals(motive.seat()) ? Say.of("why.your") : others;
        add("why.helps", helped, theirOwn, sentences);
        add("why.weakens", weakened, whose, sentences);
        if (sentences.isEmpty()) {
            sentences.add(Say.of("why.hidden", within(words.name(motive.seat()))));
        }
        add("why.costs", hurt, theirOwn, sentences);
        if (motive.luck()) {
            sentences.add(Say.of("why.luck"));
        }
        return sentences;
    }

    /** Where nothing is to be gained: what is lost, and why it is less than elsewhere. */
    private void least(String hurt, List<Part> spares, List<String> sentences) {
        String spared = own(spares, part -> part.points() > 0);
        if (!hurt.isEmpty() && spared.contains(hurt)) {
            add("hint.less", hurt, sentences);
        } else {
            add("hint.hurts", hurt, sentences);
            add("hint.spares", spared, sentences);
        }
    }

    private static void add(String key, String parts, List<String> sentences) {
        add(key, parts, "", sentences);
    }

    private static void add(String key, String parts, String more, List<String> sentences) {
        if (!parts.isEmpty()) {
            sentences.add(Say.of(key, parts, more));
        }
    }

    private void fear(Counsel.Reply reply, List<Part> risks, List<String> sentences) {
        String hurt = own(risks, part -> part.points() < 0);
        String helps = theirs(risks, part -> part.points() < 0);
        String key = hurt.isEmpty() ? "hint.reply.helps" : "hint.reply.hurts";
        String parts = hurt.isEmpty() ? helps : hurt;
        if (!parts.isEmpty()) {
            sentences.add(Say.of(key, within(words.name(reply.seat())), quoted(words.say(reply.move())), parts));
        }
    }

    private static boolean isAmong(Part part, List<Part> changes) {
        return changes.stream()
                .anyMatch(other -> other.points() > 0
                        && other.sense() == part.sense()
                        && other.id().equals(part.id()));
    }

    /** Words that will stand in quotation marks. */
    public static String quoted(String text) {
        return text.replace('“', '‘').replace('”', '’');
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
