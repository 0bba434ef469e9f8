package org.polemarch.pericles.rules.theater;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.pericles.PericlesTable.governed;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Board;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Status;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.NotInSupply;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 8.52 League issues: bases, units, Treachery, Argos; and whose a Theater is (3.2). */
@Cites({"8.2", "8.5", "8.52", "3.2", "9.81", "12.1"})
class LeagueIssueTest {

    private static Table<PericlesState> league(PericlesTable table, Theater theater) {
        return table.run(new LeagueIssue.Resolve(Faction.AGIAD, theater));
    }

    @Test
    @Covers({"8.52b", "8.52c", "8.5d"})
    void aLeagueBaseIsBuiltForFourTokens() {
        PericlesTable table =
                governed().tokens(Faction.AGIAD, 5).at(Theater.BOEOTIA, "1 peloponnesian-land, 1 delian-land");
        league(table, Theater.BOEOTIA)
                .offersOnly("let-it-rest", "build-base")
                .refuses("convert-base", new LeagueIssue.NoLeagueBase(Theater.BOEOTIA))
                .choose("build-base")
                .asksNobody();
        assertThat(table.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_BASE)).isEqualTo(1);
        assertThat(table.honor(Faction.AGIAD)).isEqualTo(12);
        assertThat(table.held(Faction.AGIAD)).isEqualTo(1);
        assertThat(table.state().built(Side.SPARTA, Theater.BOEOTIA)).isTrue();
    }

    @Test
    @Covers({"8.2a", "8.2b", "8.5e", "3.1a"})
    void noFourthBaseNoneWithoutTokensNoneOutOfSupply() {
        PericlesTable full =
                governed().tokens(Faction.AGIAD, 5).at(Theater.BOEOTIA, "2 peloponnesian-base, 1 delian-base");
        league(full, Theater.BOEOTIA).refuses("build-base", new LeagueIssue.ThreeBases(Theater.BOEOTIA));
        PericlesTable poor = governed().tokens(Faction.AGIAD, 3).at(Theater.BOEOTIA, "1 peloponnesian-base");
        league(poor, Theater.BOEOTIA).refuses("build-base", new LeagueIssue.CostsTokens(4));
        PericlesTable spent = governed().tokens(Faction.AGIAD, 5).at(Theater.BOEOTIA, "1 peloponnesian-land");
        spent.at(Theater.SICILY, "3 peloponnesian-base")
                .at(Theater.IONIA, "3 peloponnesian-base")
                .at(Theater.AETOLIA, "3 peloponnesian-base")
                .at(Theater.SAMOS, "1 peloponnesian-base");
        league(spent, Theater.BOEOTIA).refuses("build-base", new NotInSupply(Piece.PELOPONNESIAN_BASE));
    }

    @Test
    @Covers({"8.52d", "8.52h"})
    void aLeagueBaseIsConvertedForTwoTokens() {
        PericlesTable table = governed().tokens(Faction.AGIAD, 2).at(Theater.IONIA, "1 peloponnesian-base");
        int supply = table.state().board().supply(Piece.PELOPONNESIAN_BASE);
        league(table, Theater.IONIA).choose("convert-base").asksNobody();
        assertThat(table.count(Theater.IONIA, Piece.SPARTA_BASE)).isEqualTo(1);
        assertThat(table.state().board().supply(Piece.PELOPONNESIAN_BASE)).isEqualTo(supply + 1);
        assertThat(table.honor(Faction.AGIAD)).isEqualTo(12);
        assertThat(table.held(Faction.AGIAD)).isZero();
        PericlesTable none = governed()
                .tokens(Faction.AGIAD, 2)
                .at(Theater.IONIA, "1 peloponnesian-base")
                .at(Theater.SPARTA, "3 sparta-base")
                .at(Theater.SICILY, "1 sparta-base");
        league(none, Theater.IONIA).refuses("convert-base", new NotInSupply(Piece.SPARTA_BASE));
        PericlesTable poor = governed().tokens(Faction.AGIAD, 1).at(Theater.IONIA, "1 peloponnesian-base");
        league(poor, Theater.IONIA).refuses("convert-base", new LeagueIssue.CostsTokens(2));
    }

    @Test
    @Covers("8.52e")
    void whileOneArmHasUnitsTheyAreRaised() {
        for (Piece gone : List.of(Piece.PELOPONNESIAN_NAVAL, Piece.PELOPONNESIAN_LAND)) {
            Piece left = gone == Piece.PELOPONNESIAN_NAVAL ? Piece.PELOPONNESIAN_LAND : Piece.PELOPONNESIAN_NAVAL;
            PericlesTable table = governed().at(Theater.IONIA, "1 peloponnesian-base");
            table.at(Theater.SICILY, table.state().board().supply(gone) + " " + gone.id());
            league(table, Theater.IONIA).choose("raise-units").offersOnly("enough", "raise " + left.id());
        }
    }

    @Test
    @Covers({"8.52e", "8.52f"})
    void eachLeagueBaseRaisesOneNavalOrTwoLandUnits() {
        PericlesTable table = governed().at(Theater.IONIA, "2 peloponnesian-base, 1 sparta-base");
        league(table, Theater.IONIA)
                .choose("raise-units")
                .offersOnly("enough", "raise peloponnesian-land", "raise peloponnesian-naval")
                .choose("raise peloponnesian-land", "raise peloponnesian-land")
                .choose("raise peloponnesian-naval")
                .asksNobody();
        assertThat(table.count(Theater.IONIA, Piece.PELOPONNESIAN_LAND)).isEqualTo(2);
        assertThat(table.count(Theater.IONIA, Piece.PELOPONNESIAN_NAVAL)).isEqualTo(1);
        PericlesTable mixed = governed().at(Theater.IONIA, "1 peloponnesian-base");
        league(mixed, Theater.IONIA)
                .choose("raise-units", "raise peloponnesian-land")
                .offersOnly("enough", "raise peloponnesian-land");
        PericlesTable city = governed().at(Theater.IONIA, "1 sparta-base");
        league(city, Theater.IONIA).refuses("raise-units", new LeagueIssue.NoLeagueBase(Theater.IONIA));
    }

    @Test
    @Covers({"8.52g", "9.81a"})
    void aLeagueIssueRemovesOneTreacheryMarkerOfEitherSide() {
        PericlesTable table = governed()
                .at(Theater.IONIA, "1 peloponnesian-land")
                .treachery(Side.ATHENS, Theater.IONIA, 2)
                .treachery(Side.SPARTA, Theater.IONIA, 1);
        league(table, Theater.IONIA)
                .offersOnly("let-it-rest", "expose-treachery athens", "expose-treachery sparta")
                .choose("expose-treachery athens")
                .asksNobody();
        assertThat(table.state().board().treachery(Side.ATHENS, Theater.IONIA)).isEqualTo(1);
    }

    @Test
    @Covers({"3.2a", "3.2b", "3.2c", "3.2d"})
    void aTheaterBelongsToOneSideToBothOrToNobody() {
        PericlesTable table = PericlesTable.war()
                .at(Theater.LESBOS, "1 delian-base")
                .at(Theater.CHIOS, "1 athens-naval, 1 delian-land")
                .at(Theater.AETOLIA, "1 peloponnesian-land")
                .at(Theater.BOEOTIA, "1 delian-base, 1 sparta-land");
        Board board = table.state().board();
        assertThat(board.status(Side.ATHENS, Theater.LESBOS)).isEqualTo(Status.FRIENDLY);
        assertThat(board.status(Side.ATHENS, Theater.CHIOS)).isEqualTo(Status.FRIENDLY);
        assertThat(board.status(Side.SPARTA, Theater.CHIOS)).isEqualTo(Status.ENEMY);
        assertThat(board.status(Side.ATHENS, Theater.AETOLIA)).isEqualTo(Status.ENEMY);
        assertThat(board.status(Side.SPARTA, Theater.AETOLIA)).isEqualTo(Status.FRIENDLY);
        assertThat(board.status(Side.ATHENS, Theater.BOEOTIA)).isEqualTo(Status.CONTESTED);
        assertThat(board.status(Side.SPARTA, Theater.BOEOTIA)).isEqualTo(Status.CONTESTED);
        table.treachery(Side.ATHENS, Theater.SICILY, 1);
        assertThat(board.status(Side.ATHENS, Theater.SICILY)).isEqualTo(Status.NEUTRAL);
    }

    @Test
    @Covers({"8.52a", "8.5f", "3.2d"})
    void aLeagueIssueNeedsAFriendlyOrContestedTheater() {
        PericlesTable table = governed()
                .tokens(Faction.AGIAD, 5)
                .at(Theater.SAMOS, "1 delian-base")
                .at(Theater.IONIA, "1 peloponnesian-land")
                .queue(Theater.SAMOS, Faction.AGIAD, Marker.LEAGUE)
                .queue(Theater.CHIOS, Faction.AGIAD, Marker.LEAGUE)
                .queue(Theater.IONIA, Faction.AGIAD, Marker.LEAGUE);
        Table<PericlesState> run = table.run(HonorOrder.BEGIN);
        run.choose("reveal samos").asks("agiads", MarkerReveal.Reveal.class);
        assertThat(run.last(MarkerReveal.NoEffect.class).theater()).isEqualTo(Theater.SAMOS);
        run.choose("reveal chios").asks("eurypontids", MarkerReveal.Reveal.class);
        assertThat(run.all(MarkerReveal.NoEffect.class)).hasSize(2);
        run.choose("reveal ionia").asks("agiads", LeagueIssue.Resolve.class);
    }

    @Test
    @Covers({"12.1a", "8.52b"})
    void withADelianBaseInSpartaArgosRises() {
        PericlesTable table = governed().at(Theater.SPARTA, "1 delian-base, 2 sparta-land");
        table.run(new LeagueIssue.Resolve(Faction.ARISTOCRAT, Theater.SPARTA))
                .offers("raise-argos 1", "raise-argos 4")
                .choose("raise-argos 4")
                .asksNobody();
        assertThat(table.count(Theater.SPARTA, Piece.ARGOS_LAND)).isEqualTo(4);
        PericlesTable blue = governed().at(Theater.SPARTA, "1 athens-base, 2 sparta-land");
        blue.run(new LeagueIssue.Resolve(Faction.ARISTOCRAT, Theater.SPARTA)).offersNot("raise-argos 1");
        PericlesTable spartan = governed().at(Theater.SPARTA, "1 peloponnesian-base");
        spartan.run(new LeagueIssue.Resolve(Faction.AGIAD, Theater.SPARTA))
                .refuses("raise-argos 1", new LeagueIssue.ArgosOnlyInSparta());
        PericlesTable elsewhere =
                governed().at(Theater.BOEOTIA, "1 delian-base").at(Theater.SPARTA, "1 delian-base");
        elsewhere
                .run(new LeagueIssue.Resolve(Faction.ARISTOCRAT, Theater.BOEOTIA))
                .refuses("raise-argos 1", new LeagueIssue.ArgosOnlyInSparta())
                .refuses("raise-argos 4", new LeagueIssue.ArgosOnlyInSparta());
    }
}
