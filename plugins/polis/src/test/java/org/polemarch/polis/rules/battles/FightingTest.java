package org.polemarch.polis.rules.battles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.Combat;
import org.polemarch.polis.model.Ending;
import org.polemarch.polis.model.Side;
import org.polemarch.testkit.Covers;

/** Four Spartans attack four Athenians in Boiotia. */
@Cites({"battles/cards", "battles/fighting", "battles/special", "battles/drawing"})
class FightingTest {

    private static PolisTable battle(String... hands) {
        return PolisTable.of(
                        "round omega | boiotia athens 4 sparta 4 | battle boiotia sparta", String.join(" | ", hands))
                .fight();
    }

    /** The cards of the attack and their answers, as they come to lie on the table. */
    private static PolisTable clash(String first, String second) {
        String[] one = first.split(" / ");
        String[] two = second.split(" / ");
        return battle("hand sparta " + one[0] + " " + two[0], "hand athens " + one[1] + " " + two[1])
                .clash(first, second);
    }

    @Test
    @Covers("P203")
    void theAttackerLaysTwoCardsThenTheDefenderAnswersEach() {
        PolisTable table = battle(
                "hand sparta phalanx-othismos phalanx-proothisi toxotis-voli ippiko-proothisi",
                "hand athens phalanx-proothisi toxotis-voli peltasta-antistasi");
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
        clash("phalanx-othismos / peltasta-antistasi", "phalanx-proothisi / peltasta-antistasi")
                .units("athens", "boiotia", 4 - 2)
                .units("sparta", "boiotia", 4)
                .prestige("sparta", 5 + 2 + 1)
                .prestige("athens", 5);
    }

    @Test
    @Covers("P205")
    void withTheSameFormationOnlyTheDifferenceIsGained() {
        clash("phalanx-othismos / phalanx-proothisi", "ippiko-proothisi / ippiko-antistasi")
                .units("athens", "boiotia", 4)
                .prestige("sparta", 5 + 1 + 1);
        clash("phalanx-proothisi / phalanx-othismos", "toxotis-voli / toxotis-proothisi")
                .units("athens", "boiotia", 4)
                .prestige("sparta", 5)
                .prestige("athens", 5);
    }

    @Test
    @Covers("P206")
    void defendingMercenariesMatchEverythingButTheTrumpet() {
        clash("ippiko-proothisi / misthoforos-antistasi", "toxotis-voli / toxotis-proothisi")
                .units("athens", "boiotia", 4)
                .prestige("sparta", 5 + 1);
        clash("salpinx-enedra / misthoforos-antistasi", "toxotis-voli / toxotis-proothisi")
                .units("athens", "boiotia", 3)
                .prestige("sparta", 5 - 1);
    }

    @Test
    @Covers("P207")
    void attackingMercenariesAreAlwaysMatched() {
        clash("misthoforos-antistasi / salpinx-enedra", "toxotis-voli / toxotis-proothisi")
                .units("athens", "boiotia", 4)
                .prestige("sparta", 5)
                .prestige("athens", 5);
    }

    @Test
    @Covers("P208")
    void anAttackingTrumpetIsNeverMatchedAndCostsOnePrestige() {
        clash("toxotis-voli / toxotis-proothisi", "salpinx-enedra / phalanx-othismos")
                .units("athens", "boiotia", 3)
                .prestige("sparta", 5 - 1)
                .prestige("athens", 5);
    }

    @Test
    @Covers("P208")
    void afterATrumpetThatIsPaidForTheSecondPairIsCompared() {
        clash("salpinx-enedra / phalanx-othismos", "ippiko-proothisi / toxotis-proothisi")
                .units("athens", "boiotia", 2)
                .prestige("sparta", 5 - 1 + 1);
    }

    @Test
    @Covers("P209")
    void aDefendingTrumpetCostsNothingAndMatchesNothing() {
        clash("phalanx-othismos / salpinx-enedra", "toxotis-voli / toxotis-proothisi")
                .units("athens", "boiotia", 3)
                .units("sparta", "boiotia", 4)
                .prestige("sparta", 5 + 2)
                .prestige("athens", 5);
    }

    @Test
    @Covers("P208")
    void withoutPrestigeTheTrumpetIsNotLaidWhileThereAreOtherCards() {
        battle("sparta prestige 0", "hand sparta salpinx-enedra toxotis-voli toxotis-voli")
                .offersOnly("attack toxotis-voli")
                .refuses("attack salpinx-enedra", new Attack.CannotSoundTrumpet())
                .choose("attack toxotis-voli")
                .offersOnly("attack toxotis-voli");
    }

    @Test
    @Covers({"P208", "P241"})
    void whoMustSoundTheTrumpetWithoutPrestigeLosesTheGame() {
        PolisTable table = battle(
                        "sparta prestige 0",
                        "hand sparta salpinx-enedra toxotis-voli",
                        "hand athens phalanx-othismos toxotis-proothisi")
                .clash("salpinx-enedra / phalanx-othismos", "toxotis-voli / toxotis-proothisi")
                .isOver();
        assertThat(table.state().ending()).isEqualTo(Ending.PRESTIGE_OWED);
        assertThat(table.winners()).isEqualTo("athens");
    }

    @Test
    void prestigeOfTheFirstPairPaysForTheTrumpetOfTheSecond() {
        battle(
                        "sparta prestige 0",
                        "hand sparta phalanx-othismos salpinx-enedra",
                        "hand athens toxotis-voli toxotis-proothisi")
                .clash("phalanx-othismos / toxotis-voli", "salpinx-enedra / toxotis-proothisi")
                .prestige("sparta", 0 + 2 - 1);
    }

    @Test
    @Covers({"P210", "P211"})
    void theAttackerDrawsTwoTheDefenderUpToItsUnitsThenTheySwitch() {
        PolisTable table = battle(
                        "hand sparta phalanx-othismos phalanx-proothisi toxotis-voli ippiko-proothisi",
                        "hand athens peltasta-antistasi toxotis-proothisi toxotis-voli ippiko-antistasi")
                .clash("phalanx-othismos / peltasta-antistasi", "toxotis-voli / toxotis-voli");
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
