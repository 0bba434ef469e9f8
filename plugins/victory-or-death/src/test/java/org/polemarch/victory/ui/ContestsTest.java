package org.polemarch.victory.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.ui.table.Contest;
import org.polemarch.victory.Position;
import org.polemarch.victory.VictoryOrDeathPlugin;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.rules.battle.ChooseBattle;
import org.polemarch.victory.rules.battle.Fall;

/** The end of a battle is told with its beginning: who attacked whom, and what became of it. */
class ContestsTest {

    private final Contests contests = new Contests(new VictoryOrDeathPlugin().words());
    private final PieceAt hoplite = new PieceAt(Power.SPARTA, Sort.HOPLITE, space("laconia"));
    private final PieceAt city = new PieceAt(Power.DELIAN, Sort.CITY, space("argos"));

    private static Space space(String id) {
        return Position.DATA.atlas().spaces().stream()
                .filter(space -> space.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aFallIsToldWithTheAttacker() {
        contests.of(new ChooseBattle.BattleDeclared(hoplite, city));
        Contest end = contests.of(new Fall.PieceRemoved(city, Loss.BATTLE)).orElseThrow();
        assertThat(end.parties())
                .extracting(Contest.Party::name)
                .containsExactly("Hoplite of Sparta in Laconia", "City of the Delian League in Argos");
        assertThat(end.verdict()).contains("is removed in battle");
    }

    @Test
    void aRescueOfAnotherPieceIsNotLaidToThatBattle() {
        contests.of(new ChooseBattle.BattleDeclared(hoplite, city));
        Contest end = contests.of(new Fall.PieceSaved(hoplite)).orElseThrow();
        assertThat(end.parties()).hasSize(1);
    }
}
