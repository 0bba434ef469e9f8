package org.polemarch.polis.rules.battles;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.polis.data.BattleCard;
import org.polemarch.polis.data.BattleCard.Face;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Combat;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.concepts.NotNow;
import org.polemarch.polis.rules.concepts.SideDecision;

/**
 * What laying cards for an attack and in answer to it have in common.
 *
 * @param <F> the question which card is laid
 * @param <M> the answer
 */
@SuppressWarnings("ExtendsObject") // as Decision says
public abstract class Laying<F extends SideDecision.Asked, M extends Object & Move> implements SideDecision<F, M> {

    /** How a card of a kind is laid. */
    @FunctionalInterface
    protected interface Laid<M> {
        M with(Face card, int kind);
    }

    private final PolisData data;
    private final NotNow notNow;
    private final Laid<M> lay;
    private final List<M> onLand = new ArrayList<>();
    private final List<M> atSea = new ArrayList<>();

    protected Laying(PolisData data, NotNow notNow, Laid<M> lay) {
        this.data = data;
        this.notNow = notNow;
        this.lay = lay;
        for (BattleCard card : data.battleCards()) {
            onLand.add(lay.with(card.land(), card.kind()));
            atSea.add(lay.with(card.sea(), card.kind()));
        }
    }

    /** Whether a side may lay a card of a kind that it holds. */
    protected boolean mayLay(int kind, Side side, PolisState state) {
        return true;
    }

    @Override
    public List<M> legal(F frame, PolisState state) {
        Combat combat = state.combat();
        List<M> cards = cards(combat);
        List<M> moves = new ArrayList<>(combat.kinds());
        for (int kind = 0; kind < combat.kinds(); kind++) {
            if (combat.held(frame.side(), kind) > 0 && mayLay(kind, frame.side(), state)) {
                moves.add(cards.get(kind));
            }
        }
        return moves;
    }

    private List<M> cards(Combat combat) {
        return combat.space().isSea() ? atSea : onLand;
    }

    /** What is held and may not be laid, what is not held, the faces that do not count here, and what is done at other times. */
    protected List<Refusal> refusals(F frame, PolisState state, Reason mayNotLay, String otherWord, Reason otherTime) {
        Refusals refusals = new Refusals(legal(frame, state));
        Combat combat = state.combat();
        boolean sea = combat.space().isSea();
        for (BattleCard card : data.battleCards()) {
            int kind = card.kind();
            if (combat.held(frame.side(), kind) == 0) {
                refusals.move(cards(combat).get(kind), new NotInHand(card.face(combat.space())));
            } else if (!mayLay(kind, frame.side(), state)) {
                refusals.move(cards(combat).get(kind), mayNotLay);
            }
            if (!card.land().id().equals(card.sea().id())) {
                refusals.move(lay.with(sea ? card.land() : card.sea(), kind), new NotInHand.OtherFace(sea));
            }
        }
        refusals.thing(Target.button(otherWord), otherTime);
        refusals.thing(Target.button("retreat"), new NotInHand.CardsDrawn());
        return notNow.rest(NotNow.Matter.BATTLE, refusals);
    }

    /** The card is laid; the answer is whether the side lays another. */
    protected boolean lay(int kind, Side side, int allLaid, Play<PolisState> play) {
        play.state().combat().lay(side, kind);
        play.reveal();
        return play.state().combat().laid() < allLaid;
    }
}
