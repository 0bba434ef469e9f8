package org.polemarch.victory.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.has;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.battle.Fall;
import org.polemarch.victory.rules.muster.Room;
import org.polemarch.victory.rules.turn.SupplyStep;

/** Triremes obey the rules on pieces as Hoplites do. */
@Cites("pieces/triremes")
class TriremesTest {

    @Test
    @Covers({"R045", "R046", "R047"})
    @Cites("turn/supply")
    void theMoversTriremesOutOfSupplyAreRemoved() {
        Table<VictoryState> table = Position.start()
                .and("sparta trireme hellespont", "sparta trireme messenian-gulf", "corinth trireme hellespont")
                .turn("sparta", Step.SUPPLY)
                .run(new SupplyStep.Check(Power.SPARTA))
                .asksNobody();
        assertThat(has(table.state(), "sparta trireme hellespont")).isFalse();
        assertThat(has(table.state(), "sparta trireme messenian-gulf")).isTrue();
        assertThat(has(table.state(), "corinth trireme hellespont")).isTrue();
        assertThat(table.all(Fall.PieceRemoved.class))
                .containsExactly(new Fall.PieceRemoved(Position.piece("sparta trireme hellespont"), Loss.SUPPLY));
        assertThat(table.last(Fall.PieceRemoved.class).cites()).isEqualTo("turn/supply");
    }

    @Test
    @Covers("R080")
    void aPowerHasOneTriremeInASea() {
        Position.start()
                .turn("corinth")
                .play("cor-mt")
                .refuses(
                        "muster trireme gulf-of-corinth",
                        new Room.OneThere(
                                Sort.TRIREME,
                                Position.piece("corinth trireme gulf-of-corinth")
                                        .space()));
        Table<VictoryState> table = Position.start()
                .and("sparta trireme messenian-gulf", "corinth trireme myrtoan-sea")
                .turn("sparta")
                .play("spa-mt")
                .choose("muster trireme myrtoan-sea");
        assertThat(has(table.state(), "corinth trireme myrtoan-sea")).isTrue();
        assertThat(has(table.state(), "sparta trireme myrtoan-sea")).isTrue();
    }
}
