package org.polemarch.victory.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.has;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.reactions.React;

/** Reactions: when, who first, one at a time, nested ones first, locked out after declining. */
@Cites("reactions")
class ReactionsTest {

    private static Position assault() {
        return Position.of(
                        "athens city athens",
                        "athens trireme saronic-gulf",
                        "sparta hoplite attica",
                        "sparta city megara",
                        "sparta hoplite megara",
                        "delian city corcyra")
                .turn("sparta")
                .hand("sparta", "spa-lb");
    }

    @Test
    @Covers({"R170", "R171"})
    void aReactionNeedsItsTriggerAndIsNeverCompulsory() {
        Table<VictoryState> table = assault()
                .prepared("athens", "ath-02")
                .play("spa-lb")
                .choose("battle hoplite-attica athens-city-athens")
                .asks("athens", React.Ask.class)
                .offersOnly("use ath-02", "pass")
                .choose("pass", "pass");
        assertThat(has(table.state(), "athens city athens")).isFalse();
        // Megara is no trigger for the walls of Athens.
        Position.of("athens hoplite megara", "athens city athens", "corinth city corinth", "corinth hoplite corinth")
                .status("athens", "ath-19")
                .and("athens trireme saronic-gulf")
                .hand("athens", "ath-lb")
                .turn("corinth")
                .play("cor-lb")
                .choose("battle hoplite-corinth athens-hoplite-megara")
                .asksNobody();
    }

    @Test
    @Covers({"R173", "R174", "R177"})
    void theTeamsAlternateAndTheMoversTeamIsFirst() {
        // A muster in Attica: Sparta's own answers and that of Athens.
        Table<VictoryState> table = Position.of(
                        "sparta city megara", "sparta hoplite megara", "athens city athens", "athens hoplite athens")
                .prepared("sparta", "spa-04")
                .status("sparta", "spa-02")
                .hand("sparta", "spa-lb")
                .prepared("athens", "ath-04")
                .turn("sparta")
                .play("spa-mh")
                .choose("muster hoplite attica")
                .asks("sparta", React.Ask.class)
                .offers("use spa-04", "use spa-02")
                .choose("use spa-04", "lifted-all")
                .asks("athens", React.Ask.class)
                .choose("pass")
                .asks("sparta", React.Ask.class)
                .offers("use spa-02");
        assertThat(table.state().depth()).isEqualTo(2);
    }

    @Test
    @Covers("R175")
    void nestedReactionsComeFirstThreeDeep() {
        // Muster in Attica (1) - Sparta battles Athens at once (2) - Athens answers the battle (3) - the rest follows
        // inside out.
        Table<VictoryState> table = Position.of(
                        "sparta city megara",
                        "sparta hoplite megara",
                        "athens city athens",
                        "athens hoplite athens",
                        "athens trireme saronic-gulf")
                .status("sparta", "spa-02")
                .prepared("sparta", "spa-19")
                .prepared("athens", "ath-15", "ath-04")
                .hand("sparta", "spa-lb", "spa-lb")
                .turn("sparta")
                .play("spa-mh")
                .choose("muster hoplite attica", "use spa-02", "battle hoplite-attica athens-hoplite-athens")
                .asks("athens", React.Ask.class);
        table.choose("pass")
                .asks("athens", React.Ask.class)
                .offers("use ath-15")
                .choose("use ath-15");
        // The battle removed nothing; its end lets Sparta battle again, still inside the answer to the muster.
        table.asks("sparta", React.Ask.class).offers("use spa-19");
        assertThat(table.state().depth()).isGreaterThanOrEqualTo(4);
        table.choose("use spa-19", "battle hoplite-attica athens-hoplite-athens")
                .asks("athens", React.Ask.class);
        table.choose("pass");
        assertThat(has(table.state(), "athens hoplite athens")).isTrue();
        // Only now Athens may answer the muster itself.
        table.asks("athens", React.Ask.class).offers("use ath-04").choose("use ath-04", "remove sparta-hoplite-attica");
        assertThat(has(table.state(), "sparta hoplite attica")).isFalse();
        table.asksNobody();
    }

    @Test
    @Covers("R176")
    void whoDeclinesIsLockedOut() {
        // Sparta lets its slot go by; after the answer of Athens it is not asked about this muster again.
        Table<VictoryState> table = Position.of(
                        "sparta city megara", "sparta hoplite megara", "athens city athens", "athens hoplite athens")
                .prepared("sparta", "spa-04")
                .prepared("athens", "ath-04")
                .turn("sparta")
                .play("spa-mh")
                .choose("muster hoplite attica", "pass")
                .asks("athens", React.Ask.class)
                .choose("use ath-04", "remove sparta-hoplite-attica");
        table.asksNobody();
    }

    @Test
    void aPowerMayWaitForItsTeammate() {
        // Corinth and Sparta might both answer the removal of a City on their turn; the mover is asked first.
        Table<VictoryState> table = Position.of("athens city attica", "sparta city megara", "sparta hoplite megara")
                .status("corinth", "cor-21")
                .turn("sparta")
                .play("spa-lb")
                .choose("battle hoplite-megara athens-city-attica")
                .asks("corinth", React.Ask.class)
                .choose("use cor-21");
        assertThat(table.state().points(0)).isEqualTo(2);
    }

    @Test
    @Cites("cards/secrecy")
    void whetherSomebodyIsAskedDependsOnPublicFactsAlone() {
        // Athens has some face-down card: it is asked although the card does not fit.
        assault()
                .prepared("athens", "ath-20")
                .play("spa-lb")
                .choose("battle hoplite-attica athens-city-athens")
                .asks("athens", React.Ask.class)
                .offersOnly("pass");
        // Both cards that could fit were seen elsewhere: it is not asked.
        assault()
                .prepared("athens", "ath-20")
                .seen("athens", "ath-02", "ath-09")
                .play("spa-lb")
                .choose("battle hoplite-attica athens-city-athens")
                .asksNobody();
        // No face-down card: it is not asked.
        assault()
                .hand("athens", "ath-02")
                .play("spa-lb")
                .choose("battle hoplite-attica athens-city-athens")
                .asksNobody();
        // The shield of Sparta: asked while a Land Battle card may be in hand, though there is none.
        Position.of("athens city argos", "athens hoplite argos", "sparta hoplite laconia", "sparta city laconia")
                .status("sparta", "spa-01")
                .hand("sparta", "spa-mh")
                .turn("athens")
                .play("ath-lb")
                .choose("battle hoplite-argos sparta-hoplite-laconia")
                .asks("sparta", React.Ask.class)
                .offersOnly("pass");
        Position.of("athens city argos", "athens hoplite argos", "sparta hoplite laconia", "sparta city laconia")
                .status("sparta", "spa-01")
                .hand("sparta", "spa-mh")
                .seen("sparta", "spa-lb", "spa-lb", "spa-lb", "spa-lb", "spa-lb", "spa-lb", "spa-lb")
                .turn("athens")
                .play("ath-lb")
                .choose("battle hoplite-argos sparta-hoplite-laconia")
                .asksNobody();
    }
}
