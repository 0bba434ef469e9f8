package org.polemarch.pericles.rules;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
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
public class FinalScoring {

    public static final int POLITICAL = 0;

    /** The economic bonus. */
    public static final int BASES = 1;

    /** The geographic bonus. */
    public static final int GEOGRAPHY = 2;

    /** The reason is a key of the message bundle. */
    public record GameEnded(String why, String cites) implements GameEvent {}

    public record GameWon(Faction faction, int honor, String cites) implements GameEvent {}

    public record BonusesCounted(Faction faction, int political, int bases, int theaters, int honor)
            implements GameEvent {}

    /** Scores the game, with the bonuses if the scenario has them, and ends it. */
    public void finish(Play<PericlesState> play, Ending why) {
        PericlesState state = play.state();
        if (state.scenario().endBonuses()) {
            bonuses(state);
            for (Faction faction : Faction.values()) {
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
    public void conquer(Play<PericlesState> play, Side side, Ending why) {
        PericlesState state = play.state();
        political(state, side);
        state.win(why, bestOf(state, side));
        end(play, why);
    }

    public void draw(Play<PericlesState> play, Ending why) {
        play.state().draw(why);
        end(play, why);
    }

    public void win(Play<PericlesState> play, Ending why, Faction winner) {
        play.state().win(why, winner);
        end(play, why);
    }

    /** Ends the game and tells why and who won. */
    protected void end(Play<PericlesState> play, Ending why) {
        play.report(() -> new GameEnded(why.key(), why.cites()));
        play.state().winner().ifPresent(faction -> {
            int honor = play.state().honor(faction);
            play.report(() -> new GameWon(faction, honor, why.cites()));
        });
        play.end();
    }

    /** Gives the final bonuses; bots use it on imagined games to see how it would stand. */
    public void bonuses(PericlesState state) {
        for (Side side : Side.values()) {
            political(state, side);
            split(state, side, BASES, economic(state, side));
            split(state, side, GEOGRAPHY, geographic(state, side));
        }
    }

    protected void political(PericlesState state, Side side) {
        state.addBonus(state.controlling(side), POLITICAL, state.data().honor().endControlling());
        state.addBonus(state.opposition(side), POLITICAL, -state.data().honor().endOpposition());
    }

    /** What a Side's bases are worth to it at the end. */
    public int economic(PericlesState state, Side side) {
        return state.data().honor().endPerBase() * state.board().bases(side);
    }

    /** What the Theaters a Side controls are worth to it at the end. */
    public int geographic(PericlesState state, Side side) {
        return perTheater(state, side) * controlled(state, side);
    }

    public int perTheater(PericlesState state, Side side) {
        HonorAmounts amounts = state.data().honor();
        return side == Side.ATHENS ? amounts.endPerTheaterAthens() : amounts.endPerTheaterSparta();
    }

    /** Evenly, the odd point to the Controlling Faction. */
    protected void split(PericlesState state, Side side, int which, int points) {
        state.addBonus(state.controlling(side), which, (points + 1) / 2);
        state.addBonus(state.opposition(side), which, points / 2);
    }

    /** How many Theaters a Side controls. */
    public int controlled(PericlesState state, Side side) {
        IndexSet open = state.openTheaters();
        int controlled = 0;
        for (int i = open.first(); i >= 0; i = open.after(i)) {
            if (state.board().status(side, Theater.of(i)) == Status.FRIENDLY) {
                controlled++;
            }
        }
        return controlled;
    }

    /** The Side with more Honor wins the war; if none has, the Faction with most, and at last Athens. */
    public Faction best(PericlesState state) {
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
    public Faction bestOf(PericlesState state, Side side) {
        Faction controlling = state.controlling(side);
        Faction opposition = state.opposition(side);
        return state.honor(opposition) > state.honor(controlling) ? opposition : controlling;
    }
}
