package org.polemarch.polis.rules.battles;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.polis.data.BattleCard.Face;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Combat;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Things;
import org.polemarch.polis.rules.concepts.NotNow;

/** The attacker lays two Battle cards face up, one after the other. */
@Cites("battles/fighting")
public class Attack extends Laying<Attack.Lay, Attack.AttackWith> {

    public record Lay(Side side) implements Asked {}

    public record AttackWith(Face card, int kind) implements Move {
        @Override
        public String notation() {
            return "attack " + card.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.card(card.id()));
        }
    }

    public record Attacked(Side side, Face card) implements GameEvent {}

    /** The Trumpet costs Prestige the attacker has not. */
    @Cites("battles/special")
    public record CannotSoundTrumpet() implements Reason {}

    /** The attack comes first, the answers follow. */
    public record AttackFirst() implements Reason {}

    private final PolisData data;

    @Inject
    public Attack(PolisData data, NotNow notNow) {
        super(data, notNow, AttackWith::new);
        this.data = data;
    }

    /** Without Prestige the Trumpet is laid only if there are no other cards for the attack. */
    @Override
    protected boolean mayLay(int kind, Side side, PolisState state) {
        if (!data.battleCards().get(kind).land().isSalpinx() || state.prestige(side) > 0) {
            return true;
        }
        int others = state.combat().handSize(side) - state.combat().held(side, kind);
        return others < Combat.PAIRS - state.combat().laid();
    }

    @Override
    public List<Refusal> refusals(Lay frame, PolisState state) {
        return refusals(frame, state, new CannotSoundTrumpet(), "defend", new AttackFirst());
    }

    @Override
    public void apply(AttackWith move, Lay frame, Play<PolisState> play) {
        boolean another = lay(move.kind(), frame.side(), Combat.PAIRS, play);
        play.report(() -> new Attacked(frame.side(), move.card()));
        play.next(another ? frame : new Defence.Answer(frame.side().other()));
    }
}
