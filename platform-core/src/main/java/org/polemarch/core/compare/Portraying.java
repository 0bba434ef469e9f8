package org.polemarch.core.compare;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.game.Camp;
import org.polemarch.core.compare.Header.ArmInfo;

/** Adds up the games of one WHAT. */
final class Portraying {

    private static final int MOST_FAULTS = 5;

    private final ArmInfo arm;
    private final String name;
    private final Map<Camp, Share.Counter> camps = new EnumMap<>(Camp.class);
    private final Share.Counter shared = new Share.Counter();
    private final List<Share.Counter> seats = new ArrayList<>();
    private final List<Spread.Counter> points = new ArrayList<>();
    private final Map<Measure, Spread.Counter> measures = new EnumMap<>(Measure.class);
    private final SortedMap<String, Long> endings = new TreeMap<>();
    private final Twins twins;
    private final Track track = new Track();
    private final Changing changing;
    private final List<String> faults = new ArrayList<>();
    private long games;
    private long failed;

    Portraying(ArmInfo base, ArmInfo arm, boolean isTwin) {
        this.arm = arm;
        this.name = Sentences.name(base, arm);
        this.twins = new Twins(arm.seats().size());
        this.changing = new Changing(arm, isTwin);
        arm.seats().forEach(seat -> {
            camps.putIfAbsent(seat.camp(), new Share.Counter());
            seats.add(new Share.Counter());
            points.add(new Spread.Counter(1));
        });
        for (Measure measure : Measure.values()) {
            measures.put(measure, new Spread.Counter(measure.scale()));
        }
    }

    /** The games of one seed. */
    void add(List<GameLine> lines) {
        List<GameLine> ended = new ArrayList<>();
        for (GameLine line : lines) {
            if (line.failed()) {
                fault(line);
            } else {
                ended.add(line);
                one(line);
            }
        }
        if (ended.size() == 2) {
            pair(ended.get(0), ended.get(1));
        } else if (ended.size() == 1) {
            GameLine line = ended.get(0);
            camps.forEach((camp, counter) -> counter.add(won(line, camp)));
            shared.add(isShared(line));
            for (int seat = 0; seat < seats.size(); seat++) {
                seats.get(seat).add(won(line, seat));
            }
        }
        changing.add(ended);
    }

    private void fault(GameLine line) {
        failed++;
        if (faults.size() < MOST_FAULTS) {
            faults.add("game " + line.game() + " after " + line.decisions() + " decisions: " + line.fault());
        }
    }

    private void one(GameLine line) {
        games++;
        endings.merge(line.ending(), 1L, Long::sum);
        measures.forEach((measure, counter) -> measure.of(line, arm).ifPresent(counter::add));
        for (int seat = 0; seat < points.size(); seat++) {
            points.get(seat).add(line.points().get(seat));
        }
        track.add(line);
    }

    private void pair(GameLine one, GameLine other) {
        camps.forEach((camp, counter) -> counter.add(won(one, camp), won(other, camp)));
        shared.add(isShared(one), isShared(other));
        for (int seat = 0; seat < seats.size(); seat++) {
            seats.get(seat).add(won(one, seat), won(other, seat));
        }
        twins.add(parts(one), parts(other));
    }

    private static boolean won(GameLine line, int seat) {
        return line.ranks().get(seat) == 1;
    }

    /** Whether every seat that won is of that camp. */
    boolean won(GameLine line, Camp camp) {
        return winners(line).equals(Set.of(camp));
    }

    private boolean isShared(GameLine line) {
        return winners(line).size() > 1;
    }

    private Set<Camp> winners(GameLine line) {
        Set<Camp> winners = new HashSet<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            if (won(line, seat)) {
                winners.add(arm.seats().get(seat).camp());
            }
        }
        return winners;
    }

    /** Each seat's part of the victory. */
    private static double[] parts(GameLine line) {
        long winners = line.ranks().stream().filter(rank -> rank == 1).count();
        return line.ranks().stream()
                .mapToDouble(rank -> rank == 1 ? 1.0 / winners : 0)
                .toArray();
    }

    Findings.Portrait portrait() {
        Map<Camp, Share> wins = new EnumMap<>(Camp.class);
        camps.forEach((camp, counter) -> wins.put(camp, counter.share()));
        List<Findings.SeatPortrait> chairs = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
            ArmInfo.SeatLine seat = arm.seats().get(i);
            chairs.add(new Findings.SeatPortrait(
                    seat.id(),
                    seat.title(),
                    seat.camp(),
                    seats.get(i).share(),
                    points.get(i).spread()));
        }
        Map<Measure, Spread> spreads = new LinkedHashMap<>();
        measures.forEach((measure, counter) -> {
            if (counter.games() > 0) {
                spreads.put(measure, counter.spread());
            }
        });
        boolean equalBots = new HashSet<>(arm.bots()).size() == 1;
        return new Findings.Portrait(
                arm.what(),
                arm.title(),
                name,
                arm.bots(),
                games,
                failed,
                faults,
                wins,
                shared.share(),
                chairs,
                spreads,
                equalBots && twins.varies()
                        ? Optional.of(new Findings.Chance(twins.correlation(), twins.interval(), twins.pairs()))
                        : Optional.empty(),
                track.years(),
                track.course(),
                track.holders(),
                endings,
                changing.change());
    }
}
