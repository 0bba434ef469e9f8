package org.polemarch.perikles.rules.battles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.rules.battles.Battlefield.ATTACKER_SUCCEEDS;
import static org.polemarch.perikles.rules.battles.Battlefield.DEFENDER_SUCCEEDS;
import static org.polemarch.perikles.rules.battles.Battlefield.at;
import static org.polemarch.perikles.rules.battles.Battlefield.resolve;
import static org.polemarch.perikles.rules.battles.Battlefield.throwsOf;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Setup;
import org.polemarch.perikles.PeriklesTable;
import org.polemarch.perikles.Places;
import org.polemarch.perikles.model.Battle;
import org.polemarch.perikles.model.Chronicle.Fate;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Rulings;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.rules.battles.BattleRound.NoRound;
import org.polemarch.perikles.rules.battles.BattleRound.RoundBegan;
import org.polemarch.perikles.rules.battles.BattleRound.WonUnopposed;
import org.polemarch.perikles.rules.battles.ResolveBattles.Revealed;
import org.polemarch.perikles.view.PeriklesView;
import org.polemarch.testkit.Covers;

/** 4.6 The frame of a battle and its rounds; 7 the printed units. */
@Cites({"4.6", "4.6/rounds", "7/intrinsic"})
class BattleRoundsTest {

    @Test
    @Covers("PK-K01")
    void fromTopToBottom() {
        PeriklesTable table = at("pylos delium corcyra", """
                attack pylos athens hoplite 1
                attack delium athens hoplite 1
                attack corcyra athens trireme 1
                """);
        resolve(table);
        assertThat(table.all(Spoils.TileWon.class))
                .extracting(Spoils.TileWon::location)
                .containsExactly(Places.PYLOS, Places.DELIUM, Places.CORCYRA);
        assertThat(table.all(Spoils.TileRemoved.class)).hasSize(4);
        assertThat(table.all(Spoils.Defeated.class))
                .extracting(Spoils.Defeated::city)
                .containsExactly(Power.SPARTA, Power.THEBES, Power.CORINTH);
    }

    /** The dice of the first round have not been thrown when everybody sees the counters of both. */
    @Test
    @Covers("PK-K02")
    void allCountersOfTheLocationAreRevealedBeforeItsFirstRound() {
        PeriklesTable table = at("pylos cythera", """
                special black persian-fleet
                attack pylos athens trireme 2
                attack pylos athens hoplite 3
                defend pylos sparta trireme 1
                attack cythera athens hoplite 1
                """);
        resolve(table).asks("black", PlayBattleTile.Offer.class);
        assertThat(table.last(Revealed.class).attackers())
                .extracting(ResolveBattles.Counter::strength)
                .containsExactly(3, 2);
        PeriklesView view = table.view("black");
        assertThat(view.locations().get(0).attackers().counters())
                .extracting(PeriklesView.Stack::strength)
                .containsExactly(Optional.of(3), Optional.of(2));
        assertThat(view.locations().get(1).attackers().counters())
                .as("the next location still lies face down")
                .extracting(PeriklesView.Stack::strength)
                .containsExactly(Optional.empty());
    }

    @Test
    @Covers("PK-K08")
    void onlyCountersOfItsTypeCountInARound() {
        PeriklesTable table = at("pylos", """
                attack pylos athens trireme 2 3
                attack pylos athens hoplite 1
                defend pylos sparta trireme 1
                defend pylos sparta hoplite 4 4
                """);
        resolve(table.dice(throwsOf(ATTACKER_SUCCEEDS, ATTACKER_SUCCEEDS, DEFENDER_SUCCEEDS, DEFENDER_SUCCEEDS)));
        assertThat(table.all(RoundBegan.class))
                .containsExactly(
                        new RoundBegan(Places.PYLOS, UnitType.TRIREME, 5, 1, 0, 0),
                        new RoundBegan(Places.PYLOS, UnitType.HOPLITE, 1, 8, 1, 0));
    }

    @Test
    @Covers("PK-K09")
    void aSideAloneWinsTheRoundWithoutDiceAndLosses() {
        PeriklesTable table = at(
                "pylos", "attack pylos athens trireme 1\nattack pylos athens hoplite 1\ndefend pylos sparta hoplite 1");
        resolve(table.dice(throwsOf(ATTACKER_SUCCEEDS))).usedAllChance();
        assertThat(table.all(WonUnopposed.class))
                .containsExactly(new WonUnopposed(Places.PYLOS, UnitType.TRIREME, Side.ATTACK));
        assertThat(table.all(Casualties.Lost.class))
                .as("only in the fought round")
                .hasSize(1);
    }

    @Test
    @Covers("PK-K10")
    void aRoundWithNobodyDoesNotTakePlaceAndGivesNoToken() {
        PeriklesTable table = at("pylos", "attack pylos athens hoplite 1\ndefend pylos sparta hoplite 1");
        resolve(table.dice(throwsOf(ATTACKER_SUCCEEDS, ATTACKER_SUCCEEDS))).usedAllChance();
        assertThat(table.all(NoRound.class)).containsExactly(new NoRound(Places.PYLOS, UnitType.TRIREME));
        assertThat(table.all(CombatRoll.Thrown.class))
                .extracting(CombatRoll.Thrown::attackerTokens)
                .containsExactly(1, 2);
    }

    @Test
    @Cites("7/advantage")
    @Covers({"PK-K11", "PK-K12"})
    void theWinnerOfTheFirstRoundStartsTheSecondWithOneTokenAndNoOtherIsKept() {
        PeriklesTable fought = at("pylos", """
                attack pylos athens trireme 1
                attack pylos athens hoplite 1
                defend pylos sparta trireme 1
                defend pylos sparta hoplite 1
                """);
        // The first round ends 2 to 1 for the attacker; in the second he has one token and the defender none.
        resolve(fought.dice(throwsOf(DEFENDER_SUCCEEDS, ATTACKER_SUCCEEDS, ATTACKER_SUCCEEDS, ATTACKER_SUCCEEDS)))
                .usedAllChance()
                .takenBy(Places.PYLOS, "red");
        CombatRoll.Thrown last = fought.last(CombatRoll.Thrown.class);
        assertThat(last.attackerTokens()).isEqualTo(2);
        assertThat(last.defenderTokens())
                .as("the token of the first round is gone")
                .isZero();
        PeriklesTable automatic = at(
                "pylos", "attack pylos athens hoplite 1\ndefend pylos sparta trireme 1\ndefend pylos sparta hoplite 1");
        resolve(automatic.dice(throwsOf(DEFENDER_SUCCEEDS))).usedAllChance().takenBy(Places.PYLOS, "green");
    }

    @Test
    @Covers("PK-K24")
    void afterItsRoundACounterIsHomeAndCannotBeUsedAgainThisTurn() {
        PeriklesTable table = at("pylos cythera", """
                special black persian-fleet
                attack pylos athens trireme 1
                attack pylos athens hoplite 2
                attack cythera athens trireme 3
                defend cythera sparta trireme 1
                """);
        resolve(table).asks("black", PlayBattleTile.Offer.class);
        assertThat(table.strengths(Power.ATHENS, UnitType.TRIREME, Forces.HOME)).containsExactly(1);
        assertThat(table.strengths(Power.ATHENS, UnitType.HOPLITE, Forces.HOME)).containsExactly(2);
        assertThat(table.strengths(Power.ATHENS, UnitType.TRIREME, Forces.POOL))
                .as("nobody can send it or have it killed")
                .containsExactly(1, 2, 2, 3, 4, 4);
        dice(table, "11661166").choose("pass").asksNobody();
        assertThat(table.dead(Power.ATHENS, UnitType.TRIREME)).containsExactly(3);
    }

    @Test
    @Covers({"PK-L01", "PK-L07", "PK-L03"})
    void aGreyUnitDefendsInItsRoundEvenWithoutAnyDefender() {
        PeriklesTable table = at("plataea", "attack plataea sparta hoplite 2");
        resolve(table.dice(throwsOf(ATTACKER_SUCCEEDS, ATTACKER_SUCCEEDS)))
                .usedAllChance()
                .takenBy(Places.PLATAEA, "green")
                .defeats(Power.ATHENS, 1);
        assertThat(table.all(RoundBegan.class))
                .containsExactly(new RoundBegan(Places.PLATAEA, UnitType.HOPLITE, 2, 1, 0, 0));
        assertThat(table.all(Casualties.Lost.class))
                .as("the grey unit is never lost")
                .isEmpty();
        PeriklesTable withDefender = at("plataea", "attack plataea sparta hoplite 2\ndefend plataea athens hoplite 3");
        resolve(withDefender.dice(throwsOf(DEFENDER_SUCCEEDS, DEFENDER_SUCCEEDS)));
        assertThat(withDefender.last(RoundBegan.class).defence()).isEqualTo(4);
        PeriklesTable otherRound =
                at("amphipolis", "attack amphipolis sparta trireme 2\ndefend amphipolis athens trireme 3");
        resolve(otherRound.dice(throwsOf(DEFENDER_SUCCEEDS, DEFENDER_SUCCEEDS)));
        assertThat(otherRound.last(RoundBegan.class).defence())
                .as("the grey hoplite does not row")
                .isEqualTo(3);
    }

    @Test
    @Covers({"PK-L02", "PK-L08"})
    void aVioletUnitHelpsTheAttackerAndIsNeverDoubled() {
        PeriklesTable table = at(
                "lesbos",
                "attack lesbos sparta hoplite 2\ndefend lesbos athens hoplite 3\n" + "special green brasidas");
        resolve(table).asks("green", PlayBattleTile.Offer.class);
        assertThat(table.last(RoundBegan.class).attack()).isEqualTo(3);
        table.dice(throwsOf(ATTACKER_SUCCEEDS, ATTACKER_SUCCEEDS)).choose("play brasidas");
        assertThat(table.last(CombatRoll.ColumnFound.class).attack())
                .as("twice the hoplite, once the rebels")
                .isEqualTo(5);
    }

    @Test
    @Covers({"PK-L04", "PK-N09"})
    void greyUnitsThatWinAloneWinNothingForAnybody() {
        PeriklesTable table = at("plataea", "attack plataea sparta hoplite 2");
        resolve(table.dice(throwsOf(DEFENDER_SUCCEEDS, DEFENDER_SUCCEEDS)))
                .removed(Places.PLATAEA)
                .defeats(Power.ATHENS, 0)
                .cubes(Power.ATHENS, 0, 0, 0);
        assertThat(table.last(Casualties.Lost.class))
                .isEqualTo(new Casualties.Lost(Places.PLATAEA, Power.SPARTA, UnitType.HOPLITE, 2));
        PeriklesTable lost = at("plataea", "attack plataea sparta hoplite 2");
        resolve(lost.dice(throwsOf(ATTACKER_SUCCEEDS, ATTACKER_SUCCEEDS)));
        assertThat(lost.all(Casualties.Lost.class)).isEmpty();
    }

    /** At Melos the printed hoplites lose their round; the trireme beside them waits for the next and stays. */
    @Test
    @Covers("PK-N09")
    void printedUnitsThatLoseCostNoCounterOfAnotherType() {
        PeriklesTable table = at("melos", """
                attack melos athens hoplite 3
                attack melos athens trireme 1
                defend melos sparta trireme 1
                """);
        resolve(table.dice(throwsOf(ATTACKER_SUCCEEDS, ATTACKER_SUCCEEDS, DEFENDER_SUCCEEDS, DEFENDER_SUCCEEDS)))
                .usedAllChance()
                .takenBy(Places.MELOS, "green");
        assertThat(table.all(Casualties.Lost.class))
                .containsExactly(new Casualties.Lost(Places.MELOS, Power.ATHENS, UnitType.TRIREME, 1));
        assertThat(table.dead(Power.SPARTA, UnitType.TRIREME)).isEmpty();
    }

    @Test
    @Covers("PK-L05")
    void rebelsDoNotRiseByThemselves() {
        resolve(at("corcyra", "defend corcyra corinth hoplite 1"))
                .removed(Places.CORCYRA)
                .cubes(Power.CORINTH, 0, 0, 2);
        resolve(at("corcyra", "")).removed(Places.CORCYRA);
    }

    /** Triremes against triremes at Potidea: the rebel hoplites decide the final round for the attacker. */
    @Test
    @Covers("PK-L06")
    void withAttackersPresentRebelsFightInTheirRoundAlone() {
        PeriklesTable table = at("potidea", "attack potidea sparta trireme 1\ndefend potidea athens trireme 1");
        resolve(table.dice(throwsOf(DEFENDER_SUCCEEDS, DEFENDER_SUCCEEDS)))
                .takenBy(Places.POTIDEA, "green")
                .defeats(Power.ATHENS, 1);
        PeriklesTable fought = at("lesbos", "attack lesbos sparta hoplite 1\ndefend lesbos athens trireme 3");
        resolve(fought.dice(throwsOf(ATTACKER_SUCCEEDS))).takenBy(Places.LESBOS, "green");
        assertThat(fought.last(RoundBegan.class))
                .isEqualTo(new RoundBegan(Places.LESBOS, UnitType.TRIREME, 1, 3, 1, 0));
        PeriklesTable grey = at("amphipolis", "attack amphipolis sparta trireme 1\ndefend amphipolis athens trireme 1");
        resolve(grey.dice(throwsOf(ATTACKER_SUCCEEDS, ATTACKER_SUCCEEDS)))
                .takenBy(Places.AMPHIPOLIS, "red")
                .defeats(Power.ATHENS, 0);
    }

    /** "Trireme alone does nothing", rebels or not. */
    @Test
    @Cites("7/no-counters")
    @Covers("PK-K19")
    void rebelsDoNotWinATileForALoneAttackerOfTheOtherType() {
        resolve(at("potidea", "attack potidea sparta trireme 3"))
                .removed(Places.POTIDEA)
                .defeats(Power.ATHENS, 0);
        resolve(at("lesbos", "attack lesbos sparta hoplite 4"))
                .removed(Places.LESBOS)
                .defeats(Power.ATHENS, 0);
        resolve(at("lesbos", "attack lesbos sparta trireme 1")).takenBy(Places.LESBOS, "green");
    }

    private static PeriklesTable dice(PeriklesTable table, String faces) {
        return table.dice(faces.chars().map(face -> face - '0').toArray());
    }

    @Test
    void theRulingOnPrintedUnitsWithoutHelp() {
        Setup off = PeriklesTable.setup(3).withOption(Rulings.PRINTED_UNITS, "false");
        resolve(at(off, "potidea", "attack potidea sparta trireme 1\ndefend potidea athens trireme 1")
                        .dice(throwsOf(ATTACKER_SUCCEEDS, ATTACKER_SUCCEEDS)))
                .removed(Places.POTIDEA)
                .cubes(Power.ATHENS, 2, 0, 0);
        resolve(at(off, "amphipolis", "attack amphipolis sparta trireme 1\ndefend amphipolis athens trireme 1")
                        .dice(throwsOf(ATTACKER_SUCCEEDS, ATTACKER_SUCCEEDS)))
                .removed(Places.AMPHIPOLIS)
                .cubes(Power.ATHENS, 2, 0, 0);
        PeriklesTable lone = at(off, "plataea", "attack plataea sparta hoplite 1");
        resolve(lone.dice(throwsOf(ATTACKER_SUCCEEDS, ATTACKER_SUCCEEDS))).takenBy(Places.PLATAEA, "green");
        PeriklesTable helped = at(off, "potidea", "attack potidea sparta hoplite 1\ndefend potidea athens hoplite 1");
        resolve(helped.dice(throwsOf(ATTACKER_SUCCEEDS, ATTACKER_SUCCEEDS)));
        assertThat(helped.last(RoundBegan.class).attack()).isEqualTo(2);
    }

    /** Also where nobody attacks: everybody sees who stood there, and then they go home. */
    @Test
    @Covers({"PK-K02", "PK-K24"})
    void defendersWhomNobodyAttacksAreRevealedAndGoHome() {
        PeriklesTable table = at("pylos", "defend pylos sparta trireme 2\ndefend pylos sparta hoplite 4");
        resolve(table).asksNobody();
        assertThat(table.all(Revealed.class))
                .containsExactly(new Revealed(
                        Places.PYLOS,
                        List.of(),
                        List.of(
                                new ResolveBattles.Counter(Power.SPARTA, UnitType.HOPLITE, 4),
                                new ResolveBattles.Counter(Power.SPARTA, UnitType.TRIREME, 2))));
        assertThat(table.strengths(Power.SPARTA, UnitType.HOPLITE, Forces.HOME)).containsExactly(4);
        assertThat(table.strengths(Power.SPARTA, UnitType.TRIREME, Forces.HOME)).containsExactly(2);
        assertThat(table.view("red").reports().get(0).defenders())
                .as("the table remembers it")
                .extracting(PeriklesView.Stack::strength)
                .containsExactly(Optional.of(4), Optional.of(2));
    }

    @Test
    @Covers("PK-K24")
    void theDefendersOfARoundGoHomeToo() {
        PeriklesTable table = at("pylos", """
                special black thessalian-allies
                attack pylos athens trireme 1
                attack pylos athens hoplite 2
                defend pylos sparta trireme 3
                defend pylos sparta hoplite 4
                """);
        resolve(table).asks("black", PlayBattleTile.Offer.class);
        dice(table, "11661166").choose("pass").asks("black", PlayBattleTile.Offer.class);
        assertThat(table.strengths(Power.SPARTA, UnitType.TRIREME, Forces.HOME)).containsExactly(3);
        assertThat(table.standing(Places.PYLOS, Side.DEFENCE, Power.SPARTA, UnitType.TRIREME))
                .isZero();
        assertThat(table.standing(Places.PYLOS, Side.DEFENCE, Power.SPARTA, UnitType.HOPLITE))
                .isEqualTo(1);
    }

    /** The rounds as a player sees them before the dice of the second. */
    @Test
    @Covers("PK-R06")
    void howARoundCameToItsEndIsShown() {
        PeriklesTable table = at("pylos", """
                special black thessalian-allies
                attack pylos athens trireme 1
                attack pylos athens hoplite 2
                defend pylos sparta hoplite 4
                """);
        PeriklesView.Fight unopposed = resolve(table).view("black").battle().orElseThrow();
        assertThat(unopposed.rounds())
                .extracting(PeriklesView.Round::course)
                .containsExactly(Battle.Course.UNOPPOSED, Battle.Course.FOUGHT);
        PeriklesView.Round second = unopposed.rounds().get(1);
        assertThat(List.of(second.attack(), second.defence(), second.attackerNeeds(), second.defenderNeeds()))
                .containsExactly(2, 4, 10, 5);
        assertThat(second.column()).contains("1:2");
        assertThat(List.of(second.attackerTokens(), second.defenderTokens())).containsExactly(1, 0);
        PeriklesTable nobody = at(
                "pylos",
                "special black thessalian-allies\nattack pylos athens hoplite 2\n" + "defend pylos sparta hoplite 4");
        assertThat(resolve(nobody)
                        .view("black")
                        .battle()
                        .orElseThrow()
                        .rounds()
                        .get(0)
                        .course())
                .isEqualTo(Battle.Course.NOBODY);
        assertThat(nobody.view("black").phase()).isEqualTo(Phase.RESOLVE_BATTLES);
    }

    @Test
    @Covers({"PK-K02", "PK-R04"})
    void theBattlesOfTheTurnBeforeAreForgottenWhenNewOnesBegin() {
        PeriklesTable table = at("pylos cythera", """
                special black thessalian-allies
                attack pylos athens hoplite 2
                defend pylos sparta hoplite 4
                """);
        table.state().chronicle().open(6, table.state().data().of(Places.SICILY).index());
        resolve(table).asks("black", PlayBattleTile.Offer.class);
        assertThat(table.view("black").reports())
                .extracting(PeriklesView.Report::location)
                .containsExactly(Places.PYLOS);
    }

    @Test
    @Covers("PK-R04")
    void whatBecameOfALocationIsShown() {
        PeriklesTable table = at("mantinea pylos cythera attica", """
                special black thessalian-allies
                attack mantinea athens hoplite 1
                defend pylos sparta hoplite 1
                attack attica sparta hoplite 4
                defend attica athens hoplite 3
                """);
        resolve(table).asks("black", PlayBattleTile.Offer.class);
        assertThat(table.view("black").locations().subList(0, 4))
                .extracting(PeriklesView.Place::fate)
                .containsExactly(Fate.ATTACKER_TAKES, Fate.UNATTACKED, Fate.NOBODY_CAME, Fate.OPEN);
        assertThat(table.last(Spoils.TileWon.class))
                .isEqualTo(new Spoils.TileWon(Places.MANTINEA, Side.ATTACK, List.of(table.seat("red")), 5));
    }
}
