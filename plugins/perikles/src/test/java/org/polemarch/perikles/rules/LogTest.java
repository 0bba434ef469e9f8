package org.polemarch.perikles.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.book;
import static org.polemarch.perikles.PeriklesTable.setup;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Cites;
import org.polemarch.api.play.Move;
import org.polemarch.core.engine.Game;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.rules.battles.BattleRound;
import org.polemarch.perikles.rules.battles.Casualties;
import org.polemarch.perikles.rules.battles.CombatRoll;
import org.polemarch.perikles.rules.battles.Spoils;
import org.polemarch.perikles.rules.elections.Elections;
import org.polemarch.perikles.rules.forces.Deployment;
import org.polemarch.perikles.rules.forces.GrantPermission;
import org.polemarch.perikles.rules.forces.Recovery;
import org.polemarch.testkit.Covers;

/** The log of whole random games, checked against what happened on the table. */
@Cites("4")
class LogTest {

    private final List<GameEvent> events = new ArrayList<>();
    private int sends;
    private int grants;
    private int refusals;

    private long count(Class<?> kind) {
        return events.stream().filter(kind::isInstance).count();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    @Covers("PK-R07")
    void everythingThatHappensIsTold(long seed) {
        Game<PeriklesState> game = Game.start(book(setup(3 + (int) seed % 3)), Chance.seeded(seed), events::add);
        Chance chance = Chance.seeded(seed);
        while (!game.over()) {
            Move move = game.moves().get(chance.below(game.moves().size()));
            sends += move instanceof Deployment.Send ? 1 : 0;
            grants += move instanceof GrantPermission.Grant ? 1 : 0;
            refusals += move instanceof GrantPermission.Refuse ? 1 : 0;
            game.play(move);
        }
        PeriklesState state = game.state();
        int turns = state.turn();
        assertThat(count(Elections.Elected.class)
                        + count(Elections.ElectedUnopposed.class)
                        + count(Elections.NoCandidate.class))
                .as("an election of each city in each turn")
                .isEqualTo(6L * turns);
        assertThat(count(Deployment.Sent.class)).isEqualTo(sends);
        assertThat(count(GrantPermission.Granted.class)).isEqualTo(grants);
        assertThat(count(GrantPermission.Refused.class)).isEqualTo(refusals);
        assertThat(count(BattleRound.RoundBegan.class)).isEqualTo(count(CombatRoll.RoundWon.class));
        assertThat(count(CombatRoll.ColumnFound.class)).isEqualTo(count(CombatRoll.RoundWon.class));
        assertThat(count(Spoils.TileWon.class) + count(Spoils.TileRemoved.class))
                .as("what became of each location")
                .isEqualTo(7L * turns);
        int dead = 0;
        int defeats = 0;
        for (int counter = 0; counter < state.data().counters().count(); counter++) {
            dead += state.forces().at(counter) == Forces.DEAD ? 1 : 0;
        }
        for (int city = 0; city < Power.CITIES; city++) {
            defeats += state.cities().defeats(city);
        }
        assertThat(count(Casualties.Lost.class) - count(Recovery.Recovered.class))
                .isEqualTo(dead);
        assertThat(count(Spoils.Defeated.class)).isEqualTo(defeats);
    }
}
