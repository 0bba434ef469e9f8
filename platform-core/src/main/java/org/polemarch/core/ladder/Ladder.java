package org.polemarch.core.ladder;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.core.engine.RuleFault;
import org.polemarch.core.simulate.Simulation;
import org.polemarch.core.simulate.Simulation.Player;
import org.polemarch.core.simulate.SimulationReport;
import org.polemarch.core.wiring.PreparedGame;

/** Plays every bot against every other, on the same seeds and from both ends of the table. */
public final class Ladder {

    private Ladder() {}

    /** How many games a ladder of this many bots takes. */
    public static long games(int bots, long gamesPerPairing) {
        return (long) bots * (bots - 1) / 2 * gamesPerPairing;
    }

    /**
     * Plays all pairings.
     *
     * @param gamesPerPairing an even number: half of them with the seats exchanged
     * @param progress is told how many games are done
     */
    public static <S extends GameState<S>> List<Pairing> play(
            PreparedGame<S> prepared,
            List<Player> bots,
            long gamesPerPairing,
            long seed,
            int threads,
            LongConsumer progress)
            throws InterruptedException {
        List<Pairing> pairings = new ArrayList<>();
        long done = 0;
        for (int i = 0; i < bots.size(); i++) {
            for (int j = i + 1; j < bots.size(); j++) {
                double won = 0;
                long played = 0;
                for (boolean exchanged : new boolean[] {false, true}) {
                    long before = done;
                    SimulationReport report = Simulation.run(
                            prepared,
                            seated(prepared, bots.get(i), bots.get(j), exchanged),
                            gamesPerPairing / 2,
                            seed,
                            threads,
                            games -> progress.accept(before + games));
                    if (!report.faults().isEmpty()) {
                        throw new RuleFault(report.faults().get(0).fault().message());
                    }
                    won += wins(report, prepared, exchanged);
                    played += report.finished();
                    done += gamesPerPairing / 2;
                }
                pairings.add(new Pairing(bots.get(i).name(), bots.get(j).name(), played, won));
            }
        }
        return pairings;
    }

    private static List<Player> seated(PreparedGame<?> prepared, Player first, Player second, boolean exchanged) {
        return prepared.setup().seats().stream()
                .map(seat -> belongsToFirst(seat, prepared, exchanged) ? first : second)
                .toList();
    }

    private static double wins(SimulationReport report, PreparedGame<?> prepared, boolean exchanged) {
        return prepared.setup().seats().stream()
                .filter(seat -> belongsToFirst(seat, prepared, exchanged))
                .mapToDouble(seat -> report.seats().get(seat.index()).wins().doubleValue())
                .sum();
    }

    /**
     * If there are two sides, each bot has one; if everybody plays alone, each has every other seat. With the seats
     * exchanged, it has the rest.
     */
    private static boolean belongsToFirst(Seat seat, PreparedGame<?> prepared, boolean exchanged) {
        List<String> sides = prepared.setup().seats().stream()
                .map(each -> side(each, prepared))
                .distinct()
                .toList();
        boolean first = sides.size() == 2 ? side(seat, prepared).equals(sides.get(0)) : seat.index() % 2 == 0;
        return first != exchanged;
    }

    private static String side(Seat seat, PreparedGame<?> prepared) {
        return prepared.info().seats().stream()
                .filter(info -> info.id().equals(seat.id()))
                .findFirst()
                .orElseThrow()
                .side();
    }
}
