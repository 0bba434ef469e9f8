package org.polemarch.victory.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.code;
import static org.polemarch.victory.Position.power;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.log.GameEvent;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Team;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.reactions.React;
import org.polemarch.victory.rules.turn.Turn;

/** A table at which a card is used: what it offers, and all that it changed. */
final class CardTable {

    /** What a power may do at any time, whatever the card. */
    private static final Set<String> LIBERTIES = Set.of("buy", "bribe", "recall", "lift");

    private final Table<VictoryState> table;
    private final VictoryState before;

    CardTable(Table<VictoryState> table, VictoryState before) {
        this.table = table;
        this.before = before;
    }

    CardTable choose(String... answers) {
        table.choose(answers);
        return this;
    }

    /** The answers are these, the liberties apart. */
    CardTable offersOnly(String... answers) {
        assertThat(table.notations().stream().filter(answer -> !LIBERTIES.contains(answer)))
                .as("answers to " + table.game().question().frame())
                .containsExactlyInAnyOrder(answers);
        return this;
    }

    CardTable offers(String... answers) {
        table.offers(answers);
        return this;
    }

    CardTable offersNot(String... answers) {
        table.offersNot(answers);
        return this;
    }

    /** That power is asked. */
    CardTable asks(String power) {
        assertThat(table.game().toAct().id()).isEqualTo(power);
        return this;
    }

    /** Nobody is asked any more, and this is all that has changed; "+ sparta city argos", "athens deck -2", "spent spa-04". */
    CardTable done(String... changes) {
        table.asksNobody();
        return changed(changes);
    }

    /** This is all that has changed up to now. */
    CardTable changed(String... changes) {
        assertThat(changes()).containsExactlyInAnyOrder(changes);
        return this;
    }

    /** From these losses the piece is safe, from others it is not. */
    CardTable safe(String piece, Loss... losses) {
        EnumSet<Loss> from = EnumSet.noneOf(Loss.class);
        for (Loss loss : Loss.values()) {
            if (table.state().isProtected(code(piece), loss)) {
                from.add(loss);
            }
        }
        assertThat(from).as(piece).containsExactlyInAnyOrder(losses);
        return this;
    }

    /** The pieces are as safe as any other. */
    CardTable unsafe(String... pieces) {
        for (String piece : pieces) {
            safe(piece);
        }
        return this;
    }

    /** The turn ends. */
    CardTable turnEnds() {
        table.state().expireTurn();
        return this;
    }

    /** The next turn of a power begins. */
    CardTable turnBegins(String power) {
        table.run(new Turn.Begin(Power.of(power(power))));
        return this;
    }

    /** Nothing keeps a piece or forbids a battle. */
    CardTable nothingLasts() {
        assertThat(table.state().lasting()).isEmpty();
        return this;
    }

    /** Nobody may battle anywhere. */
    CardTable noBattle() {
        for (int power = 0; power < Power.COUNT; power++) {
            assertThat(table.state().battleForbidden(power))
                    .isEqualTo(Position.DATA.atlas().everywhere());
        }
        return this;
    }

    /** Whether the Scoring Round asks about this card. */
    boolean mayScore(String card) {
        return !table.game().over()
                && table.game().question().frame() instanceof React.Ask ask
                && ask.on() == Moment.SCORING_ROUND
                && table.notations().contains("use " + card);
    }

    /** The events of a kind. */
    <E extends GameEvent> List<E> told(Class<E> kind) {
        return table.all(kind);
    }

    VictoryState state() {
        return table.state();
    }

    private List<String> changes() {
        VictoryState after = table.state();
        List<String> changes = new ArrayList<>();
        for (Power power : Power.values()) {
            int who = power.ordinal();
            for (Sort sort : Sort.values()) {
                String kind = power.id() + " " + sort.id() + " ";
                spaces("+ " + kind, after.board().pieces(who, sort.ordinal()), before, who, sort, changes);
                spaces("- " + kind, before.board().pieces(who, sort.ordinal()), after, who, sort, changes);
            }
            number(
                    power.id() + " bowl ",
                    after.board().bowl(who) - before.board().bowl(who),
                    changes);
            number(
                    power.id() + " tokens ",
                    Long.bitCount(after.board().tokens(who))
                            - Long.bitCount(before.board().tokens(who)),
                    changes);
            number(
                    power.id() + " deck ",
                    after.cards().draw(who).size() - before.cards().draw(who).size(),
                    changes);
            gone("discarded ", before.cards().hand(who), after.cards().hand(who), changes);
            gone("spent ", before.cards().prepared(who), after.cards().prepared(who), changes);
            gone("lost ", before.cards().status(who), after.cards().status(who), changes);
        }
        for (Team team : Team.values()) {
            number(team.id() + " ", after.points(team.ordinal()) - before.points(team.ordinal()), changes);
        }
        return changes;
    }

    private static void spaces(String what, long there, VictoryState other, int who, Sort sort, List<String> changes) {
        long only = there & ~other.board().pieces(who, sort.ordinal());
        for (long left = only; left != 0; left &= left - 1) {
            PieceAt piece = other.atlas().piece(PieceAt.code(who, sort.ordinal(), Long.numberOfTrailingZeros(left)));
            changes.add(what + piece.space().id());
        }
    }

    private static void number(String what, int change, List<String> changes) {
        if (change != 0) {
            changes.add(what + (change > 0 ? "+" : "") + change);
        }
    }

    private static void gone(String how, Deck before, Deck after, List<String> changes) {
        for (int kind : before.toArray()) {
            if (!after.contains(kind)) {
                changes.add(how + Position.CARDS.card(kind).name().id());
            }
        }
    }
}
