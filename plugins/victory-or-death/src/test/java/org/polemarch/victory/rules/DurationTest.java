package org.polemarch.victory.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.code;
import static org.polemarch.victory.Position.has;
import static org.polemarch.victory.Position.power;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.Lasting;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.Pending;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.Until;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.turn.EndOfTurn;
import org.polemarch.victory.rules.turn.PlayStep;
import org.polemarch.victory.rules.turn.Turn;

/** How long what a card does lasts. */
@Cites("cards/duration")
class DurationTest {

    @Test
    @Covers("R153")
    @Cites("cards/duration")
    void whatSavesAPieceOnceSavesItOnce() {
        // The wooden wall keeps the Trireme from the first battle of the turn, not from the second.
        Table<VictoryState> table = Position.of(
                        "athens city athens",
                        "athens trireme saronic-gulf",
                        "sparta city laconia",
                        "sparta trireme myrtoan-sea")
                .prepared("athens", "ath-20")
                .hand("sparta", "spa-sb", "spa-sb")
                .turn("sparta")
                .play("spa-sb")
                .choose("battle trireme-myrtoan-sea athens-trireme-saronic-gulf", "use ath-20");
        table.asksNobody();
        assertThat(has(table.state(), "athens trireme saronic-gulf")).isTrue();
        table = table.run(new PlayStep.Choose(Power.SPARTA))
                .choose("play spa-sb", "battle trireme-myrtoan-sea athens-trireme-saronic-gulf");
        assertThat(has(table.state(), "athens trireme saronic-gulf")).isFalse();
    }

    @Test
    @Covers("R154")
    @Cites("cards/duration")
    void whatLastsUntilTheOwnNextTurnEndsWithItsBeginning() {
        Table<VictoryState> table = Position.start().turn("athens").play("ath-13");
        assertThat(table.state().battleForbidden(power("sparta"))).isNotZero();
        table.run(new Turn.Begin(Power.CORINTH));
        assertThat(table.state().battleForbidden(power("sparta"))).isNotZero();
        Table<VictoryState> ended =
                Position.start().turn("athens").play("ath-13").run(new EndOfTurn.Draw(Power.ATHENS));
        assertThat(ended.state().battleForbidden(power("sparta"))).isNotZero();
        Table<VictoryState> later =
                Position.start().turn("athens").play("ath-13").run(new Turn.Begin(Power.ATHENS));
        assertThat(later.state().battleForbidden(power("sparta"))).isZero();
    }

    @Test
    @Cites("cards/duration")
    void whatKeepsAPieceFromOneRemovalKeepsItFromNoneWithinIt() {
        VictoryState state = Position.start().state();
        int hoplite = code("sparta hoplite laconia");
        state.add(new Lasting(false, 0, -1, -1, -1, -1, Until.THIS_TRIGGER, power("sparta"), state.depth()));
        assertThat(state.isProtected(hoplite, Loss.BATTLE)).isTrue();
        state.push(new Pending(-1, -1, Trigger.mustered(hoplite)));
        assertThat(state.isProtected(hoplite, Loss.BATTLE)).isFalse();
        state.pop();
        assertThat(state.isProtected(hoplite, Loss.BATTLE)).isTrue();
    }
}
