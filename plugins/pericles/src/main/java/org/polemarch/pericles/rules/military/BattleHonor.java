package org.polemarch.pericles.rules.military;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
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
public class BattleHonor {

    /** A Side took hostages. */
    @Cites("9.46")
    public record HostagesTaken(Side side) implements GameEvent {}

    /** A Side suffered a major defeat: War/Peace waits on that Faction's half for the next turn. */
    @Cites("9.54")
    public record MajorDefeat(Side side, Faction half) implements GameEvent {}

    private static final int SPACE = 2;

    private final Honors honors;

    @Inject
    public BattleHonor(Honors honors) {
        this.honors = honors;
    }

    void award(Play<PericlesState> play, Battle.Fight fight, Battle.Result result) {
        PericlesState state = play.state();
        Board board = state.board();
        HonorAmounts amounts = state.data().honor();
        Side winner = result.winner();
        Side loser = winner.enemy();
        int lost = board.fallen(loser);
        // 12.1: Athens loses no Honor for Argos.
        int shame = lost - (loser == Side.ATHENS ? board.fallen(Piece.ARGOS_LAND) : 0);
        boolean hostages = hostages(board, fight.arm(), winner);
        Faction spokesman = LoserLosses.spokesman(state, fight, winner);
        boolean generalWon = fight.general().side() == winner;
        honors.change(
                play,
                spokesman,
                lost * (generalWon ? amounts.generalPerPiece : amounts.defenderPerPiece),
                "why.battleWon",
                generalWon ? "9.51" : "9.52");
        honors.change(
                play,
                spokesman.compatriot(),
                lost * (generalWon ? amounts.compatriotPerPiece : amounts.defenderPerPiece),
                "why.battleWon",
                generalWon ? "9.51" : "9.52");
        if (hostages) {
            state.setHostages(winner, true);
            play.report(() -> new HostagesTaken(winner));
            honors.change(play, spokesman, amounts.hostages, "why.hostages", generalWon ? "9.51" : "9.52");
        }
        honors.change(play, loser.first(), -shame * amounts.loserPerPiece, "why.battleLost", "9.53");
        honors.change(play, loser.second(), -shame * amounts.loserPerPiece, "why.battleLost", "9.53");
        // Both Factions' nominal loss together; hostages make it automatic.
        if (hostages || 2 * shame * amounts.loserPerPiece >= amounts.majorDefeat) {
            majorDefeat(play, loser);
        }
        if (!fight.second() && board.status(winner, fight.theater()) == Status.CONTESTED) {
            play.next(new SecondBattle.Offer(fight, winner));
        }
    }

    private static boolean hostages(Board board, Arm arm, Side winner) {
        return winner == Side.SPARTA
                ? arm == Arm.NAVAL && board.fallen(Piece.ATHENS_NAVAL) > 0
                : arm == Arm.LAND && board.fallen(Piece.SPARTA_LAND) + board.fallen(Piece.THE_300) > 0;
    }

    /** A further one in the same turn finds the issue on the display already. */
    private static void majorDefeat(Play<PericlesState> play, Side loser) {
        PericlesState state = play.state();
        int slot = state.display().inPool(loser, Issue.WAR_PEACE);
        if (slot >= 0) {
            Faction half = state.opposition(loser);
            state.display().put(loser, slot, SPACE * half.direction());
            play.report(() -> new MajorDefeat(loser, half));
        }
    }
}
