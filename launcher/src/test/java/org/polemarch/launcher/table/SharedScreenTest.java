package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.bot.Bot;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestTable;

/** Several people look at one screen together as long as nobody has a secret; here only a three on a tablet is one. */
class SharedScreenTest extends TableTest {

    private static final int SOME_WITH_BATTLES = 8;

    @Override
    TestJar jar() {
        return onlyThreeIsSecret();
    }

    @Test
    void noCurtainFallsWhileNobodyHasASecret() {
        TableModel model = table("Ann", "Bob");
        assertThat(model.stage()).isEqualTo(Stage.ASKED);
        assertThat(model.viewer().id()).isEqualTo("cleon");
        choose(model, "1");
        assertThat(model.stage()).isEqualTo(Stage.ASKED);
        assertThat(model.viewer().id()).isEqualTo("nicias");
        assertThat(model.situation().news()).hasSize(1);
        choose(model, "2");
        assertThat(model.stage()).isEqualTo(Stage.ASKED);
        assertThat(model.viewer().id()).isEqualTo("cleon");
        assertThat(model.ownEyes()).as("nobody said who looks").isEmpty();
    }

    @Test
    void aSecretIsShownToNobodyWhoHasNotSaidWhoTheyAre() {
        TableModel model = table("Ann", "Bob");
        choose(model, "3");
        choose(model, "1");
        assertThat(model.stage()).as("Ann's three is a secret").isEqualTo(Stage.CURTAIN);
        assertThat(model.hidden()).isTrue();
        assertThat(model.prompt().text()).isEqualTo("Pass the screen to Ann (Cleon).");
        model.liftCurtain();
        assertThat(model.ownEyes()).contains(model.viewer());
        assertThat(log(model)).containsExactly("Cleon wrote the number 3.", "Nicias wrote something.");
    }

    @Test
    void whatOneAloneSawIsNotToldToAllWhoLook() {
        TableModel model = table("Ann", "Bob");
        choose(model, "3");
        assertThat(log(model)).containsExactly("Cleon wrote something.");
        choose(model, "1");
        model.liftCurtain();
        choose(model, "quiet");
        assertThat(model.stage()).as("Bob's one is none").isEqualTo(Stage.ASKED);
        assertThat(model.viewer().id()).isEqualTo("nicias");
        assertThat(log(model)).contains("Cleon wrote something.", "Nicias wrote something.");
        assertThat(model.situation().news()).extracting(Object::toString).noneMatch(news -> news.contains("Wrote["));
        assertThat(model.ownEyes()).isEmpty();
    }

    @Test
    void undoBringsTheCurtainBack() {
        TableModel model = table("Ann", "Bob");
        choose(model, "3");
        choose(model, "1");
        model.liftCurtain();
        choose(model, "quiet");
        model.undo();
        assertThat(model.session().decisions()).isEqualTo(2);
        assertThat(model.stage()).as("Bob may have taken it back").isEqualTo(Stage.CURTAIN);
        model.undo();
        assertThat(model.stage())
                .as("before Bob wrote there is nothing to hide from him")
                .isEqualTo(Stage.ASKED);
        model.redo();
        assertThat(model.stage()).isEqualTo(Stage.CURTAIN);
    }

    @Test
    void aBotsTurnIsWatchedTogether() {
        TableModel model = table("Ann", "Bob");
        Session<?> session = model.session();
        choose(model, "3");
        session.seat(session.toAct(), bot());
        assertThat(model.stage()).isEqualTo(Stage.BOT);
        assertThat(model.hidden()).isFalse();
        assertThat(model.viewer().id()).as("Ann's seat has a secret").isEqualTo("nicias");
        assertThat(log(model)).containsExactly("Cleon wrote something.");
        model.session().play(model.session().ponder(() -> false).think());
        assertThat(model.stage()).isEqualTo(Stage.CURTAIN);
    }

    /** Outside its battles Polis hides nothing that one of the two knows; the cards in hand are a secret. */
    @Test
    void polisHasACurtainInBattlesOnly() {
        try (TestTable installed = TestTable.only(folder.resolve("installed"), "polis")) {
            int curtains = 0;
            int together = 0;
            Bot bot = installed.library().bot("polis", "greedy");
            for (int seed = 0; seed < SOME_WITH_BATTLES; seed++) {
                TableModel model = new TableModel(installed.session("polis", false, seed, "Ann", "Bob"));
                Session<?> session = model.session();
                while (!session.over()) {
                    if (model.stage() == Stage.CURTAIN) {
                        curtains++;
                        assertThat(session.isSecret(session.toAct())).isTrue();
                        assertThat(model.hidden()).isTrue();
                        model.liftCurtain();
                    } else if (model.ownEyes().isEmpty()) {
                        together++;
                        String view = model.situation().view().toString();
                        assertThat(view.contains("battle=Optional[") && !view.contains("hand=[]"))
                                .isFalse();
                    }
                    model.choose(model.session().hint(bot, () -> false).think().move());
                }
            }
            assertThat(curtains).isPositive();
            assertThat(together).isGreaterThan(curtains);
        }
    }
}
