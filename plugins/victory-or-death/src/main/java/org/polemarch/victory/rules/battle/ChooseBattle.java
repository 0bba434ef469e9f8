package org.polemarch.victory.rules.battle;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import org.polemarch.victory.cards.BattleSight;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.data.Atlas;
import org.polemarch.victory.model.Board;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.SupplyLines;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.NoAnswer;
import org.polemarch.victory.rules.cards.Perform;
import org.polemarch.victory.rules.muster.MusterMoves;
import org.polemarch.victory.rules.reactions.Window;
import org.polemarch.victory.rules.tokens.Liberties;

/**
 * A battle: a supplied own piece initiates it against an adjacent space, a Hoplite on land only, a Trireme on land or at sea;
 * one enemy piece there is chosen, no City while a Hoplite is with it.
 */
@Cites({"battle/land", "battle/sea"})
public class ChooseBattle implements Decision<VictoryState, ChooseBattle.Choose, Move> {

    /** A battle may be fought. */
    public record Choose(CardName card, Use use, int index) implements Frame {}

    /** This piece battles that one. */
    public record Attack(PieceAt initiator, PieceAt victim) implements Move {
        @Override
        public String notation() {
            return "battle " + initiator.sort().id() + "-" + initiator.space().id() + " " + victim;
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.piece(initiator.toString()), Target.piece(victim.toString()));
        }
    }

    /** A battle was declared. */
    public record BattleDeclared(PieceAt initiator, PieceAt victim) implements GameEvent {
        @Override
        public String cites() {
            return victim.sort() == Sort.TRIREME ? "battle/sea" : "battle/land";
        }
    }

    /** The initiator is out of supply. */
    @Cites("supply")
    public record OutOfSupply(PieceAt piece) implements Reason {}

    /** A Hoplite stands by the City. */
    @Cites("pieces/cities")
    public record CityIsDefended(PieceAt city) implements Reason {}

    /** A card forbids battle there. */
    @Cites("cards/duration")
    public record BattleIsForbidden(Space space) implements Reason {}

    /** Hoplites do not battle at sea. */
    @Cites("battle/sea")
    public record NotAtSea(PieceAt hoplite) implements Reason {}

    /** No piece that may initiate this battle stands next to it. */
    public record OutOfReach(PieceAt piece, CardName card) implements Reason {
        @Override
        public String cites() {
            return piece.sort() == Sort.TRIREME ? "battle/sea" : "battle/land";
        }
    }

    /** Nothing the card battles stands next to the piece. */
    @Cites("battle")
    public record NothingNextToIt(PieceAt piece, CardName card) implements Reason {}

    /** A City never initiates a battle. */
    @Cites("pieces/cities")
    public record CitiesDoNotBattle() implements Reason {}

    private static final int HOPLITE = Sort.HOPLITE.ordinal();
    private static final int TRIREME = Sort.TRIREME.ordinal();
    private static final int CITY = Sort.CITY.ordinal();

    private final CardList cards;
    private final Seating seating;
    private final NoAnswer noAnswer;
    private final Liberties liberties;

    @Inject
    public ChooseBattle(CardList cards, Seating seating, Liberties liberties, NoAnswer noAnswer) {
        this.noAnswer = noAnswer;
        this.cards = cards;
        this.seating = seating;
        this.liberties = liberties;
    }

    /** Begins the effect; false if there is nothing to ask. */
    public boolean begin(Effect.Battle effect, Card card, Use use, int index, Play<VictoryState> play) {
        Choose question = new Choose(card.name(), use, index);
        if (!BattleSight.inSight(effect, use, play.state())) {
            return false;
        }
        if (legal(question, play.state()).size() == 1) {
            return false;
        }
        play.next(question);
        return true;
    }

    private Effect.Battle effect(Choose frame) {
        return (Effect.Battle) cards.card(frame.use().card()).effects().get(frame.index());
    }

    @Override
    public Seat decider(Choose frame, VictoryState state) {
        return seating.seat(frame.use().actor());
    }

    @Override
    public Optional<String> cites(Choose frame, VictoryState state) {
        return Optional.of(effect(frame).land() ? "battle/land" : "battle/sea");
    }

    @Override
    public List<Move> legal(Choose frame, VictoryState state) {
        List<Move> moves = new ArrayList<>();
        Use use = frame.use();
        attacks(effect(frame), use, SupplyLines.toAnyCity(state, use.actor()), state, moves);
        moves.add(MusterMoves.DECLINE);
        Liberties.list(liberties.of(use.actor(), state) & Liberties.TOKENS, moves);
        return moves;
    }

    private static void attacks(Effect.Battle effect, Use use, long supplied, VictoryState state, List<Move> moves) {
        long targets = BattleSight.targets(effect, use, state);
        if (targets == 0) {
            return;
        }
        Atlas atlas = state.atlas();
        for (int sort = HOPLITE; sort <= TRIREME; sort++) {
            long reach = sort == HOPLITE ? targets & atlas.land() : targets;
            for (long left = BattleSight.initiators(effect, use, sort, state) & supplied; left != 0; left &= left - 1) {
                int from = Long.numberOfTrailingZeros(left);
                PieceAt initiator = atlas.piece(PieceAt.code(use.actor(), sort, from));
                for (long there = atlas.neighbours(from) & reach; there != 0; there &= there - 1) {
                    victims(initiator, Long.numberOfTrailingZeros(there), state, moves);
                }
            }
        }
    }

    private static void victims(PieceAt initiator, int space, VictoryState state, List<Move> moves) {
        Board board = state.board();
        int team = Power.team(initiator.power().ordinal()) ^ 1;
        boolean sea = (state.atlas().sea() >> space & 1) != 0;
        boolean hoplites = (board.teamPieces(team, HOPLITE) >> space & 1) != 0;
        int sort = sea ? TRIREME : hoplites ? HOPLITE : CITY;
        for (int power = team; power < Power.COUNT; power += 2) {
            if ((board.pieces(power, sort) >> space & 1) != 0) {
                moves.add(new Attack(initiator, state.atlas().piece(PieceAt.code(power, sort, space))));
            }
        }
    }

    @Override
    public List<Refusal> refusals(Choose frame, VictoryState state) {
        Use use = frame.use();
        Effect.Battle effect = effect(frame);
        List<Move> legal = legal(frame, state);
        List<Move> wanted = new ArrayList<>();
        attacks(effect, use, state.atlas().everywhere(), state, wanted);
        List<Refusal> refusals = new ArrayList<>(liberties.refusals(use.actor(), Liberties.TOKENS, state));
        outOfTheQuestion(effect, use, state, refusals);
        for (Move move : wanted) {
            if (!legal.contains(move)) {
                refusals.add(new Refusal(move, new OutOfSupply(((Attack) move).initiator())));
            }
        }
        for (Move move : legal) {
            if (move instanceof Attack attack && attack.victim().sort() == Sort.HOPLITE) {
                defendedCity(attack, state, refusals);
            }
        }
        return noAnswer.to(use.actor(), legal(frame, state), state)
                .told(refusals)
                .pieces(piece -> whyNot(piece, frame.card(), Power.of(use.actor())))
                .refusals();
    }

    /** A piece that neither battles nor is battled, wherever the others stand. */
    private static Reason whyNot(PieceAt piece, CardName card, Power power) {
        if (piece.power() != power) {
            return piece.power().team() == power.team()
                    ? new NoAnswer.TeammatesPiece(piece.power())
                    : new OutOfReach(piece, card);
        }
        return piece.sort() == Sort.CITY ? new CitiesDoNotBattle() : new NothingNextToIt(piece, card);
    }

    /** Neighbours that no supply would make a target: where battle is forbidden, and Triremes before a Hoplite. */
    private static void outOfTheQuestion(Effect.Battle effect, Use use, VictoryState state, List<Refusal> refusals) {
        Atlas atlas = state.atlas();
        long enemies = state.board().occupied(Power.team(use.actor()) ^ 1);
        long forbidden = state.battleForbidden(use.actor());
        for (int sort = HOPLITE; sort <= TRIREME; sort++) {
            for (Space from : atlas.list(BattleSight.initiators(effect, use, sort, state))) {
                PieceAt initiator = atlas.piece(PieceAt.code(use.actor(), sort, from.index()));
                for (Space space : atlas.list(atlas.neighbours(from.index()) & enemies)) {
                    boolean ashore = sort == HOPLITE && space.kind() == Space.Kind.SEA;
                    boolean meant = space.kind() == Space.Kind.SEA ? effect.sea() : effect.land();
                    if (meant && (ashore || (forbidden >> space.index() & 1) != 0)) {
                        List<Move> attacks = new ArrayList<>();
                        victims(initiator, space.index(), state, attacks);
                        attacks.forEach(attack -> refusals.add(
                                new Refusal(attack, ashore ? new NotAtSea(initiator) : new BattleIsForbidden(space))));
                    }
                }
            }
        }
    }

    private static void defendedCity(Attack attack, VictoryState state, List<Refusal> refusals) {
        int space = attack.victim().space().index();
        int team = Power.team(attack.victim().power().ordinal());
        for (int power = team; power < Power.COUNT; power += 2) {
            int city = PieceAt.code(power, CITY, space);
            if (state.board().has(city)) {
                PieceAt victim = state.atlas().piece(city);
                Refusal refusal = new Refusal(new Attack(attack.initiator(), victim), new CityIsDefended(victim));
                if (!refusals.contains(refusal)) {
                    refusals.add(refusal);
                }
            }
        }
    }

    @Override
    public void apply(Move move, Choose frame, Play<VictoryState> play) {
        if (Liberties.takeWithinCard(move, frame.use().actor(), frame, play)) {
            return;
        }
        if (!(move instanceof Attack attack)) {
            play.report(() -> new Perform.Forgone(Power.of(frame.use().actor()), frame.card()));
            play.next(new Perform.Step(frame.use(), frame.index() + 1));
            return;
        }
        play.report(() -> new BattleDeclared(attack.initiator(), attack.victim()));
        int initiator = attack.initiator().code();
        int victim = attack.victim().code();
        play.next(
                new Window.Open(Trigger.battle(Moment.BATTLE_DECLARED, initiator, victim)),
                new Strike.Resolve(frame.use().bind(victim), frame.index(), initiator, victim));
    }
}
