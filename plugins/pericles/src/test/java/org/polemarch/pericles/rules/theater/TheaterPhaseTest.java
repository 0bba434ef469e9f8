package org.polemarch.pericles.rules.theater;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Cites;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Board;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Queues;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Status;
import org.polemarch.pericles.model.Theater;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

@Cites({
    "8.0", "8.1", "8.2", "8.3", "8.31", "8.32", "8.4", "8.41", "8.42", "8.5", "8.51", "8.52", "8.53", "8.6", "3.2",
    "9.8", "9.81", "9.82", "12.1", "13.1", "13.2"
})
class TheaterPhaseTest {

    private static PericlesTable war() {
        return PericlesTable.war().controlling(Faction.ARISTOCRAT, Faction.EURYPONTID);
    }

    private static void give(PericlesTable table, Faction faction, Marker marker, int count) {
        table.state().queues().give(faction, faction, marker, count);
    }

    @Test
    @Covers({"8.1a", "8.1b"})
    void honorOrderWithItsTies() {
        PericlesTable table = war().honor(Faction.AGIAD, 12).honor(Faction.DEMAGOGUE, 8);
        Table<PericlesState> run = table.run(HonorOrder.BEGIN);
        assertThat(run.last(HonorOrder.OrderFixed.class).order())
                .containsExactly(Faction.AGIAD, Faction.ARISTOCRAT, Faction.EURYPONTID, Faction.DEMAGOGUE);
        Table<PericlesState> tied = PericlesTable.war()
                .controlling(Faction.DEMAGOGUE, Faction.AGIAD)
                .run(HonorOrder.BEGIN);
        assertThat(tied.last(HonorOrder.OrderFixed.class).order())
                .containsExactly(Faction.DEMAGOGUE, Faction.AGIAD, Faction.ARISTOCRAT, Faction.EURYPONTID);
    }

    @Test
    @Covers("8.1a")
    void theOrderShownIsTheFixedOneWhileMarkersAreOutAndElseTheOneHonorWouldGive() {
        PericlesTable table =
                war().controlling(Faction.ARISTOCRAT, Faction.AGIAD).honor(Faction.EURYPONTID, 16);
        assertThat(HonorOrder.shown(table.state()))
                .containsExactly(Faction.EURYPONTID, Faction.ARISTOCRAT, Faction.AGIAD, Faction.DEMAGOGUE);
        give(table, Faction.AGIAD, Marker.RUMOR, 1);
        table.run(HonorOrder.BEGIN);
        table.honor(Faction.DEMAGOGUE, 50);
        assertThat(HonorOrder.shown(table.state()))
                .containsExactly(Faction.EURYPONTID, Faction.ARISTOCRAT, Faction.AGIAD, Faction.DEMAGOGUE);
    }

    @Test
    @Covers({"8.3a", "8.31a", "8.32a", "8.1a", "4.2a"})
    void markersArePlacedOneByOneInOrderUntilAllLie() {
        PericlesTable table = war().honor(Faction.AGIAD, 20);
        give(table, Faction.AGIAD, Marker.RUMOR, 1);
        give(table, Faction.ARISTOCRAT, Marker.RUMOR, 2);
        give(table, Faction.ARISTOCRAT, Marker.MILITARY, 1);
        Queues queues = table.state().queues();
        Table<PericlesState> run = table.run(HonorOrder.BEGIN).asks("agiads", MarkerPlacement.Place.class);
        // In every Theater but the closed East, and no way to pass.
        assertThat(run.notations()).hasSize(19).allMatch(answer -> answer.startsWith("place rumor of agiads in "));
        run.choose("place rumor of agiads in boeotia").asks("aristocrats", MarkerPlacement.Place.class);
        table.honor(Faction.ARISTOCRAT, 60); // the order does not change with Honor
        run.choose("place military of aristocrats in boeotia")
                .asks("aristocrats", MarkerPlacement.Place.class)
                .choose("place rumor of aristocrats in boeotia")
                .choose("place rumor of aristocrats in samos");
        int top = queues.top(Theater.BOEOTIA);
        assertThat(queues.marker(top)).isEqualTo(Marker.RUMOR);
        assertThat(queues.owner(top)).isEqualTo(Faction.ARISTOCRAT);
        assertThat(queues.marker(queues.below(top))).isEqualTo(Marker.MILITARY);
        assertThat(queues.owner(queues.below(queues.below(top)))).isEqualTo(Faction.AGIAD);
    }

    /** The example of 8.31: Naupactus with a Spartan marker, two Athenian ones, and a Spartan one on top. */
    @Test
    @Covers({"8.31a", "8.41a", "8.42a", "8.42b", "8.41c", "8.4c"})
    void theQueueOfTheExampleIsResolvedFromTheTop() {
        PericlesTable table = war().honor(Faction.ARISTOCRAT, 40)
                .honor(Faction.AGIAD, 30)
                .honor(Faction.DEMAGOGUE, 20)
                .at(Theater.NAUPACTUS, "1 athens-base, 1 athens-land, 1 athens-naval, 1 peloponnesian-land")
                .queue(Theater.NAUPACTUS, Faction.EURYPONTID, Marker.RUMOR)
                .queue(Theater.NAUPACTUS, Faction.ARISTOCRAT, Marker.RUMOR)
                .queue(Theater.NAUPACTUS, Faction.DEMAGOGUE, Marker.RUMOR)
                .queue(Theater.NAUPACTUS, Faction.AGIAD, Marker.RUMOR);
        Table<PericlesState> run = table.run(HonorOrder.BEGIN)
                .asks("agiads", MarkerReveal.Reveal.class)
                .offersOnly("reveal naupactus")
                .refuses("reveal samos", new MarkerReveal.NoMarker(Theater.SAMOS));
        assertThat(run.all(ResolutionTurn.Passed.class)).containsExactly(new ResolutionTurn.Passed(Faction.ARISTOCRAT));
        run.choose("reveal naupactus")
                .asks("demagogues", MarkerReveal.Reveal.class)
                .choose("reveal naupactus")
                .asks("aristocrats", MarkerReveal.Reveal.class)
                .choose("reveal naupactus")
                .asks("agiads", MarkerReveal.Reveal.class)
                .choose("reveal naupactus")
                .asksNobody();
        assertThat(run.all(MarkerReveal.MarkerRevealed.class)).hasSize(4);
        assertThat(table.state().queues().anyPlaced()).isFalse();
    }

    @Test
    @Covers({"8.41a", "8.41b", "3.2f", "7.51b"})
    void theOwnerResolvesWhatACompatriotPlacedAndReveals() {
        PericlesTable table = war().honor(Faction.DEMAGOGUE, 40)
                .tokens(Faction.ARISTOCRAT, 3)
                .at(Theater.BOEOTIA, "1 peloponnesian-base")
                .queue(Theater.SAMOS, Faction.EURYPONTID, Marker.RUMOR);
        PericlesState state = table.state();
        state.queues().give(Faction.DEMAGOGUE, Faction.ARISTOCRAT, Marker.DIPLOMATIC, 1);
        state.queues().place(Faction.DEMAGOGUE, Faction.ARISTOCRAT, Marker.DIPLOMATIC, Theater.BOEOTIA);
        table.run(HonorOrder.BEGIN)
                .asks("demagogues", MarkerReveal.Reveal.class)
                .refuses("reveal samos", new MarkerReveal.EnemyOnTop(Theater.SAMOS))
                .choose("reveal boeotia")
                .asks("aristocrats", DiplomaticIssue.Resolve.class);
    }

    @Test
    @Covers({"13.1a", "13.1b", "8.3b", "13.2a", "12.2c", "12.2a"})
    void persiaOpensWithAnIonianBaseOrAlcibiadesAndTheEastIsClosedWithoutThePersianWar() {
        PericlesTable closed = war();
        assertThat(closed.state().alcibiadesInPersia()).isFalse();
        give(closed, Faction.ARISTOCRAT, Marker.RUMOR, 1);
        closed.run(HonorOrder.BEGIN)
                .refuses("place rumor of aristocrats in persia", new MarkerPlacement.PersiaClosed())
                .refuses("place rumor of aristocrats in eastern-mediterranean", new MarkerPlacement.NoPersianWar());
        PericlesTable base = war().at(Theater.IONIA, "1 peloponnesian-base");
        give(base, Faction.ARISTOCRAT, Marker.RUMOR, 1);
        base.run(HonorOrder.BEGIN).offers("place rumor of aristocrats in persia");
        PericlesTable alcibiades = war();
        alcibiades.state().sendAlcibiadesToPersia();
        give(alcibiades, Faction.AGIAD, Marker.LEAGUE, 1);
        alcibiades.run(HonorOrder.BEGIN).offers("place league of agiads in persia");
        PericlesTable east = PericlesTable.opening("14.2");
        give(east, Faction.ARISTOCRAT, Marker.RUMOR, 1);
        east.run(HonorOrder.BEGIN).offers("place rumor of aristocrats in eastern-mediterranean");
    }

    /** The ruling on 13.1: the condition is one of placing; what lies in Persia is resolved though Ionia was lost. */
    @Test
    @Covers("13.1b")
    void aLeagueMarkerInPersiaOutlivesTheBaseInIonia() {
        PericlesTable table = war().tokens(Faction.AGIAD, 4).at(Theater.IONIA, "1 delian-base");
        give(table, Faction.AGIAD, Marker.RUMOR, 1);
        table.queue(Theater.PERSIA, Faction.AGIAD, Marker.LEAGUE);
        table.run(HonorOrder.BEGIN)
                .refuses("place rumor of agiads in persia", new MarkerPlacement.PersiaClosed())
                .choose("place rumor of agiads in ionia", "reveal persia")
                .asks("agiads", LeagueIssue.Resolve.class)
                .choose("build-persian-base");
        assertThat(table.state().board().persianBases()).isEqualTo(1);
    }

    @Test
    @Covers({"13.1c", "13.1d", "13.1e"})
    void onlyASpartanLeagueIssueWorksInPersia() {
        PericlesTable table = war().tokens(Faction.AGIAD, 4).tokens(Faction.ARISTOCRAT, 4);
        table.state().sendAlcibiadesToPersia();
        table.queue(Theater.PERSIA, Faction.AGIAD, Marker.LEAGUE)
                .queue(Theater.PERSIA, Faction.AGIAD, Marker.MILITARY)
                .queue(Theater.PERSIA, Faction.ARISTOCRAT, Marker.LEAGUE);
        Table<PericlesState> run = table.run(HonorOrder.BEGIN)
                .choose("reveal persia")
                .asks("eurypontids", MarkerReveal.Reveal.class)
                .choose("reveal persia");
        assertThat(run.all(MarkerReveal.NoEffect.class)).hasSize(2);
        run.asks("agiads", MarkerReveal.Reveal.class)
                .choose("reveal persia")
                .asks("agiads", LeagueIssue.Resolve.class)
                .offersOnly("let-it-rest", "build-persian-base")
                .choose("build-persian-base");
        assertThat(table.state().board().persianBases()).isEqualTo(1);
        assertThat(table.honor(Faction.AGIAD)).isEqualTo(12);
        assertThat(table.held(Faction.AGIAD)).isZero();
        PericlesTable poor = war().tokens(Faction.AGIAD, 3);
        poor.run(new LeagueIssue.Resolve(Faction.AGIAD, Theater.PERSIA))
                .refuses("build-persian-base", new LeagueIssue.CostsTokens(4));
        PericlesTable three = war().tokens(Faction.AGIAD, 5);
        for (int i = 0; i < 3; i++) {
            three.state().board().buildPersianBase();
        }
        three.run(new LeagueIssue.Resolve(Faction.AGIAD, Theater.PERSIA)).offersOnly("let-it-rest");
    }

    private static Table<PericlesState> diplomacy(PericlesTable table, Theater theater) {
        return table.run(new DiplomaticIssue.Resolve(Faction.DEMAGOGUE, theater));
    }

    @Test
    @Covers({"8.51a", "8.51b", "8.51c", "8.51d", "8.51e", "8.51n", "9.82a", "8.5d"})
    void diplomacyWinsALeagueBaseOver() {
        PericlesTable table = war().tokens(Faction.DEMAGOGUE, 5)
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
                war().tokens(Faction.DEMAGOGUE, 3).at(Theater.IONIA, "1 peloponnesian-base, 1 peloponnesian-land");
        diplomacy(table, Theater.IONIA).choose("spend 3");
        assertThat(table.count(Theater.IONIA, Piece.PELOPONNESIAN_BASE)).isEqualTo(1);
        assertThat(table.state().board().treachery(Side.ATHENS, Theater.IONIA)).isEqualTo(3);
        assertThat(table.honor(Faction.DEMAGOGUE)).isEqualTo(10);
    }

    @Test
    @Covers({"8.51f", "9.8a", "3.1a", "3.2k"})
    void thereAreTenTreacheryMarkersASide() {
        PericlesTable table = war().tokens(Faction.DEMAGOGUE, 3)
                .treachery(Side.ATHENS, Theater.SAMOS, 8)
                .at(Theater.SPARTA, "2 sparta-base");
        diplomacy(table, Theater.SPARTA).choose("spend 3");
        assertThat(table.state().board().treachery(Side.ATHENS, Theater.SPARTA)).isEqualTo(2);
        assertThat(table.held(Faction.DEMAGOGUE)).isZero();
    }

    @Test
    @Covers("8.51g")
    void withoutALeagueBaseThereIsNothingToWinOver() {
        PericlesTable city = war().tokens(Faction.DEMAGOGUE, 3).at(Theater.SICILY, "1 sparta-base");
        diplomacy(city, Theater.SICILY).choose("spend 3");
        assertThat(city.count(Theater.SICILY, Piece.SPARTA_BASE)).isEqualTo(1);
        assertThat(city.state().board().treachery(Side.ATHENS, Theater.SICILY)).isEqualTo(3);
        PericlesTable none = war().tokens(Faction.DEMAGOGUE, 3).at(Theater.SICILY, "1 peloponnesian-base");
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
        PericlesTable table = war().at(Theater.IONIA, "1 peloponnesian-base").treachery(Side.ATHENS, Theater.IONIA, 3);
        diplomacy(table, Theater.IONIA).offersOnly("let-rest", "spend 0").choose("spend 0");
        assertThat(table.count(Theater.IONIA, Piece.DELIAN_BASE)).isEqualTo(1);
    }

    @Test
    @Covers({"8.51i", "9.81a"})
    void atHomeDiplomacyExposesTreachery() {
        PericlesTable table = war().tokens(Faction.DEMAGOGUE, 3)
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
        PericlesTable table = war().tokens(Faction.DEMAGOGUE, 6)
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
        assertThat(table.state().cards().battleDiscards(Side.ATHENS)).isEqualTo(1 << 11);
        PericlesTable less = war().tokens(Faction.DEMAGOGUE, 6)
                .tokens(Faction.EURYPONTID, 6)
                .cards(Side.ATHENS, 2)
                .cards(Side.SPARTA, 3);
        diplomacy(less, Theater.SICILY).choose("negotiate", "offer 5", "offer 1");
        assertThat(less.count(Theater.SICILY, Piece.DELIAN_BASE)).isZero(); // 7 against 4
    }

    private static Table<PericlesState> league(PericlesTable table, Theater theater) {
        return table.run(new LeagueIssue.Resolve(Faction.AGIAD, theater));
    }

    @Test
    @Covers({"8.52b", "8.52c", "8.5d"})
    void aLeagueBaseIsBuiltForFourTokens() {
        PericlesTable table = war().tokens(Faction.AGIAD, 5).at(Theater.BOEOTIA, "1 peloponnesian-land, 1 delian-land");
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
        PericlesTable full = war().tokens(Faction.AGIAD, 5).at(Theater.BOEOTIA, "2 peloponnesian-base, 1 delian-base");
        league(full, Theater.BOEOTIA).refuses("build-base", new LeagueIssue.ThreeBases(Theater.BOEOTIA));
        PericlesTable poor = war().tokens(Faction.AGIAD, 3).at(Theater.BOEOTIA, "1 peloponnesian-base");
        league(poor, Theater.BOEOTIA).refuses("build-base", new LeagueIssue.CostsTokens(4));
        PericlesTable spent = war().tokens(Faction.AGIAD, 5).at(Theater.BOEOTIA, "1 peloponnesian-land");
        spent.at(Theater.SICILY, "3 peloponnesian-base")
                .at(Theater.IONIA, "3 peloponnesian-base")
                .at(Theater.AETOLIA, "3 peloponnesian-base")
                .at(Theater.SAMOS, "1 peloponnesian-base");
        league(spent, Theater.BOEOTIA).refuses("build-base", new LeagueIssue.NotInSupply(Piece.PELOPONNESIAN_BASE));
    }

    @Test
    @Covers({"8.52d", "8.52h"})
    void aLeagueBaseIsConvertedForTwoTokens() {
        PericlesTable table = war().tokens(Faction.AGIAD, 2).at(Theater.IONIA, "1 peloponnesian-base");
        int supply = table.state().board().supply(Piece.PELOPONNESIAN_BASE);
        league(table, Theater.IONIA).choose("convert-base").asksNobody();
        assertThat(table.count(Theater.IONIA, Piece.SPARTA_BASE)).isEqualTo(1);
        assertThat(table.state().board().supply(Piece.PELOPONNESIAN_BASE)).isEqualTo(supply + 1);
        assertThat(table.honor(Faction.AGIAD)).isEqualTo(12);
        assertThat(table.held(Faction.AGIAD)).isZero();
        PericlesTable none = war().tokens(Faction.AGIAD, 2)
                .at(Theater.IONIA, "1 peloponnesian-base")
                .at(Theater.SPARTA, "3 sparta-base")
                .at(Theater.SICILY, "1 sparta-base");
        league(none, Theater.IONIA).refuses("convert-base", new LeagueIssue.NotInSupply(Piece.SPARTA_BASE));
        PericlesTable poor = war().tokens(Faction.AGIAD, 1).at(Theater.IONIA, "1 peloponnesian-base");
        league(poor, Theater.IONIA).refuses("convert-base", new LeagueIssue.CostsTokens(2));
    }

    @Test
    @Covers({"8.52e", "8.52f"})
    void eachLeagueBaseRaisesOneNavalOrTwoLandUnits() {
        PericlesTable table = war().at(Theater.IONIA, "2 peloponnesian-base, 1 sparta-base");
        league(table, Theater.IONIA)
                .choose("raise-units")
                .offersOnly("enough", "raise peloponnesian-land", "raise peloponnesian-naval")
                .choose("raise peloponnesian-land", "raise peloponnesian-land")
                .choose("raise peloponnesian-naval")
                .asksNobody();
        assertThat(table.count(Theater.IONIA, Piece.PELOPONNESIAN_LAND)).isEqualTo(2);
        assertThat(table.count(Theater.IONIA, Piece.PELOPONNESIAN_NAVAL)).isEqualTo(1);
        PericlesTable mixed = war().at(Theater.IONIA, "1 peloponnesian-base");
        league(mixed, Theater.IONIA)
                .choose("raise-units", "raise peloponnesian-land")
                .offersOnly("enough", "raise peloponnesian-land");
        PericlesTable city = war().at(Theater.IONIA, "1 sparta-base");
        league(city, Theater.IONIA).refuses("raise-units", new LeagueIssue.NoLeagueBase(Theater.IONIA));
    }

    @Test
    @Covers({"8.52g", "9.81a"})
    void aLeagueIssueRemovesOneTreacheryMarkerOfEitherSide() {
        PericlesTable table = war().at(Theater.IONIA, "1 peloponnesian-land")
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
        PericlesTable table = war().tokens(Faction.AGIAD, 5)
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
        PericlesTable table = war().at(Theater.SPARTA, "1 delian-base, 2 sparta-land");
        table.run(new LeagueIssue.Resolve(Faction.ARISTOCRAT, Theater.SPARTA))
                .offers("raise-argos 1", "raise-argos 4")
                .choose("raise-argos 4")
                .asksNobody();
        assertThat(table.count(Theater.SPARTA, Piece.ARGOS_LAND)).isEqualTo(4);
        PericlesTable blue = war().at(Theater.SPARTA, "1 athens-base, 2 sparta-land");
        blue.run(new LeagueIssue.Resolve(Faction.ARISTOCRAT, Theater.SPARTA)).offersNot("raise-argos 1");
        PericlesTable spartan = war().at(Theater.SPARTA, "1 peloponnesian-base");
        spartan.run(new LeagueIssue.Resolve(Faction.AGIAD, Theater.SPARTA)).offersNot("raise-argos 1");
    }

    @Test
    @Covers({"8.5a", "8.5f"})
    void anIssueMayBeLetRest() {
        PericlesTable table = war().tokens(Faction.DEMAGOGUE, 3).at(Theater.IONIA, "1 peloponnesian-base");
        diplomacy(table, Theater.IONIA).choose("let-rest").asksNobody();
        assertThat(table.held(Faction.DEMAGOGUE)).isEqualTo(3);
        assertThat(table.state().board().treacheryOnMap(Side.ATHENS)).isZero();
    }

    @Test
    @Covers({"8.53a", "8.53b", "8.53d"})
    void theOracleGivesHonorOrSendsALeagueUnitHome() {
        PericlesTable honor =
                war().at(Theater.SAMOS, "1 delian-base").queue(Theater.SAMOS, Faction.AGIAD, Marker.ORACLE);
        honor.run(HonorOrder.BEGIN).choose("reveal samos", "take-honor");
        assertThat(honor.honor(Faction.AGIAD)).isEqualTo(13);
        PericlesTable unit = war().at(Theater.SAMOS, "1 delian-base, 1 delian-naval, 1 athens-naval")
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
        PericlesTable table = war();
        table.run(new OracleIssue.Consult(Faction.AGIAD))
                .choose("sow-treachery", "sow-in samos")
                .refuses("sow-in samos", new OracleTreachery.AlreadySown(Theater.SAMOS))
                .choose("sow-in chios", "sow-in athens")
                .asksNobody();
        assertThat(table.state().board().treachery(Side.SPARTA, Theater.SAMOS)).isEqualTo(1);
        assertThat(table.state().board().treacheryOnMap(Side.SPARTA)).isEqualTo(3);
        PericlesTable few = war().treachery(Side.SPARTA, Theater.SICILY, 9);
        few.run(new OracleIssue.Consult(Faction.AGIAD))
                .choose("sow-treachery", "sow-in samos")
                .asksNobody();
        assertThat(few.state().board().treacheryOnMap(Side.SPARTA)).isEqualTo(10);
    }

    /** The example of 8.6: six tokens are an Honor, three are none. */
    @Test
    @Covers({"8.6a", "8.6b"})
    void fourUnusedTokensAreAnHonor() {
        PericlesTable table =
                war().tokens(Faction.ARISTOCRAT, 6).tokens(Faction.DEMAGOGUE, 3).tokens(Faction.AGIAD, 8);
        table.run(PoliticalCapital.RETURN).asksNobody();
        assertThat(table.honor(Faction.ARISTOCRAT)).isEqualTo(11);
        assertThat(table.honor(Faction.DEMAGOGUE)).isEqualTo(10);
        assertThat(table.honor(Faction.AGIAD)).isEqualTo(12);
        assertThat(table.state().treasury().stock(Side.ATHENS)).isEqualTo(26);
        assertThat(table.state().treasury().stock(Side.SPARTA)).isEqualTo(26);
    }
}
