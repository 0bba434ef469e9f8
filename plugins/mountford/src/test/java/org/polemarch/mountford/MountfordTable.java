package org.polemarch.mountford;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Reason;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.combat.BattleResult;
import org.polemarch.mountford.rules.combat.Combat;
import org.polemarch.mountford.rules.operations.Stance;
import org.polemarch.mountford.rules.specials.CampaignObjective;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.testkit.Table;

/**
 * A table at a position written in the words of {@link Position}: the dice to come, an operation, answers, and what the
 * battle must come to. In a battle the die of Athens is rolled first.
 */
public final class MountfordTable {

    private final Field field;
    private final Table<MountfordState> table;

    private MountfordTable(Field field) {
        this.field = field;
        table = field.table();
    }

    /** Only what is written stands on the map. */
    public static MountfordTable position(String position) {
        return new MountfordTable(Position.alone(position));
    }

    /** The start of the game with these changes. */
    public static MountfordTable start(String changes) {
        return new MountfordTable(Position.atStart(changes));
    }

    /** The start of the game. */
    public static MountfordTable start() {
        return start("");
    }

    // -- what is done

    /** The next rolls. */
    public MountfordTable dice(int... results) {
        table.dice(results);
        return this;
    }

    /** The seat is asked for an operation. */
    public MountfordTable operation(String seat) {
        table.run(new OperationChoice.Ask(Position.seat(seat)));
        return this;
    }

    /** A continuing operation of the power in a space, about to be paid for (2.3.1). */
    public MountfordTable continuing(String power, String space) {
        table.run(new OperationChoice.Ask(Position.power(power).seat())).choose("continue " + space + " " + power);
        if (table.game().question().frame() instanceof Stance.Ask) {
            table.choose("stance as-it-is");
        }
        return this;
    }

    /** A continuing operation, paid for with {@link Position#PAYMENT} or else with another tile, that offers battle. */
    public MountfordTable attack(String power, String space) {
        continuing(power, space);
        String usual = "discard " + Position.PAYMENT.get(Position.power(power).seat());
        String payment = table.notations().contains(usual)
                ? usual
                : table.notations().stream()
                        .filter(answer -> answer.startsWith("discard "))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError(power + " has no tile to discard in " + space));
        table.choose(payment, "attack");
        return this;
    }

    /** The army of that leader sets out for a new objective, as an Extended Campaign sends it (9.4.5). */
    public MountfordTable march(String leader, String objective) {
        field.campaign(leader);
        table.run(new CampaignObjective.Ask(Field.tile(leader))).choose("campaign " + objective);
        return this;
    }

    /** Does these frames up to the first question. */
    public MountfordTable run(Frame... todo) {
        table.run(todo);
        return this;
    }

    /** The seat that is asked gives these answers, one after the other. */
    public MountfordTable choose(String... notations) {
        table.choose(notations);
        return this;
    }

    // -- what is asked

    public MountfordTable asks(String seat, Class<? extends Frame> frame) {
        table.asks(seat, frame);
        return this;
    }

    public MountfordTable offersOnly(String... notations) {
        table.offersOnly(notations);
        return this;
    }

    public MountfordTable offers(String... notations) {
        table.offers(notations);
        return this;
    }

    public MountfordTable offersNot(String... notations) {
        table.offersNot(notations);
        return this;
    }

    public MountfordTable refuses(String notation, Reason reason) {
        table.refuses(notation, reason);
        return this;
    }

    // -- what came of it

    /** These battles were fought, "naval" or "land", in this order, and every die of the script was rolled for them. */
    public MountfordTable battles(String... sorts) {
        assertThat(all(BattleResult.Fought.class))
                .extracting(fought -> fought.naval() ? "naval" : "land")
                .as("battles")
                .containsExactly(sorts);
        table.usedAllChance();
        return this;
    }

    /** Battle was offered and none came about (4.3). */
    public MountfordTable noBattle(String because) {
        assertThat(all(Combat.NoBattle.class)).as(because).hasSize(1);
        return battles();
    }

    /** What Athens came to in the last battle. */
    public MountfordTable athenianTotal(int total, String because) {
        assertThat(fought().athenianTotal()).as(because).isEqualTo(total);
        table.usedAllChance();
        return this;
    }

    /** What the other side came to in the last battle. */
    public MountfordTable peloponnesianTotal(int total, String because) {
        assertThat(fought().peloponnesianTotal()).as(because).isEqualTo(total);
        table.usedAllChance();
        return this;
    }

    /** Both sides came to the same total in the last battle, and that seat won it. */
    public MountfordTable tieWonBy(String seat, String because) {
        assertThat(fought().athenianTotal()).as("a tie").isEqualTo(fought().peloponnesianTotal());
        return wonBy(seat, because);
    }

    /** Who won the last battle. */
    public MountfordTable wonBy(String seat, String because) {
        assertThat(fought().winner().id()).as(because).isEqualTo(seat);
        table.usedAllChance();
        return this;
    }

    /** How many SPs the last battle cost the loser. */
    public MountfordTable losses(int sps, String because) {
        assertThat(fought().losses()).as(because).isEqualTo(sps);
        table.usedAllChance();
        return this;
    }

    /** The position now, in the words of {@link Position}; what is not written is not looked at. */
    public MountfordTable leaves(String position) {
        new PositionCheck(state()).agreesWith(position);
        return this;
    }

    private BattleResult.Fought fought() {
        return table.last(BattleResult.Fought.class);
    }

    public <E extends GameEvent> E last(Class<E> kind) {
        return table.last(kind);
    }

    public <E extends GameEvent> List<E> all(Class<E> kind) {
        return table.all(kind);
    }

    public MountfordState state() {
        return table.state();
    }

    /** What a seat may know. */
    public Record view(Seat seat) {
        return table.view(seat);
    }
}
