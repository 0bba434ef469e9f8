package org.polemarch.pericles.rules.military;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.data.HonorAmounts;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Board;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Status;
import org.polemarch.pericles.rules.Honors;

/** 9.5 Battle Honor for what the loser lost, Hostages (9.46), major defeat (9.54), and the offer of a second battle. */
@Cites({"9.5", "9.46", "9.51", "9.52", "9.53", "9.54", "12.1"})
public class BattleHonor implements Procedure<PericlesState, BattleHonor.Award> {

    public record Award(Battle.Fight fight, Battle.Result result) implements Frame {}

    @Cites("9.46")
    public record HostagesTaken(Side side) implements GameEvent {}

    /** War/Peace waits on that Faction's half for the next turn. */
    @Cites("9.54")
    public record MajorDefeat(Side side, Faction half) implements GameEvent {}

    private final Honors honors;
    private final Spokesman spokesman;

    @Inject
    public BattleHonor(Honors honors, Spokesman spokesman) {
        this.honors = honors;
        this.spokesman = spokesman;
    }

    @Override
    public void run(Award frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        Board board = state.board();
        HonorAmounts amounts = state.data().honor();
        Side winner = frame.result().winner();
        Side loser = frame.result().loser();
        int lost = board.fallen(loser);
        int shame = shame(loser, board);
        boolean hostages = areHostagesTaken(frame, board);
        Faction general = spokesman.of(winner, frame.fight(), state);
        boolean generalWon = frame.fight().general().side() == winner;
        String cites = generalWon ? "9.51" : "9.52";
        int toGeneral = generalWon ? amounts.generalPerPiece() : amounts.defenderPerPiece();
        int toCompatriot = generalWon ? amounts.compatriotPerPiece() : amounts.defenderPerPiece();
        honors.change(play, general, lost * toGeneral, "why.battleWon", cites);
        honors.change(play, general.compatriot(), lost * toCompatriot, "why.battleWon", cites);
        if (hostages) {
            state.setHostages(winner, true);
            play.report(() -> new HostagesTaken(winner));
            honors.change(play, general, amounts.hostages(), "why.hostages", cites);
        }
        honors.changeBoth(play, loser, -shame * amounts.loserPerPiece(), "why.battleLost", "9.53");
        // Both Factions' nominal loss together; hostages make it automatic.
        if (hostages || 2 * shame * amounts.loserPerPiece() >= amounts.majorDefeat()) {
            majorDefeat(play, loser);
        }
        if (!frame.fight().second() && board.status(winner, frame.fight().theater()) == Status.CONTESTED) {
            play.next(new SecondBattle.Offer(frame.fight(), winner));
        }
    }

    /** How many pieces cost the loser Honor: not those of Argos (12.1). */
    protected int shame(Side loser, Board board) {
        return board.fallen(loser) - (loser == Side.ATHENS ? board.fallen(Piece.ARGOS_LAND) : 0);
    }

    /** Sparta takes Athenian crews, Athens takes Spartiates. */
    protected boolean areHostagesTaken(Award frame, Board board) {
        return frame.result().winner() == Side.SPARTA
                ? frame.fight().arm() == Arm.NAVAL && board.fallen(Piece.ATHENS_NAVAL) > 0
                : frame.fight().arm() == Arm.LAND && board.fallen(Piece.SPARTA_LAND) + board.fallen(Piece.THE_300) > 0;
    }

    /** A further one in the same turn finds the issue on the display already. */
    protected void majorDefeat(Play<PericlesState> play, Side loser) {
        PericlesState state = play.state();
        int slot = state.display().inPool(loser, Issue.WAR_PEACE);
        if (slot >= 0) {
            Faction half = state.opposition(loser);
            state.display().put(loser, slot, space() * half.direction());
            play.report(() -> new MajorDefeat(loser, half));
        }
    }

    /** Where on the opposition's half War/Peace comes up. */
    protected int space() {
        return 2;
    }
}
