package org.polemarch.mountford.rules.combat;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Battle;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.rules.Rule;

/**
 * 4.1.2 and 4.2.4: a die for each side plus its SPs, leader, tile and one for the attacker. The higher total wins, then
 * the better leader, then the attacker. The loser's own die says how many SPs it loses, never more than the winner
 * brought; cavalry beyond the winner's covers a retreat on land.
 */
@Cites({"4.1.2", "4.2.4"})
public class BattleResult extends Rule implements Procedure<MountfordState, BattleResult.Roll> {

    public record Roll() implements Frame {}

    public record Fought(
            Space space,
            boolean naval,
            Seat winner,
            int athenianDie,
            int athenianTotal,
            Modifiers.Added athenian,
            int peloponnesianDie,
            int peloponnesianTotal,
            Modifiers.Added peloponnesian,
            int losses)
            implements GameEvent {
        @Override
        public String cites() {
            return naval ? "4.1.2" : "4.2.4";
        }
    }

    static final Roll ROLL = new Roll();

    private final Lines lines;
    private final Modifiers modifiers;

    @Inject
    public BattleResult(MountfordData data, Lines lines, Modifiers modifiers) {
        super(data);
        this.lines = lines;
        this.modifiers = modifiers;
    }

    @Override
    public void run(Roll frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        Battle battle = state.battle();
        int[] die = new int[2];
        int athenian = battle.sideOf(0);
        die[athenian] = play.roll(6, "roll.battle.athens");
        die[1 - athenian] = play.roll(6, "roll.battle.peloponnese");
        int[] rating = {modifiers.rating(state, 0), modifiers.rating(state, 1)};
        Modifiers.Added[] added = {modifiers.parts(state, 0), modifiers.parts(state, 1)};
        int[] total = {die[0] + added[0].sum(), die[1] + added[1].sum()};
        int winner = winner(total, rating, battle.attacker());
        int losses = losses(state, winner, die[1 - winner]);
        battle.win(winner, losses);
        lines.remember(state);
        play.report(() -> new Fought(
                atlas.space(battle.space()),
                battle.naval(),
                Seats.of(battle.seatOf(winner)),
                die[athenian],
                total[athenian],
                added[athenian],
                die[1 - athenian],
                total[1 - athenian],
                added[1 - athenian],
                losses));
        play.next(new BattleLosses.Choose(losses), BattleAftermath.COUNT);
    }

    protected int winner(int[] total, int[] rating, int attacker) {
        if (total[0] != total[1]) {
            return total[0] > total[1] ? 0 : 1;
        }
        if (rating[0] != rating[1]) {
            return rating[0] > rating[1] ? 0 : 1;
        }
        return attacker;
    }

    protected int losses(MountfordState state, int winner, int die) {
        int losses = Math.min(figures.battleLosses().get(die - 1), lines.count(state, winner));
        if (state.battle().naval()) {
            return losses;
        }
        int cover = Math.max(0, modifiers.cavalry(state, 1 - winner) - modifiers.cavalry(state, winner));
        return Math.max(1, losses - cover);
    }
}
