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

    private final Weights.Means weights;
    private final CardWorth worth;
    private final Reckoning reckoning;
    private final KeyLocations keyLocations;
    private final SupplyLines supplyLines;

    @Inject
    public Means(
            Weights weights, CardWorth worth, Reckoning reckoning, KeyLocations keyLocations, SupplyLines supplyLines) {
        this.weights = weights.means();
        this.keyLocations = keyLocations;
        this.supplyLines = supplyLines;
        this.worth = worth;
        this.reckoning = reckoning;
    }

    /** Adds what a team has to the parts, or takes it off them. */
    public void count(VictoryState state, int team, int sign, double[] parts) {
        int rounds = state.data().game().rounds();
        double late = (double) state.round() / rounds;
        Board board = state.board();
        long cities = board.teamPieces(team, Sort.CITY.ordinal());
        long hoplites = board.teamPieces(team, Sort.HOPLITE.ordinal());
        double city =
                state.data().game().cityPoints() * prospect(state, weights.cityKept(), state.step() == Step.SCORING);
        parts[Part.POINTS.ordinal()] += sign * state.points(team);
        parts[Part.CITIES.ordinal()] +=
                sign * (Long.bitCount(cities) * city + Long.bitCount(cities & hoplites) * weights.defendedCity());
        long bare =
                board.teamPieces(team ^ 1, Sort.CITY.ordinal()) & ~board.teamPieces(team ^ 1, Sort.HOPLITE.ordinal());
        long near = state.atlas().adjacent(hoplites | board.teamPieces(team, Sort.TRIREME.ordinal()));
        parts[Part.PREY.ordinal()] += sign
                * Long.bitCount(bare & near)
                * weights.exposedCity()
                * state.data().game().cityRemovedPoints();
        parts[Part.KEY_LOCATIONS.ordinal()] += sign * keyLocations.total(team, state) * late * late;
        supply(state, team, sign, parts);
        for (int power = team; power < Power.COUNT; power += 2) {
            parts[Part.CARDS.ordinal()] += sign * cards(state, power);
            parts[Part.STATUSES.ordinal()] += sign * state.cards().status(power).size() * weights.statusOnTable();
        }
        // Who takes a liberty puts off what the card in use will bring; that must never look like a gain.
        for (Pending pending : state.liberty() == 0 ? state.pending() : List.<Pending>of()) {
            if (pending.card() >= 0 && Power.team(pending.actor()) == team) {
                parts[Part.CARD_IN_USE.ordinal()] += sign * worth.inUse(pending, city, state);
            }
        }
    }

    /** Counts what depends on supply: pieces, tokens, and Status cards whose conditions hold. */
    public void supply(VictoryState state, int team, int sign, double[] parts) {
        double status = prospect(state, weights.statusKept(), false);
        for (int power = team; power < Power.COUNT; power += 2) {
            pieces(state, power, sign, parts);
            parts[Part.STATUSES.ordinal()] += sign * reckoning.statuses(state, power) * status;
        }
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

    private void pieces(VictoryState state, int power, int sign, double[] parts) {
        Board board = state.board();
        long supplied = supplyLines.toAnyCity(power, state);
        long hoplites = board.pieces(power, Sort.HOPLITE.ordinal());
        long triremes = board.pieces(power, Sort.TRIREME.ordinal());
        // What is out of supply in its owner's Supply step is as good as gone.
        boolean now = power == state.mover() && state.step() == Step.SUPPLY;
        double cutOff = now ? weights.lostAtOnce() : weights.unsupplied();
        parts[Part.HOPLITES.ordinal()] += sign
                * (Long.bitCount(hoplites & supplied) * weights.hoplite()
                        + Long.bitCount(hoplites & ~supplied) * cutOff);
        parts[Part.TRIREMES.ordinal()] += sign
                * (Long.bitCount(triremes & supplied) * weights.trireme()
                        + Long.bitCount(triremes & ~hoplites & ~supplied) * cutOff);
        parts[Part.TOKENS.ordinal()] +=
                sign * (board.bowl(power) * weights.bowl() + Long.bitCount(board.tokens(power)) * weights.token());
    }

    private double cards(VictoryState state, int power) {
        Cards all = state.cards();
        Deck hand = all.hand(power);
        int left = all.draw(power).size() + hand.size();
        int turns = state.data().game().rounds() - state.round();
        double sum = left * weights.card()
                - Math.max(0, turns - left) * weights.shortage()
                + (state.fetching() == power ? weights.fetching() : 0);
        if (power == state.mover() && state.step() == Step.PLAY && state.depth() == 0 && hand.isEmpty()) {
            sum -= state.data().game().noPlayPenalty();
        }
        Deck prepared = all.prepared(power);
        for (int i = 0; i < prepared.size(); i++) {
            sum += weights.prepared() + weights.preparedShare() * worth.of(prepared.at(i));
        }
        for (int i = 0; i < hand.size(); i++) {
            sum += weights.hand() + weights.handShare() * worth.of(hand.at(i));
        }
        return sum;
    }
}
