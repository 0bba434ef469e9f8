package org.polemarch.perikles.rules.candidates;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.Space;
import org.polemarch.perikles.model.Things;
import org.polemarch.perikles.rules.common.NotNow;

/** 4.3 A player moves a cube, his own or another's, from a temple area to a candidate space of the same city. */
@Cites({"4.3", "4.2/candidate"})
public class ProposeCandidate implements Decision<PeriklesState, ProposeCandidate.Propose, ProposeCandidate.Candidate> {

    public record Propose(Seat player) implements Frame {}

    /** A cube of that owner in that city. */
    public record Candidate(Power city, Seat owner) implements Move {
        @Override
        public String notation() {
            return "propose " + city.id() + " " + owner.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.cubes(city, owner), Things.city(city));
        }
    }

    public record Proposed(Seat player, Power city, Seat owner, Space space) implements GameEvent {}

    public record TwoCandidates(Power city) implements Reason {}

    /** The proposer has no cube in the city. */
    public record NoPresence(Power city) implements Reason {}

    public record AlreadyCandidate(Power city, Seat owner) implements Reason {}

    /** The owner has no cube in the temple area. */
    public record NoCube(Power city, Seat owner) implements Reason {}

    private final Proposals proposals;
    private final NotNow notNow;
    private final List<Candidate> candidates = new ArrayList<>();

    @Inject
    public ProposeCandidate(Seating seating, Proposals proposals, NotNow notNow) {
        this.proposals = proposals;
        this.notNow = notNow;
        for (Power city : Power.cities()) {
            seating.all().forEach(owner -> candidates.add(new Candidate(city, owner)));
        }
    }

    @Override
    public Seat decider(Propose frame, PeriklesState state) {
        return frame.player();
    }

    @Override
    public List<Candidate> legal(Propose frame, PeriklesState state) {
        List<Candidate> moves = new ArrayList<>(candidates.size());
        for (Candidate candidate : candidates) {
            if (bar(candidate, frame, state) == Proposals.Bar.NONE) {
                moves.add(candidate);
            }
        }
        return moves;
    }

    private Proposals.Bar bar(Candidate candidate, Propose frame, PeriklesState state) {
        return proposals.bar(
                frame.player().index(),
                candidate.owner().index(),
                candidate.city().index(),
                state);
    }

    @Override
    public List<Refusal> refusals(Propose frame, PeriklesState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        candidates.forEach(candidate -> refusals.move(candidate, reason(bar(candidate, frame, state), candidate)));
        return notNow.add(refusals, frame.player(), IndexSet.EMPTY, state).list();
    }

    private static Optional<Reason> reason(Proposals.Bar bar, Candidate candidate) {
        Power city = candidate.city();
        return switch (bar) {
            case NONE -> Optional.empty();
            case TWO_CANDIDATES -> Optional.of(new TwoCandidates(city));
            case NO_PRESENCE -> Optional.of(new NoPresence(city));
            case ALREADY_CANDIDATE -> Optional.of(new AlreadyCandidate(city, candidate.owner()));
            case NO_CUBE -> Optional.of(new NoCube(city, candidate.owner()));
        };
    }

    @Override
    public void apply(Candidate move, Propose frame, Play<PeriklesState> play) {
        int space =
                play.state().cities().propose(move.city().index(), move.owner().index());
        play.report(() -> new Proposed(frame.player(), move.city(), move.owner(), Space.of(space)));
    }
}
