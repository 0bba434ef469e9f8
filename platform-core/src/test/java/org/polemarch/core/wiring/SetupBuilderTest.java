package org.polemarch.core.wiring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.GameOption;
import org.polemarch.api.game.Scenario;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.api.game.Setup;
import org.polemarch.api.game.VariantInfo;

class SetupBuilderTest {

    private static final GameInfo GAME = new GameInfo(
            "league",
            "The League",
            "",
            "",
            List.of(
                    SeatInfo.alone("athens", "Athens"),
                    SeatInfo.alone("sparta", "Sparta"),
                    SeatInfo.alone("corinth", "Corinth")),
            2,
            List.of(new Scenario("peace", "Peace", ""), new Scenario("war", "War", "")),
            List.of(new GameOption(
                    "tribute",
                    "Tribute",
                    "",
                    List.of(new GameOption.Choice("light", ""), new GameOption.Choice("heavy", "")),
                    "light")),
            60,
            "",
            "",
            100);

    private static final List<VariantInfo> VARIANTS = List.of(
            new VariantInfo("plague", "league", "Plague", "", List.of("drought")),
            new VariantInfo("drought", "league", "Drought", "", List.of()),
            new VariantInfo("fog", "league", "Fog", "", List.of()));

    private static SetupBuilder builder() {
        return new SetupBuilder(GAME, VARIANTS);
    }

    @Test
    void whatIsNotSaidIsTheDefault() {
        assertThat(builder().build()).isEqualTo(GAME.defaultSetup());
    }

    @Test
    void everythingSaid() {
        Setup setup = builder()
                .scenario("war")
                .seats(2)
                .option("tribute = heavy")
                .variant("fog")
                .variant("plague")
                .build();
        assertThat(setup)
                .isEqualTo(new Setup(
                        "war",
                        List.of(new Seat(0, "athens"), new Seat(1, "sparta")),
                        Map.of("tribute", "heavy"),
                        List.of("fog", "plague")));
    }

    @Test
    void seatsByNameInAnyOrder() {
        assertThat(builder().seats(List.of("sparta", "athens")).build().seats())
                .extracting(Seat::id)
                .containsExactly("athens", "sparta");
    }

    @Test
    void faultsNameWhatIsWrongAndWhatIsRight() {
        refuses(
                setup -> setup.scenario("wra"),
                "no scenario of The League 'wra'; did you mean war? there are peace, war");
        refuses(setup -> setup.seats(1), "The League is for 2 to 3 seats, not 1");
        refuses(setup -> setup.seats(4), "The League is for 2 to 3 seats, not 4");
        refuses(
                setup -> setup.seats(List.of("athens", "corinth")),
                "The League with 2 seats is played by athens, sparta, not by athens, corinth");
        refuses(setup -> setup.seats(List.of("athens", "athens")), "seat 'athens' is named twice");
        refuses(
                setup -> setup.seats(List.of("athens", "sparte")),
                "no seat of The League 'sparte'; did you mean sparta? there are athens, sparta, corinth");
        refuses(setup -> setup.option("tribute"), "option 'tribute' must be written name=value, such as tribute=light");
        refuses(
                setup -> setup.option("tribut=light"),
                "no option of The League 'tribut'; did you mean tribute? there is tribute");
        refuses(
                setup -> setup.option("tribute=haevy"),
                "no value of option tribute 'haevy'; did you mean heavy? there are light, heavy");
        refuses(
                setup -> setup.option("tribute=heavy").option("tribute=light"),
                "option tribute is given twice, as heavy and as light");
        refuses(
                setup -> setup.variant("frog"),
                "no variant of The League 'frog'; did you mean fog? there are plague, drought, fog");
        refuses(setup -> setup.variant("fog").variant("fog"), "variant 'fog' is named twice");
    }

    @Test
    void aConflictIsFoundFromEitherSide() {
        refuses(
                setup -> setup.variant("plague").variant("drought"),
                "variants plague and drought cannot be chosen together; choose one of them");
        refuses(
                setup -> setup.variant("drought").variant("plague"),
                "variants drought and plague cannot be chosen together; choose one of them");
    }

    @Test
    void aSetupFromElsewhereIsCheckedToo() {
        Setup good = builder().scenario("war").variant("fog").build();
        assertThat(SetupBuilder.checked(good, GAME, VARIANTS)).isEqualTo(good);
        assertThatThrownBy(() -> SetupBuilder.checked(good.withScenario("truce"), GAME, VARIANTS))
                .isInstanceOf(SetupFault.class)
                .hasMessage("no scenario of The League 'truce'; there are peace, war");
        Setup turned =
                new Setup("war", List.of(new Seat(0, "sparta"), new Seat(1, "athens")), good.options(), List.of());
        assertThatThrownBy(() -> SetupBuilder.checked(turned, GAME, VARIANTS))
                .isInstanceOf(SetupFault.class)
                .hasMessage("The League seats [athens, sparta] in this order, not [sparta, athens]");
    }

    @Test
    void optionsAndScenariosOfAVariantAreChosenWithIt() {
        VariantInfo persia = VariantInfo.of("persia", "league")
                .scenarios(new Scenario("sardis", "Sardis", ""))
                .options(new GameOption(
                        "gold",
                        "Gold",
                        "",
                        List.of(new GameOption.Choice("little", ""), new GameOption.Choice("much", "")),
                        "little"));
        List<VariantInfo> variants =
                List.of(persia, VariantInfo.of("fog", "league").after("persia"));
        Setup usual = new SetupBuilder(GAME, variants).variant("persia").build();
        assertThat(usual.options()).isEqualTo(Map.of("tribute", "light", "gold", "little"));
        Setup sardis = new SetupBuilder(GAME, variants)
                .scenario("sardis")
                .option("gold=much")
                .variant("fog")
                .variant("persia")
                .build();
        assertThat(sardis.scenario()).isEqualTo("sardis");
        assertThat(sardis.option("gold")).isEqualTo("much");
        assertThat(sardis.variants()).as("fog comes after persia").containsExactly("persia", "fog");
        assertThat(SetupBuilder.checked(sardis, GAME, variants)).isEqualTo(sardis);
        assertThatThrownBy(() ->
                        new SetupBuilder(GAME, variants).scenario("sardis").build())
                .hasMessage("scenario sardis belongs to variant persia; choose that, too");
        assertThatThrownBy(() ->
                        new SetupBuilder(GAME, variants).option("gold=much").build())
                .hasMessage("option gold belongs to variant persia; choose that, too");
    }

    /** A save from before the game had an option means its default. */
    @Test
    void anOptionNotNamedIsTheDefault() {
        Setup old = new Setup("war", builder().build().seats(), Map.of(), List.of());
        assertThat(SetupBuilder.checked(old, GAME, VARIANTS).option("tribute")).isEqualTo("light");
    }

    private static void refuses(Consumer<SetupBuilder> choice, String message) {
        assertThatThrownBy(() -> choice.accept(builder()))
                .isInstanceOf(SetupFault.class)
                .hasMessage(message);
    }
}
