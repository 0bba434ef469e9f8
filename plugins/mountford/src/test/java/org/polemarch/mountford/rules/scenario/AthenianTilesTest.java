package org.polemarch.mountford.rules.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.place;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tileOf;
import static org.polemarch.mountford.MountfordTable.position;
import static org.polemarch.mountford.MountfordTable.start;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.MountfordTable;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.Unfit;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.components.Zones;
import org.polemarch.mountford.rules.operations.ContinuingDiscard;
import org.polemarch.mountford.rules.operations.ContinuingEffect;
import org.polemarch.mountford.rules.operations.Withdrawal;
import org.polemarch.mountford.rules.specials.CampaignObjective;
import org.polemarch.mountford.rules.specials.RebellionSuppressed;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.testkit.Covers;

/** Section 9.4: the tiles of Athens. Both tiles of Perdiccas are here (9.7.5). */
@Cites({"9.4.3", "9.4.4", "9.4.5", "9.4.6", "9.4.7", "9.4.9", "9.6.5", "9.7.5"})
class AthenianTilesTest {

    @Test
    @Covers("9.4.3-01")
    void influenceInSicilyNeedsAtheniansThere() {
        start().operation("athens")
                .refuses(
                        "play ath-influence-in-sicily",
                        new OperationChoice.NoEffectNow(
                                tileOf("ath-influence-in-sicily"), Unfit.NO_ATHENIANS_IN_SICILY, "9.4.3"));
    }

    @Test
    @Covers("9.4.3-01")
    void influenceInSicilyWinsANeutralSpace() {
        start("leontini ath-nicias 1 hoplite-athens")
                .operation("athens")
                .choose("play ath-influence-in-sicily")
                .offers("settle catana", "settle messana")
                .offersNot("settle syracuse", "settle gela", "settle locri")
                .choose("settle catana")
                .leaves("control athens catana");
    }

    @Test
    @Covers("9.4.4-01")
    void theCoupInMegaraWinsMegaraAndPegae() {
        position("""
                megara     ath-nicias   2 hoplite-athens
                treasury   athens       ath-coup-in-megara
                """)
                .continuing("athens", "megara")
                .choose("play ath-coup-in-megara")
                .leaves("control athens megara pegae");
    }

    @Test
    @Covers("9.4.4-01")
    void theCoupFailsWithTheBattle() {
        disputedMegara()
                .dice(1, 6)
                .choose("attack", "come-out")
                .battles("land")
                .wonBy("peloponnese", "die 6 and five hoplites")
                .leaves("control sparta megara");
    }

    @Test
    @Covers("9.4.4-01")
    void theCoupFailsWithoutABattle() {
        disputedMegara().choose("refrain").battles().leaves("control sparta megara");
    }

    private static MountfordTable disputedMegara() {
        return position("""
                megara     ath-nicias     2 hoplite-athens
                megara     spa-brasidas   5 hoplite-phlius
                treasury   athens         ath-coup-in-megara
                """).continuing("athens", "megara").choose("play ath-coup-in-megara");
    }

    @Test
    @Covers("9.4.4-01")
    void theCoupNeedsALandBattleThatWasNotCalledOff() {
        MountfordTable table = position("""
                megara     ath-nicias     3 naval-piraeus 1 hoplite-athens
                megara     spa-mindarus   1 naval-gythium 1 hoplite-sparta
                treasury   athens         ath-coup-in-megara
                """)
                .dice(6, 1)
                .continuing("athens", "megara")
                .choose("play ath-coup-in-megara", "attack", "call-off")
                .battles("naval")
                .leaves("control sparta megara");
        assertThat(table.last(ContinuingEffect.CameToNothing.class).obstacle()).isEqualTo(Unfit.NO_LAND_BATTLE);
    }

    @Test
    @Covers("9.4.4-01")
    void theCoupIsMadeInMegaraAlone() {
        position("""
                tegea      ath-nicias   2 hoplite-athens
                treasury   athens       ath-cleon ath-coup-in-megara
                """)
                .continuing("athens", "tegea")
                .refuses(
                        "play ath-coup-in-megara",
                        new ContinuingDiscard.DoesNotFit(
                                tileOf("ath-coup-in-megara"), place("tegea"), Unfit.NOT_MEGARA, "9.4.4"));
    }

    @Test
    @Covers("9.4.5-01")
    void anExtendedCampaignLeavesTheOthersTheirChoice() {
        position("""
                sunium     ath-phormio    3 naval-piraeus
                sunium     ath-nicias     1 hoplite-athens
                melos      spa-mindarus   1 naval-gythium
                treasury   athens         ath-extended-campaign
                """)
                .operation("athens")
                .choose("play ath-extended-campaign")
                .offersOnly("dispatch ath-phormio", "dispatch ath-nicias")
                .choose("dispatch ath-phormio", "campaign carystus")
                .leaves("carystus ath-phormio 3 naval-piraeus")
                .asks("athens", Withdrawal.Ask.class)
                .offersOnly("return ath-nicias", "stay");
    }

    @Test
    @Covers("9.4.5-01")
    void spartaCampaignsOnAsWell() {
        position("""
                hermione   spa-mindarus   3 naval-gythium
                treasury   peloponnese    spa-extended-campaign
                """)
                .operation("peloponnese")
                .choose("play spa-extended-campaign", "dispatch spa-mindarus", "campaign troezen")
                .leaves("troezen spa-mindarus 3 naval-gythium")
                .asks("athens", OperationChoice.Ask.class);
    }

    @Test
    @Covers("9.4.5-01")
    void anExtendedCampaignGoesSomewhereElse() {
        position("""
                sunium     ath-phormio   1 naval-piraeus
                treasury   athens        ath-extended-campaign
                """)
                .operation("athens")
                .choose("play ath-extended-campaign", "dispatch ath-phormio")
                .offersNot("campaign sunium")
                .offers("campaign ceos")
                .refuses("campaign thebes", new CampaignObjective.NoWay(place("thebes")));
    }

    @Test
    @Covers({"9.4.6-01", "9.7.5-01"})
    void perdiccasOfCorinthTakesMacedonFromAthens() {
        MountfordState state = start().operation("peloponnese")
                .choose("play cor-perdiccas")
                .leaves("""
                        box         cor-perdiccas
                        discarded   ath-perdiccas
                        """)
                .state();
        assertThat(toPella(state, Power.ATHENS)).isEqualTo(Relation.UNFRIENDLY);
        assertThat(toPella(state, Power.SPARTA)).isEqualTo(Relation.FRIENDLY);
    }

    @Test
    @Covers({"9.4.6-01", "9.7.5-01"})
    void perdiccasOfAthensWinsMacedonBack() {
        MountfordState state = start("""
                box         cor-perdiccas
                treasury    athens ath-perdiccas
                """)
                .operation("athens")
                .choose("play ath-perdiccas")
                .leaves("""
                        box         ath-perdiccas
                        discarded   cor-perdiccas
                        """)
                .state();
        assertThat(toPella(state, Power.ATHENS)).isEqualTo(Relation.FRIENDLY);
    }

    private static Relation toPella(MountfordState state, Power power) {
        return rule(Relations.class).toSpace(state, power, space("pella"));
    }

    @Test
    @Covers("9.4.6-01")
    void horsemenOfMacedonRideForAthens() {
        position("""
                therme   ath-nicias     1 hoplite-athens
                therme   spa-brasidas   1 hoplite-phlius 1 cavalry-thebes
                """)
                .dice(3, 3)
                .attack("sparta", "therme")
                .athenianTotal(3 + 1 + 1, "die 3, one hoplite, two horsemen against one")
                .peloponnesianTotal(3 + 1 + 2 + 1, "die 3, one hoplite, Brasidas 2, attacker 1");
    }

    @Test
    @Covers("9.7.5-01")
    void horsemenOfMacedonRideForCorinth() {
        position("""
                therme      ath-nicias     1 hoplite-athens 1 cavalry-athens
                therme      spa-brasidas   1 hoplite-phlius
                discarded   ath-perdiccas
                box         cor-perdiccas
                """)
                .dice(3, 3)
                .attack("sparta", "therme")
                .athenianTotal(3 + 1, "die 3, one hoplite")
                .peloponnesianTotal(
                        3 + 1 + 2 + 1 + 1, "die 3, one hoplite, Brasidas 2, attacker 1, two horsemen against one");
    }

    @Test
    @Covers({"9.4.6-01", "9.7.5-01"})
    void horsemenOfMacedonDoNotRideFar() {
        position("""
                torone   ath-nicias     1 hoplite-athens
                torone   spa-brasidas   1 hoplite-phlius
                """)
                .dice(3, 3)
                .attack("sparta", "torone")
                .athenianTotal(3 + 1, "die 3, one hoplite; Torone is too far from Pella");
    }

    @Test
    @Covers("9.4.7-01")
    void threeRebellionsAreSuppressedWhereAthensAloneReaches() {
        MountfordTable table = position("""
                rebel      ceos kithnos carystus aegina samos mytilene thasos
                mytilene   home              2 naval-mytilene-guard
                ceos       ath-phormio       3 naval-piraeus
                samos      ath-nicias        1 naval-piraeus
                mytilene   ath-demosthenes   1 naval-piraeus
                miletus    spa-mindarus      1 naval-gythium
                treasury   athens            ath-rebellion-suppressed
                """)
                .operation("athens")
                .choose("play ath-rebellion-suppressed")
                .offersOnly("suppress ceos", "suppress kithnos", "suppress carystus", "suppress aegina", "leave")
                .refuses(
                        "suppress samos", new RebellionSuppressed.NotToBeSuppressed(place("samos"), Unfit.OTHERS_REACH))
                .refuses(
                        "suppress mytilene",
                        new RebellionSuppressed.NotToBeSuppressed(place("mytilene"), Unfit.OTHERS_REACH))
                .choose("suppress ceos", "suppress kithnos", "suppress carystus")
                .asks("peloponnese", OperationChoice.Ask.class)
                .leaves("rebel aegina samos mytilene thasos");
        assertThat(table.state().rebels().size()).as("three of seven").isEqualTo(4);
    }

    @Test
    @Covers("9.4.7-01")
    void neutralsNearARebellionKeepItAlive() {
        position("""
                rebel       ceos samos
                ceos        ath-phormio    1 naval-piraeus
                samos       ath-nicias     1 naval-piraeus
                miletus     spa-mindarus   1 naval-gythium
                armistice   sparta 4
                treasury    athens         ath-rebellion-suppressed
                """)
                .operation("athens")
                .choose("play ath-rebellion-suppressed")
                .offersOnly("suppress ceos", "leave");
    }

    @Test
    @Covers("9.4.9-01")
    void treacheryTakesASpaceOutOfTheEnemysReach() {
        position("""
                tegea      ath-nicias   1 hoplite-athens
                treasury   athens       ath-treachery
                """)
                .continuing("athens", "tegea")
                .choose("play ath-treachery", "spare")
                .leaves("control athens tegea");
    }

    @Test
    @Covers("9.4.9-01")
    void treacheryFailsWithinReachOfSparta() {
        position("""
                sparta     home         3 hoplite-sparta-guard
                sellasia   ath-nicias   1 hoplite-athens
                treasury   athens       ath-treachery
                """)
                .continuing("athens", "sellasia")
                .choose("play ath-treachery", "refrain")
                .leaves("control sparta sellasia");
    }

    @Test
    @Covers("9.4.9-01")
    void noTreacheryInARebellion() {
        position("""
                rebel      acanthus
                acanthus   ath-nicias   1 hoplite-athens
                treasury   athens       ath-cleon ath-treachery
                """)
                .continuing("athens", "acanthus")
                .refuses("play ath-treachery", noTreachery("acanthus", Unfit.IN_REBELLION));
    }

    @Test
    @Covers("9.4.9-01")
    void noTreacheryByShipsAlone() {
        position("""
                gythium    ath-nicias   1 naval-piraeus
                treasury   athens       ath-cleon ath-treachery
                """)
                .continuing("athens", "gythium")
                .refuses("play ath-treachery", noTreachery("gythium", Unfit.NO_LAND_SP));
    }

    private static ContinuingDiscard.DoesNotFit noTreachery(String space, Unfit obstacle) {
        return new ContinuingDiscard.DoesNotFit(tileOf("ath-treachery"), place(space), obstacle, "9.4.9");
    }

    @Test
    @Covers("9.4.9-01")
    void fleetsStandInTheWayOfTreachery() {
        MountfordState state = position("gythium spa-mindarus 1 naval-gythium").state();
        Zones zones = rule(Zones.class);
        List<String> onlyByShips = IntStream.range(0, data().atlas().size())
                .filter(space -> zones.unfriendlyReach(state, Power.ATHENS, space)
                        && !zones.reached(state, Power.ATHENS, space, Relation.UNFRIENDLY, true, false))
                .mapToObj(space -> data().atlas().space(space).id())
                .toList();
        assertThat(onlyByShips).as("spaces that only ships reach").contains("gythium", "cythera");
    }
}
