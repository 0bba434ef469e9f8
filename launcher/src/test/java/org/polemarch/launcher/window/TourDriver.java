package org.polemarch.launcher.window;

import javafx.scene.input.KeyCode;
import org.polemarch.api.play.Target;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;

/** Does what the guide of the tour asks for, step by step, as a newcomer would. */
final class TourDriver {

    private TourDriver() {}

    static void drive(Stagehand hand) {
        TableModel model = hand.model();
        hand.waitForText("coach", "This is the board.");
        hand.click("coach-next");
        hand.waitForText("coach", "Give your first answer");
        waitUntilAsked(hand, model);
        hand.act(window -> model.choose(model.choices("").get(0).move()));
        hand.waitForText("coach", "Now click something that does not glow.");
        waitUntilAsked(hand, model);
        hand.act(window -> model.pick(Target.space("no-such-place")));
        hand.waitForText("coach", "Press F1");
        hand.key(KeyCode.F1);
        hand.waitForNode("rules-section");
        hand.key(KeyCode.ESCAPE);
        hand.waitForText("coach", "Not sure what to do?");
        hand.key(KeyCode.F2);
        hand.waitForText("coach", "Nothing is lost by trying.");
        hand.key(KeyCode.Z, true);
        hand.waitForText("coach", "Everything can be done by keyboard.");
        hand.key(KeyCode.K, true);
        hand.waitForNode("palette-typed");
        hand.key(KeyCode.ESCAPE);
        hand.waitForText("coach", "That is all you need.");
        for (int move = 0; move < 2; move++) {
            waitUntilAsked(hand, model);
            hand.act(window -> model.choose(model.choices("").get(0).move()));
        }
    }

    private static void waitUntilAsked(Stagehand hand, TableModel model) {
        hand.waitFor("the player is asked", () -> model.stage() == Stage.ASKED);
    }
}
