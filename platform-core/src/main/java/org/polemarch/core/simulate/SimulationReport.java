package org.polemarch.core.simulate;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.api.game.Setup;
import org.polemarch.api.play.Move;
import org.polemarch.core.engine.Game;
import org.polemarch.core.save.PrettyJson;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Session;
import org.polemarch.core.session.Terms;
import org.polemarch.core.wiring.PreparedGame;
import tools.jackson.core.JsonGenerator;

/**
 * What a simulation found: only what its seed determines. Sums and means are over the games that were played to their
 * end; a win shared by several seats counts as an equal part for each.
 *
 * @param title the game and its variants by name
 * @param seed the seed of the whole run
 * @param games how many games were to be played
 * @param finished how many were played to their end
 * @param faults those that were not; of very many only the first are listed
 * @param decisions answers given
 * @param branching answers there were to choose from, over all questions
 * @param seats one per seat, in seat order
 * @param sides wins by side
 * @param endings how often games ended for each reason
 */
public record SimulationReport(
        String game,
        String title,
        Setup setup,
        long seed,
        long games,
        long finished,
        List<FaultLine> faults,
        long decisions,
        long branching,
        List<SeatLine> seats,
        Map<String, BigDecimal> sides,
        SortedMap<String, Long> endings) {

    private static final int SCALE = 4;

    public record SeatLine(String seat, String bot, BigDecimal wins, BigDecimal meanScore) {}

    /**
     * A fault and the answer at which it happened, as "seat: notation"; empty if it happened while one was being looked
     * for.
     */
    public record FaultLine(Fault fault, String answer) {}

    public SimulationReport {
        faults = List.copyOf(faults);
        seats = List.copyOf(seats);
        sides = Collections.unmodifiableMap(new LinkedHashMap<>(sides));
        endings = Collections.unmodifiableSortedMap(new TreeMap<>(endings));
    }

    static <S extends GameState<S>> SimulationReport of(
            PreparedGame<S> prepared, List<String> bots, long games, long seed, Tally tally) {
        List<SeatLine> seats = new ArrayList<>();
        Map<String, Long> sides = new LinkedHashMap<>();
        for (Seat seat : prepared.setup().seats()) {
            int i = seat.index();
            seats.add(new SeatLine(
                    seat.id(), bots.get(i), ratio(tally.wins(i), Tally.WIN), ratio(tally.points(i), tally.finished())));
            sides.merge(side(prepared, seat), tally.wins(i), Long::sum);
        }
        Map<String, BigDecimal> sideWins = new LinkedHashMap<>();
        sides.forEach((side, wins) -> sideWins.put(side, ratio(wins, Tally.WIN)));
        List<FaultLine> faults = new ArrayList<>();
        for (Fault fault : tally.faults()) {
            faults.add(new FaultLine(fault, answer(prepared, fault)));
        }
        return new SimulationReport(
                prepared.info().id(),
                prepared.title(),
                prepared.setup(),
                seed,
                games,
                tally.finished(),
                faults,
                tally.decisions(),
                tally.branching(),
                seats,
                sideWins,
                tally.endings());
    }

    private static String side(PreparedGame<?> prepared, Seat seat) {
        return prepared.info().seats().stream()
                .filter(info -> info.id().equals(seat.id()))
                .map(SeatInfo::side)
                .findFirst()
                .orElse(seat.id());
    }

    private static String answer(PreparedGame<?> prepared, Fault fault) {
        int[] line = fault.line();
        int[] before = fault.before();
        if (line.length == before.length) {
            return "";
        }
        Game<?> game = prepared.start(fault.seed());
        for (int index : before) {
            game.play(index);
        }
        Move failed = game.moves().get(line[before.length]);
        return game.toAct() + ": " + failed.notation();
    }

    private static BigDecimal ratio(long sum, long count) {
        return count == 0
                ? BigDecimal.ZERO.setScale(SCALE)
                : BigDecimal.valueOf(sum).divide(BigDecimal.valueOf(count), SCALE, RoundingMode.HALF_EVEN);
    }

    /** Answers per game. */
    public BigDecimal meanDecisions() {
        return ratio(decisions, finished);
    }

    /** Answers to choose from per question. */
    public BigDecimal meanBranching() {
        return ratio(branching, decisions);
    }

    /** The report as JSON: the same bytes on every machine and for every number of threads. */
    public String json() {
        return PrettyJson.object(this::write);
    }

    private void write(JsonGenerator out) {
        out.writeStringProperty("game", game);
        out.writeStringProperty("scenario", setup.scenario());
        PrettyJson.texts("variants", setup.variants(), out);
        PrettyJson.texts("options", setup.options(), out);
        out.writeNumberProperty("seed", seed);
        out.writeNumberProperty("games", games);
        out.writeArrayPropertyStart("faults");
        for (FaultLine line : faults) {
            out.writeStartObject();
            out.writeNumberProperty("seed", line.fault().seed());
            out.writeNumberProperty("move", line.fault().move());
            out.writeStringProperty("answer", line.answer());
            out.writeStringProperty("message", line.fault().message());
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeNumberProperty("decisions", decisions);
        out.writeNumberProperty("meanDecisions", meanDecisions());
        out.writeNumberProperty("meanBranching", meanBranching());
        out.writeObjectPropertyStart("seats");
        for (SeatLine seat : seats) {
            out.writeObjectPropertyStart(seat.seat());
            out.writeStringProperty("bot", seat.bot());
            out.writeNumberProperty("wins", seat.wins());
            out.writeNumberProperty("meanScore", seat.meanScore());
            out.writeEndObject();
        }
        out.writeEndObject();
        out.writeObjectPropertyStart("sides");
        sides.forEach((side, wins) -> {
            out.writeObjectPropertyStart(side);
            out.writeNumberProperty("wins", wins);
            out.writeEndObject();
        });
        out.writeEndObject();
        out.writeObjectPropertyStart("endings");
        endings.forEach(out::writeNumberProperty);
        out.writeEndObject();
    }

    /**
     * A save of the game up to the answer at which it failed, to be looked at with the same program; empty if it could
     * not even be started.
     */
    public <S extends GameState<S>> Optional<SaveGame> save(
            FaultLine line, PreparedGame<S> prepared, Terms terms, Instant now) {
        List<Holder> holders = new ArrayList<>();
        seats.forEach(seat -> holders.add(new Holder.BotSeat(seat.bot(), thinking -> 0))); // never asked
        try {
            Session<S> session = Session.start(prepared, line.fault().seed(), holders, terms);
            for (int index : line.fault().before()) {
                session.play(index);
            }
            return Optional.of(session.save(now));
        } catch (RuntimeException | Error e) {
            return Optional.empty();
        }
    }
}
