package org.polemarch.launcher.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.api.game.GameOption;
import org.polemarch.core.engine.Seed;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Session;
import org.polemarch.core.wiring.SetupFault;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.setup.SetUpModel.Sitter;

class SetUpModelTest {

    @TempDir
    private Path folder;

    private TestTable tables;

    @BeforeEach
    void install() {
        tables = TestTable.installed(folder);
    }

    @AfterEach
    void close() {
        tables.close();
    }

    private SetUpModel model(String game, String player) {
        return new SetUpModel(tables.desk().catalog().game(game), tables.desk().catalog(), tables.library(), player);
    }

    @Test
    void asItBeginsItIsAGameAgainstBots() {
        Session<?> session = model("perikles", "Ann").begin(Seed.of(5));
        assertThat(session.seed()).isEqualTo(Seed.of(5));
        assertThat(session.setup().seats()).hasSize(5);
        assertThat(session.holder(session.setup().seats().get(0))).isEqualTo(new Holder.Person("Ann"));
        assertThat(session.setup().seats().subList(1, 5))
                .allMatch(seat -> session.holder(seat) instanceof Holder.BotSeat);
        assertThat(session.terms().casual()).isFalse();
    }

    @Test
    void fewerSeatsStrongerBotsAndASeed() {
        SetUpModel model = model("perikles", "");
        model.players(3);
        String second = model.seats().get(1).id();
        model.sit(second, new Sitter(false, "", "mcts:500"));
        model.seed(" 42 ");
        model.casual(true);
        Session<?> session = model.begin(Seed.of(5));
        assertThat(session.seed()).isEqualTo(Seed.of(42));
        assertThat(session.holder(session.setup().seats().get(1)).name()).isEqualTo("mcts:500");
        assertThat(session.terms().casual()).isTrue();
        assertThat(model.bots())
                .extracting(BotChoice::spec)
                .containsExactly(
                        "beginner",
                        "easy",
                        "normal",
                        "hard",
                        "expert",
                        "normal:careful",
                        "normal:bold",
                        "hard:careful",
                        "hard:bold",
                        "expert:careful",
                        "expert:bold");
        assertThat(model.bots()).extracting(BotChoice::title).contains("Hard, bold");
    }

    @Test
    void withOpenHandsAllPersonsAreOne() {
        SetUpModel model = model("polis", "Ann");
        model.sit("sparta", new Sitter(true, "Bob", "greedy"));
        assertThat(model.persons()).isEqualTo(2);
        model.openHands(true);
        Session<?> session = model.begin(Seed.of(5));
        assertThat(session.setup().seats())
                .allMatch(seat -> session.holder(seat).name().equals("Ann"));
    }

    @Test
    void thePlayersOwnFiguresAreUsed() throws IOException {
        SetUpModel model = model("perikles", "Ann");
        model.overlay(Optional.of(Files.writeString(
                folder.resolve("mine.json"),
                "{\"powers\": {\"athens\": {\"vpTrack\": [9, 7, 4, 2], \"source\": \"my copy\"}}}")));
        assertThat(model.begin(Seed.of(5)).prepared().data().provenance())
                .anyMatch(each -> each.id().equals("athens") && each.source().equals("my copy"));
    }

    @Test
    void whatCannotBeIsSaid() throws IOException {
        SetUpModel seed = model("polis", "Ann");
        seed.seed("dawn");
        assertThatThrownBy(() -> seed.begin(Seed.of(5)))
                .isInstanceOf(SetupFault.class)
                .hasMessageContaining("dawn");
        SetUpModel overlay = model("polis", "Ann");
        overlay.overlay(Optional.of(folder.resolve("none.json")));
        assertThatThrownBy(() -> overlay.begin(Seed.of(5)))
                .isInstanceOf(SetupFault.class)
                .hasMessageContaining("there is no such file");
        overlay.overlay(Optional.of(Files.writeString(folder.resolve("bad.json"), "{\"nothing\": {}}")));
        assertThatThrownBy(() -> overlay.begin(Seed.of(5))).isInstanceOf(SetupFault.class);
    }

    private SetUpModel withPeople(String people) {
        SetUpModel model = model("victory-or-death", "");
        choose(model, people);
        return model;
    }

    private static void choose(SetUpModel model, String people) {
        GameOption option = model.game().info().options().stream()
                .filter(each -> each.id().equals("people"))
                .findFirst()
                .orElseThrow();
        model.option(
                option,
                option.choices().stream()
                        .filter(each -> each.value().equals(people))
                        .findFirst()
                        .orElseThrow());
    }

    @Test
    void whoHoldsSeveralSeatsIsAskedForOnce() {
        SetUpModel model = withPeople("3");
        assertThat(model.parties())
                .extracting(Party::title)
                .containsExactly("Corinth", "Delian League and Athens", "Sparta");
        model.sit("athens", new Sitter(true, "Ben", "greedy"));
        assertThat(model.sitter("delian").name()).isEqualTo("Ben");
        assertThat(model.persons()).isEqualTo(2);
        Session<?> session = model.begin(Seed.of(5));
        assertThat(session.setup().seats())
                .extracting(seat -> session.holder(seat).name())
                .containsExactly("Corinth", "Ben", "easy", "Ben");
    }

    @Test
    void aGameIsSetUpLikeAnotherButForItsSeed() throws IOException {
        SetUpModel first = model("perikles", "Ann");
        first.players(3);
        GameOption end = first.game().info().options().get(3);
        first.option(end, end.choices().get(1));
        first.sit("green", new Sitter(true, "Ben", "greedy"));
        first.sit("black", new Sitter(false, "", "mcts:500"));
        first.casual(true);
        first.overlay(Optional.of(Files.writeString(
                folder.resolve("mine.json"), "{\"powers\": {\"athens\": {\"source\": \"my copy\"}}}")));
        Session<?> played = first.begin(Seed.of(5));
        played.seat(
                played.setup().seats().get(0),
                played.holder(played.setup().seats().get(2))); // handed over
        SetUpModel again = model("perikles", "Somebody else");
        again.like(played);
        assertThat(again.overlay()).contains("mine.json");
        Session<?> session = again.begin(Seed.of(6));
        assertThat(session.setup()).isEqualTo(played.setup());
        assertThat(session.setup().seats())
                .extracting(seat -> session.holder(seat).name())
                .containsExactly("Ann", "Ben", "mcts:500");
        assertThat(session.terms().casual()).isTrue();
        assertThat(session.prepared().overlay()).isEqualTo(played.prepared().overlay());
        assertThat(session.seed()).isEqualTo(Seed.of(6));
    }

    @Test
    void aSeatTellsItsSideWhereSeveralFightForOne() {
        SetUpModel pericles = model("pericles", "");
        assertThat(pericles.parties())
                .extracting(party -> party.side(pericles.game().info()).orElse(""))
                .containsExactly("Athens", "Athens", "Sparta", "Sparta");
        SetUpModel polis = model("polis", "");
        assertThat(polis.parties())
                .allMatch(party -> party.side(polis.game().info()).isEmpty());
    }

    @Test
    void whoeverWasGivenNoNameIsCalledByTheSeatsHeld() {
        SetUpModel model = withPeople("2");
        assertThat(model.sitter("sparta").name()).isEqualTo("Corinth and Sparta");
        model.sit("delian", new Sitter(true, "Ann", "greedy"));
        choose(model, "4");
        assertThat(model.sitter("corinth").name()).isEqualTo("Corinth");
        assertThat(model.sitter("sparta").name()).isEqualTo("Sparta");
        assertThat(model.sitter("delian").name()).isEqualTo("Ann");
        assertThat(model.sitter("athens").person()).as("held alone again").isFalse();
    }
}
