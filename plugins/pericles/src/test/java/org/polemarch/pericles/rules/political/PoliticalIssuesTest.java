package org.polemarch.pericles.rules.political;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Display;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 7.43 to 7.45: the Games and the issues of one city-state, in the order of 7.4. */
@Cites({"7.4", "7.43", "7.44", "7.45", "8.2", "9.81", "12.4"})
class PoliticalIssuesTest {

    @Test
    @Covers({"7.43a", "7.43b"})
    void gamesGiveHonorAtPeaceAndTokensAtWar() {
        PericlesTable peace = PericlesTable.peace().issue(Side.ATHENS, Issue.GAMES, 1);
        peace.run(Games.RESOLVE);
        assertThat(peace.honor(Faction.DEMAGOGUE)).isEqualTo(13);
        PericlesTable war = PericlesTable.war().issue(Side.SPARTA, Issue.GAMES, -1);
        war.state().treasury().takeOut(Side.SPARTA, 24);
        war.run(Games.RESOLVE);
        assertThat(war.honor(Faction.EURYPONTID)).isEqualTo(10);
        assertThat(war.held(Faction.EURYPONTID)).isEqualTo(2); // three are due, the stock has two
    }

    @Test
    @Covers({"7.44a", "7.44b", "7.44c"})
    void citizenshipMakesADelianBaseAthenian() {
        PericlesTable table = PericlesTable.war()
                .at(Theater.SAMOS, "1 delian-base")
                .at(Theater.SPARTA, "1 sparta-base")
                .issue(Side.ATHENS, Issue.CITIZENSHIP, 2);
        table.run(UniqueIssues.RESOLVE)
                .asks("demagogues", Citizenship.Grant.class)
                .offersOnly("grant-to-nobody", "enfranchise samos naval", "enfranchise samos land")
                .choose("enfranchise samos land")
                .asksNobody();
        assertThat(table.count(Theater.SAMOS, Piece.ATHENS_BASE)).isEqualTo(1);
        assertThat(table.count(Theater.SAMOS, Piece.DELIAN_BASE)).isZero();
        assertThat(table.count(Theater.SAMOS, Piece.ATHENS_LAND)).isEqualTo(2);
        assertThat(table.honor(Faction.DEMAGOGUE)).isEqualTo(12);
        assertThat(table.state().display().space(Side.ATHENS, table.slot(Side.ATHENS, Issue.CITIZENSHIP)))
                .isEqualTo(Display.REMOVED);
        PericlesTable unused =
                PericlesTable.peace().at(Theater.SAMOS, "1 delian-base").issue(Side.ATHENS, Issue.CITIZENSHIP, 2);
        unused.run(UniqueIssues.RESOLVE).choose("grant-to-nobody");
        assertThat(unused.state().display().space(Side.ATHENS, unused.slot(Side.ATHENS, Issue.CITIZENSHIP)))
                .isEqualTo(Display.REMOVED);
    }

    @Test
    @Covers({"7.44b", "3.1a"})
    void citizenshipRaisesOneNavalUnitAsFarAsTheSupplyReaches() {
        PericlesTable table = PericlesTable.war()
                .at(Theater.SAMOS, "1 delian-base")
                .at(Theater.CHIOS, "1 delian-base")
                .at(Theater.ATHENS, "12 athens-naval")
                .issue(Side.ATHENS, Issue.CITIZENSHIP, 2);
        table.run(UniqueIssues.RESOLVE).choose("enfranchise chios naval").asksNobody();
        assertThat(table.count(Theater.CHIOS, Piece.ATHENS_NAVAL)).isZero();
        assertThat(table.count(Theater.CHIOS, Piece.ATHENS_BASE)).isEqualTo(1);
    }

    @Test
    @Covers({"7.44d", "7.44e", "7.44f", "8.2a"})
    void aColonyIsFoundedAtPeaceWhereAthensIs() {
        PericlesTable table = PericlesTable.peace()
                .at(Theater.SICILY, "1 delian-land, 1 peloponnesian-base")
                .at(Theater.BOEOTIA, "1 delian-base, 2 peloponnesian-base")
                .at(Theater.IONIA, "1 peloponnesian-land")
                .issue(Side.ATHENS, Issue.COLONY, -1);
        table.run(UniqueIssues.RESOLVE)
                .asks("aristocrats", Colony.Found.class)
                .offersOnly("settle-nowhere", "settle sicily naval", "settle sicily land")
                .refuses("settle boeotia land", new Colony.TheaterFull(Theater.BOEOTIA))
                .refuses("settle ionia land", new Colony.NotHeld(Theater.IONIA))
                .choose("settle sicily naval")
                .asksNobody();
        assertThat(table.count(Theater.SICILY, Piece.DELIAN_BASE)).isEqualTo(1);
        assertThat(table.count(Theater.SICILY, Piece.DELIAN_NAVAL)).isEqualTo(1);
        assertThat(table.honor(Faction.ARISTOCRAT)).isEqualTo(12);
        assertThat(table.state().display().space(Side.ATHENS, table.slot(Side.ATHENS, Issue.COLONY)))
                .isEqualTo(Display.REMOVED);
    }

    @Test
    @Covers({"7.42f", "7.44f"})
    void anIssueWhosePeaceOrWarIsOverIsCancelled() {
        PericlesTable war =
                PericlesTable.war().at(Theater.SICILY, "1 delian-land").issue(Side.ATHENS, Issue.COLONY, -1);
        Table<PericlesState> run = war.run(UniqueIssues.RESOLVE).asksNobody();
        assertThat(run.last(UniqueIssues.IssueCancelled.class).issue()).isEqualTo(Issue.COLONY);
        assertThat(war.state().display().space(Side.ATHENS, war.slot(Side.ATHENS, Issue.COLONY)))
                .isEqualTo(Display.REMOVED);
        PericlesTable peace = PericlesTable.peace().issue(Side.SPARTA, Issue.AGOGE, -1);
        peace.run(UniqueIssues.RESOLVE).asksNobody();
        assertThat(peace.state().display().space(Side.SPARTA, peace.slot(Side.SPARTA, Issue.AGOGE)))
                .isEqualTo(Display.REMOVED);
    }

    @Test
    @Covers({"7.45a", "9.81a"})
    void theKrypteiaFindsUpToSixTraitors() {
        PericlesTable table = PericlesTable.peace()
                .treachery(Side.ATHENS, Theater.SPARTA, 4)
                .treachery(Side.ATHENS, Theater.ISTHMUS, 4)
                .treachery(Side.SPARTA, Theater.ISTHMUS, 1)
                .issue(Side.SPARTA, Issue.KRYPTEIA, 1);
        table.run(UniqueIssues.RESOLVE)
                .asks("agiads", Krypteia.Hunt.class)
                .offersOnly("call-off", "hunt-down sparta", "hunt-down isthmus")
                .choose("hunt-down sparta", "hunt-down sparta", "hunt-down sparta", "hunt-down sparta")
                .offersOnly("call-off", "hunt-down isthmus")
                .choose("hunt-down isthmus", "hunt-down isthmus")
                .asksNobody();
        assertThat(table.state().board().treacheryOnMap(Side.ATHENS)).isEqualTo(2);
        assertThat(table.state().board().treacheryOnMap(Side.SPARTA)).isEqualTo(1);
        assertThat(table.state().display().space(Side.SPARTA, table.slot(Side.SPARTA, Issue.KRYPTEIA)))
                .isEqualTo(Display.REMOVED);
    }

    @Test
    @Covers({"7.45b", "12.4d"})
    void theAgogeMustersUpToThreeAtWar() {
        PericlesTable table = PericlesTable.war().issue(Side.SPARTA, Issue.AGOGE, -1);
        table.run(UniqueIssues.RESOLVE)
                .asks("eurypontids", Agoge.Muster.class)
                .choose("call-up sparta-land", "call-up the-300")
                .offersOnly("enough-men", "call-up sparta-land")
                .choose("call-up sparta-land")
                .asksNobody();
        assertThat(table.count(Theater.SPARTA, Piece.SPARTA_LAND)).isEqualTo(2);
        assertThat(table.count(Theater.SPARTA, Piece.THE_300)).isEqualTo(1);
        assertThat(table.state().display().space(Side.SPARTA, table.slot(Side.SPARTA, Issue.AGOGE)))
                .isEqualTo(Display.REMOVED);
    }

    @Test
    @Covers("7.4a")
    void politicalIssuesAreResolvedInTheOrderOfTheBook() {
        PericlesTable table = PericlesTable.peace()
                .at(Theater.SAMOS, "1 delian-base")
                .treachery(Side.ATHENS, Theater.SPARTA, 1)
                .issue(Side.ATHENS, Issue.CITIZENSHIP, 2)
                .issue(Side.ATHENS, Issue.COLONY, 2)
                .issue(Side.SPARTA, Issue.KRYPTEIA, 2)
                .issue(Side.SPARTA, Issue.AGOGE, 2)
                .issue(Side.SPARTA, Issue.GAMES, 2)
                .issue(Side.SPARTA, Issue.WAR_PEACE, 2);
        // War is declared first: the Colony is cancelled, the Agoge is not, and the Games earn tokens.
        table.run(WarAndPeace.RESOLVE, Games.RESOLVE, UniqueIssues.RESOLVE)
                .asks("demagogues", Citizenship.Grant.class)
                .choose("grant-to-nobody")
                .asks("agiads", Krypteia.Hunt.class)
                .choose("call-off")
                .asks("agiads", Agoge.Muster.class)
                .choose("enough-men")
                .asksNobody();
        assertThat(table.held(Faction.AGIAD)).isEqualTo(3);
    }
}
