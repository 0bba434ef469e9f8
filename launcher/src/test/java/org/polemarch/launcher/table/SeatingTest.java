package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Seat;
import org.polemarch.launcher.replay.ReplayModel;

/** Seats change hands in the middle of a game, and nobody sees more for it than they may. */
class SeatingTest extends TableTest {

    private TableModel model;
    private Seating seating;
    private Seat cleon;
    private Seat nicias;

    private void sit(String... holders) {
        model = table(holders);
        seating = new Seating(model.session(), spec -> tables.library().bot("tablets", spec));
        cleon = model.session().setup().seats().get(0);
        nicias = model.session().setup().seats().get(1);
    }

    @Test
    void whoeverHandsOverDoesNotLookIntoTheSeatOfTheOther() {
        sit("Ann", "Bob");
        model.liftCurtain();
        seating.handOver("random");
        assertThat(model.stage()).isEqualTo(Stage.BOT);
        assertThat(model.viewer()).as("Ann still looks").isEqualTo(cleon);
        letBotsAnswer(model);
        assertThat(model.stage()).isEqualTo(Stage.CURTAIN);
        assertThat(model.hidden()).isTrue();
        assertThat(model.prompt().text()).isEqualTo("Pass the screen to Bob (Nicias).");
        model.liftCurtain();
        assertThat(model.viewer()).isEqualTo(nicias);
    }

    @Test
    void aSeatIsTakenBackUnderTheSameName() {
        sit("Ann", "random");
        seating.handOver("random");
        assertThat(seating.isPerson(cleon)).isFalse();
        assertThat(seating.person(cleon)).isEqualTo("Ann");
        seating.toPerson(cleon, "Ann");
        assertThat(model.stage()).as("there is nobody to hide anything from").isEqualTo(Stage.ASKED);
        choose(model, "3");
        assertThat(model.stage()).isEqualTo(Stage.BOT);
        seating.toPerson(nicias, "Ann");
        assertThat(model.stage()).as("taken over while the bot thinks").isEqualTo(Stage.ASKED);
        assertThat(model.viewer()).isEqualTo(nicias);
        seating.toBot(nicias, "random");
        assertThat(model.stage()).isEqualTo(Stage.BOT);
        assertThat(model.viewer()).as("Ann's own again").isEqualTo(cleon);
    }

    @Test
    void aThoughtOfABotWhoseSeatIsTakenIsDropped() {
        sit("Ann", "random");
        choose(model, "3");
        var late = model.session().ponder(() -> false).think();
        seating.toPerson(nicias, "Ann");
        model.session().play(late);
        assertThat(model.session().decisions()).isEqualTo(1);
    }

    @Test
    void aFriendWhoJoinsComesFromBehindACurtain() {
        sit("Ann", "random");
        choose(model, "3");
        seating.toPerson(nicias, "Bob");
        assertThat(model.stage()).isEqualTo(Stage.CURTAIN);
        assertThat(model.hidden()).isTrue();
    }

    @Test
    void aSeatGivenToAnotherPersonIsHiddenUntilTheyCome() {
        sit("Ann", "Bob");
        model.liftCurtain();
        seating.toPerson(cleon, "Bob");
        assertThat(model.hidden())
                .as("Bob holds both, and Ann is at the screen")
                .isTrue();
        model.liftCurtain();
        choose(model, "3");
        assertThat(model.stage()).isEqualTo(Stage.ASKED);
    }

    @Test
    void fromASeatThatWasGivenToABotNoOtherBotIsSeen() {
        sit("Ann", "Bob");
        model.liftCurtain();
        seating.handOver("random");
        seating.toBot(nicias, "random");
        seating.toPerson(nicias, "Bob");
        ReplayModel replay = new ReplayModel(model.session(), Optional.of(cleon));
        assertThat(replay.allowed()).containsExactly(cleon);
    }

    @Test
    void undoNamesTheOtherWhoseDecisionItTakesBack() {
        sit("Ann", "Bob");
        model.liftCurtain();
        assertThat(model.robbedByUndo()).isEmpty();
        choose(model, "3");
        assertThat(model.robbedByUndo())
                .as("who is at the curtain is not known")
                .contains("Ann");
        model.liftCurtain();
        assertThat(model.robbedByUndo()).contains("Ann");
        choose(model, "1");
        model.liftCurtain();
        assertThat(model.robbedByUndo()).contains("Bob");
        sit("Ann", "Ann");
        choose(model, "3");
        assertThat(model.robbedByUndo()).isEmpty();
    }
}
