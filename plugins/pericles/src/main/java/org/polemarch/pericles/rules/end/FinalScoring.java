package org.polemarch.pericles.rules.end;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.pericles.data.HonorAmounts;
import org.polemarch.pericles.model.Ending;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Status;
import org.polemarch.pericles.model.Theater;

/** 11.14 End of game victory: political, economic and geographic bonuses, then the Side and its Faction with most Honor. */
@Cites({"11.14", "11.12"})
public final class FinalScoring {

    /** The political bonus. */
    public static final int POLITICAL = 0;

    /** The economic bonus. */
    public static final int BASES = 1;

    /** The geographic bonus. */
    public static final int GEOGRAPHY = 2;

    /** The game ended; the reason is a key of the message bundle. */
    public record GameEnded(String why, String cites) implements GameEvent {}

    /** That Faction has won the game. */
    public record GameWon(Faction faction, int honor, String cites) implements GameEvent {}

    /** A Faction got its final bonuses. */
    public record BonusesCounted(Faction faction, int political, int bases, int theaters, int honor)
            implements GameEvent {}

    /** Scores the game, with the bonuses if the scenario has them, and ends it. */
    public void finish(Play<PericlesState> play, Ending why) {
        PericlesState state = play.state();
        if (state.scenario().endBonuses()) {
            bonuses(state);
            for (int i = 0; i < 4; i++) {
                Faction faction = Faction.of(i);
                play.report(() -> new BonusesCounted(
                        faction,
                        state.bonus(faction, POLITICAL),
                        state.bonus(faction, BASES),
                        state.bonus(faction, GEOGRAPHY),
                        state.honor(faction)));
            }
        }
        state.win(why, best(state));
        end(play, why);
    }

    /** A Side has won by conquest or hunger; its Faction with more Honor wins the game (11.12). */
    void conquer(Play<PericlesState> play, Side side, Ending why) {
        PericlesState state = play.state();
        political(state, side);
        state.win(why, bestOf(state, side));
        end(play, why);
    }

    /** Ends the game and tells why and who won. */
    public static void end(Play<PericlesState> play, Ending why) {
        play.report(() -> new GameEnded(why.key(), why.cites()));
        play.state().winner().ifPresent(faction -> {
            int honor = play.state().honor(faction);
            play.report(() -> new GameWon(faction, honor, why.cites()));
        });
        play.end();
    }

    /** Gives the final bonuses; bots use it on imagined games to see how it would stand. */
    public static void bonuses(PericlesState state) {
        HonorAmounts amounts = state.data().honor();
        for (int i = 0; i < 2; i++) {
            Side side = Side.of(i);
            political(state, side);
            split(state, side, BASES, amounts.endPerBase * state.board().bases(side));
            int perTheater = side == Side.ATHENS ? amounts.endPerTheaterAthens : amounts.endPerTheaterSparta;
            split(state, side, GEOGRAPHY, perTheater * controlled(state, side));
        }
    }

    private static void political(PericlesState state, Side side) {
        state.addBonus(state.controlling(side), POLITICAL, state.data().honor().endControlling);
        state.addBonus(state.opposition(side), POLITICAL, -state.data().honor().endOpposition);
    }

    /** Evenly, the odd point to the Controlling Faction. */
    private static void split(PericlesState state, Side side, int which, int points) {
        state.addBonus(state.controlling(side), which, (points + 1) / 2);
        state.addBonus(state.opposition(side), which, points / 2);
    }

    /** How many Theaters a Side controls. */
    public static int controlled(PericlesState state, Side side) {
        int controlled = 0;
        for (int left = state.openTheaters(); left != 0; left &= left - 1) {
            Theater theater = Theater.of(Integer.numberOfTrailingZeros(left));
            if (state.board().status(side, theater) == Status.FRIENDLY) {
                controlled++;
            }
        }
        return controlled;
    }

    /** The Side with more Honor wins the war; if none has, the Faction with most, and at last Athens. */
    public static Faction best(PericlesState state) {
        int athens = state.honor(Side.ATHENS);
        int sparta = state.honor(Side.SPARTA);
        if (athens == sparta) {
            Faction athenian = bestOf(state, Side.ATHENS);
            Faction spartan = bestOf(state, Side.SPARTA);
            return state.honor(spartan) > state.honor(athenian) ? spartan : athenian;
        }
        return bestOf(state, athens > sparta ? Side.ATHENS : Side.SPARTA);
    }

    /** The Faction of a Side with most Honor, the Controlling Faction winning a tie. */
    public static Faction bestOf(PericlesState state, Side side) {
        Faction controlling = state.controlling(side);
        Faction opposition = state.opposition(side);
        return state.honor(opposition) > state.honor(controlling) ? opposition : controlling;
    }
}
