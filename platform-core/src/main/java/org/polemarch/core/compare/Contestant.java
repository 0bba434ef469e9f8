package org.polemarch.core.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.api.text.Concept;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.core.bots.GameThinking;
import org.polemarch.core.compare.Experiment.Arm;
import org.polemarch.core.compare.Header.ArmInfo;
import org.polemarch.core.engine.FailedRule;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.RuleFault;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Streams;
import org.polemarch.core.simulate.Pulse;
import org.polemarch.core.wiring.PreparedGame;

/** Something that is played on each seed, wired and ready; it serves all threads. */
final class Contestant {

    /** No game has more seats, so the two games of a seed never share a stream. */
    private static final int MOST_SEATS = 16;

    private static final List<Concept> FIGHTING = List.of(Concept.SIEGE, Concept.LAND_BATTLE, Concept.SEA_BATTLE);

    private final Arm arm;
    private final int index;
    private final Shelf shelf;
    private final PreparedGame<?> prepared;
    private final Asked asked;
    private final List<SeatInfo> seats;
    private final Set<String> fighting;

    /** Wires the rules and creates each bot once, so that anything missing is reported before the first game. */
    Contestant(Arm arm, int index, Shelf shelf) {
        this.arm = arm;
        this.index = index;
        this.shelf = shelf;
        InstalledGame installed = shelf.game(arm.what().game());
        this.prepared = installed.prepare(arm.what().setup(installed), Optional.empty());
        this.asked = new Asked(installed, prepared);
        this.fighting = fighting(prepared);
        this.seats =
                installed.info().seats().subList(0, prepared.setup().seats().size());
        arm.bots().forEach(bot -> shelf.bot(installed.id(), bot));
    }

    /** The sections about fighting; a game can be compared before its rule index is written. */
    private static Set<String> fighting(PreparedGame<?> game) {
        try {
            return game.ruleIndex().sections().stream()
                    .filter(section -> !Collections.disjoint(section.concepts(), FIGHTING))
                    .map(RuleIndex.Section::id)
                    .collect(Collectors.toUnmodifiableSet());
        } catch (DataFault e) {
            return Set.of();
        }
    }

    ArmInfo info() {
        List<ArmInfo.SeatLine> lines = new ArrayList<>();
        seats.forEach(seat -> lines.add(new ArmInfo.SeatLine(seat.id(), seat.title(), seat.side(), seat.camp())));
        return new ArmInfo(
                arm.what().text(),
                Titles.of(arm.what(), shelf.game(arm.what().game())),
                arm.bots(),
                arm.skill(),
                lines,
                asked.changed());
    }

    /** A game that was played, with what identifies it, answer by answer. */
    static final class Result {
        private final GameLine line;
        private final long[] prints;

        Result(GameLine line, long[] prints) {
            this.line = line;
            this.prints = prints;
        }

        GameLine line() {
            return line;
        }

        long[] prints() {
            return prints;
        }
    }

    /**
     * Plays a game of an experiment.
     *
     * @param twin what identifies the first WHAT's game on this seed, if both are the same game
     */
    Result play(long game, long seed, Optional<long[]> twin, Pulse pulse, BooleanSupplier stopped) {
        long gameSeed = Streams.derive(seed, Streams.Kind.GAME, game / 2);
        int[] line = new int[256];
        int length = 0;
        Course course = new Course(seats);
        pulse.begin(gameSeed);
        try {
            Bot[] bots = new Bot[seats.size()];
            Chance[] chances = new Chance[bots.length];
            for (int seat = 0; seat < bots.length; seat++) {
                bots[seat] = shelf.bot(prepared.info().id(), arm.bot(seat, game));
                chances[seat] = Streams.chance(gameSeed, Streams.Kind.SEAT, seat + MOST_SEATS * (game % 2));
            }
            Game<?> played =
                    prepared.start(gameSeed, event -> course.happened(event, fighting.contains(prepared.cites(event))));
            course.stands(played);
            while (!played.over()) {
                if (length >= prepared.info().longest()) {
                    throw new RuleFault("the game has not ended after " + length + " answers");
                }
                pulse.beat();
                int seat = played.toAct().index();
                int answer = bots[seat].choose(thinking(played, chances[seat], pulse, stopped));
                if (length == line.length) {
                    line = Arrays.copyOf(line, 2 * length);
                }
                course.answers(played, answer);
                line[length++] = answer;
                played.play(answer);
                course.stands(played);
            }
            return course.result(game, index, played, asked.in(gameSeed, line, length), twin);
        } catch (RuntimeException | Error e) {
            return new Result(
                    GameLine.failed(game, index, length, FailedRule.reported(e, prepared::pluginOf)), new long[0]);
        } finally {
            pulse.end();
        }
    }

    private static <S extends GameState<S>> GameThinking<S> thinking(
            Game<S> game, Chance chance, Pulse pulse, BooleanSupplier stopped) {
        return new GameThinking<>(game, chance, () -> {
            pulse.beat();
            return stopped.getAsBoolean();
        });
    }
}
