package org.polemarch.mountford;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;

/**
 * Reads a position written in words, one fact a line:
 *
 * <pre>
 * aegina    ath-phormio   3 naval-piraeus 1 hoplite-athens    an army: where, its leader, its SPs
 * delphi    spa-brasidas  for corinth 3 hoplite-corinth       one that acts for another power than its leader's own
 * piraeus   home          4 naval-piraeus                     SPs nobody has activated
 * control   athens megara pegae           rebel     samos ceos            ravaged   attica
 * siege     pylos athens 1                hostages  spartan athenian      turn      4
 * armistice sparta 5                      at-war    argos syracuse persia bellicosity 8 8
 * treasury  athens ath-tactics-1          box       cor-perdiccas         discarded ath-perdiccas
 * </pre>
 *
 * Of bellicosity, the Athenian track comes first.
 */
final class Position {

    /** Pays for an attack of each seat, and is of no use in a battle. */
    static final List<String> PAYMENT = List.of("ath-cleon", "spa-colony");

    private final Field field;

    private Position(Field field) {
        this.field = field;
    }

    /**
     * The written position and nothing else on the map. A player whose treasury is not written has nothing in it but a
     * tile that pays for an attack, so that nobody is asked about others.
     */
    static Field alone(String text) {
        Field field = Field.bare();
        for (int seat = 0; seat < PAYMENT.size(); seat++) {
            field.treasury(seat, PAYMENT.get(seat));
        }
        return new Position(field).lay(facts(text));
    }

    /** The start of the game with these changes. */
    static Field atStart(String text) {
        return new Position(Field.start()).lay(facts(text));
    }

    /** These changes to a position that stands. */
    static MountfordState lay(MountfordState state, String text) {
        return new Position(Field.of(state)).lay(facts(text)).state();
    }

    /** The words of each line. */
    static List<String[]> facts(String text) {
        return text.lines()
                .filter(line -> !line.isBlank())
                .map(line -> line.trim().split("\\s+"))
                .toList();
    }

    private Field lay(List<String[]> facts) {
        // A leader on the map is in no treasury, whatever else his owner holds.
        facts.stream().filter(Position::ofTreasury).forEach(this::fact);
        facts.stream().filter(words -> !ofTreasury(words)).forEach(this::fact);
        return field.refresh();
    }

    private static boolean ofTreasury(String[] words) {
        return words[0].equals("treasury");
    }

    private void fact(String[] words) {
        String[] rest = Arrays.copyOfRange(words, 1, words.length);
        switch (words[0]) {
            case "control" -> from(rest, 1).forEach(space -> field.control(space, power(rest[0])));
            case "rebel" -> field.rebel(rest);
            case "ravaged" -> field.ravaged(rest);
            case "siege" -> field.siege(rest[0], seat(rest[1]), Integer.parseInt(rest[2]));
            case "hostages" -> List.of(rest).forEach(this::hostages);
            case "turn" -> field.turn(Integer.parseInt(rest[0]));
            case "armistice" -> field.armistice(power(rest[0]), Integer.parseInt(rest[1]));
            case "at-war" -> List.of(rest).forEach(this::atWar);
            case "bellicosity" -> field.bellicosity(Integer.parseInt(rest[0]), Integer.parseInt(rest[1]));
            case "treasury" -> field.treasury(seat(rest[0]), from(rest, 1).toArray(String[]::new));
            case "box" -> List.of(rest).forEach(field::box);
            case "discarded" -> field.discarded(rest);
            default -> forces(words[0], rest);
        }
    }

    private void forces(String space, String[] words) {
        if (words[0].equals("home")) {
            sps(from(words, 1)).forEach(line -> field.loose(space, line));
            return;
        }
        String[] sps = sps(from(words, allied(words) ? 3 : 1)).toArray(String[]::new);
        if (allied(words)) {
            field.army(words[0], power(words[2]), space, sps);
        } else {
            field.army(words[0], space, sps);
        }
    }

    private static boolean allied(String[] words) {
        return words.length > 2 && words[1].equals("for");
    }

    private void hostages(String whose) {
        switch (whose) {
            case "spartan" -> field.state().takeHostages(true);
            case "athenian" -> field.state().takeHostages(false);
            default -> throw new AssertionError("nobody takes hostages of " + whose);
        }
    }

    private void atWar(String who) {
        switch (who) {
            case "argos" -> field.argosAtWar();
            case "syracuse" -> field.syracuseAtWar();
            case "persia" -> field.persiaAtWar();
            default -> throw new AssertionError("at war from the start or never: " + who);
        }
    }

    /** "3 naval-piraeus 1 hoplite-athens" as a number and a kind each. */
    static List<String> sps(List<String> words) {
        List<String> sps = new ArrayList<>();
        for (int i = 0; i < words.size(); i += 2) {
            sps.add(words.get(i) + " " + words.get(i + 1));
        }
        return sps;
    }

    static List<String> from(String[] words, int first) {
        return Arrays.asList(words).subList(first, words.length);
    }

    static Power power(String id) {
        return Power.valueOf(id.toUpperCase(Locale.ROOT));
    }

    /** The seat of that name. */
    static int seat(String id) {
        return switch (id) {
            case "athens" -> 0;
            case "peloponnese" -> 1;
            default -> throw new AssertionError("nobody plays " + id);
        };
    }
}
