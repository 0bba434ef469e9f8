package org.polemarch.perikles.rules.battles;

import jakarta.inject.Inject;
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
import org.polemarch.api.play.Target;
import org.polemarch.perikles.model.Battle;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.rules.special.SpecialTiles;
import org.polemarch.perikles.rules.turn.OtherTimes;

/**
 * 7 Brasidas doubles the Spartan hoplites of a hoplite round, Phormio the Athenian triremes of a trireme round. The
 * Thessalian Allies and the Persian Fleet give a token to a side that has none yet.
 */
@Cites({"7/special-tiles", "7/advantage"})
public class PlayBattleTile implements Decision<PeriklesState, PlayBattleTile.Offer, Move> {

    /** A player may play his tile. */
    public record Offer(Seat player) implements Frame {}

    /** No tile now. */
    public record Pass() implements Move {}

    /** Brasidas or Phormio. */
    public record PlayCommander(SpecialTile tile) implements Move {
        @Override
        public String notation() {
            return "play " + tile.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.card(tile.id()));
        }
    }

    /** The Thessalian Allies or the Persian Fleet, for a side. */
    public record PlayAllies(SpecialTile tile, Side side) implements Move {
        @Override
        public String notation() {
            return "play " + tile.id() + " " + side.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.card(tile.id()), Target.button(side.id()));
        }
    }

    /** A side was given a token. */
    @Cites("7/advantage")
    public record TokenGiven(Side side) implements GameEvent {}

    /** Counters were doubled; the strengths are now these. */
    public record Doubled(int attack, int defence) implements GameEvent {}

    /** None of the commander's counters fights in this round. */
    public record NothingToDouble(SpecialTile tile) implements Reason {}

    /** The side has a token already. */
    @Cites("7/advantage")
    public record TokenHeld(Side side) implements Reason {}

    private static final Pass PASS = new Pass();
    private static final PlayCommander BRASIDAS = new PlayCommander(SpecialTile.BRASIDAS);
    private static final PlayCommander PHORMIO = new PlayCommander(SpecialTile.PHORMIO);
    private static final PlayAllies[] THESSALIANS = {
        new PlayAllies(SpecialTile.THESSALIAN_ALLIES, Side.ATTACK),
        new PlayAllies(SpecialTile.THESSALIAN_ALLIES, Side.DEFENCE)
    };
    private static final PlayAllies[] FLEET = {
        new PlayAllies(SpecialTile.PERSIAN_FLEET, Side.ATTACK), new PlayAllies(SpecialTile.PERSIAN_FLEET, Side.DEFENCE)
    };

    private final SpecialTiles tiles;
    private final OtherTimes otherTimes;
    private final Strengths strengths;

    @Inject
    public PlayBattleTile(SpecialTiles tiles, OtherTimes otherTimes, Strengths strengths) {
        this.tiles = tiles;
        this.otherTimes = otherTimes;
        this.strengths = strengths;
    }

    private static UnitType type(PeriklesState state) {
        Battle battle = state.battle();
        return state.data().round(state.tiles().open(battle.slot()), battle.round());
    }

    /** The tiles that could be played in the present round if somebody has them. */
    int usable(PeriklesState state) {
        boolean hoplites = type(state) == UnitType.HOPLITE;
        int usable = 0;
        if (fights(hoplites ? Power.SPARTA : Power.ATHENS, state)) {
            usable |= (hoplites ? SpecialTile.BRASIDAS : SpecialTile.PHORMIO).bit();
        }
        if (free(Side.ATTACK, state) || free(Side.DEFENCE, state)) {
            usable |= (hoplites ? SpecialTile.THESSALIAN_ALLIES : SpecialTile.PERSIAN_FLEET).bit();
        }
        return usable;
    }

    private static boolean fights(Power power, PeriklesState state) {
        int type = type(state).ordinal();
        int slot = state.battle().slot();
        return ((state.forces().presentWith(Forces.line(slot, Side.ATTACK), type)
                                | state.forces().presentWith(Forces.line(slot, Side.DEFENCE), type))
                        & power.bit())
                != 0;
    }

    private static boolean free(Side side, PeriklesState state) {
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
        SpecialTile tile = SpecialTile.of(state.specials().of(frame.player().index()));
        if ((usable(state) & tile.bit()) != 0) {
            switch (tile) {
                case BRASIDAS -> moves.add(BRASIDAS);
                case PHORMIO -> moves.add(PHORMIO);
                case THESSALIAN_ALLIES -> addFree(THESSALIANS, state, moves);
                case PERSIAN_FLEET -> addFree(FLEET, state, moves);
                default -> {}
            }
        }
        return moves;
    }

    private static void addFree(PlayAllies[] plays, PeriklesState state, List<Move> moves) {
        for (PlayAllies play : plays) {
            if (free(play.side(), state)) {
                moves.add(play);
            }
        }
    }

    @Override
    public List<Refusal> refusals(Offer frame, PeriklesState state) {
        List<Refusal> refusals = new ArrayList<>();
        boolean hoplites = type(state) == UnitType.HOPLITE;
        int timely = hoplites
                ? SpecialTile.BRASIDAS.bit() | SpecialTile.THESSALIAN_ALLIES.bit()
                : SpecialTile.PHORMIO.bit() | SpecialTile.PERSIAN_FLEET.bit();
        otherTimes.addRefusals(frame.player().index(), timely, state, refusals);
        PlayCommander commander = hoplites ? BRASIDAS : PHORMIO;
        int player = frame.player().index();
        if (state.specials().holds(player, commander.tile())
                && (usable(state) & commander.tile().bit()) == 0) {
            refusals.add(new Refusal(commander, new NothingToDouble(commander.tile())));
        }
        for (PlayAllies allies : hoplites ? THESSALIANS : FLEET) {
            if (state.specials().holds(player, allies.tile()) && !free(allies.side(), state)) {
                refusals.add(new Refusal(allies, new TokenHeld(allies.side())));
            }
        }
        return refusals;
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
        UnitType type = type(state);
        state.battle().doubles(type == UnitType.HOPLITE ? Power.SPARTA : Power.ATHENS);
        int attack = strengths.of(Side.ATTACK, type, state);
        int defence = strengths.of(Side.DEFENCE, type, state);
        state.battle().setStrength(attack, defence);
        play.report(() -> new Doubled(attack, defence));
    }
}
