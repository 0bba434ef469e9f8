package org.polemarch.victory.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.core.engine.Game;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Rulings;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.reactions.React;
import org.polemarch.victory.rules.scoring.ScoringRound;
import org.polemarch.victory.rules.setup.OpeningDiscard;
import org.polemarch.victory.rules.turn.PlayStep;
import org.polemarch.victory.rules.turn.Turn;

/** What somebody has seen cannot be unseen: no answer is taken back that showed a card, and every other may be. */
@Cites("cards/secrecy")
class TakeBackTest {

    /** How often something secret came out by that answer. */
    private static int shown(Table<VictoryState> table, String answer) {
        int before = table.game().barriers();
        table.choose(answer);
        return table.game().barriers() - before;
    }

    private static Table<VictoryState> endOfTurn(String... deck) {
        return Position.start()
                .deck("sparta", deck)
                .run(new Turn.Begin(Power.SPARTA))
                .choose("play-nothing");
    }

    @Test
    @Cites("turn/draw")
    void drawnCardsAreNotPutBack() {
        Table<VictoryState> table = endOfTurn("spa-lb");
        assertThat(shown(table, "skip-planning")).isEqualTo(1);
        table.asks("athens", PlayStep.Choose.class);
        assertThat(shown(endOfTurn(), "skip-planning")).isZero();
    }

    private static Table<VictoryState> playStep() {
        return Position.start()
                .hand("sparta", "spa-mh", "spa-07", "spa-08", "spa-13", "spa-lb")
                .turn("sparta")
                .playStep();
    }

    @Test
    @Cites("cards/play")
    void aCardShownFromHandStaysPlayed() {
        assertThat(shown(playStep(), "play spa-mh")).isEqualTo(1);
        assertThat(shown(playStep(), "play spa-07")).isEqualTo(1);
        assertThat(shown(playStep(), "play spa-08")).isEqualTo(1);
    }

    @Test
    @Cites("cards/prepare")
    void aCardLaidFaceDownOrDiscardedUnseenMayBeTakenUpAgain() {
        assertThat(shown(playStep(), "play spa-13")).isZero();
        Table<VictoryState> buying = playStep();
        assertThat(shown(buying, "buy")).isZero();
        assertThat(shown(buying, "discard spa-lb")).isZero();
    }

    @Test
    @Covers("R166")
    @Cites("cards/prepare")
    void aPrepareCardTurnedOverStaysTurnedOver() {
        Table<VictoryState> table =
                Position.start().prepared("sparta", "spa-03").run(new Turn.Begin(Power.SPARTA));
        assertThat(shown(table.asks("sparta", React.Ask.class), "use spa-03")).isEqualTo(1);
    }

    /** Sparta's army ravages Attica: what falls from the top of the deck, Athens finds in its own pile. */
    private static Table<VictoryState> ravaged(String... deck) {
        return Position.of("sparta city megara", "sparta hoplite attica", "athens city athens")
                .status("sparta", "spa-10")
                .deck("athens", deck)
                .run(new Turn.Begin(Power.SPARTA))
                .asks("sparta", React.Ask.class);
    }

    @Test
    void whatFellFromTheDeckIsNotPutBack() {
        assertThat(shown(ravaged("ath-lb"), "use spa-10")).isEqualTo(1);
        assertThat(shown(ravaged(), "use spa-10")).isZero(); // an open Status card shows nothing new
    }

    @Test
    @Covers("R134")
    void aDiscardOfAGivenTypeIsShownForGood() {
        Table<VictoryState> table = Position.of(
                        "sparta city megara", "sparta hoplite megara", "athens hoplite boeotia", "athens city athens")
                .status("sparta", "spa-02")
                .hand("sparta", "spa-lb")
                .turn("sparta")
                .play("spa-mh")
                .choose("muster hoplite attica")
                .asks("sparta", React.Ask.class);
        assertThat(shown(table, "use spa-02")).isEqualTo(1);
    }

    @Test
    @Covers("R023")
    @Cites("setup/discards")
    void theOpeningDiscardsMayBeChangedUntilTheTopCardsAreShown() {
        Game<VictoryState> game =
                Game.start(Position.start().option(Rulings.MULLIGAN, "none").book(), Chance.seeded(5), null);
        int before = game.barriers();
        while (!game.question().frame().equals(new OpeningDiscard.Choose(Power.ATHENS, 1))) {
            game.play(0);
            assertThat(game.barriers()).isEqualTo(before);
        }
        game.play(0);
        assertThat(game.barriers()).isEqualTo(before + 1);
    }

    /** A Scoring Round after the turn of Athens, with a card of the Delian League and one of Sparta. */
    private static Table<VictoryState> scoringRound(String people) {
        return Position.of("athens city naxos", "sparta city megara", "sparta hoplite attica")
                .option(Rulings.PEOPLE, people)
                .status("delian", "del-07")
                .status("sparta", "spa-09")
                .round(3)
                .turn("athens")
                .run(new ScoringRound.Begin())
                .asks("delian", React.Ask.class);
    }

    /** The teammate is another person unless one plays both powers. */
    @Test
    @Cites("players")
    void whoLetsAChanceGoByToldItToEverybodyElse() {
        assertThat(shown(scoringRound("4"), "pass")).isEqualTo(1);
        Table<VictoryState> two = scoringRound("2");
        assertThat(shown(two, "pass")).isZero();
        assertThat(shown(two.asks("sparta", React.Ask.class), "pass")).isEqualTo(1);
    }

    /** A player who battles in another's turn, even the first of the powers, learns by the mover's answer what it has not. */
    @Test
    @Cites("reactions")
    void theMoversAnswerToABattleOfCorinthIsNotTakenBack() {
        Table<VictoryState> table = Position.start()
                .prepared("corinth", "cor-13")
                .prepared("delian", "del-01")
                .turn("delian")
                .play("del-mt")
                .choose("in-place trireme ionian-sea", "use cor-13")
                .choose("battle trireme-gulf-of-corinth delian-trireme-ionian-sea")
                .asks("delian", React.Ask.class);
        assertThat(shown(table, "pass")).isEqualTo(1);
    }

    /** After an answer of Athens the turn's own power waits: Athens must not learn that and then answer otherwise. */
    @Test
    @Cites("reactions")
    void theMoversSilenceAfterAnAnswerIsNotTakenBack() {
        Table<VictoryState> table = Position.of(
                        "athens city athens",
                        "athens hoplite boeotia",
                        "athens trireme saronic-gulf",
                        "sparta city megara",
                        "sparta hoplite megara",
                        "sparta hoplite attica")
                .prepared("sparta", "spa-04")
                .status("sparta", "spa-02")
                .hand("sparta", "spa-lb")
                .prepared("athens", "ath-04")
                .turn("sparta")
                .play("spa-mh")
                .choose("in-place hoplite megara", "use spa-04", "lifted-all");
        table.asks("athens", React.Ask.class).choose("use ath-04", "decline").asks("sparta", React.Ask.class);
        assertThat(shown(table, "pass")).isEqualTo(1);
    }
}
