package org.polemarch.mountford.rules.combat;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Battle;
import org.polemarch.mountford.model.Effect;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.NotNow;
import org.polemarch.mountford.rules.components.Treasuries;

/**
 * 9.4.8 Tactics and 9.6.3 Bravery: one tile, before the dice are rolled, adds two to the side of an Athenian fleet or of
 * Spartan hoplites. Whoever might hold such a tile, as far as the other player can tell, is asked.
 */
@Cites({"9.4.8", "9.6.3"})
public class CombatTiles extends Rule implements Decision<MountfordState, CombatTiles.Ask, CombatTiles.Answer> {

    /** The side may play a tile. */
    public record Ask(int side) implements Frame {}

    public sealed interface Answer extends Move {}

    public record Use(Tile tile) implements Answer, Things.WithTile {}

    public record HoldBack() implements Answer, Move.Declining {}

    /** Of such tiles one is played in a battle, and the other one is on offer. */
    public record OneInABattle(Tile tile, String cites) implements Reason {}

    private static final HoldBack HOLD_BACK = new HoldBack();

    private final Lines lines;
    private final Treasuries treasuries;
    private final NotNow notNow;
    private final int bonus;

    @Inject
    public CombatTiles(MountfordData data, Lines lines, Treasuries treasuries, NotNow notNow) {
        super(data);
        this.notNow = notNow;
        this.lines = lines;
        this.treasuries = treasuries;
        bonus = figures.combatTile();
    }

    /** Whether a side might play a tile in the battle at hand, as far as the other can tell. */
    public boolean offered(MountfordState state, int side) {
        Battle battle = state.battle();
        boolean athens = battle.seatOf(side) == 0;
        boolean fits = battle.naval()
                ? athens && lines.of(state, side, Nationality.ATHENIAN) > 0
                : !athens && lines.of(state, side, Nationality.SPARTAN, SpType.HOPLITE) > 0;
        return fits && state.chest().perhapsHeld().meets(wanted(battle));
    }

    protected IndexSet wanted(Battle battle) {
        return tiles.of(battle.naval() ? Effect.TACTICS : Effect.BRAVERY);
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(state.battle().seatOf(ask.side()));
    }

    @Override
    public Optional<String> cites(Ask ask, MountfordState state) {
        return Optional.of(state.battle().naval() ? "9.4.8" : "9.6.3");
    }

    @Override
    public List<Answer> legal(Ask ask, MountfordState state) {
        IndexSet held = state.chest().treasury().and(wanted(state.battle()));
        return held.isEmpty() ? List.of(HOLD_BACK) : List.of(HOLD_BACK, new Use(tiles.tile(held.first())));
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        if (answer instanceof Use use) {
            treasuries.spend(play, use.tile().index());
            play.state().battle().strengthen(ask.side(), bonus);
        }
    }

    @Override
    public List<Refusal> refusals(Ask ask, MountfordState state) {
        Refusals refusals = new Refusals(legal(ask, state));
        IndexSet held = state.chest().treasury().and(wanted(state.battle()));
        for (int each = held.after(held.first()); each >= 0; each = held.after(each)) {
            Tile tile = tiles.tile(each);
            refusals.move(new Use(tile), new OneInABattle(tile, state.battle().naval() ? "9.4.8" : "9.6.3"));
        }
        notNow.tiles(state, state.battle().seatOf(ask.side()), refusals);
        notNow.pieces(state, state.battle().seatOf(ask.side()), refusals);
        return refusals.list();
    }
}
