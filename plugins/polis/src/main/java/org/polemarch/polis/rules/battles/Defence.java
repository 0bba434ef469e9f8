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

/** The defender lays one card in front of each card of the attacker. */
@Cites("battles/fighting")
public class Defence implements Decision<PolisState, Defence.Answer, Defence.DefendWith> {

    /** The defender answers the first card not yet answered. */
    public record Answer(Side side) implements Frame {}

    /** A card is laid. */
    public record DefendWith(Face card, int kind) implements Move {
        @Override
        public String notation() {
            return "defend " + card.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.card(card.id()));
        }
    }

    /** The defender laid a card. */
    public record Defended(Side side, Face card) implements GameEvent {}

    /** The attack lies on the table; it is answered. */
    public record NowAnswer() implements Reason {}

    private static final Answer[] ANSWER = {new Answer(Side.ATHENS), new Answer(Side.SPARTA)};
    private static final int ALL_LAID = 4;

    private final PolisData data;
    private final DefendWith[] onLand = new DefendWith[Combat.KINDS];
    private final DefendWith[] atSea = new DefendWith[Combat.KINDS];

    @Inject
    public Defence(PolisData data) {
        this.data = data;
        for (int kind = 0; kind < Combat.KINDS; kind++) {
            BattleCard card = data.battleCard(kind);
            onLand[kind] = new DefendWith(card.land(), kind);
            atSea[kind] = new DefendWith(card.sea(), kind);
        }
    }

    static Answer of(Side side) {
        return ANSWER[side.index()];
    }

    @Override
    public Seat decider(Answer frame, PolisState state) {
        return frame.side().seat();
    }

    @Override
    public List<DefendWith> legal(Answer frame, PolisState state) {
        Combat combat = state.combat();
        DefendWith[] cards = combat.space().isSea() ? atSea : onLand;
        List<DefendWith> moves = new ArrayList<>(Combat.KINDS);
        for (int kind = 0; kind < Combat.KINDS; kind++) {
            if (combat.held(frame.side(), kind) > 0) {
                moves.add(cards[kind]);
            }
        }
        return moves;
    }

    @Override
    public List<Refusal> refusals(Answer frame, PolisState state) {
        List<Refusal> refusals = new ArrayList<>();
        NotInHand.refuse(DefendWith::new, frame.side(), data, state.combat(), refusals);
        refusals.add(Refusal.of(List.of(Target.button("attack")), new NowAnswer()));
        refusals.add(Refusal.of(List.of(Target.button("retreat")), new NotInHand.CardsDrawn()));
        return Waiting.add(Waiting.Matter.BATTLE, legal(frame, state), refusals);
    }

    @Override
    public void apply(DefendWith move, Answer frame, Play<PolisState> play) {
        Combat combat = play.state().combat();
        combat.lay(frame.side(), move.kind());
        play.reveal();
        play.report(() -> new Defended(frame.side(), move.card()));
        if (combat.laid() < ALL_LAID) {
            play.next(frame);
        } else {
            play.next(Clash.RESOLVE);
        }
    }
}
