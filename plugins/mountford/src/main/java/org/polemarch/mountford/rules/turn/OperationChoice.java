package org.polemarch.mountford.rules.turn;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
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
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Operation;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.model.Unfit;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.NotNow;
import org.polemarch.mountford.rules.components.Treasuries;
import org.polemarch.mountford.rules.operations.ContinuingOperation;
import org.polemarch.mountford.rules.operations.ContinuingTiles;
import org.polemarch.mountford.rules.operations.LeaderPlacement;
import org.polemarch.mountford.rules.operations.ObjectiveChoice;
import org.polemarch.mountford.rules.operations.Placements;
import org.polemarch.mountford.rules.operations.Stance;
import org.polemarch.mountford.rules.specials.SpecialPlay;

/**
 * 2.1 Operations: play a leader for a moving operation, choose a space for a continuing operation, play a special tile,
 * or pass. Nobody may pass whose SPs stand in unfriendly or neutral spaces (2.1.1), unless nothing else can be done.
 */
@Cites({"2.1", "2.1.1", "2.5", "9.6.1"})
public class OperationChoice extends Rule
        implements Decision<MountfordState, OperationChoice.Ask, OperationChoice.Choice> {

    /** That seat conducts an operation or passes. */
    public record Ask(int seat) implements Frame {}

    public sealed interface Choice extends Move {}

    public record Pass() implements Choice, Move.Ending {}

    public record Lead(Tile leader) implements Choice {
        @Override
        public List<Target> targets() {
            return List.of(Things.tile(leader));
        }
    }

    public record PlayTile(Tile tile) implements Choice, Things.WithTile {
        @Override
        public String notation() {
            return "play " + tile.id();
        }
    }

    /** Conduct a continuing operation with the armies of this power there. */
    public record Continue(Space space, Power power) implements Choice, Things.AtSpace {}

    @Cites("2.1.1")
    public record Passed(Seat seat) implements GameEvent {}

    /** SPs stand where the player may not leave them by passing. */
    @Cites("2.1.1")
    public record SpsAbroad(Space space) implements Reason {}

    /** The leader may not be played before that turn. */
    @Cites("9.6.1")
    public record TooEarly(Tile leader, int turn) implements Reason {}

    /** No SPs friendly to the leader stand anywhere he may begin. */
    @Cites("2.2.1")
    public record NoSpsToJoin(Tile leader) implements Reason {}

    /** The tile can be played only while that power is at war with Athens. */
    @Cites("7.3")
    public record NotAtWar(Tile tile, Power power) implements Reason {}

    /** The tile would have no effect now. */
    public record NoEffectNow(Tile tile, Unfit obstacle, String cites) implements Reason {}

    /** No tile of the right nationality is at hand. */
    @Cites("2.3.1")
    public record NoTileToDiscard(Space space) implements Reason {}

    /** No army of the player stands there. */
    @Cites("2.3")
    public record NoArmyThere() implements Reason {}

    private static final Pass PASS = new Pass();

    private final Placements placements;
    private final Passing passing;
    private final ContinuingTiles continuing;
    private final SpecialPlay specials;
    private final Stance stance;
    private final NotNow notNow;
    private final Treasuries treasuries;
    private final Choice[] choices;

    @Inject
    public OperationChoice(
            MountfordData data,
            Placements placements,
            Passing passing,
            ContinuingTiles continuing,
            SpecialPlay specials,
            Stance stance,
            NotNow notNow,
            Treasuries treasuries) {
        super(data);
        this.placements = placements;
        this.passing = passing;
        this.continuing = continuing;
        this.specials = specials;
        this.stance = stance;
        this.notNow = notNow;
        this.treasuries = treasuries;
        choices = new Choice[tiles.size()];
        Arrays.setAll(choices, i -> i < tiles.leaderCount() ? new Lead(tiles.tile(i)) : new PlayTile(tiles.tile(i)));
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(ask.seat());
    }

    @Override
    public List<Choice> legal(Ask ask, MountfordState state) {
        List<Choice> legal = new ArrayList<>(32);
        IndexSet held = state.chest().treasury().and(tiles.ofSeat(ask.seat()));
        for (int tile = held.first(); tile >= 0; tile = held.after(tile)) {
            if (obstacle(state, tile).isEmpty()) {
                legal.add(choices[tile]);
            }
        }
        addContinuing(ask.seat(), state, legal);
        if (legal.isEmpty() || passing.allowed(state, ask.seat())) {
            legal.add(PASS);
        }
        return legal;
    }

    private void addContinuing(int seat, MountfordState state, List<Choice> legal) {
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            int space = state.armySpace(army);
            if (state.armySeat(army) == seat
                    && continuing.firstOfItsSide(state, army)
                    && continuing.payable(state, seat, space)) {
                legal.add(new Continue(atlas.space(space), state.armyPower(army)));
            }
        }
    }

    @Override
    public void apply(Choice choice, Ask ask, Play<MountfordState> play) {
        MountfordState state = play.state();
        Operation op = state.op();
        if (choice instanceof Lead lead) {
            op.begin(Operation.Sort.MOVING, ask.seat());
            treasuries.toMap(play, lead.leader().index());
            play.next(
                    new LeaderPlacement.Ask(lead.leader()),
                    new ObjectiveChoice.Ask(ask.seat()),
                    new OperationEnd.Run(ask.seat(), false));
        } else if (choice instanceof PlayTile special) {
            op.begin(Operation.Sort.SPECIAL, ask.seat());
            op.play(special.tile().index());
            play.next(new SpecialPlay.Resolve(special.tile().index()), new OperationEnd.Run(ask.seat(), false));
        } else if (choice instanceof Continue on) {
            op.begin(Operation.Sort.CONTINUING, ask.seat());
            op.goOn(on.space().index(), on.power());
            play.next(new ContinuingOperation.Begin(), new OperationEnd.Run(ask.seat(), false));
            stance.ask(state).ifPresent(play::next);
        } else {
            op.begin(Operation.Sort.NONE, ask.seat());
            play.report(() -> new Passed(Seats.of(ask.seat())));
            play.next(new OperationEnd.Run(ask.seat(), true));
        }
    }

    @Override
    public List<Refusal> refusals(Ask ask, MountfordState state) {
        List<Choice> legal = legal(ask, state);
        Refusals refusals = new Refusals(legal);
        if (!legal.contains(PASS)) {
            refusals.move(PASS, new SpsAbroad(atlas.space(passing.obstacle(state, ask.seat()))));
        }
        IndexSet held = state.chest().treasury().and(tiles.ofSeat(ask.seat()));
        for (int tile = held.first(); tile >= 0; tile = held.after(tile)) {
            Tile at = tiles.tile(tile);
            refusals.move(choices[tile], obstacle(state, tile).map(obstacle -> reason(at, obstacle)));
        }
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            int space = state.armySpace(army);
            if (state.armySeat(army) == ask.seat() && !continuing.payable(state, ask.seat(), space)) {
                refusals.move(
                        new Continue(atlas.space(space), state.armyPower(army)),
                        new NoTileToDiscard(atlas.space(space)));
            }
        }
        List<Target> empty = new ArrayList<>();
        for (int space = 0; space < atlas.size(); space++) {
            if (!hasArmy(state, ask.seat(), space)) {
                empty.add(Things.space(atlas.space(space)));
            }
        }
        refusals.things(empty, new NoArmyThere());
        notNow.pieces(state, ask.seat(), refusals);
        return refusals.list();
    }

    protected boolean hasArmy(MountfordState state, int seat, int space) {
        for (int army = state.armyAfter(-1, space); army >= 0; army = state.armyAfter(army, space)) {
            if (state.armySeat(army) == seat) {
                return true;
            }
        }
        return false;
    }

    /** What keeps a tile at hand from being played; nothing if it can be. */
    protected Optional<Unfit> obstacle(MountfordState state, int tile) {
        if (tile >= tiles.leaderCount()) {
            return tiles.isEvent(tile) ? specials.obstacle(state, tiles.event(tile)) : Optional.of(Unfit.NO_OPERATION);
        }
        if (!placements.inTime(state, tile)) {
            return Optional.of(Unfit.TOO_EARLY);
        }
        return placements.possible(state, tile) ? Optional.empty() : Optional.of(Unfit.NO_SPS_TO_JOIN);
    }

    protected Reason reason(Tile tile, Unfit obstacle) {
        return switch (obstacle) {
            case TOO_EARLY -> new TooEarly(tile, tiles.leader(tile.index()).earliestTurn());
            case NO_SPS_TO_JOIN -> new NoSpsToJoin(tile);
            case NO_OPERATION -> notNow.season(tile);
            case NOT_AT_WAR ->
                new NotAtWar(tile, tiles.event(tile.index()).war().orElseThrow());
            default ->
                new NoEffectNow(
                        tile, obstacle, tiles.event(tile.index()).effect().section());
        };
    }
}
