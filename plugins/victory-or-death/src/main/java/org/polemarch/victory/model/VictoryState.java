package org.polemarch.victory.model;

import java.util.Arrays;
import java.util.List;
import org.polemarch.api.game.GameState;
import org.polemarch.victory.data.Atlas;
import org.polemarch.victory.data.VictoryData;

/** The whole position. */
public final class VictoryState implements GameState<VictoryState> {

    public static final int NOBODY = -1;

    private static final Lasting[] NOTHING_LASTS = {};
    private static final Pending[] NOTHING_PENDING = {};

    private final transient VictoryData data;
    private final Board board;
    private final Cards cards;
    private final int[] points;
    private final int[] sources;
    private Lasting[] lasting;
    private Pending[] pending;
    private int round;
    private int mover;
    private Step step;
    private Ending ending;
    private int fetching = NOBODY;
    private int liberty;

    public VictoryState(VictoryData data) {
        this(data, new Board(data), new Cards(), new int[Team.COUNT], new int[Team.COUNT * Source.COUNT]);
        lasting = NOTHING_LASTS;
        pending = NOTHING_PENDING;
        round = 1;
        mover = Power.CORINTH.ordinal();
        step = Step.SET_UP;
        ending = Ending.RUNNING;
    }

    private VictoryState(VictoryData data, Board board, Cards cards, int[] points, int[] sources) {
        this.data = data;
        this.board = board;
        this.cards = cards;
        this.points = points;
        this.sources = sources;
    }

    @Override
    public VictoryState copy() {
        VictoryState copy = new VictoryState(data, board.copy(), cards.copy(), points.clone(), sources.clone());
        copy.lasting = lasting; // these arrays are replaced, never changed
        copy.pending = pending;
        copy.round = round;
        copy.mover = mover;
        copy.step = step;
        copy.ending = ending;
        copy.fetching = fetching;
        copy.liberty = liberty;
        return copy;
    }

    public VictoryData data() {
        return data;
    }

    public Atlas atlas() {
        return data.atlas();
    }

    public Board board() {
        return board;
    }

    public Cards cards() {
        return cards;
    }

    public int points(int team) {
        return points[team];
    }

    /** Adds or deducts Victory Points; a total never falls below 0. Returns by how much it changed. */
    public int score(int team, int delta, Source source) {
        int change = Math.max(-points[team], delta);
        points[team] += change;
        sources[team * Source.COUNT + source.ordinal()] += change;
        return change;
    }

    /** How many Victory Points of a team come from a source; what was lost is negative. */
    public int points(int team, Source source) {
        return sources[team * Source.COUNT + source.ordinal()];
    }

    /** The round, from 1. */
    public int round() {
        return round;
    }

    /** The power whose turn it is; in a Scoring Round the one that moved last. */
    public int mover() {
        return mover;
    }

    public int movingTeam() {
        return Power.team(mover);
    }

    public Step step() {
        return step;
    }

    public void enter(Step next) {
        step = next;
    }

    public void beginTurn(int power) {
        mover = power;
        step = Step.STRATEGY;
    }

    public void advanceRound() {
        round++;
    }

    public void setRound(int value) {
        round = value;
    }

    /** The power that looks through its draw deck, so that everybody knows it found something there. */
    public int fetching() {
        return fetching;
    }

    /** A power begins or ends to look through its draw deck. */
    public void fetch(int power) {
        fetching = power;
    }

    /** What somebody is doing beside the question it was asked, as the rule on liberties counts them; 0 if nothing. */
    public int liberty() {
        return liberty;
    }

    /** Somebody begins to do something beside the question it was asked, or with 0 has done it. */
    public void takeLiberty(int which) {
        liberty = which;
    }

    public Ending ending() {
        return ending;
    }

    public void end(Ending how) {
        ending = how;
    }

    public List<Lasting> lasting() {
        return List.of(lasting);
    }

    public void add(Lasting effect) {
        Lasting[] more = Arrays.copyOf(lasting, lasting.length + 1);
        more[lasting.length] = effect;
        lasting = more;
    }

    /** The turn is over: what lasts until then ends. */
    public void expireTurn() {
        expire(Until.END_OF_TURN, NOBODY, Integer.MIN_VALUE);
    }

    /** The next turn of a power begins: what it set up until then ends. */
    public void expireOwnTurn(int power) {
        expire(Until.OWN_NEXT_TURN, power, Integer.MIN_VALUE);
    }

    /** A removal is settled: what saved a piece only there ends. */
    public void expireTrigger(int depth) {
        expire(Until.THIS_TRIGGER, NOBODY, depth);
    }

    private void expire(Until until, int actor, int depth) {
        if (lasting.length > 0) {
            lasting = Arrays.stream(lasting)
                    .filter(effect -> !ends(effect, until, actor, depth))
                    .toArray(Lasting[]::new);
        }
    }

    private static boolean ends(Lasting effect, Until until, int actor, int depth) {
        return effect.until() == until && (actor < 0 || effect.actor() == actor) && effect.depth() >= depth;
    }

    /** Whether an effect keeps the piece from being removed for that cause, at this depth of reactions. */
    public boolean isProtected(int piece, Loss cause) {
        for (Lasting effect : lasting) {
            if (!effect.forbidsBattle()
                    && (effect.causes() & cause.bit()) != 0
                    && Spaces.has(effect.spaces(), PieceAt.space(piece))
                    && Power.in(effect.powers(), PieceAt.power(piece))
                    && Sort.in(effect.sorts(), PieceAt.sort(piece))
                    && (effect.until() != Until.THIS_TRIGGER || effect.depth() == pending.length)) {
                return true;
            }
        }
        return false;
    }

    public long battleForbidden(int power) {
        long spaces = 0;
        for (Lasting effect : lasting) {
            if (effect.forbidsBattle() && Power.in(effect.powers(), power)) {
                spaces |= effect.spaces();
            }
        }
        return spaces;
    }

    public List<Pending> pending() {
        return List.of(pending);
    }

    /** How many triggers and cards are being resolved. */
    public int depth() {
        return pending.length;
    }

    /** A trigger or a card begins to be resolved. */
    public void push(Pending next) {
        Pending[] more = Arrays.copyOf(pending, pending.length + 1);
        more[pending.length] = next;
        pending = more;
    }

    public void pop() {
        pending = pending.length == 1 ? NOTHING_PENDING : Arrays.copyOf(pending, pending.length - 1);
    }
}
