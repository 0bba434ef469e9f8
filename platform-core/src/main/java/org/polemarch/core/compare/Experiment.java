package org.polemarch.core.compare;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.polemarch.core.wiring.DidYouMean;
import org.polemarch.core.wiring.SetupFault;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * What is played, by whom, how often, from which seed. Games are numbered from 0; games 2k and 2k + 1 of every WHAT
 * share the k-th seed and differ only in the bots' chance, which shows how much the seed decides.
 *
 * @param whats the first is what the others are measured against
 * @param bots one for all seats, or several, which are assigned to the seats in turn and rotated by one seat with every
 *     seed
 * @param games how many of each WHAT
 * @param skill bots from the weakest to the strongest, each to be matched with the next; may be empty
 */
public record Experiment(List<String> whats, List<String> bots, long games, long seed, List<String> skill) {

    private static final long MOST_GAMES = 100_000_000;
    private static final List<String> FIELDS = List.of("whats", "ablation", "bots", "games", "seed", "skill");

    public Experiment {
        whats = whats.stream().map(what -> What.parse(what).text()).toList();
        bots = List.copyOf(bots);
        skill = List.copyOf(skill);
        require(!whats.isEmpty(), "an experiment plays at least one WHAT, such as \"polis\"");
        Set<String> known = new HashSet<>();
        whats.forEach(what -> require(
                known.add(what), "'" + what + "' is named twice; on the same seeds it would be the same games twice"));
        require(!bots.isEmpty(), "an experiment needs a bot, such as \"greedy\"");
        require(games >= 1 && games <= MOST_GAMES, "games is 1 to " + MOST_GAMES + ", not " + games);
        require(skill.size() != 1, "a ladder of skill has at least two bots, such as \"random\", \"greedy\"");
        bots.forEach(Experiment::requireNoClock);
        skill.forEach(Experiment::requireNoClock);
    }

    /** A bot that looks at the clock plays differently on every machine. */
    private static void requireNoClock(String bot) {
        require(
                !bot.matches("mcts(:\\d+)?"),
                "bot " + bot + " looks at a clock, so its games could not be repeated; write mcts:ROUNDSr, such as"
                        + " mcts:100r");
    }

    private static void require(boolean right, String fault) {
        if (!right) {
            throw new SetupFault(fault);
        }
    }

    public long seeds() {
        return (games + 1) / 2;
    }

    /** Everything that is played on each seed, in the order of the lines: the WHATs, then the matches of skill. */
    List<Arm> arms() {
        List<Arm> arms = new ArrayList<>();
        whats.forEach(what -> arms.add(new Arm(What.parse(what), bots, false)));
        for (String what : whats) {
            for (int i = 1; i < skill.size(); i++) {
                arms.add(new Arm(What.parse(what), List.of(skill.get(i - 1), skill.get(i)), true));
            }
        }
        return arms;
    }

    /** One thing that is played. */
    record Arm(What what, List<String> bots, boolean skill) {

        /** The bot of a seat in a game; if there are several, they rotate by one seat with every seed. */
        String bot(int seat, long game) {
            return bots.get((int) ((seat + game / 2) % bots.size()));
        }
    }

    /** @param shelf where an ablation finds what else can be changed */
    public static Experiment read(String source, String text, Shelf shelf) {
        try {
            return read(Json.COMPACT.readTree(text), shelf);
        } catch (JacksonException e) {
            throw new SetupFault(
                    "experiment " + source + " is no JSON: " + e.getOriginalMessage() + " (line "
                            + (e.getLocation() == null ? "?" : e.getLocation().getLineNr()) + ")",
                    e);
        } catch (SetupFault e) {
            throw new SetupFault("experiment " + source + ": " + e.getMessage(), e);
        }
    }

    private static Experiment read(JsonNode file, Shelf shelf) {
        require(file.isObject(), "it is no JSON object; write {\"whats\": [...], \"bots\": ..., \"games\": N}");
        for (String name : file.propertyNames()) {
            require(FIELDS.contains(name), DidYouMean.line("field", name, FIELDS));
        }
        require(file.has("whats") && file.has("games"), "it must have the fields whats and games");
        return new Experiment(
                isSet(file, "ablation") ? ablation(texts(file, "whats"), shelf) : texts(file, "whats"),
                file.has("bots") ? texts(file, "bots") : List.of("greedy"),
                number(file, "games", 0),
                number(file, "seed", 1),
                file.has("skill") ? texts(file, "skill") : List.of());
    }

    /** The WHATs, and before all but the first one for every rule of the first that can be changed alone. */
    public static List<String> ablation(List<String> whats, Shelf shelf) {
        require(!whats.isEmpty(), "an ablation needs a WHAT, such as \"polis\"");
        What first = What.parse(whats.get(0));
        Set<String> all = new LinkedHashSet<>();
        first.ablations(shelf.game(first.game())).forEach(what -> all.add(what.text()));
        whats.stream().skip(1).forEach(what -> all.add(What.parse(what).text()));
        return List.copyOf(all);
    }

    private static boolean isSet(JsonNode file, String name) {
        JsonNode value = file.get(name);
        require(value == null || value.isBoolean(), name + " must be true or false");
        return value != null && value.asBoolean();
    }

    private static long number(JsonNode file, String name, long usual) {
        JsonNode value = file.get(name);
        require(
                value == null || (value.isIntegralNumber() && value.canConvertToLong()),
                name + " must be a whole number");
        return value == null ? usual : value.asLong();
    }

    private static List<String> texts(JsonNode file, String name) {
        JsonNode value = file.get(name);
        List<String> texts = new ArrayList<>();
        if (value.isString()) {
            texts.add(value.asString());
        } else {
            require(value.isArray(), name + " must be a text or a list of texts");
            for (JsonNode each : value) {
                require(each.isString(), name + " must be a list of texts, not " + each);
                texts.add(each.asString());
            }
        }
        return texts;
    }
}
