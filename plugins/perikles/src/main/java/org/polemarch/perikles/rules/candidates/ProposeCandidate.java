package org.polemarch.perikles.rules.candidates;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.perikles.model.Cities;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.Space;
import org.polemarch.perikles.rules.special.SpecialTiles;
import org.polemarch.perikles.rules.turn.OtherTimes;

/** 4.3 A player moves a cube, his own or another's, from a temple area to a candidate space of the same city. */
@Cites({"4.3", "4.2/candidate"})
public class ProposeCandidate implements Decision<PeriklesState, ProposeCandidate.Propose, ProposeCandidate.Candidate> {

    /** A player proposes. */
    public record Propose(Seat player) implements Frame {}

    /** A cube of that owner in that city. */
    public record Candidate(Power city, Seat owner) implements Move {
        @Override
        public String notation() {
            return "propose " + city.id() + " " + owner.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.piece(city.id() + "-cube-" + owner.id()), Target.space(city.id()));
        }
    }

    /** Somebody became candidate. */
    public record Proposed(Seat player, Power city, Seat owner, Space space) implements GameEvent {}

    /** Both spaces are filled. */
    public record TwoCandidates(Power city) implements Reason {}

    /** The proposer has no cube in the city. */
    public record NoPresence(Power city) implements Reason {}

    /** The owner is already candidate there. */
    public record AlreadyCandidate(Power city, Seat owner) implements Reason {}

    /** The owner has no cube in the temple area. */
    public record NoCube(Power city, Seat owner) implements Reason {}

    private final Seating seating;
    private final Proposals proposals;
    private final OtherTimes otherTimes;
    private final Candidate[] candidates;

    @Inject
    public ProposeCandidate(Seating seating, Proposals proposals, OtherTimes otherTimes) {
        this.seating = seating;
        this.proposals = proposals;
        this.otherTimes = otherTimes;
        candidates = new Candidate[Power.CITIES * seating.players()];
        for (int city = 0; city < Power.CITIES; city++) {
            for (int owner = 0; owner < seating.players(); owner++) {
                candidates[city * seating.players() + owner] = new Candidate(Power.of(city), seating.seat(owner));
            }
        }
    }

    @Override
    public Seat decider(Propose frame, PeriklesState state) {
        return frame.player();
    }

    @Override
    public List<Candidate> legal(Propose frame, PeriklesState state) {
        int proposer = frame.player().index();
        List<Candidate> moves = new ArrayList<>(candidates.length);
        for (int city = 0; city < Power.CITIES; city++) {
            if (proposals.open(proposer, city, state)) {
                for (int owner = 0; owner < state.players(); owner++) {
                    if (proposals.eligible(owner, city, state)) {
                        moves.add(candidates[city * seating.players() + owner]);
                    }
                }
            }
        }
        return moves;
    }

    @Override
    public List<Refusal> refusals(Propose frame, PeriklesState state) {
        List<Candidate> legal = legal(frame, state);
        List<Refusal> refusals = new ArrayList<>();
        for (Candidate candidate : candidates) {
            if (!legal.contains(candidate)) {
                refusals.add(new Refusal(candidate, why(candidate, frame.player(), state.cities())));
            }
        }
        otherTimes.addRefusals(
                frame.player().index(),
                SpecialTiles.NONE,
                state,
                refusals,
                OtherTimes.Thing.CUBE,
                OtherTimes.Thing.CITY);
        return refusals;
    }

    private static Reason why(Candidate candidate, Seat proposer, Cities cities) {
        Power city = candidate.city();
        if (cities.full(city.ordinal())) {
            return new TwoCandidates(city);
        }
        if (!cities.present(proposer.index(), city.ordinal())) {
            return new NoPresence(city);
        }
        if (cities.candidate(city.ordinal(), 0) == candidate.owner().index()) {
            return new AlreadyCandidate(city, candidate.owner());
        }
        return new NoCube(city, candidate.owner());
    }

    @Override
    public void apply(Candidate move, Propose frame, Play<PeriklesState> play) {
        int space = play.state()
                .cities()
                .propose(move.city().ordinal(), move.owner().index());
        play.report(() -> new Proposed(frame.player(), move.city(), move.owner(), Space.of(space)));
    }
}
