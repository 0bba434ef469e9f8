package org.polemarch.pericles.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.pericles.Aftermath;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.CardId;
import org.polemarch.pericles.model.Colour;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.aristophanes.CardUnits;
import org.polemarch.pericles.rules.aristophanes.Entourage;
import org.polemarch.pericles.rules.aristophanes.PlagueLosses;
import org.polemarch.pericles.rules.boule.Hostages;
import org.polemarch.pericles.rules.end.Maintenance;
import org.polemarch.pericles.rules.end.Redeployment;
import org.polemarch.pericles.rules.military.Battle;
import org.polemarch.pericles.rules.military.Casualty;
import org.polemarch.pericles.rules.military.SecondBattle;
import org.polemarch.pericles.rules.military.StateShip;
import org.polemarch.pericles.rules.political.MarkerLoan;
import org.polemarch.testkit.Covers;

/** Who is asked: the Commanding General, or else the Controlling Faction, wherever the other Faction rules. */
@Cites({"9.44", "11.2", "11.3", "12.3", "5.33"})
class DecidersTest {

    private static final Battle.Result ATHENS_WON = new Battle.Result(Side.ATHENS, 9);

    private static PericlesTable war() {
        return PericlesTable.war().controlling(Faction.DEMAGOGUE, Faction.AGIAD);
    }

    private static Battle.Fight fight(Faction general) {
        return new Battle.Fight(general, Theater.BOEOTIA, Arm.LAND, false);
    }

    @Test
    @Covers({"9.44b", "9.6b"})
    void afterABattleTheGeneralSpeaksAndForTheOthersTheirGovernment() {
        String bases = "3 athens-land, 1 sparta-base, 1 peloponnesian-base";
        war().at(Theater.BOEOTIA, bases)
                .run(Aftermath.base(fight(Faction.ARISTOCRAT), ATHENS_WON))
                .asks("aristocrats", Casualty.Pick.class);
        war().at(Theater.BOEOTIA, bases)
                .run(Aftermath.base(fight(Faction.EURYPONTID), ATHENS_WON))
                .asks("demagogues", Casualty.Pick.class);
        war().at(Theater.BOEOTIA, bases)
                .run(new SecondBattle.Offer(fight(Faction.ARISTOCRAT), Side.SPARTA))
                .asks("agiads", SecondBattle.Offer.class);
    }

    @Test
    @Covers({"11.2b", "11.3a", "5.33a", "12.3a"})
    void theGovernmentAnswersForItsSide() {
        war().run(new StateShip.Offer()).asks("demagogues", StateShip.Offer.class);
        PericlesTable hostages = war();
        hostages.state().setHostages(Side.SPARTA, true);
        hostages.run(new Hostages.Offer(Side.SPARTA)).asks("agiads", Hostages.Offer.class);
        war().at(Theater.SAMOS, "3 athens-naval, 3 athens-land")
                .run(new Maintenance.Keep(Side.ATHENS))
                .asks("demagogues", Maintenance.Keep.class);
        war().at(Theater.SPARTA, "1 sparta-base, 1 sparta-land")
                .run(new Redeployment.Redeploy(Colour.SPARTA))
                .asks("agiads", Redeployment.Redeploy.class);
        war().at(Theater.ATHENS, "2 athens-land, 2 delian-land")
                .run(new PlagueLosses.Losses(Side.ATHENS, Theater.ATHENS, Arm.LAND, 1))
                .asks("demagogues", PlagueLosses.Losses.class);
        war().at(Theater.BOEOTIA, "1 peloponnesian-base")
                .at(Theater.AETOLIA, "1 peloponnesian-base")
                .run(new CardUnits.Where(Side.SPARTA, Piece.PELOPONNESIAN_LAND, true, 1))
                .asks("agiads", CardUnits.Where.class);
    }

    @Test
    @Covers({"4.1a", "4.1e"})
    void whatIsSetAsideAndLentIsToldToThoseWhoMayKnow() {
        var aside = new Entourage.CardSetAside(Faction.AGIAD, new CardId("S01"));
        var lent = new MarkerLoan.MarkerLent(Faction.AGIAD, Marker.ORACLE);
        for (Faction faction : Faction.values()) {
            assertThat(aside.seenBy(faction.seat()).isPresent()).isEqualTo(faction == Faction.AGIAD);
            assertThat(lent.seenBy(faction.seat()).orElseThrow().equals(lent)).isEqualTo(faction.side() == Side.SPARTA);
        }
    }
}
