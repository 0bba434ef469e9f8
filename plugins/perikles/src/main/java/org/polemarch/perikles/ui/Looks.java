package org.polemarch.perikles.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.scene.paint.Color;
import org.polemarch.api.game.Seat;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Things;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.view.PeriklesView;

/** What players, powers and counters look like: colour tells the player, the letter the power, the shape the type. */
final class Looks {

    private static final Map<String, SideColour> PLAYERS = Map.of(
            "red", SideColour.RED,
            "green", SideColour.GREEN,
            "black", SideColour.BLACK,
            "orange", SideColour.GOLD,
            "blue", SideColour.BLUE);

    record Seen(Power power, UnitType type, int strength, String where) {}

    record Hidden(Power power, UnitType type, String where) {}

    private final Words words;

    Looks(Words words) {
        this.words = words;
    }

    static SideColour of(Seat seat) {
        return PLAYERS.getOrDefault(seat.id(), SideColour.NEUTRAL);
    }

    /** The colour of those who command: a player's own, grey for several. */
    static SideColour of(List<Seat> commanders) {
        return commanders.size() == 1 ? of(commanders.get(0)) : SideColour.NEUTRAL;
    }

    /** The colour printed on the tiles of a city. */
    static SideColour of(Power power) {
        return switch (power) {
            case ATHENS -> SideColour.of("light blue", Color.web("#6fa8d0"));
            case SPARTA -> SideColour.of("tan", Color.web("#c79a5e"));
            case ARGOS -> SideColour.of("light green", Color.web("#9db84a"));
            case CORINTH -> SideColour.of("purple", Color.web("#94609b"));
            case THEBES -> SideColour.of("yellow", Color.web("#e3cf57"));
            case MEGARA -> SideColour.of("orange-red", Color.web("#cf6a48"));
            case PERSIA -> SideColour.NEUTRAL;
        };
    }

    /** The style of a head line in a colour: a stripe of it, over a breath of it. */
    static String head(SideColour colour) {
        return "-perikles-stripe: " + colour.web() + "; -perikles-tint: " + colour.web() + "59;";
    }

    static String letter(Power power) {
        return switch (power) {
            case ATHENS -> "A";
            case SPARTA -> "S";
            case ARGOS -> "G";
            case CORINTH -> "C";
            case THEBES -> "T";
            case MEGARA -> "M";
            case PERSIA -> "P";
        };
    }

    static PieceShape shape(UnitType type) {
        return type == UnitType.HOPLITE ? PieceShape.HOPLITE : PieceShape.TRIREME;
    }

    /**
     * Counters that look alike to the viewer.
     *
     * @param where the key of what is said about counters that lie there
     */
    Piece counters(PeriklesView.Stack stack, SideColour colour, String where) {
        String strength = stack.strength().map(String::valueOf).orElse("");
        return Piece.of(shape(stack.type()), colour)
                .marked(letter(stack.power()) + strength)
                .times(stack.count())
                .called(
                        stack.strength().isPresent()
                                ? words.say(new Seen(
                                        stack.power(),
                                        stack.type(),
                                        stack.strength().get(),
                                        where))
                                : words.say(new Hidden(stack.power(), stack.type(), where)));
    }

    /** The colours of the counters of a line: of whoever leads the power, so that allies can be told apart. */
    static List<SideColour> colours(PeriklesView.Line line, PeriklesView view) {
        List<SideColour> colours = new ArrayList<>();
        for (PeriklesView.Stack stack : line.counters()) {
            colours.add(of(view.force(stack.power()).leaders()));
        }
        return colours;
    }

    List<Piece> line(PeriklesView.Line line, List<SideColour> colours) {
        List<Piece> pieces = new ArrayList<>();
        for (int i = 0; i < colours.size(); i++) {
            pieces.add(counters(line.counters().get(i), colours.get(i), "counter.sent"));
        }
        return pieces;
    }

    /** Counters of a pool that can be picked to be sent. */
    List<Piece> sendable(PeriklesView.Force force) {
        List<Piece> pieces = new ArrayList<>();
        for (PeriklesView.Stack stack : force.pool()) {
            Piece piece =
                    counters(stack, of(force.leaders()), force.leaders().isEmpty() ? "counter.idle" : "counter.ready");
            pieces.add(
                    stack.strength().isPresent()
                            ? piece.target(Things.counter(
                                    stack.power(),
                                    stack.type(),
                                    stack.strength().get()))
                            : piece);
        }
        return pieces;
    }
}
