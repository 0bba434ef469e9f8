package org.polemarch.perikles.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.book;
import static org.polemarch.perikles.PeriklesTable.setup;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.core.engine.Game;
import org.polemarch.perikles.data.Counters;
import org.polemarch.perikles.data.LocationTile;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.UnitType;
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
                        + count(Elections.ElectedOnATie.class)
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

    /** Who reads nothing but the log knows the table: leaders, sendings, losses, defeats and tiles, each in full. */
    @ParameterizedTest
    @ValueSource(longs = {7, 8, 9})
    @Covers("PK-R07")
    void theTableCanBeRebuiltFromTheLog(long seed) {
        Game<PeriklesState> game = Game.start(book(setup(3 + (int) seed % 3)), Chance.seeded(seed), events::add);
        Chance chance = Chance.seeded(seed);
        List<String> sent = new ArrayList<>();
        List<String> answers = new ArrayList<>();
        while (!game.over()) {
            Seat player = game.toAct();
            if (game.state().phase() == Phase.COMMIT_FORCES) {
                assertThat(leadersInTheLog()).isEqualTo(leaders(game.state()));
            }
            Move move = game.moves().get(chance.below(game.moves().size()));
            if (move instanceof Deployment.Send) {
                sent.add(player.id() + " " + move.notation());
            } else if (game.question().frame() instanceof GrantPermission.Request request) {
                answers.add(player.id() + " " + move.notation() + " "
                        + request.player().id() + " " + request.power().id() + " "
                        + request.location().id());
            }
            game.play(move);
        }
        assertThat(of(Deployment.Sent.class).stream()
                        .map(each -> each.player().id() + " " + each.side().verb() + " "
                                + each.location().id() + " " + each.power().id() + " "
                                + each.type().id() + " " + each.strength()))
                .containsExactlyElementsOf(sent);
        assertThat(events.stream().flatMap(LogTest::answer)).containsExactlyElementsOf(answers);
        assertThat(holdersInTheLog()).isEqualTo(holders(game.state()));
        assertThat(defeatsInTheLog()).isEqualTo(defeats(game.state()));
        assertThat(deadInTheLog()).isEqualTo(dead(game.state()));
    }

    private static Stream<String> answer(GameEvent event) {
        if (event instanceof GrantPermission.Granted yes) {
            return Stream.of(yes.leader().id() + " grant " + yes.player().id() + " "
                    + yes.power().id() + " " + yes.location().id());
        }
        if (event instanceof GrantPermission.Refused no) {
            return Stream.of(no.leader().id() + " refuse " + no.player().id() + " "
                    + no.power().id() + " " + no.location().id());
        }
        return Stream.empty();
    }

    private <E> List<E> of(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** The latest election of each city. */
    private Map<Power, String> leadersInTheLog() {
        Map<Power, String> leaders = new TreeMap<>();
        for (GameEvent event : events) {
            if (event instanceof Elections.Elected elected) {
                leaders.put(elected.city(), elected.winner().id());
            } else if (event instanceof Elections.ElectedOnATie elected) {
                leaders.put(elected.city(), elected.winner().id());
            } else if (event instanceof Elections.ElectedUnopposed elected) {
                leaders.put(elected.city(), elected.winner().id());
            } else if (event instanceof Elections.NoCandidate none) {
                leaders.remove(none.city());
            }
        }
        return leaders;
    }

    private static Map<Power, String> leaders(PeriklesState state) {
        Map<Power, String> leaders = new TreeMap<>();
        for (int city = 0; city < Power.CITIES; city++) {
            if (state.cities().leader(city) >= 0) {
                leaders.put(
                        Power.of(city),
                        setup(state.players())
                                .seats()
                                .get(state.cities().leader(city))
                                .id());
            }
        }
        return leaders;
    }

    private Map<Location, Integer> holdersInTheLog() {
        Map<Location, Integer> holders = new HashMap<>();
        for (Spoils.TileWon won : of(Spoils.TileWon.class)) {
            int players = 0;
            for (Seat seat : won.players()) {
                players |= 1 << seat.index();
            }
            holders.put(won.location(), players);
        }
        return holders;
    }

    private static Map<Location, Integer> holders(PeriklesState state) {
        Map<Location, Integer> holders = new HashMap<>();
        for (LocationTile tile : state.data().locations()) {
            if (!state.tiles().holders(tile.index()).isEmpty()) {
                holders.put(tile.location(), (int)
                        state.tiles().holders(tile.index()).bits());
            }
        }
        return holders;
    }

    private Map<Power, Integer> defeatsInTheLog() {
        Map<Power, Integer> defeats = new TreeMap<>();
        of(Spoils.Defeated.class).forEach(defeat -> defeats.put(defeat.city(), defeat.defeats()));
        return defeats;
    }

    private static Map<Power, Integer> defeats(PeriklesState state) {
        Map<Power, Integer> defeats = new TreeMap<>();
        for (int city = 0; city < Power.CITIES; city++) {
            if (state.cities().defeats(city) > 0) {
                defeats.put(Power.of(city), state.cities().defeats(city));
            }
        }
        return defeats;
    }

    private List<String> deadInTheLog() {
        List<String> dead = new ArrayList<>();
        for (GameEvent event : events) {
            if (event instanceof Casualties.Lost lost) {
                dead.add(lost.power() + " " + lost.type() + " " + lost.strength());
            } else if (event instanceof Recovery.Recovered back) {
                dead.remove(back.city() + " " + back.type() + " " + back.strength());
            }
        }
        return dead.stream().sorted().toList();
    }

    private static List<String> dead(PeriklesState state) {
        Counters counters = state.data().counters();
        List<String> dead = new ArrayList<>();
        for (int counter = 0; counter < counters.count(); counter++) {
            if (state.forces().at(counter) == Forces.DEAD) {
                dead.add(Power.of(counters.powerOf(counter)) + " " + UnitType.of(counters.typeOf(counter)) + " "
                        + counters.strengthOf(counter));
            }
        }
        return dead.stream().sorted().toList();
    }
}
