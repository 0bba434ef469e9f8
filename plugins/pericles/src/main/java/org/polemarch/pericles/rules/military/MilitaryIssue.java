package org.polemarch.pericles.rules.military;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Status;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.Choice;
import org.polemarch.pericles.rules.NotNow;

/**
 * 9.0 The Commanding General resolves a Military issue: he may build in his City-State Theater, then raids a Contested
 * Theater or assembles an expedition. Letting it rest costs a token (8.5).
 */
@Cites({"9.0", "8.54", "8.5", "9.1", "9.2"})
public class MilitaryIssue implements Choice<MilitaryIssue.Command, MilitaryIssue.Reply> {

    /** The General resolves a Military issue; whether he has built already. */
    public record Command(Faction general, Theater theater, boolean built) implements Frame {}

    public sealed interface Reply extends Move {}

    public record Build() implements Reply {}

    public record RaidThem() implements Reply {}

    public record Assemble() implements Reply {}

    public record StandDown() implements Reply, Move.Declining {}

    @Cites("8.5")
    public record StoodDown(Faction general, Theater theater) implements GameEvent {}

    /** A Raid needs an enemy to raid. */
    @Cites("9.2")
    public record NotContested(Theater theater) implements Reason {}

    @Cites("9.2")
    public record RaidCosts(int tokens) implements Reason {}

    /** City-state units are built only in the City-State Theater, with a base of the city-state. */
    @Cites("9.1")
    public record NotAtHome(Theater home) implements Reason {}

    /** What was begun must be carried through. */
    @Cites("8.5")
    public record AlreadyBuilt() implements Reason {}

    private static final List<Reply> ALL = List.of(new Assemble(), new StandDown(), new Build(), new RaidThem());

    private final CityBuild cityBuild;
    private final Raid raid;
    private final NotNow notNow;

    @Inject
    public MilitaryIssue(CityBuild cityBuild, Raid raid, NotNow notNow) {
        this.cityBuild = cityBuild;
        this.raid = raid;
        this.notNow = notNow;
    }

    @Override
    public Seat decider(Command frame, PericlesState state) {
        return frame.general().seat();
    }

    @Override
    public List<Reply> candidates(Command frame, PericlesState state) {
        return ALL;
    }

    @Override
    public Optional<Reason> obstacle(Reply reply, Command frame, PericlesState state) {
        Side side = frame.general().side();
        if (frame.built() && (reply instanceof Build || reply instanceof StandDown)) {
            return Optional.of(new AlreadyBuilt());
        }
        if (reply instanceof Build && (frame.theater() != side.home() || cityBuild.points(side, state) == 0)) {
            return Optional.of(new NotAtHome(side.home()));
        }
        if (reply instanceof RaidThem) {
            if (state.board().status(side, frame.theater()) != Status.CONTESTED) {
                return Optional.of(new NotContested(frame.theater()));
            }
            if (state.treasury().held(frame.general()) < raid.cost(state)) {
                return Optional.of(new RaidCosts(raid.cost(state)));
            }
        }
        return Optional.empty();
    }

    @Override
    public List<Refusal> refusals(Command frame, PericlesState state) {
        return notNow.resolving(refused(frame, state), frame.general().side(), state, frame.theater());
    }

    @Override
    public void apply(Reply move, Command frame, Play<PericlesState> play) {
        Faction general = frame.general();
        if (move instanceof Build) {
            play.next(
                    new CityBuild.Raise(general, cityBuild.points(general.side(), play.state())),
                    new Command(general, frame.theater(), true));
        } else if (move instanceof RaidThem) {
            play.next(new Raid.Plunder(general, frame.theater()));
        } else if (move instanceof Assemble) {
            play.next(new Commitment.Commit(general, frame.theater()));
        } else {
            if (play.state().treasury().held(general) > 0) {
                play.state().treasury().spend(general, 1);
            }
            play.state().endExpedition();
            play.report(() -> new StoodDown(general, frame.theater()));
        }
    }
}
