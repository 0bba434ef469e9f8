package org.polemarch.victory.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.code;
import static org.polemarch.victory.Position.power;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.polemarch.api.play.Frame;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.Happened;
import org.polemarch.victory.rules.reactions.React;
import org.polemarch.victory.rules.scoring.ScoringRound;
import org.polemarch.victory.rules.turn.SupplyStep;

/** A position written down, to be set up as often as a test tries something at it. */
final class Scene {

    private final List<Consumer<Position>> steps;

    private Scene(List<Consumer<Position>> steps) {
        this.steps = steps;
    }

    /** An empty board with these pieces. */
    static Scene of(String... pieces) {
        return new Scene(List.of(position -> position.and(pieces)));
    }

    /** Athens without a Hoplite, its fleet at sea, and Spartans before the walls. */
    static Scene athensAttacked() {
        return Scene.of(
                "athens city athens",
                "athens trireme saronic-gulf",
                "sparta city megara",
                "sparta hoplite megara",
                "sparta hoplite attica");
    }

    /** Sparta at home, and Athenians in Argos. */
    static Scene laconiaAttacked() {
        return Scene.of(
                "sparta city laconia",
                "sparta hoplite laconia",
                "sparta hoplite messenia",
                "athens city argos",
                "athens hoplite argos");
    }

    private Scene then(Consumer<Position> step) {
        List<Consumer<Position>> more = new ArrayList<>(steps);
        more.add(step);
        return new Scene(more);
    }

    Scene and(String... pieces) {
        return then(position -> position.and(pieces));
    }

    Scene without(String... pieces) {
        return then(position -> List.of(pieces).forEach(position::without));
    }

    Scene hand(String power, String... cards) {
        return then(position -> position.hand(power, cards));
    }

    Scene deck(String power, String... cards) {
        return then(position -> position.deck(power, cards));
    }

    Scene prepared(String power, String... cards) {
        return then(position -> position.prepared(power, cards));
    }

    Scene status(String power, String... cards) {
        return then(position -> position.status(power, cards));
    }

    Scene points(int oligarchs, int demos) {
        return then(position -> position.points(oligarchs, demos));
    }

    /** Whose turn it is; the Play step. */
    Scene turn(String power) {
        return then(position -> position.turn(power));
    }

    private Position position() {
        Position position = Position.of();
        steps.forEach(step -> step.accept(position));
        return position;
    }

    /** The owner plays the card on its turn, a card that it has in hand besides those of the scene. */
    CardTable play(String card) {
        Position position = position();
        position.turn(Position.CARDS.card(card).owner().id());
        VictoryState before = position.state().copy();
        return new CardTable(position.play(card), before);
    }

    /** The Strategy step of a power. */
    CardTable strategyStep(String power) {
        Position position = position().turn(power, Step.STRATEGY);
        return run(position, new Happened(Trigger.step(Moment.STRATEGY_STEP, power(power))));
    }

    /** The Supply step of a power. */
    CardTable supplyStep(String power) {
        return run(position().turn(power, Step.SUPPLY), new SupplyStep.Check(Power.of(power(power))));
    }

    /** The Scoring Round of round three. */
    CardTable scoringRound() {
        return run(position().round(3).turn("athens", Step.DRAW), new ScoringRound.Begin());
    }

    /** The mover's Play step. */
    CardTable playStep() {
        Position position = position();
        VictoryState before = position.state().copy();
        return new CardTable(position.playStep(), before);
    }

    private static CardTable run(Position position, Frame frame) {
        VictoryState before = position.state().copy();
        return new CardTable(position.run(frame), before);
    }

    /** Whether the owner of the card is asked, and may use it. */
    private boolean opens(String card, Trigger trigger) {
        Table<VictoryState> table = position().run(new Happened(trigger));
        while (!table.game().over()) {
            if (table.notations().contains("use " + card)) {
                assertThat(table.game().question().frame()).isInstanceOf(React.Ask.class);
                assertThat(table.game().toAct().id())
                        .isEqualTo(Position.CARDS.card(card).owner().id());
                return true;
            }
            table.choose("pass");
        }
        return false;
    }

    /** Each of these sets the card off. */
    Scene opensFor(String card, Trigger... triggers) {
        for (Trigger trigger : triggers) {
            assertThat(opens(card, trigger)).as(card + " after " + trigger).isTrue();
        }
        return this;
    }

    /** None of these sets the card off. */
    Scene closedFor(String card, Trigger... triggers) {
        for (Trigger trigger : triggers) {
            assertThat(opens(card, trigger)).as(card + " after " + trigger).isFalse();
        }
        return this;
    }

    /** "sparta hoplite argos" was mustered. */
    static Trigger mustered(String piece) {
        return Trigger.mustered(code(piece));
    }

    /** The first piece is about to battle the second. */
    static Trigger declared(String initiator, String victim) {
        return Trigger.battle(Moment.BATTLE_DECLARED, code(initiator), code(victim));
    }

    /** The first piece has battled the second. */
    static Trigger battled(String initiator, String victim) {
        return Trigger.battle(Moment.AFTER_BATTLE, code(initiator), code(victim));
    }

    /** The piece is about to be removed by a power. */
    static Trigger aboutToLose(String piece, Loss cause, String by) {
        return Trigger.loss(Moment.ABOUT_TO_REMOVE, power(by), code(piece), cause);
    }

    /** The piece was removed by a power. */
    static Trigger lost(String piece, Loss cause, String by) {
        return Trigger.loss(Moment.AFTER_REMOVE, power(by), code(piece), cause);
    }
}
