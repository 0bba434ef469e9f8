package org.polemarch.victory.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.polemarch.api.game.Seat;
import org.polemarch.api.ui.Situation;
import org.polemarch.testkit.Situations;
import org.polemarch.testkit.Table;
import org.polemarch.testkit.Toolkit;
import org.polemarch.victory.Position;
import org.polemarch.victory.VictoryOrDeathPlugin;
import org.polemarch.victory.model.Ending;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.Until;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.view.VictoryView;

/** Whatever changes in the view changes on a board that has shown the view before, and looks as on a new board. */
class VictoryPartsTest {

    private static final VictoryOrDeathPlugin PLUGIN = new VictoryOrDeathPlugin();

    private static Situation before;
    private static VictoryBoard start;
    private static VictoryBoard along;

    @BeforeAll
    static void show() {
        before = base();
        start = Toolkit.call(() -> board(before));
        along = Toolkit.call(() -> board(before));
    }

    private static VictoryBoard board(Situation situation) {
        VictoryBoard board = new VictoryBoard(Situations.nobody(), PLUGIN.words(), VictoryGeography.shipped());
        Toolkit.scene(board.node(), 945, 720);
        board.show(situation);
        return board;
    }

    private static Situation base() {
        Table<VictoryState> table = Position.start()
                .hand("athens", "ath-lb", "ath-07")
                .prepared("athens", "ath-02")
                .status("delian", "del-06")
                .turn("athens")
                .playStep();
        return Situations.of(table.game(), new Seat(3, "athens"));
    }

    private static Situation with(Situation base, VictoryView view) {
        return new Situation(
                base.viewer(), view, base.question(), base.lit(), base.picked(), base.news(), base.outcome());
    }

    static Stream<Arguments> changes() {
        return Stream.of(
                view("the round", view -> Changed.of(view, "round", 4)),
                view("the power on turn", view -> Changed.of(view, "mover", Power.SPARTA)),
                view("whose eyes", view -> Changed.of(view, "seat", Power.SPARTA)),
                view("the step", view -> Changed.of(view, "step", Step.SUPPLY)),
                view("points of the Oligarchs", view -> Changed.of(view, "oligarchs", 9)),
                view("points of the Demos", view -> Changed.of(view, "demos", 9)),
                view("the end", view -> Changed.of(view, "ending", Ending.values()[1])),
                power("Hoplites left", power -> Changed.of(power, "available", List.of(0, 4, 2, 3))),
                power("Triremes left", power -> Changed.of(power, "available", List.of(3, 0, 2, 3))),
                power("Cities left", power -> Changed.of(power, "available", List.of(3, 4, 0, 3))),
                power("tokens left", power -> Changed.of(power, "available", List.of(3, 4, 2, 0))),
                power("a token on the map", power -> Changed.of(power, "tokens", List.of("persia"))),
                power("the bowl", power -> Changed.of(power, "bowl", 2)),
                power("the number of hand cards", power -> Changed.of(power, "hand", 9)),
                power("the draw deck", power -> Changed.of(power, "deck", 9)),
                power("the discards", power -> Changed.of(power, "discards", 9)),
                power("the Prepare cards", power -> Changed.of(power, "prepared", 9)),
                power("a Status card", power -> Changed.of(power, "status", List.of("del-06"))),
                power("the face-up discard", power -> Changed.of(power, "open", "ath-07")),
                power("the person", power -> Changed.of(power, "person", 1)),
                secrets("the hand", own -> Changed.of(own, "hand", List.of("ath-lb"))),
                secrets(
                        "a second card of a kind",
                        own -> Changed.of(own, "hand", List.of("ath-lb", "ath-lb", "ath-07"))),
                secrets("a Prepare card", own -> Changed.of(own, "prepared", List.of())),
                secrets("the own pile", own -> Changed.of(own, "discards", List.of("ath-07"))),
                piece("where a piece stands", piece -> Changed.of(piece, "space", "megara")),
                piece("whose it is", piece -> Changed.of(piece, "power", Power.SPARTA)),
                piece("its supply", piece -> Changed.of(piece, "supply", VictoryView.Supply.NO_CITY)),
                piece("its line", piece -> Changed.of(piece, "line", List.of("attica", "megara"))),
                piece(
                        "the gaps of its line",
                        piece -> Changed.of(
                                piece, "gaps", List.of(new VictoryView.Gap("megara", VictoryView.Why.ENEMY)))),
                view(
                        "fewer pieces",
                        view -> Changed.of(
                                view,
                                "pieces",
                                view.pieces().subList(1, view.pieces().size()))),
                view("what is resolved", view -> Changed.of(view, "pending", List.of(pending("ath-07")))),
                view("what lasts", view -> Changed.of(view, "lasting", List.of(lasting()))),
                face("a title", face -> Changed.of(face, "title", "Another")),
                face("a text", face -> Changed.of(face, "text", "Nothing happens.")));
    }

    private static VictoryView.PendingView pending(String card) {
        return new VictoryView.PendingView(
                card, Moment.STRATEGY_STEP, Optional.of(Power.SPARTA), Optional.empty(), "", "");
    }

    private static VictoryView.LastingView lasting() {
        return new VictoryView.LastingView("ath-07", Until.values()[0]);
    }

    private static Arguments view(String what, UnaryOperator<VictoryView> change) {
        return arguments(what, change);
    }

    private static Arguments power(String what, UnaryOperator<VictoryView.PowerView> change) {
        return view(what, view -> Changed.of(view, "powers", changed(view.powers(), Power.ATHENS.ordinal(), change)));
    }

    private static Arguments secrets(String what, UnaryOperator<VictoryView.Secrets> change) {
        return view(what, view -> Changed.of(view, "secrets", changed(view.secrets(), 0, change)));
    }

    private static Arguments piece(String what, UnaryOperator<VictoryView.PieceView> change) {
        return view(what, view -> Changed.of(view, "pieces", changed(view.pieces(), 0, change)));
    }

    private static Arguments face(String what, UnaryOperator<VictoryView.Face> change) {
        return view(what, view -> Changed.of(view, "faces", changed(view.faces(), 0, change)));
    }

    private static <T> List<T> changed(List<T> all, int index, UnaryOperator<T> change) {
        List<T> changed = new ArrayList<>(all);
        changed.set(index, change.apply(all.get(index)));
        return changed;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("changes")
    void whatChangesIsShown(String what, UnaryOperator<VictoryView> change) {
        Toolkit.call(() -> {
            Situation after = with(before, change.apply((VictoryView) before.view()));
            along.show(before);
            along.show(after);
            assertThat(Seen.differences(along, start))
                    .as("%s can be seen", what)
                    .isNotEmpty();
            assertThat(Seen.differences(along, board(after)))
                    .as("%s looks as on a new board", what)
                    .isEmpty();
            along.show(before);
            assertThat(Seen.differences(along, start))
                    .as("%s can be taken back", what)
                    .isEmpty();
            return along;
        });
    }

    /** What is picked and lit, who is asked, and nobody being asked. */
    @ParameterizedTest
    @MethodSource("situations")
    void whatCanBeAnsweredIsShown(UnaryOperator<Situation> change) {
        Toolkit.call(() -> {
            Situation after = change.apply(before);
            along.show(before);
            along.show(after);
            assertThat(Seen.differences(along, start)).isNotEmpty();
            assertThat(Seen.differences(along, board(after))).isEmpty();
            return along;
        });
    }

    static Stream<UnaryOperator<Situation>> situations() {
        return Stream.of(
                base -> Changed.of(base, "question", Optional.empty()),
                base -> Changed.of(base, "lit", Set.of()),
                base -> Changed.of(base, "picked", List.of(base.lit().iterator().next())));
    }
}
