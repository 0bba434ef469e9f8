package org.polemarch.whatif.victory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Reason;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.Words;
import org.polemarch.core.contract.trial.Style;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.victory.VictoryOrDeathPlugin;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.muster.Room;
import org.polemarch.whatif.Shelf;

/** Each variant of Victory or Death makes a difference in play. */
class VictoryWhatIfTest {

    @SuppressWarnings("unchecked") // the state of Victory or Death
    private static PreparedGame<VictoryState> game(VariantPlugin... variants) {
        return (PreparedGame<VictoryState>) Shelf.prepare(new VictoryOrDeathPlugin(), variants);
    }

    /** What is said in games played at random. */
    private static String log(VariantPlugin... variants) {
        PreparedGame<VictoryState> game = game(variants);
        Words words = game.words();
        return Shelf.events(game, 12, Style.RANDOM).stream().map(words::say).collect(Collectors.joining("\n"));
    }

    @Test
    void noCardTellsOfThePlague() {
        assertThat(log()).contains("The plague a second time attacked the Athenians");
        assertThat(log(new NoPlague())).doesNotContain("plague");
    }

    @Test
    void noCardTellsOfTheKingsMoney() {
        assertThat(log()).contains("Cyrus consigned");
        assertThat(log(new NoPersianGold())).doesNotContain("Cyrus", "three obols");
    }

    @Test
    void noCardScoresForTribute() {
        assertThat(log()).contains("Treasurers for Hellas");
        assertThat(log(new NoTribute())).doesNotContain("Treasurers for Hellas", "tithe-duty", "most pay tribute");
    }

    @Test
    void thePeaceOfNiciasCanBeMadeTwice() {
        String once = log();
        String twice = log(new PeaceHolds());
        assertThat(count(twice, "Peace of Nicias")).isGreaterThan(count(once, "Peace of Nicias"));
    }

    private static int count(String text, String words) {
        return text.split(words, -1).length - 1;
    }

    @Test
    void aSpartanTriremeIsAtSea() {
        VictoryState state = game(new SpartanFleet()).start(1).state();
        assertThat(ships(state)).isNotZero();
        assertThat(ships(game().start(1).state())).isZero();
    }

    private static long ships(VictoryState state) {
        return state.board().pieces(Power.SPARTA.ordinal(), Sort.TRIREME.ordinal());
    }

    @Test
    void theDemosStaysOutOfSicily() {
        VictoryData data = VictoryData.of(game().data());
        Space syracuse = data.atlas().space("syracuse", "test");
        VictoryState state = game().start(1).state();
        Room room = new NoSicily.NoRoomInSicily(data);
        for (Power power : Power.values()) {
            boolean demos = power == Power.ATHENS || power == Power.DELIAN;
            Optional<Reason> obstacle = room.obstacle(power.ordinal(), Sort.HOPLITE, syracuse, state);
            assertThat(obstacle).isEqualTo(demos ? Optional.of(new NoSicily.NotToSicily(syracuse)) : Optional.empty());
            assertThat(Spaces.has(room.free(power.ordinal(), Sort.HOPLITE.ordinal(), state), syracuse))
                    .isNotEqualTo(demos);
        }
        assertThat(game(new NoSicily()).start(1).state().atlas().keyValue(syracuse.index()))
                .isZero();
    }
}
