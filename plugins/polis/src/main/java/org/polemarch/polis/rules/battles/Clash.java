package org.polemarch.polis.rules.battles;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.data.BattleCard.Face;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Combat;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.Leagues;
import org.polemarch.polis.rules.concepts.PersonalBoards;

/**
 * The clash: the two pairs are compared one after the other. An attack that is not matched costs the defender a unit and
 * gives the attacker the Prestige of the card; one that is matched gives only what its value exceeds the answer's.
 */
@Cites({"battles/cards", "battles/fighting", "battles/special", "battles/end"})
public class Clash implements Procedure<PolisState, Clash.Resolve> {

    public record Resolve() implements Frame {}

    @Cites("battles/fighting")
    public record Compared(Face attack, Face defence, boolean matched) implements GameEvent {}

    @Cites("battles/fighting")
    public record UnitLost(Side side, Space space) implements GameEvent {}

    private final PolisData data;
    private final PersonalBoards boards;
    private final Leagues leagues;
    private final BattleEnd end;
    private final DrawCards drawing;

    @Inject
    public Clash(PolisData data, PersonalBoards boards, Leagues leagues, BattleEnd end, DrawCards drawing) {
        this.data = data;
        this.boards = boards;
        this.leagues = leagues;
        this.end = end;
        this.drawing = drawing;
    }

    @Override
    public void run(Resolve frame, Play<PolisState> play) {
        PolisState state = play.state();
        Combat combat = state.combat();
        Space space = combat.space();
        Side defender = combat.attacker().other();
        for (int pair = 0; pair < Combat.PAIRS; pair++) {
            Face attack = data.battleCards().get(combat.laidAt(pair)).face(space);
            Face defence =
                    data.battleCards().get(combat.laidAt(Combat.PAIRS + pair)).face(space);
            if (!compare(attack, defence, play)) {
                return;
            }
        }
        combat.discardLaid();
        if (state.units(defender, space) < fewestUnits()) {
            end.of(BattleEnd.Why.TOO_FEW_UNITS, play);
        } else if (combat.deckSize() < drawing.needed(state)) {
            end.of(BattleEnd.Why.NO_CARDS, play);
        } else {
            play.next(new BeforeCards.Look(defender), new BeforeCards.Look(defender.other()), new DrawCards.Draw());
        }
    }

    /** With fewer units than these the defender cannot fight on. */
    protected int fewestUnits() {
        return Combat.PAIRS;
    }

    /** Returns whether the game continues: the attacker may owe Prestige for the Trumpet. */
    protected boolean compare(Face attack, Face defence, Play<PolisState> play) {
        boolean matched = matches(attack, defence);
        play.report(() -> new Compared(attack, defence, matched));
        Combat combat = play.state().combat();
        Side attacker = combat.attacker();
        if (!matched) {
            loseUnit(attacker.other(), combat.space(), play);
        }
        int won = won(attack, defence, matched);
        if (won < 0 && !matched) {
            return boards.losePrestige(attacker, -won, play);
        }
        if (won > 0) {
            boards.gainPrestige(attacker, combat.isDoubled(attacker) ? 2 * won : won, play);
        }
        return true;
    }

    /** The Prestige of an attack. In defence the Trumpet's cost does not count: its value is 0 there. */
    protected int won(Face attack, Face defence, boolean matched) {
        return matched ? attack.value() - Math.max(0, defence.value()) : attack.value();
    }

    /** The Trumpet matches nothing and is matched by nothing else; the Mercenaries match everything else. */
    protected boolean matches(Face attack, Face defence) {
        if (attack.isSalpinx()) {
            return false;
        }
        if (attack.isMisthoforos()) {
            return true;
        }
        return defence.isMisthoforos() || attack.formation() == defence.formation();
    }

    protected void loseUnit(Side side, Space space, Play<PolisState> play) {
        play.state().removeUnits(side, space, 1);
        leagues.liftSieges(side, space, play.state());
        play.report(() -> new UnitLost(side, space));
    }
}
