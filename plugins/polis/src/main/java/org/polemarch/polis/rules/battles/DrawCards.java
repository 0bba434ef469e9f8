package org.polemarch.polis.rules.battles;

import jakarta.inject.Inject;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.data.BattleCard.Face;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Combat;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;

/**
 * Drawing Battle cards: at first as many as own units there; after a combat round the attacker two, the defender up to
 * own units; then they switch roles.
 */
@Cites({"battles/fighting", "battles/drawing"})
public class DrawCards implements Procedure<PolisState, DrawCards.Draw> {

    public record Draw() implements Frame {}

    /** Cards were drawn; only the one who drew them sees which. A hand has no order, so they are listed by kind. */
    @Cites({})
    public record Drew(Side side, List<Face> cards) implements GameEvent {
        public Drew {
            cards = List.copyOf(cards);
        }

        @Override
        public Optional<? extends GameEvent> seenBy(Seat seat) {
            return Optional.of(seat.equals(side.seat()) ? this : new DrewUnseen(side, cards.size()));
        }
    }

    /** Somebody else drew that many cards. */
    @Cites({})
    public record DrewUnseen(Side side, int count) implements GameEvent {}

    private final PolisData data;

    @Inject
    public DrawCards(PolisData data) {
        this.data = data;
    }

    @Override
    public void run(Draw frame, Play<PolisState> play) {
        PolisState state = play.state();
        Combat combat = state.combat();
        if (!combat.isOn()) {
            return; // somebody retreated
        }
        Side attacker = combat.attacker();
        if (combat.handsDealt()) {
            draw(attacker, attackerDraws(), play);
            draw(attacker.other(), defenderDraws(state), play);
            combat.switchRoles();
        } else {
            play.shuffle(combat, "shuffle.battle-cards");
            draw(attacker, handSize(attacker, state), play);
            draw(attacker.other(), handSize(attacker.other(), state), play);
            combat.dealt();
        }
        play.next(new Attack.Lay(combat.attacker()));
    }

    /** "The player who was the attacker always draws two cards." */
    protected int attackerDraws() {
        return Combat.PAIRS;
    }

    /** As many cards as units in the battle. */
    protected int handSize(Side side, PolisState state) {
        return state.units(side, state.combat().space());
    }

    private int defenderDraws(PolisState state) {
        Side defender = state.combat().attacker().other();
        return handSize(defender, state) - state.combat().handSize(defender);
    }

    /** How many cards another combat round takes. */
    public int needed(PolisState state) {
        return attackerDraws() + defenderDraws(state);
    }

    private void draw(Side side, int count, Play<PolisState> play) {
        Combat combat = play.state().combat();
        if (count == 0) {
            return;
        }
        int[] kinds = new int[count];
        for (int i = 0; i < count; i++) {
            kinds[i] = combat.draw(side);
        }
        Arrays.sort(kinds);
        play.reveal();
        play.report(() -> new Drew(side, faces(kinds, combat)));
    }

    private List<Face> faces(int[] kinds, Combat combat) {
        return Arrays.stream(kinds)
                .mapToObj(kind -> data.battleCards().get(kind).face(combat.space()))
                .toList();
    }
}
