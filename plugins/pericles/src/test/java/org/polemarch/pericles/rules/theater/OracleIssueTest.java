package org.polemarch.pericles.rules.theater;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.pericles.PericlesTable.governed;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.testkit.Covers;

/** 8.53 What the Oracle gives. */
@Cites({"8.53", "9.8"})
class OracleIssueTest {

    @Test
    @Covers({"8.53a", "8.53b", "8.53d"})
    void theOracleGivesHonorOrSendsALeagueUnitHome() {
        PericlesTable honor =
                governed().at(Theater.SAMOS, "1 delian-base").queue(Theater.SAMOS, Faction.AGIAD, Marker.ORACLE);
        honor.run(HonorOrder.BEGIN).choose("reveal samos", "take-honor");
        assertThat(honor.honor(Faction.AGIAD)).isEqualTo(13);
        PericlesTable unit = governed()
                .at(Theater.SAMOS, "1 delian-base, 1 delian-naval, 1 athens-naval")
                .at(Theater.SPARTA, "1 argos-land");
        unit.run(new OracleIssue.Consult(Faction.AGIAD))
                .offersOnly(
                        "stay-away",
                        "take-honor",
                        "sow-treachery",
                        "dismiss delian-naval samos",
                        "dismiss argos-land sparta")
                .choose("dismiss delian-naval samos")
                .asksNobody();
        assertThat(unit.honor(Faction.AGIAD)).isEqualTo(11);
        assertThat(unit.count(Theater.SAMOS, Piece.DELIAN_NAVAL)).isZero();
    }

    @Test
    @Covers({"8.53c", "9.8a"})
    void theOracleSowsTreacheryInThreeDifferentTheaters() {
        PericlesTable table = governed();
        table.run(new OracleIssue.Consult(Faction.AGIAD))
                .choose("sow-treachery", "sow-in samos")
                .refuses("sow-in samos", new OracleTreachery.AlreadySown(Theater.SAMOS))
                .choose("sow-in chios", "sow-in athens")
                .asksNobody();
        assertThat(table.state().board().treachery(Side.SPARTA, Theater.SAMOS)).isEqualTo(1);
        assertThat(table.state().board().treacheryOnMap(Side.SPARTA)).isEqualTo(3);
        PericlesTable few = governed().treachery(Side.SPARTA, Theater.SICILY, 9);
        few.run(new OracleIssue.Consult(Faction.AGIAD))
                .choose("sow-treachery", "sow-in samos")
                .asksNobody();
        assertThat(few.state().board().treacheryOnMap(Side.SPARTA)).isEqualTo(10);
        governed()
                .treachery(Side.SPARTA, Theater.SICILY, 10)
                .run(new OracleIssue.Consult(Faction.AGIAD))
                .offersOnly("stay-away", "take-honor");
    }
}
