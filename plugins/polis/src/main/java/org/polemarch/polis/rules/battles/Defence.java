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

/** The defender lays one card in front of each card of the attacker. */
@Cites("battles/fighting")
public class Defence extends Laying<Defence.Answer, Defence.DefendWith> {

    /** The defender answers the first card not yet answered. */
    public record Answer(Side side) implements Asked {}

    public record DefendWith(Face card, int kind) implements Move {
        @Override
        public String notation() {
            return "defend " + card.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.card(card.id()));
        }
    }

    public record Defended(Side side, Face card) implements GameEvent {}

    /** The attack lies on the table; it is answered. */
    public record NowAnswer() implements Reason {}

    @Inject
    public Defence(PolisData data, NotNow notNow) {
        super(data, notNow, DefendWith::new);
    }

    @Override
    public List<Refusal> refusals(Answer frame, PolisState state) {
        return refusals(frame, state, new NowAnswer(), "attack", new NowAnswer());
    }

    @Override
    public void apply(DefendWith move, Answer frame, Play<PolisState> play) {
        boolean another = lay(move.kind(), frame.side(), 2 * Combat.PAIRS, play);
        play.report(() -> new Defended(frame.side(), move.card()));
        play.next(another ? frame : new Clash.Resolve());
    }
}
