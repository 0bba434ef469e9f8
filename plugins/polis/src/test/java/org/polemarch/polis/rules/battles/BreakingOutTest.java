package org.polemarch.polis.rules.battles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.PileShuffled;
import org.polemarch.core.engine.Game;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.testkit.Covers;

@Cites("battles")
class BreakingOutTest {

    @Test
    @Covers("P200")
    void withEightUnitsOfBothTogether() {
        PolisTable.of("round omega | boiotia athens 5 sparta 3")
                .run(new BattleCheck.Look(Side.ATHENS))
                .asks("sparta", Retreat.Offer.class);
        PolisTable.of("round omega | boiotia athens 5 sparta 2 | megaris athens 5")
                .run(new BattleCheck.Look(Side.ATHENS))
                .isOver();
    }

    @Test
    @Covers({"P201", "P202"})
    void allCardsAreShuffledAndEachDrawsAsManyAsUnits() {
        PolisState state =
                PolisTable.of("round omega | boiotia athens 5 sparta 3").state();
        Game<PolisState> game = Game.at(
                PolisTable.book(), state, List.of(new Battle.Begin(Space.BOIOTIA)), Chance.seeded(7), event -> {});
        game.play("stand");
        game.play("stand");
        assertThat(game.state().combat().handSize(Side.ATHENS)).isEqualTo(5);
        assertThat(game.state().combat().handSize(Side.SPARTA)).isEqualTo(3);
        assertThat(game.state().combat().deckSize()).isEqualTo(24 - 8);
        assertThat(game.toAct().id()).as("first to attack on land").isEqualTo("sparta");
    }

    @Test
    @Covers("P201")
    void theDeckIsShuffledForEachBattle() {
        List<Object> shuffles = new ArrayList<>();
        Game<PolisState> game = Game.at(
                PolisTable.book(),
                PolisTable.of("round omega | boiotia athens 5 sparta 3 | kyklades athens 4 sparta 4")
                        .state(),
                List.of(new Battle.Begin(Space.BOIOTIA), new Battle.Begin(Space.KYKLADES)),
                Chance.seeded(7),
                event -> {
                    if (event instanceof PileShuffled) {
                        shuffles.add(event);
                    }
                });
        while (!game.over()) {
            if (game.moves().stream().anyMatch(move -> move.notation().equals("stand"))) {
                game.play("stand");
            } else {
                game.play(0);
            }
        }
        assertThat(shuffles).hasSize(2);
        assertThat(game.state().combat().deckSize()).as("all cards are back").isEqualTo(24);
    }

    @Test
    @Covers("P202")
    void spartaAttacksFirstOnLandAthensAtSea() {
        PolisTable land =
                PolisTable.of("round omega | boiotia athens 5 sparta 3").run(new Battle.Begin(Space.BOIOTIA));
        assertThat(land.state().combat().attacker()).isEqualTo(Side.SPARTA);
        PolisTable sea =
                PolisTable.of("round omega | kyklades athens 5 sparta 3").run(new Battle.Begin(Space.KYKLADES));
        assertThat(sea.state().combat().attacker()).isEqualTo(Side.ATHENS);
    }
}
