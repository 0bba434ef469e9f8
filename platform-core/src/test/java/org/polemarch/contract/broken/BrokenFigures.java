package org.polemarch.contract.broken;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.api.game.Setup;
import org.polemarch.api.game.Standing;
import org.polemarch.api.text.TextBoard;
import org.polemarch.api.text.Words;

/** Games that play well and answer wrongly when they are asked how they stand, each in one thing. */
public final class BrokenFigures {

    private BrokenFigures() {}

    /** A game whose outcome is bent. */
    public static Ostraka outcome(UnaryOperator<Outcome> bend) {
        return new Ostraka(setup -> new OstrakaGame(setup) {
            @Override
            public Outcome outcome(OstrakaState state) {
                return bend.apply(super.outcome(state));
            }
        });
    }

    /** A game in which every score of the outcome is bent. */
    public static Ostraka scores(UnaryOperator<Score> bend) {
        return outcome(
                outcome -> new Outcome(outcome.scores().stream().map(bend).toList(), outcome.ending()));
    }

    /** A game whose standing is bent. */
    public static Ostraka standing(UnaryOperator<Standing> bend) {
        return new Ostraka(setup -> new OstrakaGame(setup) {
            @Override
            public Standing standing(OstrakaState state) {
                return bend.apply(super.standing(state));
            }
        });
    }

    /** A standing with other shares. */
    public static Standing shares(Standing standing, Map<Camp, Double> share) {
        return new Standing(standing.yearBc(), share, standing.holders());
    }

    /** A game whose board is drawn like this in a terminal. */
    public static Ostraka board(List<String> lines) {
        return new Ostraka() {
            @Override
            public TextBoard textBoard() {
                return (view, words) -> lines;
            }
        };
    }

    /** A game whose words cannot be read. */
    public static Ostraka speechless() {
        return new Ostraka() {
            @Override
            public Words words() {
                return Words.of(String.class);
            }
        };
    }

    /** The lines of a score do not add up. */
    public static final class IllegalOutcome extends OstrakaGame {

        public IllegalOutcome(Setup setup) {
            super(setup);
        }

        @Override
        public Outcome outcome(OstrakaState state) {
            Outcome outcome = super.outcome(state);
            return new Outcome(
                    outcome.scores().stream()
                            .map(score -> new Score(score.seat(), score.rank(), score.points() + 1, score.breakdown()))
                            .toList(),
                    outcome.ending());
        }
    }

    /** The game ends and says it runs. */
    public static final class EndlessOutcome extends OstrakaGame {

        public EndlessOutcome(Setup setup) {
            super(setup);
        }

        @Override
        public Outcome outcome(OstrakaState state) {
            return new Outcome(super.outcome(state).scores(), Outcome.RUNNING);
        }
    }

    /** Every side has the whole share. */
    public static final class GreedyStanding extends OstrakaGame {

        public GreedyStanding(Setup setup) {
            super(setup);
        }

        @Override
        public Standing standing(OstrakaState state) {
            return new Standing(431, Map.of(Camp.ATHENS, 1.0, Camp.SPARTA, 1.0, Camp.OTHER, 1.0), Map.of());
        }
    }

    /** Everything is better than won. */
    public static final class Overconfident extends OstrakaGame {

        public Overconfident(Setup setup) {
            super(setup);
        }

        @Override
        public double evaluate(OstrakaState imagined, Seat seat) {
            return 1.5;
        }
    }

    /** Nothing is counted. */
    public static final class NothingCounted extends OstrakaGame {

        public NothingCounted(Setup setup) {
            super(setup);
        }

        @Override
        public SortedMap<String, Integer> census(OstrakaState state) {
            return new TreeMap<>();
        }
    }

    /** How it stands is found out by paying a coin. */
    public static final class OutcomeCosts extends OstrakaGame {

        public OutcomeCosts(Setup setup) {
            super(setup);
        }

        @Override
        public Outcome outcome(OstrakaState state) {
            if (!state.ended) {
                state.bank++;
            }
            return super.outcome(state);
        }
    }

    /** The year goes by while one looks at the calendar. */
    public static final class StandingAges extends OstrakaGame {

        public StandingAges(Setup setup) {
            super(setup);
        }

        @Override
        public Standing standing(OstrakaState state) {
            state.round++;
            return super.standing(state);
        }
    }

    /** A bot that weighs a position leaves its thumb on it. */
    public static final class ValueSticks extends OstrakaGame {

        public ValueSticks(Setup setup) {
            super(setup);
        }

        @Override
        public double evaluate(OstrakaState imagined, Seat seat) {
            imagined.bank++;
            return super.evaluate(imagined, seat);
        }
    }

    /** A copy begins again with the first round. */
    public static final class ForgetfulCopy extends OstrakaGame {

        public ForgetfulCopy(Setup setup) {
            super(setup);
        }

        private static final class Forgetful extends OstrakaState {

            Forgetful(int seats) {
                super(seats);
            }

            private Forgetful(Forgetful other) {
                super(other, copies(other.hands));
                bank = 0;
            }

            @Override
            public OstrakaState copy() {
                return new Forgetful(this);
            }
        }

        @Override
        public OstrakaState table() {
            OstrakaState table = new Forgetful(seats.size());
            table.bank = 1;
            return table;
        }

        @Override
        public OstrakaState imagine(OstrakaState state, Seat seat, Chance chance) {
            OstrakaState imagined = super.imagine(state, seat, chance);
            imagined.bank = state.bank;
            return imagined;
        }
    }

    /** A view that is not what was written down. */
    public static final class GrowingView extends OstrakaGame {

        public GrowingView(Setup setup) {
            super(setup);
        }

        record Growing(OstrakaView table, List<Integer> pages) {
            Growing {
                List<Integer> more = new ArrayList<>(pages);
                more.add(pages.size());
                pages = List.copyOf(more);
            }
        }

        @Override
        public Record project(OstrakaState state, Seat seat) {
            return new Growing(OstrakaView.of(state, seats, seat), List.of());
        }
    }

    /** Athens and Corinth are allies, and Sparta comes in between them or stands level with one. */
    public static final class SplitSide extends Ostraka {

        public SplitSide(int... ranks) {
            super(setup -> new Split(setup, ranks));
        }

        @Override
        public GameInfo info() {
            GameInfo info = super.info();
            return new GameInfo(
                    info.id(),
                    info.title(),
                    info.credit(),
                    info.summary(),
                    List.of(
                            new SeatInfo("athens", "Athens", "league"),
                            new SeatInfo("sparta", "Sparta", "sparta"),
                            new SeatInfo("corinth", "Corinth", "league")),
                    info.fewestSeats(),
                    info.scenarios(),
                    info.options(),
                    info.minutes(),
                    info.hidden(),
                    info.random(),
                    info.longest());
        }

        private static final class Split extends OstrakaGame {

            private final int[] ranks;

            Split(Setup setup, int... ranks) {
                super(setup);
                this.ranks = ranks;
            }

            @Override
            public Outcome outcome(OstrakaState state) {
                Outcome outcome = super.outcome(state);
                return new Outcome(
                        outcome.scores().stream()
                                .map(score -> new Score(
                                        score.seat(), ranks[score.seat().index()], score.points(), score.breakdown()))
                                .toList(),
                        outcome.ending());
            }

            @Override
            public Standing standing(OstrakaState state) {
                return Standing.ofTwo(431, 0.5, Map.of());
            }
        }
    }
}
