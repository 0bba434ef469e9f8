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
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Pending;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.battle.Fall;
import org.polemarch.victory.rules.battle.Strike;
import org.polemarch.victory.rules.reactions.React;

/** Once a battle is declared it is fought, whatever happens between. */
@Cites("battle")
class DeclaredBattleTest {

    @Test
    @Covers("R120")
    void anInitiatorThatLostItsSupplySinceBattlesAllTheSame() {
        Position position =
                Position.of("sparta hoplite laconia", "athens hoplite argos").turn("sparta");
        Use use = new Use(Position.CARDS.card("spa-lb").kind(), power("sparta"), Trigger.PLAYED);
        position.state().push(new Pending(use.card(), use.actor(), use.trigger()));
        assertThat(Position.isSupplied(position.state(), code("sparta hoplite laconia")))
                .isFalse();
        Table<VictoryState> table = position.run(
                        new Strike.Resolve(use, 0, code("sparta hoplite laconia"), code("athens hoplite argos")))
                .asksNobody();
        assertThat(has(table.state(), "athens hoplite argos")).isFalse();
    }

    /** Corinth's Trireme is battled in Corinth's own turn, where Corinth may take its pieces off at any time. */
    private static Table<VictoryState> battledOnItsOwnTurn() {
        return Position.of(
                        "delian city corcyra",
                        "delian trireme ionian-sea",
                        "corinth city corinth",
                        "corinth trireme gulf-of-corinth",
                        "sparta trireme gulf-of-corinth",
                        "sparta hoplite achaea")
                .prepared("corinth", "cor-01")
                .prepared("delian", "del-15", "del-11")
                .turn("corinth")
                .play("cor-mt")
                .choose(
                        "in-place trireme gulf-of-corinth",
                        "use del-15",
                        "battle trireme-ionian-sea corinth-trireme-gulf-of-corinth")
                .asks("corinth", React.Ask.class)
                .choose("lift", "lift trireme gulf-of-corinth", "pass");
    }

    @Test
    @Covers("R128")
    void aPieceTakenOffByItsOwnerIsNeitherRemovedNorReplacedByAnother() {
        Table<VictoryState> table = battledOnItsOwnTurn();
        assertThat(has(table.state(), "corinth trireme gulf-of-corinth")).isFalse();
        assertThat(has(table.state(), "sparta trireme gulf-of-corinth")).isTrue();
        assertThat(table.all(Fall.PieceRemoved.class)).isEmpty();
        assertThat(table.all(Fall.PieceSaved.class)).isEmpty();
    }

    @Test
    @Covers("R128")
    void aBattleThatFoundNobodyIsFollowedUpLikeAnyOther() {
        Table<VictoryState> table =
                battledOnItsOwnTurn().asks("delian", React.Ask.class).offers("use del-11");
        assertThat(((React.Ask) table.game().question().frame()).on()).isEqualTo(Moment.AFTER_BATTLE);
    }
}
