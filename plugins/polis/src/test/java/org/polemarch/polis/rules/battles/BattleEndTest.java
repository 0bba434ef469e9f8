package org.polemarch.polis.rules.battles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.round.TakeAction;
import org.polemarch.testkit.Covers;

@Cites({"battles/end", "battles/drawing"})
class BattleEndTest {

    /** Sparta attacks in Boiotia; it always holds the same four cards. */
    private static PolisTable battle(String armies, String athens) {
        return PolisTable.of("round omega | " + armies + " | battle boiotia sparta"
                        + " | hand sparta phalanx-othismos phalanx-proothisi toxotis-voli ippiko-proothisi"
                        + " | hand athens " + athens)
                .fight();
    }

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
        PolisTable table = battle(
                        "boiotia athens 4 sparta 4",
                        "phalanx-proothisi toxotis-proothisi toxotis-voli ippiko-antistasi")
                .clash("phalanx-proothisi / phalanx-proothisi", "toxotis-voli / toxotis-voli")
                .asks("athens", Retreat.Offer.class);
        assertThat(table.state().combat().handSize(Side.ATHENS))
                .as("nothing drawn yet")
                .isEqualTo(2);
        table.choose("retreat").prestige("athens", 4).prestige("sparta", 6).isOver();
    }

    @Test
    @Covers("P214")
    void theBattleEndsWhenTheDefenderHasFewerThanTwoUnits() {
        PolisTable table = battle("boiotia athens 3 sparta 5", "toxotis-proothisi toxotis-voli ippiko-antistasi")
                .clash("phalanx-proothisi / toxotis-proothisi", "phalanx-othismos / toxotis-voli")
                .isOver();
        assertThat(table.last(BattleEnd.Ended.class))
                .isEqualTo(new BattleEnd.Ended(Space.BOIOTIA, BattleEnd.Why.TOO_FEW_UNITS));
        table.units("athens", "boiotia", 1);
    }

    @Test
    @Covers("P215")
    void theBattleEndsWhenThereAreNotEnoughCards() {
        for (int left : new int[] {3, 4}) {
            PolisTable table = battle(
                            "boiotia athens 4 sparta 4",
                            "phalanx-proothisi toxotis-proothisi toxotis-voli ippiko-antistasi | used "
                                    + (24 - 8 - left))
                    .clash("phalanx-proothisi / phalanx-proothisi", "toxotis-voli / toxotis-voli");
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
                .run(new BattleCheck.Look(Side.ATHENS))
                .choose("retreat")
                .isOver();
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

    @Test
    @Covers("P143")
    void whoLosesTheLastHopliteInBattleLosesTheSiegeDisks() {
        battle("boiotia athens 2 sparta 5 | siege athens thibae 2", "ippiko-antistasi ippiko-antistasi")
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
        PolisTable table = battle(
                        "boiotia athens 4 sparta 4",
                        "ippiko-antistasi ippiko-antistasi ippiko-proothisi ippiko-proothisi | used " + (24 - 8 - 2))
                .clash("phalanx-proothisi / ippiko-antistasi", "toxotis-voli / ippiko-antistasi")
                .units("athens", "boiotia", 2);
        // Two lost, two cards in hand: the defender needs none, the attacker two, and two are left.
        table.asks("athens", Retreat.Offer.class).choose("stand", "stand");
        assertThat(table.state().combat().deckSize()).isZero();
        assertThat(table.state().combat().handSize(Side.SPARTA)).isEqualTo(4);
        assertThat(table.state().combat().handSize(Side.ATHENS)).isEqualTo(2);
    }
}
