package org.polemarch.api.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a game says about itself appears in saves and on the command line, so it is checked at the source. */
class GameInfoTest {

    private static final List<SeatInfo> SEATS =
            List.of(SeatInfo.alone("athens", "Athens"), SeatInfo.alone("sparta", "Sparta"));
    private static final List<Scenario> SCENARIOS = List.of(new Scenario("usual", "Usual", ""));
    private static final GameOption OPTION =
            new GameOption("walls", "Walls", "", List.of(new GameOption.Choice("long", "Long")), "long");

    private static GameInfo info(
            String id, List<SeatInfo> seats, int fewest, List<Scenario> scenarios, List<GameOption> options) {
        return new GameInfo(id, "Game", "", "", seats, fewest, scenarios, options, 60, "Nothing", "Dice", 100);
    }

    @Test
    void theDefaultSetupHasAllSeatsTheFirstScenarioAndEveryDefault() {
        GameInfo info = info("game", SEATS, 1, SCENARIOS, List.of(OPTION));
        Setup setup = info.defaultSetup();
        assertThat(setup.seats()).containsExactly(new Seat(0, "athens"), new Seat(1, "sparta"));
        assertThat(setup.scenario()).isEqualTo("usual");
        assertThat(setup.option("walls")).isEqualTo("long");
        assertThat(Setup.of(info, 1).seats()).containsExactly(new Seat(0, "athens"));
        assertThatThrownBy(() -> Setup.of(info, 3)).hasMessage("Game is for 1 to 2 seats, not 3");
        assertThatThrownBy(() -> Setup.of(info, 0)).hasMessage("Game is for 1 to 2 seats, not 0");
        assertThatThrownBy(() -> setup.option("gates")).hasMessage("no option gates");
    }

    @Test
    void idsThatCouldNotBeWrittenDownAreRefused() {
        assertThatThrownBy(() -> info("My Game", SEATS, 1, SCENARIOS, List.of()))
                .hasMessage("game id 'My Game' is not lower-case kebab");
        assertThatThrownBy(() -> info("game", List.of(SeatInfo.alone("a: b", "A")), 1, SCENARIOS, List.of()))
                .hasMessage("game: seat id 'a: b' must be made of letters, digits, dots and hyphens");
    }

    @Test
    void twoOfTheSameNameAreRefused() {
        assertThatThrownBy(() -> info("game", List.of(SEATS.get(0), SEATS.get(0)), 1, SCENARIOS, List.of()))
                .hasMessage("game has two seats 'athens'");
        assertThatThrownBy(() -> info("game", SEATS, 1, List.of(SCENARIOS.get(0), SCENARIOS.get(0)), List.of()))
                .hasMessage("game has two scenarios 'usual'");
        assertThatThrownBy(() -> info("game", SEATS, 1, SCENARIOS, List.of(OPTION, OPTION)))
                .hasMessage("game has two options 'walls'");
    }

    @Test
    void numbersThatCannotBeAreRefused() {
        assertThatThrownBy(() -> info("game", SEATS, 0, SCENARIOS, List.of())).hasMessage("game: 0 of 2 seats");
        assertThatThrownBy(() -> info("game", SEATS, 3, SCENARIOS, List.of())).hasMessage("game: 3 of 2 seats");
        assertThatThrownBy(() -> info("game", SEATS, 1, List.of(), List.of())).hasMessage("game has no scenario");
        List<SeatInfo> crowd = new ArrayList<>();
        for (int i = 0; i < 17; i++) {
            crowd.add(SeatInfo.alone("seat-" + i, "Seat"));
        }
        assertThatThrownBy(() -> info("game", crowd, 1, SCENARIOS, List.of()))
                .hasMessage("game has 17 seats; at most 16");
        assertThatThrownBy(() ->
                        new GameInfo("game", "", "", "", SEATS, 1, SCENARIOS, List.of(), 60, "Nothing", "Dice", 0))
                .hasMessageContaining("longest is 0");
    }

    @Test
    void aDefaultThatIsNoChoiceIsRefused() {
        assertThatThrownBy(() -> new GameOption("walls", "", "", OPTION.choices(), "short"))
                .hasMessage("option walls: the default short is no choice");
        assertThat(OPTION.allows("long")).isTrue();
        assertThat(OPTION.allows("short")).isFalse();
    }

    private static GameInfo together(List<List<String>> people) {
        GameOption.Choice one = new GameOption.Choice("one", "One person", people);
        return info("game", SEATS, 1, SCENARIOS, List.of(new GameOption("people", "", "", List.of(one), "one")));
    }

    @Test
    void aPersonMayHoldSeveralSeatsButOnlySeatsThatAreThereAndNoSeatTwice() {
        assertThat(together(List.of(List.of("athens", "sparta")))
                        .options()
                        .get(0)
                        .choices()
                        .get(0)
                        .together())
                .containsExactly(List.of("athens", "sparta"));
        assertThat(OPTION.choices().get(0).together()).isEmpty();
        assertThatThrownBy(() -> together(List.of(List.of("athens", "thebes"))))
                .hasMessageStartingWith("game: option people=one gives [[athens, thebes]]");
        assertThatThrownBy(() -> together(List.of(List.of("athens"), List.of("sparta", "athens"))))
                .hasMessageContaining("to one person each; the seats are [athens, sparta]");
    }
}
