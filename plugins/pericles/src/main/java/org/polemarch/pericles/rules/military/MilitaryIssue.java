package org.polemarch.pericles.rules.military;

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
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Status;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.OutOfReach;
import org.polemarch.pericles.rules.theater.MarkerReveal;

/**
 * 9.0 The Commanding General resolves a Military issue: he may build in his City-State Theater, then raids a Contested
 * Theater or assembles an expedition. Letting it rest costs a token (8.5).
 */
@Cites({"9.0", "8.54", "8.5", "9.1", "9.2"})
public class MilitaryIssue implements Decision<PericlesState, MilitaryIssue.Command, MilitaryIssue.Reply> {

    /** The General resolves a Military issue; whether he has built already. */
    public record Command(Faction general, Theater theater, boolean built) implements Frame {}

    /** What he does. */
    public sealed interface Reply extends Move {}

    /** He builds first. */
    public record Build() implements Reply {}

    /** He raids. */
    public record RaidThem() implements Reply {}

    /** He assembles an expedition. */
    public record Assemble() implements Reply {}

    /** He stands down. */
    public record StandDown() implements Reply {}

    /** The General stood down. */
    @Cites("8.5")
    public record StoodDown(Faction general, Theater theater) implements GameEvent {}

    /** A Raid needs an enemy to raid. */
    @Cites("9.2")
    public record NotContested(Theater theater) implements Reason {}

    /** A Raid needs more tokens. */
    @Cites("9.2")
    public record RaidCosts(int tokens) implements Reason {}

    /** City-state units are built only in the City-State Theater, with a base of the city-state. */
    @Cites("9.1")
    public record NotAtHome(Theater home) implements Reason {}

    /** What was begun must be carried through. */
    @Cites("8.5")
    public record AlreadyBuilt() implements Reason {}

    private static final Build BUILD = new Build();
    private static final RaidThem RAID = new RaidThem();
    private static final Assemble ASSEMBLE = new Assemble();
    private static final StandDown STAND_DOWN = new StandDown();

    /** Begins a Military issue. Without tokens it has no effect, which shows. */
    public void begin(Play<PericlesState> play, Faction general, Theater theater) {
        if (play.state().treasury().held(general) == 0) {
            play.report(() -> new MarkerReveal.NoEffect(general, Marker.MILITARY, theater, "why.noTokens", "9.0"));
            return;
        }
        play.state().beginExpedition(theater, general);
        play.next(new Command(general, theater, false));
    }

    @Override
    public Seat decider(Command frame, PericlesState state) {
        return frame.general().seat();
    }

    @Override
    public List<Reply> legal(Command frame, PericlesState state) {
        List<Reply> legal = new ArrayList<>(4);
        legal.add(ASSEMBLE);
        if (!frame.built()) {
            legal.add(STAND_DOWN);
            if (mayBuild(frame, state)) {
                legal.add(BUILD);
            }
        }
        if (state.board().status(frame.general().side(), frame.theater()) == Status.CONTESTED
                && state.treasury().held(frame.general()) >= state.data().amounts().raidCost) {
            legal.add(RAID);
        }
        return legal;
    }

    private static boolean mayBuild(Command frame, PericlesState state) {
        Side side = frame.general().side();
        return frame.theater() == side.home() && state.board().count(frame.theater(), Piece.cityBase(side)) > 0;
    }

    @Override
    public List<Refusal> refusals(Command frame, PericlesState state) {
        List<Refusal> refusals =
                new ArrayList<>(OutOfReach.resolving(frame.general().side(), state, frame.theater()));
        Side side = frame.general().side();
        if (frame.built()) {
            refusals.add(new Refusal(BUILD, new AlreadyBuilt()));
            refusals.add(new Refusal(STAND_DOWN, new AlreadyBuilt()));
        } else if (!mayBuild(frame, state)) {
            refusals.add(new Refusal(BUILD, new NotAtHome(side.home())));
        }
        if (state.board().status(side, frame.theater()) != Status.CONTESTED) {
            refusals.add(new Refusal(RAID, new NotContested(frame.theater())));
        } else if (state.treasury().held(frame.general()) < state.data().amounts().raidCost) {
            refusals.add(new Refusal(RAID, new RaidCosts(state.data().amounts().raidCost)));
        }
        return refusals;
    }

    @Override
    public void apply(Reply move, Command frame, Play<PericlesState> play) {
        Faction general = frame.general();
        if (move instanceof Build) {
            Side side = general.side();
            int points = play.state().data().amounts().buildPointsPerBase
                    * play.state().board().count(frame.theater(), Piece.cityBase(side));
            play.next(new CityBuild.Raise(general, points), new Command(general, frame.theater(), true));
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
