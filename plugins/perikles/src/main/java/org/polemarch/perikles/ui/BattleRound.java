package org.polemarch.perikles.ui;

import java.util.Collections;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.game.Seat;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.api.ui.table.DicePane;
import org.polemarch.api.ui.table.FactTable;
import org.polemarch.perikles.model.Battle;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.view.PeriklesView;

/** A round of a battle: strengths, column, numbers to reach, dice, tokens. */
final class BattleRound extends VBox {

    private static final int TOKENS = 2;

    record Course(UnitType type, Battle.Course course) {}

    /** A round in which the dice have not fallen yet. */
    record Before(UnitType type) {}

    record Won(UnitType type, Battle.Course course, Side side) {}

    record Column(String label) {}

    record Doubled(List<Power> powers) {
        Doubled {
            powers = List.copyOf(powers);
        }
    }

    record Strength(UnitType type, int force) {}

    record Needs(int needs, String label, int attack, int defence) {}

    record Tokens(int tokens) {}

    record Sight(PeriklesView.Round round, List<Seat> attackers, List<Seat> defenders) {
        Sight {
            attackers = List.copyOf(attackers);
            defenders = List.copyOf(defenders);
        }
    }

    private final Words words;
    private final Label title = new Label();
    private final FactTable facts;
    private final Label below = new Label();
    private final Line attack;
    private final Line defence;
    private final Shown<Sight> shown = new Shown<>();

    BattleRound(Words words, Targets targets) {
        this.words = words;
        title.setWrapText(true);
        title.setMinHeight(Region.USE_PREF_SIZE);
        title.getStyleClass().add("perikles-location-name");
        facts = new FactTable(
                "",
                words.text("battle.strength"),
                words.text("battle.needs"),
                words.text("battle.tokens"),
                words.text("battle.dice"));
        attack = new Line("battle.attacker", targets);
        defence = new Line("battle.defender", targets);
        below.getStyleClass().add("pm-text-soft");
        getStyleClass().add("perikles-body");
        getChildren().addAll(title, facts, below);
    }

    void show(Sight sight) {
        if (!shown.changes(sight)) {
            return;
        }
        PeriklesView.Round round = sight.round();
        title.setText(round.winner()
                .map(side -> words.say(new Won(round.type(), round.course(), side)))
                .orElseGet(() -> words.say(
                        round.course() == Battle.Course.FOUGHT
                                ? new Before(round.type())
                                : new Course(round.type(), round.course()))));
        boolean fought = round.course() == Battle.Course.FOUGHT;
        attack.show(sight.attackers(), round.attack(), round.attackerNeeds(), round.attackerTokens(), round.dice(), 0);
        defence.show(
                sight.defenders(), round.defence(), round.defenderNeeds(), round.defenderTokens(), round.dice(), 2);
        String column =
                round.column().map(label -> words.say(new Column(label))).orElse("");
        String doubled = round.doubled().isEmpty() ? "" : words.say(new Doubled(round.doubled()));
        below.setText((column + " " + doubled).strip());
        attack.tell(round.attack(), round.attackerNeeds(), round.attackerTokens(), round);
        defence.tell(round.defence(), round.defenderNeeds(), round.defenderTokens(), round);
        CityPanel.seen(facts, fought);
        CityPanel.seen(below, fought && !below.getText().isEmpty());
    }

    private final class Line {
        private final Label name;
        private final VBox side = new VBox();
        private final Label strength = text("");
        private final Label needs = text("");
        private final PieceBox tokens;
        private final DicePane dice = new DicePane();
        private final Shown<List<Seat>> mainShown = new Shown<>();
        private final Shown<Thrown> thrown = new Shown<>();

        Line(String key, Targets targets) {
            name = text(words.text(key));
            tokens = new PieceBox(targets);
            facts.row(side, strength, needs, tokens, dice);
        }

        void show(List<Seat> main, int force, int number, int won, List<Integer> faces, int from) {
            if (mainShown.changes(main)) {
                side.getChildren().setAll(name);
                main.forEach(seat -> side.getChildren().add(new Badge(words.name(seat), Looks.of(seat))));
            }
            strength.setText(String.valueOf(force));
            needs.setText(String.valueOf(number));
            tokens.show(Collections.nCopies(
                    Math.min(TOKENS, won),
                    Piece.of(PieceShape.COIN, SideColour.GOLD).sized(0.8).called(words.text("battle.token"))));
            List<Integer> own = faces.size() >= from + 2 ? faces.subList(from, from + 2) : List.of();
            if (thrown.changes(new Thrown(Looks.of(main), own))) {
                dice.show(
                        Looks.of(main), own.stream().mapToInt(Integer::intValue).toArray());
            }
        }

        /** Where its figures come from. */
        void tell(int force, int number, int won, PeriklesView.Round round) {
            Tip.on(strength, words.say(new Strength(round.type(), force)));
            Tip.on(needs, words.say(new Needs(number, round.column().orElse("–"), round.attack(), round.defence())));
            Tip.on(tokens, words.say(new Tokens(won)));
        }

        private static Label text(String value) {
            Label label = new Label(value);
            label.getStyleClass().add("pm-text");
            label.setMinWidth(Region.USE_PREF_SIZE);
            return label;
        }
    }

    private record Thrown(SideColour colour, List<Integer> faces) {
        Thrown {
            faces = List.copyOf(faces);
        }
    }
}
