package org.polemarch.mountford.rules.combat;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.Tiles;
import org.polemarch.mountford.model.Battle;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.movement.Armies;
import org.polemarch.mountford.rules.operations.HomeReturn;

/**
 * 4 Combat: first a naval battle, if both sides have naval SPs that fight, then a land battle. Supporters fight from where
 * they stand. A moving army that loses either battle goes home at once (3.5).
 */
@Cites({"4", "4.3", "3.5"})
public class Combat implements Procedure<MountfordState, Combat.End> {

    /** Both battles are behind them. */
    public record End() implements Frame {}

    /** Combat began in a space. */
    public record Begun(Space space, Battle.Cause cause) implements GameEvent {}

    /** There was no battle (4.3). */
    @Cites("4.3")
    public record NoBattle(Space space) implements GameEvent {}

    /** A moving army lost and turns for home. */
    @Cites("3.5")
    public record SentHome(Tile leader) implements GameEvent {}

    private static final End END = new End();

    private final Lines lines;
    private final Armies armies;
    private final Atlas atlas;
    private final Tiles tiles;

    @Inject
    public Combat(MountfordData data, Lines lines, Armies armies) {
        this.lines = lines;
        this.armies = armies;
        atlas = data.atlas();
        tiles = data.tiles();
    }

    /** Puts a combat on the agenda. */
    public void begin(
            Play<MountfordState> play,
            Battle.Cause cause,
            int space,
            int seat,
            Power power,
            int movers,
            boolean homeward) {
        Battle battle = play.state().battle();
        battle.cause = cause;
        battle.space = space;
        battle.lastSpace = space;
        battle.clearJoined();
        battle.avoided = 0;
        battle.cavalryBattle = false;
        battle.seat = seat;
        battle.power = power.index();
        battle.movers = movers;
        battle.homeward = homeward;
        battle.navalOnly = false;
        battle.clearLines();
        battle.atSea = 0;
        battle.calledOff = false;
        battle.beaten = 0;
        battle.navalResult = Battle.Result.NONE;
        battle.landResult = Battle.Result.NONE;
        play.report(() -> new Begun(atlas.space(space), cause));
        play.next(NavalBattle.MUSTER, LandBattle.MUSTER, END);
    }

    /** Puts the sea fight before Piraeus on the agenda (5.1). */
    public void beginAtSea(Play<MountfordState> play, int space, int seat, Power power) {
        begin(play, Battle.Cause.CONTINUING, space, seat, power, 0, false);
        play.state().battle().navalOnly = true;
    }

    @Override
    public void run(End frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        Battle battle = state.battle();
        boolean lost = battle.navalResult == Battle.Result.LOST || battle.landResult == Battle.Result.LOST;
        if (battle.navalResult == Battle.Result.NONE && battle.landResult == Battle.Result.NONE) {
            int space = battle.space;
            play.report(() -> new NoBattle(atlas.space(space)));
        }
        if (battle.cause == Battle.Cause.CONTINUING) {
            state.op().lost |= lost;
            state.op().lostLand |= battle.landResult == Battle.Result.LOST;
            state.op().refused |= (battle.avoided >>> 3 & 1) != 0 && battle.landResult == Battle.Result.NONE;
            state.op().wonNaval |= battle.navalResult == Battle.Result.WON;
            state.op().wonLand |= battle.landResult == Battle.Result.WON;
            state.op().calledOff |= battle.calledOff;
        }
        int beaten = battle.beaten;
        boolean homeward = battle.homeward;
        battle.space = -1;
        armies.dismissStranded(play);
        if (!homeward) {
            // Who put to sea, or had no part in the battle that was lost, goes on (3.5, 4.2.3).
            for (int rest = beaten; rest != 0; rest &= rest - 1) {
                int army = Integer.numberOfTrailingZeros(rest);
                if (state.armySpace(army) >= 0) {
                    play.report(() -> new SentHome(tiles.tile(army)));
                    play.next(new HomeReturn.Begin(army));
                }
            }
        }
    }

    /** Whether anybody of the two sides could fight a land battle in the combat at hand. */
    public boolean landBattlePossible(MountfordState state) {
        Battle battle = state.battle();
        if (battle.navalOnly) {
            return false;
        }
        // As the land battle will find it: whoever sailed, or stayed in harbour, may still have hoplites ashore.
        Battle atSea = battle.copy();
        battle.clearLines();
        battle.naval = false;
        boolean possible = lines.potential(state, 0) && lines.potential(state, 1);
        battle.restoreLines(atSea);
        return possible;
    }
}
