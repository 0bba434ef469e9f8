package org.polemarch.perikles.rules.battles;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
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
import org.polemarch.perikles.combat.Strengths;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.model.Things;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.rules.common.NotNow;
import org.polemarch.perikles.rules.common.SpecialTiles;

/**
 * 7 Brasidas doubles the Spartan hoplites of a hoplite round, Phormio the Athenian triremes of a trireme round. The
 * Thessalian Allies and the Persian Fleet give a token to a side that has none yet.
 */
@Cites({"7/special-tiles", "7/advantage"})
public class PlayBattleTile implements Decision<PeriklesState, PlayBattleTile.Offer, Move> {

    public record Offer(Seat player) implements Frame {}

    public record Pass() implements Move.Declining {}

    public record PlayAllies(SpecialTile tile, Side side) implements Move {
        @Override
        public String notation() {
            return "play " + tile.id() + " " + side.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.special(tile), Target.button(side.id()));
        }
    }

    @Cites("7/advantage")
    public record TokenGiven(Side side) implements GameEvent {}

    public record Doubled(int attack, int defence) implements GameEvent {}

    public record NothingToDouble(SpecialTile tile) implements Reason {}

    @Cites("7/advantage")
    public record TokenHeld(Side side) implements Reason {}

    private static final Pass PASS = new Pass();

    private final SpecialTiles tiles;
    private final NotNow notNow;
    private final Strengths strengths;

    @Inject
    public PlayBattleTile(SpecialTiles tiles, NotNow notNow, Strengths strengths) {
        this.tiles = tiles;
        this.notNow = notNow;
        this.strengths = strengths;
    }

    /** The commander who can be played in a round of that type. */
    protected SpecialTile commander(UnitType type) {
        return type == UnitType.HOPLITE ? SpecialTile.BRASIDAS : SpecialTile.PHORMIO;
    }

    /** The power whose counters the commander of a round of that type doubles. */
    protected Power commanded(UnitType type) {
        return type == UnitType.HOPLITE ? Power.SPARTA : Power.ATHENS;
    }

    /** The tile that gives a token in a round of that type. */
    protected SpecialTile allies(UnitType type) {
        return type == UnitType.HOPLITE ? SpecialTile.THESSALIAN_ALLIES : SpecialTile.PERSIAN_FLEET;
    }

    /** The tiles that could be played in the present round if somebody has them. */
    public IndexSet usable(PeriklesState state) {
        UnitType type = state.roundType();
        IndexSet usable = IndexSet.EMPTY;
        if (fights(commanded(type), state)) {
            usable = usable.with(commander(type).index());
        }
        if (mayGetToken(Side.ATTACK, state) || mayGetToken(Side.DEFENCE, state)) {
            usable = usable.with(allies(type).index());
        }
        return usable;
    }

    /** Whether a power has counters in the present round. */
    private static boolean fights(Power power, PeriklesState state) {
        int slot = state.battle().slot();
        int type = state.roundType().index();
        return state.forces().presentWith(Forces.line(slot, Side.ATTACK), type).has(power.index())
                || state.forces()
                        .presentWith(Forces.line(slot, Side.DEFENCE), type)
                        .has(power.index());
    }

    protected boolean mayGetToken(Side side, PeriklesState state) {
        return state.battle().tokens(state.battle().round(), side) == 0;
    }

    @Override
    public Seat decider(Offer frame, PeriklesState state) {
        return frame.player();
    }

    @Override
    public List<Move> legal(Offer frame, PeriklesState state) {
        List<Move> moves = new ArrayList<>(3);
        moves.add(PASS);
        SpecialTile tile = state.specials().of(frame.player().index());
        if (usable(state).has(tile.index())) {
            if (tile == commander(state.roundType())) {
                moves.add(new SpecialTiles.PlayTile(tile));
            } else {
                for (Side side : Side.values()) {
                    if (mayGetToken(side, state)) {
                        moves.add(new PlayAllies(tile, side));
                    }
                }
            }
        }
        return moves;
    }

    @Override
    public List<Refusal> refusals(Offer frame, PeriklesState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        int player = frame.player().index();
        SpecialTile commander = commander(state.roundType());
        SpecialTile allies = allies(state.roundType());
        if (state.specials().holds(player, commander) && !usable(state).has(commander.index())) {
            refusals.move(new SpecialTiles.PlayTile(commander), new NothingToDouble(commander));
        }
        for (Side side : Side.values()) {
            if (state.specials().holds(player, allies) && !mayGetToken(side, state)) {
                refusals.move(new PlayAllies(allies, side), new TokenHeld(side));
            }
        }
        return notNow.add(refusals, frame.player(), SpecialTile.set(commander, allies), state)
                .list();
    }

    @Override
    public void apply(Move move, Offer frame, Play<PeriklesState> play) {
        if (move instanceof Pass) {
            return;
        }
        tiles.play(frame.player(), play);
        PeriklesState state = play.state();
        if (move instanceof PlayAllies allies) {
            state.battle().addToken(allies.side());
            play.report(() -> new TokenGiven(allies.side()));
            return;
        }
        UnitType type = state.roundType();
        state.battle().doubles(commanded(type));
        int attack = strengths.of(Side.ATTACK, type, state);
        int defence = strengths.of(Side.DEFENCE, type, state);
        state.battle().setStrength(attack, defence);
        play.report(() -> new Doubled(attack, defence));
    }
}
