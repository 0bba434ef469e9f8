package org.polemarch.perikles.rules.candidates;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Target;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.Space;
import org.polemarch.perikles.model.Things;
import org.polemarch.perikles.rules.common.Choice;
import org.polemarch.perikles.rules.common.NotNow;

/** 4.3 A player moves a cube, his own or another's, from a temple area to a candidate space of the same city. */
@Cites({"4.3", "4.2/candidate"})
public class ProposeCandidate extends Choice<ProposeCandidate.Propose, ProposeCandidate.Candidate> {

    public record Propose(Seat player) implements Frame {}

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

    public record NoPresence(Power city) implements Reason {}

    public record AlreadyCandidate(Power city, Seat owner) implements Reason {}

    public record NoCube(Power city, Seat owner) implements Reason {}

    private final Proposals proposals;

    @Inject
    public ProposeCandidate(Seating seating, Proposals proposals, NotNow notNow) {
        super(candidates(seating), notNow);
        this.proposals = proposals;
    }

    private static List<Candidate> candidates(Seating seating) {
        List<Candidate> candidates = new ArrayList<>();
        for (Power city : Power.cities()) {
            seating.all().forEach(owner -> candidates.add(new Candidate(city, owner)));
        }
        return candidates;
    }

    @Override
    public Seat decider(Propose frame, PeriklesState state) {
        return frame.player();
    }

    @Override
    protected boolean mayChoose(Candidate candidate, Propose frame, PeriklesState state) {
        return bar(candidate, frame, state) == Proposals.Bar.NONE;
    }

    private Proposals.Bar bar(Candidate candidate, Propose frame, PeriklesState state) {
        return proposals.bar(
                frame.player().index(),
                candidate.owner().index(),
                candidate.city().index(),
                state);
    }

    @Override
    protected Optional<Reason> obstacle(Candidate candidate, Propose frame, PeriklesState state) {
        Power city = candidate.city();
        return switch (bar(candidate, frame, state)) {
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
