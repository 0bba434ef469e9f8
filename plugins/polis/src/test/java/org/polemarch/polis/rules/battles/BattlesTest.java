package org.polemarch.polis.rules.battles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.log.PileShuffled;
import org.polemarch.api.play.Cites;
import org.polemarch.core.engine.Game;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.data.BattleCard.Face;
import org.polemarch.polis.model.Combat;
import org.polemarch.polis.model.Ending;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.round.TakeAction;
import org.polemarch.polis.view.PolisView;
import org.polemarch.testkit.Covers;

@Cites({"battles", "battles/cards", "battles/fighting", "battles/special", "battles/drawing", "battles/end"})
class BattlesTest {

    private static final String[] SPARTANS = {
        "phalanx-othismos", "phalanx-proothisi", "toxotis-voli", "ippiko-proothisi"
    };

    @Nested
    class BreakingOut {

        @Test
        @Covers("P200")
        void withEightUnitsOfBothTogether() {
            PolisTable.of("round omega | boiotia athens 5 sparta 3")
                    .run(BattleCheck.of(Side.ATHENS))
                    .asks("sparta", Retreat.Offer.class);
            PolisTable.of("round omega | boiotia athens 5 sparta 2 | megaris athens 5")
                    .run(BattleCheck.of(Side.ATHENS))
                    .isOver();
        }

        @Test
        @Covers({"P201", "P202"})
        void allCardsAreShuffledAndEachDrawsAsManyAsUnits() {
            PolisState state =
                    PolisTable.of("round omega | boiotia athens 5 sparta 3").state();
            Game<PolisState> game = Game.at(
                    PolisTable.book(), state, List.of(new Battle.Begin(Space.BOIOTIA)), Chance.seeded(7), event -> {});
            game.play("stand");
            game.play("stand");
            assertThat(game.state().combat().handSize(Side.ATHENS)).isEqualTo(5);
            assertThat(game.state().combat().handSize(Side.SPARTA)).isEqualTo(3);
            assertThat(game.state().combat().deckSize()).isEqualTo(24 - 8);
            assertThat(game.toAct().id()).as("first to attack on land").isEqualTo("sparta");
        }

        @Test
        @Covers("P201")
        void theDeckIsShuffledForEachBattle() {
            List<Object> shuffles = new ArrayList<>();
            Game<PolisState> game = Game.at(
                    PolisTable.book(),
                    PolisTable.of("round omega | boiotia athens 5 sparta 3 | kyklades athens 4 sparta 4")
                            .state(),
                    List.of(new Battle.Begin(Space.BOIOTIA), new Battle.Begin(Space.KYKLADES)),
                    Chance.seeded(7),
                    event -> {
                        if (event instanceof PileShuffled) {
                            shuffles.add(event);
                        }
                    });
            while (!game.over()) {
                if (game.moves().stream().anyMatch(move -> move.notation().equals("stand"))) {
                    game.play("stand");
                } else {
                    game.play(0);
                }
            }
            assertThat(shuffles).hasSize(2);
            assertThat(game.state().combat().deckSize())
                    .as("all cards are back")
                    .isEqualTo(24);
        }

        @Test
        @Covers("P202")
        void spartaAttacksFirstOnLandAthensAtSea() {
            PolisTable land =
                    PolisTable.of("round omega | boiotia athens 5 sparta 3").run(new Battle.Begin(Space.BOIOTIA));
            assertThat(land.state().combat().attacker()).isEqualTo(Side.SPARTA);
            PolisTable sea =
                    PolisTable.of("round omega | kyklades athens 5 sparta 3").run(new Battle.Begin(Space.KYKLADES));
            assertThat(sea.state().combat().attacker()).isEqualTo(Side.ATHENS);
        }
    }

    @Nested
    class Fighting {

        private PolisTable battle(String[] sparta, String... athens) {
            return PolisTable.of("round omega | boiotia athens " + athens.length + " sparta " + sparta.length)
                    .battle("boiotia", "sparta")
                    .hand("sparta", "boiotia", sparta)
                    .hand("athens", "boiotia", athens)
                    .run(new Attack.Lay(Side.SPARTA));
        }

        @Test
        @Covers("P203")
        void theAttackerLaysTwoCardsThenTheDefenderAnswersEach() {
            PolisTable table = battle(SPARTANS, "phalanx-proothisi", "toxotis-voli", "peltasta-antistasi");
            table.asks("sparta", Attack.Lay.class)
                    .offersOnly(
                            "attack phalanx-othismos",
                            "attack phalanx-proothisi",
                            "attack toxotis-voli",
                            "attack ippiko-proothisi")
                    .choose("attack phalanx-othismos")
                    .asks("sparta", Attack.Lay.class)
                    .choose("attack toxotis-voli")
                    .asks("athens", Defence.Answer.class);
            assertThat(table.view("athens").battle().orElseThrow().attack()).hasSize(2);
            table.choose("defend phalanx-proothisi")
                    .asks("athens", Defence.Answer.class)
                    .choose("defend toxotis-voli");
            assertThat(table.all(Clash.Compared.class)).hasSize(2);
        }

        @Test
        @Covers("P204")
        void withoutTheSameFormationTheDefenderLosesAUnitAndTheAttackerGainsTheCard() {
            battle(SPARTANS, "peltasta-antistasi", "peltasta-antistasi", "toxotis-voli", "ippiko-antistasi")
                    .choose("attack phalanx-othismos", "attack phalanx-proothisi")
                    .choose("defend peltasta-antistasi", "defend peltasta-antistasi")
                    .units("athens", "boiotia", 2)
                    .units("sparta", "boiotia", 4)
                    .prestige("sparta", 5 + 2 + 1)
                    .prestige("athens", 5);
        }

        @Test
        @Covers("P205")
        void withTheSameFormationOnlyTheDifferenceIsGained() {
            battle(SPARTANS, "phalanx-proothisi", "ippiko-antistasi", "toxotis-voli", "peltasta-antistasi")
                    .choose("attack phalanx-othismos", "attack ippiko-proothisi")
                    .choose("defend phalanx-proothisi", "defend ippiko-antistasi")
                    .units("athens", "boiotia", 4)
                    .prestige("sparta", 5 + 1 + 1);
            battle(SPARTANS, "phalanx-othismos", "toxotis-proothisi", "toxotis-voli", "peltasta-antistasi")
                    .choose("attack phalanx-proothisi", "attack toxotis-voli")
                    .choose("defend phalanx-othismos", "defend toxotis-proothisi")
                    .units("athens", "boiotia", 4)
                    .prestige("sparta", 5)
                    .prestige("athens", 5);
        }

        @Test
        @Covers("P206")
        void defendingMercenariesMatchEverythingButTheTrumpet() {
            battle(SPARTANS, "misthoforos-antistasi", "toxotis-proothisi", "peltasta-antistasi", "peltasta-antistasi")
                    .choose("attack ippiko-proothisi", "attack toxotis-voli")
                    .choose("defend misthoforos-antistasi", "defend toxotis-proothisi")
                    .units("athens", "boiotia", 4)
                    .prestige("sparta", 5 + 1);
            battle(
                            new String[] {"salpinx-enedra", "toxotis-voli", "toxotis-voli", "ippiko-proothisi"},
                            "misthoforos-antistasi",
                            "toxotis-proothisi",
                            "peltasta-antistasi",
                            "peltasta-antistasi")
                    .choose("attack salpinx-enedra", "attack toxotis-voli")
                    .choose("defend misthoforos-antistasi", "defend toxotis-proothisi")
                    .units("athens", "boiotia", 3)
                    .prestige("sparta", 5 - 1);
        }

        @Test
        @Covers("P207")
        void attackingMercenariesAreAlwaysMatched() {
            battle(
                            new String[] {"misthoforos-antistasi", "toxotis-voli", "toxotis-voli", "ippiko-proothisi"},
                            "salpinx-enedra",
                            "toxotis-proothisi",
                            "peltasta-antistasi",
                            "peltasta-antistasi")
                    .choose("attack misthoforos-antistasi", "attack toxotis-voli")
                    .choose("defend salpinx-enedra", "defend toxotis-proothisi")
                    .units("athens", "boiotia", 4)
                    .prestige("sparta", 5)
                    .prestige("athens", 5);
        }

        @Test
        @Covers("P208")
        void anAttackingTrumpetIsNeverMatchedAndCostsOnePrestige() {
            battle(
                            new String[] {"salpinx-enedra", "toxotis-voli", "toxotis-voli", "ippiko-proothisi"},
                            "phalanx-othismos",
                            "toxotis-proothisi",
                            "peltasta-antistasi",
                            "peltasta-antistasi")
                    .choose("attack toxotis-voli", "attack salpinx-enedra")
                    .choose("defend toxotis-proothisi", "defend phalanx-othismos")
                    .units("athens", "boiotia", 3)
                    .prestige("sparta", 4)
                    .prestige("athens", 5);
        }

        @Test
        @Covers("P209")
        void aDefendingTrumpetCostsNothingAndMatchesNothing() {
            battle(SPARTANS, "salpinx-enedra", "toxotis-proothisi", "peltasta-antistasi", "peltasta-antistasi")
                    .choose("attack phalanx-othismos", "attack toxotis-voli")
                    .choose("defend salpinx-enedra", "defend toxotis-proothisi")
                    .units("athens", "boiotia", 3)
                    .units("sparta", "boiotia", 4)
                    .prestige("sparta", 5 + 2)
                    .prestige("athens", 5);
        }

        @Test
        @Covers("P208")
        void withoutPrestigeTheTrumpetIsNotLaidWhileThereAreOtherCards() {
            PolisTable table = PolisTable.of("round omega | boiotia athens 4 sparta 3 | sparta prestige 0")
                    .battle("boiotia", "sparta")
                    .hand("sparta", "boiotia", "salpinx-enedra", "toxotis-voli", "toxotis-voli")
                    .hand("athens", "boiotia", "phalanx-othismos", "ippiko-proothisi", "phalanx-othismos")
                    .run(new Attack.Lay(Side.SPARTA));
            table.offersOnly("attack toxotis-voli")
                    .refuses("attack salpinx-enedra", new Attack.CannotSoundTrumpet())
                    .choose("attack toxotis-voli")
                    .offersOnly("attack toxotis-voli");
        }

        @Test
        @Covers({"P208", "P241"})
        void whoMustSoundTheTrumpetWithoutPrestigeLosesTheGame() {
            PolisTable table = PolisTable.of("round omega | boiotia athens 4 sparta 2 | sparta prestige 0")
                    .battle("boiotia", "sparta")
                    .hand("sparta", "boiotia", "salpinx-enedra", "toxotis-voli")
                    .hand(
                            "athens",
                            "boiotia",
                            "toxotis-proothisi",
                            "phalanx-othismos",
                            "peltasta-antistasi",
                            "ippiko-antistasi")
                    .run(new Attack.Lay(Side.SPARTA));
            table.choose("attack salpinx-enedra", "attack toxotis-voli")
                    .choose("defend phalanx-othismos", "defend toxotis-proothisi")
                    .isOver();
            assertThat(table.state().ending()).isEqualTo(Ending.PRESTIGE_OWED);
            assertThat(table.winners()).isEqualTo("athens");
        }

        @Test
        void prestigeOfTheFirstPairPaysForTheTrumpetOfTheSecond() {
            PolisTable table = PolisTable.of("round omega | boiotia athens 4 sparta 2 | sparta prestige 0")
                    .battle("boiotia", "sparta")
                    .hand("sparta", "boiotia", "phalanx-othismos", "salpinx-enedra")
                    .hand(
                            "athens",
                            "boiotia",
                            "toxotis-proothisi",
                            "toxotis-voli",
                            "peltasta-antistasi",
                            "ippiko-antistasi")
                    .run(new Attack.Lay(Side.SPARTA));
            table.choose("attack phalanx-othismos", "attack salpinx-enedra")
                    .choose("defend toxotis-voli", "defend toxotis-proothisi")
                    .prestige("sparta", 0 + 2 - 1);
        }

        @Test
        @Covers({"P210", "P211"})
        void theAttackerDrawsTwoTheDefenderUpToItsUnitsThenTheySwitch() {
            PolisTable table =
                    battle(SPARTANS, "peltasta-antistasi", "toxotis-proothisi", "toxotis-voli", "ippiko-antistasi");
            table.choose("attack phalanx-othismos", "attack toxotis-voli")
                    .choose("defend peltasta-antistasi", "defend toxotis-voli");
            Combat combat = table.state().combat();
            assertThat(combat.deckSize()).isEqualTo(16);
            table.asks("athens", Retreat.Offer.class).choose("stand");
            table.asks("sparta", Retreat.Offer.class).choose("stand");
            assertThat(combat.handSize(Side.SPARTA)).isEqualTo(4);
            assertThat(combat.handSize(Side.ATHENS)).isEqualTo(3);
            assertThat(combat.deckSize()).isEqualTo(16 - 2 - 1);
            table.asks("athens", Attack.Lay.class);
            assertThat(combat.attacker()).isEqualTo(Side.ATHENS);
            assertThat(table.view("athens").battle().orElseThrow().used()).hasSize(4);
        }
    }

    @Nested
    class HowBattlesEnd {

        @Test
        @Covers({"P212", "P213"})
        void aRetreatCostsOnePrestigeWhichTheOpponentGainsAndTheUnitsStay() {
            PolisTable table = PolisTable.of("round omega | boiotia athens 5 sparta 3")
                    .run(new Battle.Begin(Space.BOIOTIA))
                    .asks("sparta", Retreat.Offer.class)
                    .offersOnly("stand", "retreat")
                    .choose("stand")
                    .asks("athens", Retreat.Offer.class)
                    .choose("retreat")
                    .isOver();
            table.prestige("athens", 4).prestige("sparta", 6);
            table.units("athens", "boiotia", 5).units("sparta", "boiotia", 3);
            assertThat(table.state().combat().isOn()).isFalse();
        }

        @Test
        @Covers("P212")
        void withoutPrestigeNobodyRetreats() {
            PolisTable.of("round omega | boiotia athens 5 sparta 3 | sparta prestige 0")
                    .run(new Battle.Begin(Space.BOIOTIA))
                    .asks("athens", Retreat.Offer.class);
        }

        @Test
        @Covers("P212")
        void afterACombatRoundTheNextAttackerAnswersFirstBeforeCardsAreDrawn() {
            PolisTable table = PolisTable.of("round omega | boiotia athens 4 sparta 4")
                    .battle("boiotia", "sparta")
                    .hand("sparta", "boiotia", SPARTANS)
                    .hand(
                            "athens",
                            "boiotia",
                            "phalanx-proothisi",
                            "toxotis-proothisi",
                            "toxotis-voli",
                            "ippiko-antistasi")
                    .run(new Attack.Lay(Side.SPARTA))
                    .choose("attack phalanx-proothisi", "attack toxotis-voli")
                    .choose("defend phalanx-proothisi", "defend toxotis-voli")
                    .asks("athens", Retreat.Offer.class);
            assertThat(table.state().combat().handSize(Side.ATHENS))
                    .as("nothing drawn yet")
                    .isEqualTo(2);
            table.choose("retreat").prestige("athens", 4).prestige("sparta", 6).isOver();
        }

        @Test
        @Covers("P214")
        void theBattleEndsWhenTheDefenderHasFewerThanTwoUnits() {
            PolisTable table = PolisTable.of("round omega | boiotia athens 3 sparta 5")
                    .battle("boiotia", "sparta")
                    .hand("sparta", "boiotia", SPARTANS)
                    .hand("sparta", "boiotia", "peltasta-antistasi")
                    .hand("athens", "boiotia", "toxotis-proothisi", "toxotis-voli", "ippiko-antistasi")
                    .run(new Attack.Lay(Side.SPARTA))
                    .choose("attack phalanx-proothisi", "attack phalanx-othismos")
                    .choose("defend toxotis-proothisi", "defend toxotis-voli")
                    .isOver();
            assertThat(table.last(BattleEnd.Ended.class))
                    .isEqualTo(new BattleEnd.Ended(Space.BOIOTIA, BattleEnd.Why.TOO_FEW_UNITS));
            table.units("athens", "boiotia", 1);
        }

        @Test
        @Covers("P215")
        void theBattleEndsWhenThereAreNotEnoughCards() {
            for (int left : new int[] {3, 4}) {
                PolisTable table = PolisTable.of("round omega | boiotia athens 4 sparta 4")
                        .battle("boiotia", "sparta")
                        .hand("sparta", "boiotia", SPARTANS)
                        .hand(
                                "athens",
                                "boiotia",
                                "phalanx-proothisi",
                                "toxotis-proothisi",
                                "toxotis-voli",
                                "ippiko-antistasi");
                table.state().combat().useUp(24 - 8 - left);
                table.run(new Attack.Lay(Side.SPARTA))
                        .choose("attack phalanx-proothisi", "attack toxotis-voli")
                        .choose("defend phalanx-proothisi", "defend toxotis-voli");
                if (left == 3) {
                    table.isOver();
                    assertThat(table.last(BattleEnd.Ended.class).why()).isEqualTo(BattleEnd.Why.NO_CARDS);
                } else {
                    table.asks("athens", Retreat.Offer.class);
                }
            }
        }

        @Test
        @Covers("P216")
        void ifEightRemainANewBattleFollowsAtTheEndOfTheNextTurn() {
            PolisTable.of(
                            "round omega | boiotia athens 5 sparta 3 | athens iron 1 wood 1 | sparta iron 1 | athinae athens 9"
                                    + " | sparti sparta 8")
                    .turn("athens")
                    .choose("create-hoplites athinae iron", "create-merchants athinae wood")
                    .asks("sparta", Retreat.Offer.class)
                    .choose("retreat")
                    .asks("sparta", TakeAction.Choose.class)
                    .choose("create-hoplites sparti iron", "move-proxenos gythion by-land")
                    .asks("sparta", Retreat.Offer.class);
        }

        @Test
        @Covers("P216")
        void eachSpaceFightsOnceInACheck() {
            PolisTable.of("round omega | boiotia athens 5 sparta 5")
                    .run(BattleCheck.of(Side.ATHENS))
                    .choose("retreat")
                    .isOver();
        }
    }

    @Nested
    class Losses {

        @Test
        @Covers("P143")
        void whoLosesTheLastHopliteInBattleLosesTheSiegeDisks() {
            PolisTable table = PolisTable.of("round omega | boiotia athens 2 sparta 5 | siege athens thibae 2")
                    .battle("boiotia", "sparta")
                    .hand("sparta", "boiotia", SPARTANS)
                    .hand("athens", "boiotia", "ippiko-antistasi", "ippiko-antistasi");
            table.run(new Attack.Lay(Side.SPARTA))
                    .choose("attack phalanx-proothisi", "attack toxotis-voli", "defend ippiko-antistasi")
                    .siegeDisks("athens", "thibae", 2)
                    .choose("defend ippiko-antistasi")
                    .units("athens", "boiotia", 0)
                    .siegeDisks("athens", "thibae", 0);
        }

        /** A09: the battle ends before anybody draws or retreats, the attacker's two and the defender's refill counted. */
        @Test
        @Covers("P215")
        void theRefillIsWhatTheDefenderNeedsAfterLosses() {
            PolisTable table = PolisTable.of("round omega | boiotia athens 4 sparta 4")
                    .battle("boiotia", "sparta")
                    .hand("sparta", "boiotia", SPARTANS)
                    .hand(
                            "athens",
                            "boiotia",
                            "ippiko-antistasi",
                            "ippiko-antistasi",
                            "ippiko-proothisi",
                            "ippiko-proothisi");
            table.state().combat().useUp(24 - 8 - 2);
            table.run(new Attack.Lay(Side.SPARTA))
                    .choose("attack phalanx-proothisi", "attack toxotis-voli")
                    .choose("defend ippiko-antistasi", "defend ippiko-antistasi")
                    .units("athens", "boiotia", 2);
            // Two lost, two cards in hand: the defender needs none, the attacker two, and two are left.
            table.asks("athens", Retreat.Offer.class).choose("stand", "stand");
            assertThat(table.state().combat().deckSize()).isZero();
            assertThat(table.state().combat().handSize(Side.SPARTA)).isEqualTo(4);
            assertThat(table.state().combat().handSize(Side.ATHENS)).isEqualTo(2);
        }
    }

    @Nested
    class Secrets {

        @Test
        @Covers("P201")
        void aHandIsSeenByItsOwnerAlone() {
            Map<Side, DrawCards.Drew> drawn = new EnumMap<>(Side.class);
            Game<PolisState> game = Game.at(
                    PolisTable.book(),
                    PolisTable.of("round omega | boiotia athens 5 sparta 3").state(),
                    List.of(new Battle.Begin(Space.BOIOTIA)),
                    Chance.seeded(7),
                    event -> {
                        if (event instanceof DrawCards.Drew drew) {
                            Optional<?> foe = drew.seenBy(drew.side().other().seat());
                            assertThat(foe.orElseThrow())
                                    .isEqualTo(new DrawCards.DrewUnseen(
                                            drew.side(), drew.cards().size()));
                            drawn.put(drew.side(), drew);
                            Optional<?> own = drew.seenBy(drew.side().seat());
                            assertThat(own.orElseThrow()).isEqualTo(drew);
                        }
                    });
            game.play("stand");
            game.play("stand");
            var athens = (PolisView) game.book().game().project(game.state(), Side.ATHENS.seat());
            assertThat(athens.battle().orElseThrow().hand())
                    .hasSize(5)
                    .isEqualTo(drawn.get(Side.ATHENS).cards());
            assertThat(athens.battle().orElseThrow().enemyHand()).isEqualTo(3);
            var sparta = (PolisView) game.book().game().project(game.state(), Side.SPARTA.seat());
            assertThat(sparta.battle().orElseThrow().hand())
                    .hasSize(3)
                    .isEqualTo(drawn.get(Side.SPARTA).cards());
            assertThat(sparta.battle().orElseThrow().used()).isEmpty();
        }

        /** A hand has no order: who draws the same cards the other way round is told the same. */
        @Test
        @Covers("P201")
        void theOrderOfTheDrawnCardsIsNotTold() {
            for (int seed = 0; seed < 20; seed++) {
                Game.at(
                                PolisTable.book(),
                                PolisTable.of(
                                                "round omega | boiotia athens 5 sparta 3 | athens prestige 0 | sparta prestige 0")
                                        .state(),
                                List.of(new Battle.Begin(Space.BOIOTIA)),
                                Chance.seeded(seed),
                                event -> {
                                    if (event instanceof DrawCards.Drew drew) {
                                        assertThat(drew.cards()).isSortedAccordingTo(BY_KIND);
                                    }
                                })
                        .toAct();
            }
        }

        private static final Comparator<Face> BY_KIND = Comparator.comparingInt(face -> {
            int kind = 0;
            while (!PolisTable.data().battleCard(kind).land().equals(face)) {
                kind++;
            }
            return kind;
        });

        @Test
        @Covers("P201")
        void everyCardIsShuffledTheTopAndTheBottomToo() {
            Set<Integer> tops = new HashSet<>();
            Set<Integer> bottoms = new HashSet<>();
            for (int seed = 0; seed < 60; seed++) {
                Combat combat = new Combat(PolisTable.data().battleCopies());
                combat.shuffle(Chance.seeded(seed));
                tops.add(combat.draw(Side.ATHENS));
                int last = 0;
                while (combat.deckSize() > 0) {
                    last = combat.draw(Side.ATHENS);
                }
                bottoms.add(last);
            }
            assertThat(tops).hasSizeGreaterThan(5);
            assertThat(bottoms).hasSizeGreaterThan(5);
        }

        /** What a seat imagines keeps its own hand and deals the opponent's again, from the deck too. */
        @Test
        @Covers("P201")
        void theOpponentsHandIsImaginedAnew() {
            PolisTable table = PolisTable.of("round omega | boiotia athens 5 sparta 3")
                    .battle("boiotia", "sparta")
                    .hand("sparta", "boiotia", "phalanx-othismos", "phalanx-othismos", "phalanx-othismos")
                    .hand(
                            "athens",
                            "boiotia",
                            "salpinx-enedra",
                            "toxotis-voli",
                            "toxotis-voli",
                            "misthoforos-antistasi");
            Set<List<Integer>> imaginedHands = new HashSet<>();
            Set<Integer> tops = new HashSet<>();
            for (int seed = 0; seed < 30; seed++) {
                PolisState imagined =
                        PolisTable.book().game().imagine(table.state(), Side.ATHENS.seat(), Chance.seeded(seed));
                List<Integer> sparta = new ArrayList<>();
                for (int kind = 0; kind < Combat.KINDS; kind++) {
                    assertThat(imagined.combat().held(Side.ATHENS, kind))
                            .isEqualTo(table.state().combat().held(Side.ATHENS, kind));
                    sparta.add(imagined.combat().held(Side.SPARTA, kind));
                }
                assertThat(imagined.combat().handSize(Side.SPARTA)).isEqualTo(3);
                imaginedHands.add(sparta);
                tops.add(imagined.combat().draw(Side.ATHENS));
            }
            assertThat(imaginedHands).hasSizeGreaterThan(10);
            assertThat(tops).hasSizeGreaterThan(3);
        }

        @Test
        @Covers("P212")
        void theLastPrestigeBuysARetreat() {
            PolisTable.of("round omega | boiotia athens 5 sparta 3 | sparta prestige 1")
                    .run(new Battle.Begin(Space.BOIOTIA))
                    .asks("sparta", Retreat.Offer.class)
                    .choose("retreat")
                    .prestige("sparta", 0)
                    .prestige("athens", 6);
        }

        @Test
        void retreatIsRefusedWithoutPrestige() {
            PolisTable.of("round omega | event o-commanders | boiotia athens 5 sparta 3 | sparta prestige 0")
                    .run(new Battle.Begin(Space.BOIOTIA))
                    .asks("sparta", Retreat.Offer.class)
                    .refuses("retreat", new Barred.NoPrestige("battles/end"));
        }
    }
}
