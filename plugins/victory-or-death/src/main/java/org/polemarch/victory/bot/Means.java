package org.polemarch.victory.bot;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.kit.Deck;
import org.polemarch.victory.model.Board;
import org.polemarch.victory.model.Cards;
import org.polemarch.victory.model.Pending;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.scoring.KeyLocations;
import org.polemarch.victory.supply.SupplyLines;

/** What a team has, in Victory Points: those it scored, those in sight, and the means to make more and to keep them. */
public class Means {

    private static final double CITY_KEPT = 0.78;
    private static final double STATUS_KEPT = 0.7;
    private static final double HOPLITE = 0.55;
    private static final double TRIREME = 0.5;
    private static final double UNSUPPLIED = 0.2;
    private static final double LOST_AT_ONCE = 0.02;
    private static final double DEFENDED_CITY = 0.5;
    private static final double EXPOSED_CITY = 0.4;
    private static final double STATUS_ON_TABLE = 0.35;
    private static final double PREPARED = 0.1;
    private static final double PREPARED_SHARE = 0.6;
    private static final double HAND = 0.06;
    private static final double HAND_SHARE = 0.12;
    private static final double CARD = 0.14;
    private static final double SHORTAGE = 0.8;
    private static final double FETCHING = 0.1;
    private static final double BOWL = 0.1;
    private static final double TOKEN = 0.03;

    private final CardWorth worth;
    private final Reckoning reckoning;
    private final KeyLocations keyLocations;
    private final SupplyLines supplyLines;

    @Inject
    public Means(CardWorth worth, Reckoning reckoning, KeyLocations keyLocations, SupplyLines supplyLines) {
        this.keyLocations = keyLocations;
        this.supplyLines = supplyLines;
        this.worth = worth;
        this.reckoning = reckoning;
    }

    public double of(VictoryState state, int team) {
        int rounds = state.data().game().rounds();
        double late = (double) state.round() / rounds;
        Board board = state.board();
        long cities = board.teamPieces(team, Sort.CITY.ordinal());
        long hoplites = board.teamPieces(team, Sort.HOPLITE.ordinal());
        double city = prospect(state, CITY_KEPT, state.step() == Step.SCORING);
        double sum = state.points(team) + Long.bitCount(cities) * city;
        sum += Long.bitCount(cities & hoplites) * DEFENDED_CITY;
        long bare =
                board.teamPieces(team ^ 1, Sort.CITY.ordinal()) & ~board.teamPieces(team ^ 1, Sort.HOPLITE.ordinal());
        long near = state.atlas().adjacent(hoplites | board.teamPieces(team, Sort.TRIREME.ordinal()));
        sum += Long.bitCount(bare & near) * EXPOSED_CITY;
        sum += keyLocations.total(team, state) * late * late;
        sum += supply(state, team);
        for (int power = team; power < Power.COUNT; power += 2) {
            sum += cards(state, power);
        }
        // Who takes a liberty puts off what the card in use will bring; that must never look like a gain.
        for (Pending pending : state.liberty() == 0 ? state.pending() : List.<Pending>of()) {
            if (pending.card() >= 0 && Power.team(pending.actor()) == team) {
                sum += worth.inUse(pending, city, state);
            }
        }
        return sum;
    }

    /** What depends on supply: pieces, tokens, and Status cards whose conditions hold. */
    public double supply(VictoryState state, int team) {
        double status = prospect(state, STATUS_KEPT, false);
        double sum = 0;
        for (int power = team; power < Power.COUNT; power += 2) {
            sum += pieces(state, power) + reckoning.statuses(state, power) * status;
        }
        return sum;
    }

    /**
     * What something brings that scores one point in each Scoring Round to come.
     *
     * @param kept how likely it stays from one Scoring Round to the next
     * @param scored whether it was scored in the present Scoring Round
     */
    private double prospect(VictoryState state, double kept, boolean scored) {
        int every = state.data().game().scoringEvery();
        int last = state.data().game().rounds();
        int next = reckoning.nextScoring(state);
        double chance = Math.pow(kept, (double) reckoning.turnsBefore(state) / reckoning.turnsBetween(state));
        double sum = 0;
        for (int round = next; round <= last; round += every) {
            sum += scored && round == next ? 0 : chance;
            chance *= kept;
        }
        return sum;
    }

    private double pieces(VictoryState state, int power) {
        Board board = state.board();
        long supplied = supplyLines.toAnyCity(power, state);
        long hoplites = board.pieces(power, Sort.HOPLITE.ordinal());
        long triremes = board.pieces(power, Sort.TRIREME.ordinal());
        // What is out of supply in its owner's Supply step is as good as gone.
        boolean now = power == state.mover() && state.step() == Step.SUPPLY;
        return Long.bitCount(hoplites & supplied) * HOPLITE
                + Long.bitCount(triremes & supplied) * TRIREME
                + Long.bitCount((hoplites | triremes) & ~supplied) * (now ? LOST_AT_ONCE : UNSUPPLIED)
                + board.bowl(power) * BOWL
                + Long.bitCount(board.tokens(power)) * TOKEN;
    }

    private double cards(VictoryState state, int power) {
        Cards all = state.cards();
        Deck hand = all.hand(power);
        int left = all.draw(power).size() + hand.size();
        int turns = state.data().game().rounds() - state.round();
        double sum = left * CARD - Math.max(0, turns - left) * SHORTAGE + (state.fetching() == power ? FETCHING : 0);
        if (power == state.mover() && state.step() == Step.PLAY && state.depth() == 0 && hand.isEmpty()) {
            sum -= state.data().game().noPlayPenalty();
        }
        Deck prepared = all.prepared(power);
        for (int i = 0; i < prepared.size(); i++) {
            sum += PREPARED + PREPARED_SHARE * worth.of(prepared.at(i));
        }
        for (int i = 0; i < hand.size(); i++) {
            sum += HAND + HAND_SHARE * worth.of(hand.at(i));
        }
        return sum + all.status(power).size() * STATUS_ON_TABLE;
    }
}
