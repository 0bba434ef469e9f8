package org.polemarch.polis.rules.battles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Cites;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.Combat;
import org.polemarch.polis.model.Ending;
import org.polemarch.polis.model.Side;
import org.polemarch.testkit.Covers;

@Cites({"battles/cards", "battles/fighting", "battles/special", "battles/drawing"})
class FightingTest {

    static final String[] SPARTANS = {"phalanx-othismos", "phalanx-proothisi", "toxotis-voli", "ippiko-proothisi"};

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
