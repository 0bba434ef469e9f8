package org.polemarch.victory.rules.battle;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.data.Atlas;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.Things;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.CardEffect;
import org.polemarch.victory.rules.flow.CardQuestion;
import org.polemarch.victory.rules.flow.Happened;
import org.polemarch.victory.rules.flow.NotNow;
import org.polemarch.victory.rules.tokens.Liberties;

/**
 * A battle: a supplied own piece initiates it against an adjacent space, a Hoplite on land only, a Trireme on land or at sea;
 * one enemy piece there is chosen, no City while a Hoplite is with it.
 */
@Cites({"battle/land", "battle/sea"})
public class ChooseBattle extends CardQuestion<ChooseBattle.Choose> implements CardEffect<Effect.Battle> {

    public record Choose(CardName card, Use use, int index) implements Frame {}

    public record Attack(PieceAt initiator, PieceAt victim) implements Move {
        @Override
        public String notation() {
            return "battle " + initiator.sort().id() + "-" + initiator.space().id() + " " + victim;
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.piece(initiator), Things.piece(victim));
        }
    }

    public record BattleDeclared(PieceAt initiator, PieceAt victim) implements GameEvent {
        @Override
        public String cites() {
            return section(victim);
        }
    }

    @Cites("supply")
    public record OutOfSupply(PieceAt piece) implements Reason {}

    @Cites("cards/duration")
    public record BattleIsForbidden(Space space) implements Reason {}

    @Cites("battle/sea")
    public record NotAtSea(PieceAt hoplite) implements Reason {}

    /** No piece that may initiate this battle stands next to it. */
    public record OutOfReach(PieceAt piece, CardName card) implements Reason {
        @Override
        public String cites() {
            return section(piece);
        }
    }

    @Cites("battle")
    public record NothingNextToIt(PieceAt piece, CardName card) implements Reason {}

    /** A City never initiates a battle. */
    @Cites("pieces/cities")
    public record CitiesDoNotBattle() implements Reason {}

    private static String section(PieceAt victim) {
        return victim.sort() == Sort.TRIREME ? "battle/sea" : "battle/land";
    }

    private static final int HOPLITE = Sort.HOPLITE.ordinal();
    private static final int TRIREME = Sort.TRIREME.ordinal();

    private final CardList cards;
    private final BattleSight sight;
    private final Protection protection;
    private final Liberties liberties;

    @Inject
    public ChooseBattle(
            CardList cards,
            BattleSight sight,
            Protection protection,
            Liberties liberties,
            Seating seating,
            NotNow notNow) {
        super(seating, notNow);
        this.cards = cards;
        this.sight = sight;
        this.protection = protection;
        this.liberties = liberties;
    }

    @Override
    protected int asked(Choose frame) {
        return frame.use().actor();
    }

    @Override
    public boolean matters(Effect.Battle effect, Use use, VictoryState state) {
        return sight.inSight(effect, use, state);
    }

    @Override
    public boolean needsSupply(Effect.Battle effect, Use use, VictoryState state) {
        return sight.inSight(effect, use, state);
    }

    @Override
    public Begun begin(Effect.Battle effect, Card card, Use use, int index, Play<VictoryState> play) {
        Choose question = new Choose(card.name(), use, index);
        if (!sight.inSight(effect, use, play.state())
                || legal(question, play.state()).size() == 1) {
            return Begun.IMPOSSIBLE;
        }
        play.next(question);
        return Begun.SCHEDULED;
    }

    private Effect.Battle effect(Choose frame) {
        return (Effect.Battle) cards.card(frame.use().card()).effects().get(frame.index());
    }

    @Override
    public Optional<String> cites(Choose frame, VictoryState state) {
        return Optional.of(effect(frame).land() ? "battle/land" : "battle/sea");
    }

    @Override
    public List<Move> legal(Choose frame, VictoryState state) {
        List<Move> moves = new ArrayList<>();
        attacks(effect(frame), frame.use(), sight.supplied(frame.use(), state), state, moves);
        moves.add(DECLINE);
        liberties.list(asked(frame), Liberties.TOKENS, state, moves);
        return moves;
    }

    /** Adds the attacks of the pieces that stand in these spaces. */
    private void attacks(Effect.Battle effect, Use use, long from, VictoryState state, List<Move> moves) {
        long targets = sight.targets(effect, use, state);
        if (targets == 0) {
            return;
        }
        Atlas atlas = state.atlas();
        for (int sort = HOPLITE; sort <= TRIREME; sort++) {
            long reach = targets & sight.reach(sort, state);
            long initiators = sight.initiators(effect, use, sort, state) & from;
            for (int space = Spaces.first(initiators); space >= 0; space = Spaces.after(initiators, space)) {
                PieceAt initiator = atlas.piece(PieceAt.code(use.actor(), sort, space));
                long there = atlas.neighbours(space) & reach;
                for (int next = Spaces.first(there); next >= 0; next = Spaces.after(there, next)) {
                    victims(initiator, next, state, moves);
                }
            }
        }
    }

    /** Adds the attacks of a piece on those that may be chosen in a space. */
    private void victims(PieceAt initiator, int space, VictoryState state, List<Move> moves) {
        for (int sort = 0; sort < Sort.COUNT; sort++) {
            for (int power = initiator.power().team().ordinal() ^ 1; power < Power.COUNT; power += 2) {
                int victim = PieceAt.code(power, sort, space);
                if (state.board().has(victim) && mayBeChosen(victim, state)) {
                    moves.add(new Attack(initiator, state.atlas().piece(victim)));
                }
            }
        }
    }

    /** Whether an enemy piece may be the one that is battled. */
    protected boolean mayBeChosen(int piece, VictoryState state) {
        return !protection.isDefendedCity(piece, state);
    }

    @Override
    protected void refuse(Choose frame, List<Move> legal, VictoryState state, Refusals refusals) {
        Use use = frame.use();
        Effect.Battle effect = effect(frame);
        liberties.refuse(use.actor(), Liberties.TOKENS, state, refusals);
        outOfTheQuestion(effect, use, state, refusals);
        List<Move> wanted = new ArrayList<>();
        attacks(effect, use, state.atlas().everywhere(), state, wanted);
        for (Move move : wanted) {
            if (!legal.contains(move)) {
                refusals.move(move, new OutOfSupply(((Attack) move).initiator()));
            }
        }
        defendedCities(legal, state)
                .forEach(attack -> refusals.move(attack, new Protection.CityIsDefended(attack.victim())));
        notNow().pieces(piece -> whyNot(piece, frame.card(), Power.of(use.actor())), state, refusals);
    }

    /** A piece that neither battles nor is battled, wherever the others stand. */
    private static Reason whyNot(PieceAt piece, CardName card, Power power) {
        if (piece.power() != power) {
            return piece.power().team() == power.team()
                    ? new NotNow.TeammatesPiece(piece.power())
                    : new OutOfReach(piece, card);
        }
        return piece.sort() == Sort.CITY ? new CitiesDoNotBattle() : new NothingNextToIt(piece, card);
    }

    /** Neighbours that no supply would make a target: where battle is forbidden, and Triremes before a Hoplite. */
    private void outOfTheQuestion(Effect.Battle effect, Use use, VictoryState state, Refusals refusals) {
        Atlas atlas = state.atlas();
        long enemies = sight.enemies(effect, use, state);
        long forbidden = state.battleForbidden(use.actor());
        for (Sort sort : List.of(Sort.HOPLITE, Sort.TRIREME)) {
            long out = ~sight.reach(sort.ordinal(), state);
            for (Space from : atlas.list(sight.initiators(effect, use, sort.ordinal(), state))) {
                PieceAt initiator = atlas.piece(use.actor(), sort, from);
                for (Space space : atlas.list(atlas.neighbours(from.index()) & enemies & (out | forbidden))) {
                    List<Move> attacks = new ArrayList<>();
                    victims(initiator, space.index(), state, attacks);
                    Reason why = Spaces.has(out, space) ? new NotAtSea(initiator) : new BattleIsForbidden(space);
                    attacks.forEach(attack -> refusals.move(attack, why));
                }
            }
        }
    }

    /** The attacks on Cities beside the Hoplites that may be attacked. */
    private static Set<Attack> defendedCities(List<Move> legal, VictoryState state) {
        Set<Attack> attacks = new LinkedHashSet<>();
        for (Move move : legal) {
            if (move instanceof Attack attack && attack.victim().sort() == Sort.HOPLITE) {
                PieceAt hoplite = attack.victim();
                for (int power = hoplite.power().team().ordinal(); power < Power.COUNT; power += 2) {
                    PieceAt city = state.atlas().piece(power, Sort.CITY, hoplite.space());
                    if (state.board().has(city.code())) {
                        attacks.add(new Attack(attack.initiator(), city));
                    }
                }
            }
        }
        return attacks;
    }

    @Override
    public void apply(Move move, Choose frame, Play<VictoryState> play) {
        if (liberties.takeWithinCard(move, asked(frame), frame, play)) {
            return;
        }
        if (!(move instanceof Attack attack)) {
            decline(frame.card(), frame.use(), frame.index(), play);
            return;
        }
        play.report(() -> new BattleDeclared(attack.initiator(), attack.victim()));
        int initiator = attack.initiator().code();
        int victim = attack.victim().code();
        play.next(
                new Happened(Trigger.battle(Moment.BATTLE_DECLARED, initiator, victim)),
                new Strike.Resolve(frame.use().bind(victim), frame.index(), initiator, victim));
    }
}
