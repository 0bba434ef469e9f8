package org.polemarch.core.compare;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.ToDoubleFunction;
import org.polemarch.api.game.Camp;
import org.polemarch.core.compare.Header.ArmInfo;

/** Adds up the differences of one WHAT from the first, seed by seed. */
final class Comparing {

    private final ArmInfo base;
    private final ArmInfo arm;
    private final int index;
    private final Map<String, Paired> wins = new LinkedHashMap<>();
    private final Map<Measure, Paired> measures = new EnumMap<>(Measure.class);

    Comparing(ArmInfo base, ArmInfo arm, int index) {
        this.base = base;
        this.arm = arm;
        this.index = index;
        if (has(base, Camp.ATHENS) && has(arm, Camp.ATHENS)) {
            wins.put(Camp.ATHENS.name(), new Paired());
        }
        if (base.seats().equals(arm.seats()) && (wins.isEmpty() || arm.seats().size() > 2)) {
            arm.seats().forEach(seat -> wins.put(seat.id(), new Paired()));
        }
        for (Measure measure : Measure.values()) {
            if (measure != Measure.MARGIN || base.game().equals(arm.game())) { // each game has points of its own
                measures.put(measure, new Paired());
            }
        }
    }

    private static boolean has(ArmInfo arm, Camp camp) {
        return arm.seats().stream().anyMatch(seat -> seat.camp() == camp);
    }

    /** The games of one seed; those that failed are left out. */
    void add(List<GameLine> before, List<GameLine> after) {
        wins.forEach((who, paired) ->
                pair(paired, mean(before, line -> part(line, base, who)), mean(after, line -> part(line, arm, who))));
        measures.forEach((measure, paired) -> pair(
                paired,
                mean(before, line -> value(measure, line, base)),
                mean(after, line -> value(measure, line, arm))));
    }

    private static void pair(Paired paired, OptionalDouble before, OptionalDouble after) {
        if (before.isPresent() && after.isPresent()) {
            paired.add(before.getAsDouble(), after.getAsDouble());
        }
    }

    private static OptionalDouble mean(List<GameLine> lines, ToDoubleFunction<GameLine> value) {
        return lines.stream()
                .filter(line -> !line.failed())
                .mapToDouble(value)
                .filter(each -> !Double.isNaN(each))
                .average();
    }

    private static double value(Measure measure, GameLine line, ArmInfo arm) {
        OptionalInt value = measure.of(line, arm);
        return value.isPresent() ? (double) value.getAsInt() / measure.scale() : Double.NaN;
    }

    /** For a camp, only a victory alone counts; for a seat, also a shared one. */
    private static double part(GameLine line, ArmInfo arm, String who) {
        boolean won = false;
        for (int seat = 0; seat < arm.seats().size(); seat++) {
            ArmInfo.SeatLine info = arm.seats().get(seat);
            if (line.ranks().get(seat) == 1) {
                if (info.id().equals(who)) {
                    return 1;
                }
                if (info.camp().name().equals(who)) {
                    won = true;
                } else if (who.equals(Camp.ATHENS.name())) {
                    return 0;
                }
            }
        }
        return won ? 1 : 0;
    }

    /** One figure before the correction. */
    record Figure(int what, String name, Optional<Measure> measure, Paired paired) {

        /**
         * A share of victories can't exceed 1, and a few seeds that all agree prove little, whatever Student's interval
         * says.
         */
        Interval interval() {
            if (measure.isPresent()) {
                return paired.interval();
            }
            Interval interval = paired.allAgree() ? paired.missed() : paired.interval();
            return new Interval(Math.max(-1, interval.low()), Math.min(1, interval.high()));
        }

        double p() {
            return measure.isPresent() ? paired.byMeans() : paired.byVictories();
        }
    }

    List<Figure> figures() {
        List<Figure> figures = new ArrayList<>();
        wins.forEach((who, paired) -> figures.add(new Figure(index, who, Optional.empty(), paired)));
        measures.forEach((measure, paired) -> {
            if (paired.seeds() > 0) {
                figures.add(new Figure(index, measure.name(), Optional.of(measure), paired));
            }
        });
        return figures;
    }
}
