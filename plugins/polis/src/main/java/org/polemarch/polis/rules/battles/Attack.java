package org.polemarch.polis.rules.battles;

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
import org.polemarch.polis.data.BattleCard;
import org.polemarch.polis.data.BattleCard.Face;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Combat;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.round.Waiting;

/** The attacker lays two Battle cards face up, one after the other. */
@Cites("battles/fighting")
public class Attack implements Decision<PolisState, Attack.Lay, Attack.AttackWith> {

    /** The attacker lays a card. */
    public record Lay(Side side) implements Frame {}

    /** A card is laid. */
    public record AttackWith(Face card, int kind) implements Move {
        @Override
        public String notation() {
            return "attack " + card.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.card(card.id()));
        }
    }

    /** The attacker laid a card. */
    public record Attacked(Side side, Face card) implements GameEvent {}

    /** The Trumpet costs Prestige the attacker has not. */
    @Cites("battles/special")
    public record CannotSoundTrumpet() implements Reason {}

    /** The attack comes first, the answers follow. */
    public record AttackFirst() implements Reason {}

    private static final Lay[] LAY = {new Lay(Side.ATHENS), new Lay(Side.SPARTA)};

    private final PolisData data;
    private final AttackWith[] onLand = new AttackWith[Combat.KINDS];
    private final AttackWith[] atSea = new AttackWith[Combat.KINDS];

    @Inject
    public Attack(PolisData data) {
        this.data = data;
        for (int kind = 0; kind < Combat.KINDS; kind++) {
            BattleCard card = data.battleCard(kind);
            onLand[kind] = new AttackWith(card.land(), kind);
            atSea[kind] = new AttackWith(card.sea(), kind);
        }
    }

    static Lay of(Side side) {
        return LAY[side.index()];
    }

    @Override
    public Seat decider(Lay frame, PolisState state) {
        return frame.side().seat();
    }

    @Override
    public List<AttackWith> legal(Lay frame, PolisState state) {
        Combat combat = state.combat();
        AttackWith[] cards = combat.space().isSea() ? atSea : onLand;
        List<AttackWith> moves = new ArrayList<>(Combat.KINDS);
        for (int kind = 0; kind < Combat.KINDS; kind++) {
            if (combat.held(frame.side(), kind) > 0 && !isTooDear(kind, frame.side(), state)) {
                moves.add(cards[kind]);
            }
        }
        return moves;
    }

    /** Without Prestige the Trumpet is laid only if there are no other cards for the attack. */
    private boolean isTooDear(int kind, Side side, PolisState state) {
        if (!data.battleCard(kind).land().isSalpinx() || state.prestige(side) > 0) {
            return false;
        }
        int others = state.combat().handSize(side) - state.combat().held(side, kind);
        return others >= 2 - state.combat().laid();
    }

    @Override
    public List<Refusal> refusals(Lay frame, PolisState state) {
        List<Refusal> refusals = new ArrayList<>();
        AttackWith[] cards = state.combat().space().isSea() ? atSea : onLand;
        for (int kind = 0; kind < Combat.KINDS; kind++) {
            if (state.combat().held(frame.side(), kind) > 0 && isTooDear(kind, frame.side(), state)) {
                refusals.add(new Refusal(cards[kind], new CannotSoundTrumpet()));
            }
        }
        NotInHand.refuse(AttackWith::new, frame.side(), data, state.combat(), refusals);
        refusals.add(Refusal.of(List.of(Target.button("defend")), new AttackFirst()));
        refusals.add(Refusal.of(List.of(Target.button("retreat")), new NotInHand.CardsDrawn()));
        return Waiting.add(Waiting.Matter.BATTLE, legal(frame, state), refusals);
    }

    @Override
    public void apply(AttackWith move, Lay frame, Play<PolisState> play) {
        Combat combat = play.state().combat();
        combat.lay(frame.side(), move.kind());
        play.reveal();
        play.report(() -> new Attacked(frame.side(), move.card()));
        if (combat.laid() < 2) {
            play.next(frame);
        } else {
            play.next(Defence.of(frame.side().other()));
        }
    }
}
