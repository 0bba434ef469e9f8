package org.polemarch.core.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.bot.Appraisal.Part;
import org.polemarch.api.bot.Appraisal.Sense;
import org.polemarch.api.game.Seat;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Session;
import org.polemarch.core.session.Terms;
import org.polemarch.core.session.TinyGame;

class MotiveTest {

    private static final Seat ATHENS = new Seat(0, "athens");
    private static final Seat SPARTA = new Seat(1, "sparta");

    /** Both have bid, and Athens has drawn a card: Sparta is asked. */
    private static Session<TinyGame.Position> begun(long seed) {
        Session<TinyGame.Position> session = Session.start(
                TinyGame.prepared(),
                seed,
                List.of(new Holder.Person("Ann"), new Holder.Person("Bob")),
                new Terms("test", false, "1", Map.of("tiny", "1")));
        session.play("bid-for 1");
        session.play("bid-for 2");
        session.play("draw");
        return session;
    }

    @Test
    void whatAllSeeIsTold() {
        Session<TinyGame.Position> session = begun(7);
        TinyGame.Lay lay = (TinyGame.Lay) session.question().moves().get(0);
        session.play(lay);
        Motive motive = Motive.seenBy(ATHENS, 4, session);
        assertThat(motive.seat()).isEqualTo(SPARTA);
        assertThat(motive.changes()).contains(new Part("points", Sense.HELD, lay.card()));
        assertThat(motive.luck()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void whatIsDrawnUnseenIsNot(long seed) {
        Session<TinyGame.Position> session = begun(seed);
        session.play("draw");
        assertThat(Motive.seenBy(ATHENS, 4, session).changes())
                .as("a hand with one more card, whichever it is")
                .allSatisfy(part -> assertThat(part.points()).isBetween(5.0, 15.0));
        TinyGame.Drew drew = (TinyGame.Drew)
                session.fullLog().get(session.fullLog().size() - 1).event();
        assertThat(Motive.seenBy(SPARTA, 4, session).changes())
                .as("who drew it knows it")
                .containsExactly(new Part("hand", Sense.HELD, drew.card()));
    }

    @Test
    void whatTheDiceDidIsNotTakenForAReason() {
        Session<TinyGame.Position> session = begun(7);
        session.play("roll");
        assertThat(Motive.seenBy(ATHENS, 4, session).luck()).isTrue();
    }

    @Test
    void answersWithoutABreakAreOne() {
        Session<TinyGame.Position> session = begun(7);
        session.play("draw");
        session.play("draw");
        assertThat(Motive.last(session, 4)).isEqualTo(4);
        assertThat(Motive.last(session, 1)).as("Athens bids, then Sparta").isEqualTo(1);
    }
}
