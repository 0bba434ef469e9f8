package org.polemarch.victory.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.muster.Room;
import org.polemarch.victory.rules.reactions.React;
import org.polemarch.victory.rules.scoring.ScoringRound;
import org.polemarch.victory.rules.tokens.UseTokens;
import org.polemarch.victory.rules.turn.PlayStep;
import org.polemarch.victory.rules.turn.Turn;

/** Which cards answer a trigger, why the others do not, and what is asked before. */
@Cites("reactions")
class AnswersTest {

    private static CardName card(String id) {
        return Position.CARDS.card(id).name();
    }

    @Test
    @Covers("R170")
    void aCardThatSpeaksOfAnotherMusterIsNotSetOff() {
        Position.start()
                .status("sparta", "spa-02")
                .prepared("sparta", "spa-04")
                .hand("sparta", "spa-lb")
                .turn("sparta")
                .play("spa-mt")
                .choose("muster trireme messenian-gulf")
                .asks("sparta", React.Ask.class)
                .offers("use spa-04")
                .refuses("use spa-02", new React.NotSetOff(card("spa-02")));
    }

    @Test
    @Cites("cards/status")
    void aStatusCardThatAnsweredIsSaidToHaveAnswered() {
        Position.of("delian trireme hellespont", "delian city thrace", "athens city naxos")
                .status("delian", "del-06", "del-07")
                .round(3)
                .turn("athens")
                .run(new ScoringRound.Begin())
                .choose("use del-06")
                .asks("delian", React.Ask.class)
                .offers("use del-07")
                .refuses("use del-06", new React.UsedAlready(card("del-06")));
    }

    /** A Hoplite in Attica cut off from Laconia, and a token that would help. */
    private static Position cutOff() {
        return Position.of(
                        "sparta city laconia",
                        "sparta hoplite argos",
                        "sparta hoplite attica",
                        "athens city athens",
                        "athens trireme saronic-gulf")
                .prepared("sparta", "spa-13")
                .bowl("sparta", 1);
    }

    @Test
    @Covers("R096")
    @Cites("tokens/using")
    void tokensAreAskedForOnceBeforeTheFirstAnswer() {
        cutOff().status("sparta", "spa-10")
                .run(new Turn.Begin(Power.SPARTA))
                .asks("sparta", UseTokens.Offer.class)
                .choose("enough")
                .asks("sparta", React.Ask.class)
                .refuses("use spa-10", new React.ConditionFails(card("spa-10")));
    }

    @Test
    @Cites("tokens/using")
    void noTokensAreAskedForACardThatIsNotOnTheTable() {
        cutOff().hand("sparta", "spa-10").run(new Turn.Begin(Power.SPARTA)).asks("sparta", React.Ask.class);
    }

    @Test
    @Covers("R166")
    @Cites("cards/prepare")
    void everybodyReadsWhichCardWasTurnedOver() {
        Table<VictoryState> table = Position.start()
                .prepared("sparta", "spa-03")
                .run(new Turn.Begin(Power.SPARTA))
                .choose("use spa-03");
        for (Power reader : Power.values()) {
            assertThat(table.seenBy(new Seat(reader.ordinal(), reader.id())))
                    .contains(new React.Revealed(Power.SPARTA, card("spa-03")));
        }
    }

    @Test
    @Covers("R132")
    @Cites("cards/status")
    void everybodyReadsWhichStatusCardWasUsed() {
        Table<VictoryState> table = Position.of("athens city naxos")
                .status("delian", "del-07")
                .round(3)
                .turn("athens")
                .run(new ScoringRound.Begin())
                .choose("use del-07");
        assertThat(table.all(React.Revealed.class)).isEmpty();
        for (Power reader : Power.values()) {
            assertThat(table.seenBy(new Seat(reader.ordinal(), reader.id())))
                    .contains(new React.StatusUsed(Power.DELIAN, card("del-07")));
        }
    }

    /** Sparta's line to Attica is cut by an answer; who wants no token there is not asked again and again. */
    @Test
    @Covers("R096")
    @Cites("tokens/using")
    void afterAnAnswerTokensAreAskedForOnce() {
        Position.of(
                        "sparta city laconia",
                        "sparta hoplite argos",
                        "sparta hoplite megara",
                        "sparta hoplite attica",
                        "athens city athens",
                        "athens trireme saronic-gulf",
                        "athens trireme euboean-gulf")
                .status("sparta", "spa-10")
                .prepared("sparta", "spa-03")
                .prepared("athens", "ath-04")
                .bowl("sparta", 1)
                .run(new Turn.Begin(Power.SPARTA))
                .asks("sparta", React.Ask.class)
                .choose("use spa-03", "in-place hoplite megara", "use ath-04", "remove sparta-hoplite-megara")
                .asks("sparta", UseTokens.Offer.class)
                .choose("enough")
                .asks("sparta", PlayStep.Choose.class);
    }

    /** Sparta has mustered a Hoplite next to an enemy; some of its seven Land Battle cards were seen to go. */
    private static Table<VictoryState> landBattlesSeen(int count, String hand) {
        String[] seen = new String[count];
        Arrays.fill(seen, "spa-lb");
        return Position.of(
                        "sparta city megara", "sparta hoplite megara", "athens hoplite boeotia", "athens city athens")
                .status("sparta", "spa-02")
                .seen("sparta", seen)
                .hand("sparta", hand)
                .turn("sparta")
                .play("spa-mh")
                .choose("muster hoplite attica");
    }

    @Test
    @Covers("R144")
    @Cites("cards/secrecy")
    void whoMayStillHaveTheCardToShowIsAsked() {
        landBattlesSeen(6, "spa-lb").asks("sparta", React.Ask.class).offers("use spa-02");
        landBattlesSeen(6, "spa-sb").asks("sparta", React.Ask.class).offersNot("use spa-02");
        landBattlesSeen(7, "spa-sb").asksNobody();
    }

    @Test
    @Covers("R058")
    @Cites("pieces")
    void aPieceThatIsNotLeftIsNotPlaced() {
        Position.of("sparta city laconia", "sparta city messenia", "sparta city argos")
                .turn("sparta")
                .play("spa-18")
                .refuses("place city melos", new Room.NoneLeft(Sort.CITY));
    }
}
