package org.polemarch.pericles.rules.military;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.theater.HonorOrder;
import org.polemarch.pericles.rules.theater.MarkerReveal;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

@Cites({"9.0", "9.1", "9.11", "9.2", "9.3", "9.31", "8.5", "8.54", "12.4"})
class MilitaryIssueTest {

    private static PericlesTable war() {
        return PericlesTable.war().controlling(Faction.ARISTOCRAT, Faction.EURYPONTID);
    }

    private static Table<PericlesState> command(PericlesTable table, Faction general, Theater theater) {
        return table.run(new MilitaryIssue.Command(general, theater, false));
    }

    @Test
    @Covers({"9.0a", "9.0b"})
    void aGeneralWithoutTokensDoesNothing() {
        PericlesTable table = war().tokens(Faction.ARISTOCRAT, 1)
                .queue(Theater.SAMOS, Faction.DEMAGOGUE, Marker.MILITARY)
                .queue(Theater.CHIOS, Faction.ARISTOCRAT, Marker.MILITARY);
        Table<PericlesState> run = table.run(HonorOrder.BEGIN).choose("reveal samos");
        assertThat(run.last(MarkerReveal.NoEffect.class).why()).isEqualTo("why.noTokens");
        run.asks("demagogues", MarkerReveal.Reveal.class)
                .choose("reveal chios")
                .asks("aristocrats", MilitaryIssue.Command.class);
        assertThat(table.state().expedition()).contains(Theater.CHIOS);
    }

    @Test
    @Covers({"8.5b", "8.5a"})
    void standingDownCostsAToken() {
        PericlesTable table = war().tokens(Faction.ARISTOCRAT, 2).at(Theater.SAMOS, "1 delian-base");
        command(table, Faction.ARISTOCRAT, Theater.SAMOS).choose("stand-down").asksNobody();
        assertThat(table.held(Faction.ARISTOCRAT)).isEqualTo(1);
    }

    @Test
    @Covers({"9.1a", "9.1b", "9.1c", "9.1d", "9.0c", "8.5c"})
    void unitsAreBuiltAtHomeAndThenTheIssueGoesOn() {
        PericlesTable table = war().tokens(Faction.DEMAGOGUE, 3).at(Theater.ATHENS, "2 athens-base, 1 delian-base");
        command(table, Faction.DEMAGOGUE, Theater.ATHENS)
                .offersOnly("assemble", "stand-down", "build")
                .choose("build")
                .offersOnly("enough-built", "build athens-land", "build athens-naval")
                .choose("build athens-naval", "build athens-land", "build athens-land")
                .asks("demagogues", MilitaryIssue.Command.class)
                .offersOnly("assemble")
                .refuses("stand-down", new MilitaryIssue.AlreadyBuilt())
                .refuses("build", new MilitaryIssue.AlreadyBuilt())
                .choose("assemble", "commit 1", "in-place")
                .asksNobody();
        assertThat(table.count(Theater.ATHENS, Piece.ATHENS_NAVAL)).isEqualTo(1);
        assertThat(table.count(Theater.ATHENS, Piece.ATHENS_LAND)).isEqualTo(2);
        assertThat(table.held(Faction.DEMAGOGUE)).isEqualTo(2);
    }

    /** The example of 8.5: whoever assembles in a Contested Theater must raid or fight, and cannot draw back. */
    @Test
    @Covers("8.5c")
    void assemblingInAContestedTheaterMeansABattle() {
        PericlesTable table = war().tokens(6)
                .at(Theater.BOEOTIA, "1 athens-land, 1 peloponnesian-land")
                .at(Theater.ATHENS, "2 athens-land, 1 athens-base")
                .cards(Side.ATHENS, 3)
                .cards(Side.SPARTA, 2);
        table.state().setStateShipReady(false);
        Table<PericlesState> run = command(table, Faction.ARISTOCRAT, Theater.BOEOTIA)
                .offersOnly("assemble", "stand-down", "raid-them")
                .choose("assemble", "commit 1", "commit 0", "commit 0", "commit 0")
                .asks("aristocrats", Movement.March.class)
                .offersNot("stand-down")
                .choose("in-place")
                .asksNobody();
        assertThat(run.last(Battle.BattleFought.class))
                .isEqualTo(new Battle.BattleFought(Theater.BOEOTIA, Arm.LAND, 5, 3));
    }

    @Test
    @Covers({"9.1a", "9.1b"})
    void nothingIsBuiltAbroadNorWithoutACityStateBase() {
        PericlesTable abroad = war().tokens(2).at(Theater.SAMOS, "1 athens-base");
        command(abroad, Faction.ARISTOCRAT, Theater.SAMOS)
                .refuses("build", new MilitaryIssue.NotAtHome(Theater.ATHENS));
        PericlesTable league = war().tokens(2).at(Theater.ATHENS, "1 delian-base");
        command(league, Faction.ARISTOCRAT, Theater.ATHENS)
                .refuses("build", new MilitaryIssue.NotAtHome(Theater.ATHENS));
        PericlesTable other = war().tokens(2).at(Theater.ATHENS, "1 athens-base, 1 sparta-land");
        command(other, Faction.AGIAD, Theater.ATHENS).refuses("build", new MilitaryIssue.NotAtHome(Theater.SPARTA));
        command(war().tokens(2).at(Theater.ATHENS, "1 athens-base, 1 sparta-land"), Faction.ARISTOCRAT, Theater.ATHENS)
                .offers("build");
    }

    @Test
    @Covers({"12.4d", "9.1b"})
    void the300AreRebuiltLikeAnySpartanUnit() {
        PericlesTable table = war().tokens(Faction.AGIAD, 1).at(Theater.SPARTA, "1 sparta-base");
        command(table, Faction.AGIAD, Theater.SPARTA)
                .choose("build", "build the-300")
                .offersOnly("enough-built", "build sparta-land")
                .choose("build sparta-land")
                .asks("agiads", MilitaryIssue.Command.class);
        assertThat(table.count(Theater.SPARTA, Piece.THE_300)).isEqualTo(1);
    }

    @Test
    @Covers({"9.11a", "9.11b", "9.11c", "9.11d"})
    void persianGoldHiresWithinItsLimits() {
        PericlesTable table = war().tokens(Faction.AGIAD, 1)
                .at(Theater.SPARTA, "1 sparta-base")
                .at(Theater.IONIA, "1 peloponnesian-base")
                .at(Theater.CHIOS, "1 peloponnesian-base")
                .at(Theater.SAMOS, "1 delian-base")
                .at(Theater.SICILY, "1 peloponnesian-base");
        for (int i = 0; i < 3; i++) {
            table.state().board().buildPersianBase();
        }
        Table<PericlesState> run = command(table, Faction.AGIAD, Theater.SPARTA)
                .choose("build", "build sparta-land", "enough-built")
                .asks("agiads", PersianGold.Pay.class)
                .offersOnly(
                        "keep-the-gold",
                        "hire sparta-naval sparta",
                        "hire peloponnesian-land ionia",
                        "hire peloponnesian-naval chios")
                .choose(
                        "hire peloponnesian-land ionia",
                        "hire peloponnesian-land ionia",
                        "hire peloponnesian-land ionia",
                        "hire peloponnesian-land ionia")
                .offersOnly("keep-the-gold", "hire sparta-naval sparta", "hire peloponnesian-naval chios");
        run.choose("hire peloponnesian-naval chios").asks("agiads", MilitaryIssue.Command.class);
        assertThat(table.count(Theater.IONIA, Piece.PELOPONNESIAN_LAND)).isEqualTo(4);
        assertThat(table.count(Theater.CHIOS, Piece.PELOPONNESIAN_NAVAL)).isEqualTo(1);
        PericlesTable ships = war().tokens(Faction.AGIAD, 1)
                .at(Theater.SPARTA, "1 sparta-base")
                .at(Theater.CHIOS, "1 peloponnesian-base");
        ships.run(new PersianGold.Pay(Faction.AGIAD, 20, 0, 0, 0))
                .choose("hire sparta-naval sparta", "hire sparta-naval sparta", "hire sparta-naval sparta")
                .offersOnly("keep-the-gold", "hire peloponnesian-naval chios");
        PericlesTable more = war().at(Theater.CHIOS, "1 peloponnesian-base");
        more.run(new PersianGold.Pay(Faction.AGIAD, 20, 0, 0, 0))
                .choose("hire peloponnesian-naval chios", "hire peloponnesian-naval chios")
                .choose("hire peloponnesian-naval chios")
                .asksNobody(); // no base in Sparta, none in Ionia, and three ships are the limit
        // Athens gets no Persian gold.
        PericlesTable athens = war().tokens(1).at(Theater.ATHENS, "1 athens-base");
        athens.state().board().buildPersianBase();
        command(athens, Faction.ARISTOCRAT, Theater.ATHENS)
                .choose("build", "enough-built")
                .asks("aristocrats", MilitaryIssue.Command.class);
    }

    @Test
    @Covers({"9.2a", "9.2b", "9.2c", "9.2e"})
    void aRaidEarnsHonorAndCostsTheEnemyTokens() {
        PericlesTable table = war().tokens(Faction.DEMAGOGUE, 4)
                .tokens(Faction.EURYPONTID, 6)
                .at(Theater.BOEOTIA, "1 athens-land, 3 peloponnesian-land")
                .cards(Side.ATHENS, 4);
        command(table, Faction.DEMAGOGUE, Theater.BOEOTIA)
                .offersOnly("assemble", "stand-down", "raid-them")
                .choose("raid-them")
                .asksNobody();
        assertThat(table.honor(Faction.DEMAGOGUE)).isEqualTo(13);
        assertThat(table.held(Faction.DEMAGOGUE)).isEqualTo(1);
        assertThat(table.held(Faction.EURYPONTID)).isEqualTo(2);
        assertThat(table.honor(Faction.EURYPONTID)).isEqualTo(10);
        assertThat(table.state().cards().battleDiscards(Side.ATHENS)).isEqualTo(IndexSet.of(19));
        assertThat(table.state().cards().battleDiscards(Side.SPARTA).isEmpty()).isTrue();
        assertThat(table.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_LAND)).isEqualTo(3);
    }

    @Test
    @Covers({"9.2d", "9.2a", "9.2b"})
    void missingTokensCostHonor() {
        PericlesTable table = war().tokens(Faction.DEMAGOGUE, 3)
                .tokens(Faction.EURYPONTID, 1)
                .honor(Faction.EURYPONTID, 2)
                .at(Theater.BOEOTIA, "1 athens-land, 3 peloponnesian-land")
                .cards(Side.ATHENS, 5);
        command(table, Faction.DEMAGOGUE, Theater.BOEOTIA).choose("raid-them");
        assertThat(table.held(Faction.EURYPONTID)).isZero();
        assertThat(table.honor(Faction.EURYPONTID)).isZero(); // four are missing, two were left
        PericlesTable poor = war().tokens(Faction.DEMAGOGUE, 2).at(Theater.BOEOTIA, "1 athens-land, 1 sparta-land");
        command(poor, Faction.DEMAGOGUE, Theater.BOEOTIA).refuses("raid-them", new MilitaryIssue.RaidCosts(3));
        PericlesTable alone = war().tokens(Faction.DEMAGOGUE, 3).at(Theater.BOEOTIA, "1 sparta-land");
        command(alone, Faction.DEMAGOGUE, Theater.BOEOTIA)
                .refuses("raid-them", new MilitaryIssue.NotContested(Theater.BOEOTIA));
    }

    @Test
    @Covers({"9.31a", "9.31d"})
    void inAFriendlyOrNeutralTheaterTheGeneralCommitsAlone() {
        PericlesTable table = war().tokens(7).at(Theater.SAMOS, "1 delian-base").at(Theater.ATHENS, "3 athens-naval");
        command(table, Faction.DEMAGOGUE, Theater.SAMOS)
                .choose("assemble")
                .asks("demagogues", Commitment.Commit.class)
                .offersOnly("commit 1", "commit 2", "commit 3", "commit 4", "commit 5")
                .refuses("commit 0", new Commitment.Limits(1, 5))
                .refuses("commit 6", new Commitment.Limits(1, 5))
                .choose("commit 2")
                .asks("demagogues", Movement.March.class);
        PericlesTable neutral = war().tokens(7).at(Theater.ATHENS, "3 athens-naval");
        command(neutral, Faction.DEMAGOGUE, Theater.CYCLADES)
                .choose("assemble", "commit 1")
                .asks("demagogues", Movement.March.class)
                .choose("move athens-naval athens cyclades")
                .asksNobody();
        assertThat(neutral.held(Faction.ARISTOCRAT)).isEqualTo(7);
    }

    @Test
    @Covers({"9.31b", "9.31c", "9.31d", "9.7a", "8.5d"})
    void elsewhereAllFourCommitSecretlyAndTheEnemyOpensLater() {
        PericlesTable table = war().tokens(6)
                .at(Theater.BOEOTIA, "1 athens-land, 1 peloponnesian-land")
                .at(Theater.ATHENS, "2 athens-land, 1 athens-base")
                .cards(Side.ATHENS, 3)
                .cards(Side.SPARTA, 3);
        table.state().setStateShipReady(false);
        Table<PericlesState> run = command(table, Faction.DEMAGOGUE, Theater.BOEOTIA)
                .choose("assemble")
                .asks("demagogues", Commitment.Commit.class)
                .choose("commit 1")
                .asks("aristocrats", Commitment.Commit.class)
                .offersOnly("commit 0", "commit 1", "commit 2", "commit 3", "commit 4")
                .refuses("commit 5", new Commitment.Limits(0, 4))
                .choose("commit 1")
                .asks("eurypontids", Commitment.Commit.class)
                .choose("commit 4")
                .asks("agiads", Commitment.Commit.class)
                .choose("commit 0")
                .asks("demagogues", Movement.March.class);
        assertThat(run.all(Commitment.HandOpened.class))
                .containsExactly(
                        new Commitment.HandOpened(Faction.DEMAGOGUE, 1),
                        new Commitment.HandOpened(Faction.ARISTOCRAT, 1));
        run.choose("in-place");
        assertThat(run.all(Commitment.HandOpened.class))
                .endsWith(
                        new Commitment.HandOpened(Faction.EURYPONTID, 4), new Commitment.HandOpened(Faction.AGIAD, 0));
        // 1 + 2 + 3 against 1 + 4 + 3: Sparta wins by two, the Athenian falls, nobody of the winner does
        run.asksNobody();
        assertThat(table.held(Faction.DEMAGOGUE)).isEqualTo(5);
        assertThat(table.held(Faction.EURYPONTID)).isEqualTo(2);
        assertThat(table.state().treasury().stock(Side.SPARTA)).isEqualTo(26 - 12 + 4);
        assertThat(table.state().treasury().stock(Side.ATHENS)).isEqualTo(26 - 12 + 2);
        assertThat(table.count(Theater.BOEOTIA, Piece.ATHENS_LAND)).isZero();
    }

    @Test
    @Covers({"9.31f", "12.4b"})
    void the300MoveOneUnitMoreForASpartanGeneral() {
        PericlesTable table = war().tokens(5).at(Theater.SPARTA, "1 sparta-base, 2 sparta-land, 1 the-300");
        command(table, Faction.AGIAD, Theater.ISTHMUS)
                .choose("assemble")
                .offersOnly("commit 1", "commit 2", "commit 3", "commit 4", "commit 5")
                .choose("commit 1", "move the-300 sparta isthmus", "move sparta-land sparta isthmus")
                .asksNobody();
        assertThat(table.count(Theater.ISTHMUS, Piece.THE_300)).isEqualTo(1);
        assertThat(table.count(Theater.ISTHMUS, Piece.SPARTA_LAND)).isEqualTo(1);
        PericlesTable without = war().tokens(5).at(Theater.SPARTA, "1 sparta-base, 2 sparta-land");
        command(without, Faction.AGIAD, Theater.ISTHMUS)
                .choose("assemble", "commit 1", "move sparta-land sparta isthmus")
                .asksNobody();
    }
}
