package org.polemarch.launcher.window;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestTable;

/** The basis of window tests: a separate window for each. */
abstract class WindowTest {

    @TempDir
    Path folder;

    Stagehand hand;

    @AfterEach
    void close() {
        if (hand != null) {
            hand.close();
        }
    }

    void open(TestTable tables) {
        hand = Stagehand.open(tables);
    }

    void openTablets() {
        open(TestTable.of(folder, TestJar.tablets()));
    }

    /** Seats as the set-up offers them: the first a person, the other a bot. */
    void startTablets(TestJar jar) {
        open(TestTable.of(folder, jar));
        hand.click("play-tablets");
        hand.click("start");
        hand.waitForText("prompt", "Cleon, write a number on your tablet");
    }

    void startTabletsOfTwoPersons() {
        openTablets();
        hand.click("play-tablets");
        hand.choose("seat-nicias", "Person");
        hand.click("start");
        hand.waitForText("prompt", "Pass the screen to Cleon.");
    }

    /** From the first question to the end, against the bot. */
    void finishTablets() {
        hand.answer("Write 3");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
        hand.answer("Keep quiet");
        hand.waitForNode("sheet-end");
    }
}
