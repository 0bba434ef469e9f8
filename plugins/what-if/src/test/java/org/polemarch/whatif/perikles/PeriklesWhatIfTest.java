package org.polemarch.whatif.perikles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.GameState;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.Words;
import org.polemarch.core.contract.trial.Style;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.perikles.PeriklesPlugin;
import org.polemarch.perikles.rules.influence.InfluenceSpecials;
import org.polemarch.perikles.rules.influence.PlaceCubes;
import org.polemarch.whatif.Shelf;

/** Each variant of Perikles makes a difference in play. */
class PeriklesWhatIfTest {

    private static final int GAMES = 20;

    private static PreparedGame<?> perikles(VariantPlugin... variants) {
        return Shelf.prepare(new PeriklesPlugin(), variants);
    }

    private static List<GameEvent> events(VariantPlugin... variants) {
        return Shelf.events(perikles(variants), GAMES, Style.RANDOM);
    }

    private static String log(VariantPlugin... variants) {
        Words words = perikles(variants).words();
        return events(variants).stream().map(words::say).collect(Collectors.joining("\n"));
    }

    private static int counters(String power, VariantPlugin... variants) {
        return counters(perikles(variants), power);
    }

    private static <S extends GameState<S>> int counters(PreparedGame<S> game, String power) {
        return game.book().game().census(game.start(1).state()).get("counters " + power);
    }

    @Test
    void physiciansComeInThePlaceOfThePlague() {
        assertThat(events()).hasAtLeastOneElementOfType(InfluenceSpecials.PlagueStruck.class);
        assertThat(events(new NoPlague())).doesNotHaveAnyElementsOfTypes(InfluenceSpecials.PlagueStruck.class);
        assertThat(log(new NoPlague())).contains("Physicians").doesNotContain("Plague", "plague");
    }

    @Test
    void cyzicusIsFoughtOverInThePlaceOfSicily() {
        assertThat(log()).contains("Sicily").doesNotContain("Cyzicus");
        assertThat(log(new NoSicily())).contains("Cyzicus").doesNotContain("Sicily");
    }

    @Test
    void spartaHasMoreTriremes() {
        assertThat(counters("sparta", new SpartanFleet())).isEqualTo(counters("sparta") + 3);
    }

    @Test
    void thePersiansHaveNoFleet() {
        assertThat(counters("persia", new NoPersianGold())).isEqualTo(counters("persia") - 4);
    }

    @Test
    void periklesPlacesFourCubes() {
        assertThat(placedAtOnce()).isEqualTo(2);
        assertThat(placedAtOnce(new PericlesLives())).isEqualTo(4);
    }

    private static int placedAtOnce(VariantPlugin... variants) {
        return events(variants).stream()
                .filter(PlaceCubes.CubesPlaced.class::isInstance)
                .mapToInt(each -> ((PlaceCubes.CubesPlaced) each).count())
                .max()
                .orElseThrow();
    }
}
