package org.polemarch.pericles.rules.theater;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.pericles.PericlesTable.governed;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 8.51 Diplomacy: bases won over, Treachery sown and exposed, envoys. */
@Cites({"8.5", "8.51", "3.2", "9.8", "9.81", "9.82"})
class DiplomaticIssueTest {

    private static Table<PericlesState> diplomacy(PericlesTable table, Theater theater) {
        return table.run(new DiplomaticIssue.Resolve(Faction.DEMAGOGUE, theater));
    }

    @Test
    @Covers({"8.51a", "8.51b", "8.51c", "8.51d", "8.51e", "8.51n", "9.82a", "8.5d"})
    void diplomacyWinsALeagueBaseOver() {
        PericlesTable table = governed()
                .tokens(Faction.DEMAGOGUE, 5)
                .at(Theater.IONIA, "1 peloponnesian-base, 1 sparta-land")
                .treachery(Side.ATHENS, Theater.IONIA, 2)
                .treachery(Side.SPARTA, Theater.IONIA, 1);
        // 3 tokens and 2 Treachery against 2 for the Spartans and 2 for the base
        diplomacy(table, Theater.IONIA)
                .asks("demagogues", DiplomaticIssue.Resolve.class)
                .offersOnly("let-rest", "spend 0", "spend 1", "spend 2", "spend 3")
                .refuses("spend 4", new DiplomaticIssue.TooManyTokens(3))
                .choose("spend 3")
                .asksNobody();
        assertThat(table.count(Theater.IONIA, Piece.DELIAN_BASE)).isEqualTo(1);
        assertThat(table.count(Theater.IONIA, Piece.PELOPONNESIAN_BASE)).isZero();
        assertThat(table.state().board().treachery(Side.ATHENS, Theater.IONIA)).isZero();
        assertThat(table.state().board().treachery(Side.SPARTA, Theater.IONIA)).isEqualTo(1);
        assertThat(table.honor(Faction.DEMAGOGUE)).isEqualTo(12);
        assertThat(table.honor(Faction.EURYPONTID)).isEqualTo(8);
        assertThat(table.held(Faction.DEMAGOGUE)).isEqualTo(2);
        assertThat(table.state().treasury().stock(Side.ATHENS)).isEqualTo(24);
    }

    @Test
    @Covers({"8.51f", "8.51h"})
    void equalityFailsAndSowsTreachery() {
        PericlesTable table =
                governed().tokens(Faction.DEMAGOGUE, 3).at(Theater.IONIA, "1 peloponnesian-base, 1 peloponnesian-land");
        diplomacy(table, Theater.IONIA).choose("spend 3");
        assertThat(table.count(Theater.IONIA, Piece.PELOPONNESIAN_BASE)).isEqualTo(1);
        assertThat(table.state().board().treachery(Side.ATHENS, Theater.IONIA)).isEqualTo(3);
        assertThat(table.honor(Faction.DEMAGOGUE)).isEqualTo(10);
    }

    @Test
    @Covers({"8.51f", "9.8a", "3.1a", "3.2k"})
    void thereAreTenTreacheryMarkersASide() {
        PericlesTable table = governed()
                .tokens(Faction.DEMAGOGUE, 3)
                .treachery(Side.ATHENS, Theater.SAMOS, 8)
                .at(Theater.SPARTA, "2 sparta-base");
        diplomacy(table, Theater.SPARTA).choose("spend 3");
        assertThat(table.state().board().treachery(Side.ATHENS, Theater.SPARTA)).isEqualTo(2);
        assertThat(table.held(Faction.DEMAGOGUE)).isZero();
    }

    @Test
    @Covers("8.51g")
    void withoutALeagueBaseThereIsNothingToWinOver() {
        PericlesTable city = governed().tokens(Faction.DEMAGOGUE, 3).at(Theater.SICILY, "1 sparta-base");
        diplomacy(city, Theater.SICILY).choose("spend 3");
        assertThat(city.count(Theater.SICILY, Piece.SPARTA_BASE)).isEqualTo(1);
        assertThat(city.state().board().treachery(Side.ATHENS, Theater.SICILY)).isEqualTo(3);
        PericlesTable none = governed().tokens(Faction.DEMAGOGUE, 3).at(Theater.SICILY, "1 peloponnesian-base");
        for (Theater theater : List.of(Theater.LESBOS, Theater.CHIOS, Theater.SAMOS, Theater.CYCLADES)) {
            none.at(theater, "3 delian-base");
        }
        diplomacy(none, Theater.SICILY).choose("spend 3");
        assertThat(none.count(Theater.SICILY, Piece.PELOPONNESIAN_BASE)).isEqualTo(1);
        assertThat(none.state().board().treachery(Side.ATHENS, Theater.SICILY)).isEqualTo(3);
    }

    @Test
    @Covers("8.51d")
    void treacheryAloneMaySucceed() {
        PericlesTable table =
                governed().at(Theater.IONIA, "1 peloponnesian-base").treachery(Side.ATHENS, Theater.IONIA, 3);
        diplomacy(table, Theater.IONIA).offersOnly("let-rest", "spend 0").choose("spend 0");
        assertThat(table.count(Theater.IONIA, Piece.DELIAN_BASE)).isEqualTo(1);
    }

    @Test
    @Covers({"8.51i", "9.81a"})
    void atHomeDiplomacyExposesTreachery() {
        PericlesTable table = governed()
                .tokens(Faction.DEMAGOGUE, 3)
                .at(Theater.SAMOS, "1 delian-base")
                .treachery(Side.SPARTA, Theater.SAMOS, 1)
                .treachery(Side.ATHENS, Theater.SAMOS, 1);
        diplomacy(table, Theater.SAMOS)
                .offersOnly("let-rest", "spend 1", "spend 2")
                .choose("spend 2")
                .asks("demagogues", TreacheryRemoval.Clear.class)
                .offersOnly("expose athens", "expose sparta")
                .choose("expose sparta")
                .offersOnly("expose athens")
                .choose("expose athens")
                .asksNobody();
        assertThat(table.held(Faction.DEMAGOGUE)).isEqualTo(1);
        assertThat(table.state().board().treacheryOnMap(Side.SPARTA)).isZero();
    }

    @Test
    @Covers({"8.51j", "8.51k", "8.51l", "8.51m", "8.51n", "3.2c"})
    void envoysFoundABaseInANeutralTheater() {
        PericlesTable table = governed()
                .tokens(Faction.DEMAGOGUE, 6)
                .tokens(Faction.EURYPONTID, 6)
                .treachery(Side.SPARTA, Theater.SICILY, 1)
                .cards(Side.ATHENS, 3)
                .cards(Side.SPARTA, 3);
        diplomacy(table, Theater.SICILY)
                .offersOnly("let-rest", "negotiate")
                .choose("negotiate")
                .asks("demagogues", NeutralDiplomacy.Negotiation.class)
                .offersOnly("offer 0", "offer 1", "offer 2", "offer 3", "offer 4", "offer 5")
                .choose("offer 5")
                .asks("eurypontids", NeutralDiplomacy.Negotiation.class)
                .offersOnly("offer 0", "offer 1", "offer 2", "offer 3", "offer 4")
                .choose("offer 1")
                .asksNobody();
        assertThat(table.count(Theater.SICILY, Piece.DELIAN_BASE)).isEqualTo(1); // 8 against 4: just twice
        assertThat(table.honor(Faction.DEMAGOGUE)).isEqualTo(10);
        assertThat(table.held(Faction.DEMAGOGUE)).isEqualTo(1);
        assertThat(table.held(Faction.EURYPONTID)).isEqualTo(5);
        assertThat(table.state().cards().battleDiscards(Side.ATHENS)).isEqualTo(IndexSet.of(11));
        PericlesTable less = governed()
                .tokens(Faction.DEMAGOGUE, 6)
                .tokens(Faction.EURYPONTID, 6)
                .cards(Side.ATHENS, 2)
                .cards(Side.SPARTA, 3);
        diplomacy(less, Theater.SICILY).choose("negotiate", "offer 5", "offer 1");
        assertThat(less.count(Theater.SICILY, Piece.DELIAN_BASE)).isZero(); // 7 against 4
    }

    /** The base comes from the supply: twelve Delian ones are all there are. */
    @Test
    @Cites("8.51")
    void envoysWithoutABaseFoundNone() {
        PericlesTable table = governed()
                .tokens(Faction.DEMAGOGUE, 6)
                .tokens(Faction.EURYPONTID, 6)
                .cards(Side.ATHENS, 3)
                .cards(Side.SPARTA, 3);
        for (Theater theater : List.of(Theater.LESBOS, Theater.CHIOS, Theater.SAMOS, Theater.CYCLADES)) {
            table.at(theater, "3 delian-base");
        }
        diplomacy(table, Theater.SICILY)
                .choose("negotiate", "offer 5", "offer 1")
                .asksNobody();
        assertThat(table.count(Theater.SICILY, Piece.DELIAN_BASE)).isZero();
        assertThat(table.held(Faction.DEMAGOGUE)).isEqualTo(1);
    }

    @Test
    @Covers({"8.5a", "8.5f"})
    void anIssueMayBeLetRest() {
        PericlesTable table = governed().tokens(Faction.DEMAGOGUE, 3).at(Theater.IONIA, "1 peloponnesian-base");
        diplomacy(table, Theater.IONIA).choose("let-rest").asksNobody();
        assertThat(table.held(Faction.DEMAGOGUE)).isEqualTo(3);
        assertThat(table.state().board().treacheryOnMap(Side.ATHENS)).isZero();
    }
}
