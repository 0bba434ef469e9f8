package org.polemarch.pericles.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.pericles.PericlesTable.opening;
import static org.polemarch.pericles.PericlesTable.war;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Things;
import org.polemarch.pericles.rules.aristophanes.Entourage;
import org.polemarch.pericles.rules.assembly.DebateCards;
import org.polemarch.pericles.rules.assembly.DebateIssue;
import org.polemarch.pericles.rules.boule.IssueChoice;
import org.polemarch.pericles.rules.military.Battle;
import org.polemarch.pericles.rules.military.CityBuild;
import org.polemarch.pericles.rules.military.Commitment;
import org.polemarch.pericles.rules.military.MilitaryIssue;
import org.polemarch.pericles.rules.military.Movement;
import org.polemarch.pericles.rules.military.SecondBattle;
import org.polemarch.pericles.rules.military.StateShip;
import org.polemarch.pericles.rules.theater.DiplomaticIssue;
import org.polemarch.pericles.rules.theater.LeagueIssue;
import org.polemarch.pericles.rules.theater.LeagueUnits;
import org.polemarch.pericles.rules.theater.MarkerReveal;
import org.polemarch.pericles.rules.theater.NeutralDiplomacy;
import org.polemarch.pericles.rules.theater.OracleIssue;
import org.polemarch.pericles.rules.theater.TreacheryRemoval;
import org.polemarch.testkit.Table;

/** Whoever reaches for what belongs to another part of the turn, or to nobody now, is told why, with the rule. */
@Cites({"5.3", "6.1", "8.0", "8.5"})
class NotNowTest {

    private static final Target CORCYRA = Target.space("corcyra");

    @Test
    void beforeTheBouleIssuesAndTheatersWait() {
        Table<PericlesState> table = opening("14.2")
                .hand(Faction.ARISTOCRAT, "A02", "A03", "A04")
                .run(new Entourage.SetAside(Faction.ARISTOCRAT, 3));
        told(table, CORCYRA, new NotNow.Waits(NotNow.Wait.THEATERS));
        told(table, Things.STRATEGOS, new NotNow.Waits(NotNow.Wait.THEATERS));
        told(table, Target.piece("pool-games"), new NotNow.Waits(NotNow.Wait.PROPOSALS));
        told(table, Target.piece("issue-games-demagogue-3"), new NotNow.Waits(NotNow.Wait.DEBATES));
        told(table, Target.piece("sparta-pool-agoge"), new NotNow.AssemblyOfTheOther(Side.SPARTA, "5.3"));
        told(table, Target.piece("sparta-issue-agoge-centre"), new NotNow.AssemblyOfTheOther(Side.SPARTA, "5.3"));
    }

    @Test
    void inTheBouleCardsAndDebatesWait() {
        Table<PericlesState> table = opening("14.2").run(new IssueChoice.Choose(Side.SPARTA, 0, 2));
        told(table, CORCYRA, new NotNow.Waits(NotNow.Wait.THEATERS));
        told(table, Target.card("S01"), new NotNow.Waits(NotNow.Wait.DEBATES));
        told(table, Target.piece("issue-agoge-agiad-7"), new NotNow.Waits(NotNow.Wait.DEBATES));
        told(table, Target.piece("athens-pool-colony"), new NotNow.AssemblyOfTheOther(Side.ATHENS, "5.32"));
    }

    @Test
    void theIssueComesBeforeTheCards() {
        Table<PericlesState> table =
                war().issue(Side.ATHENS, Issue.GAMES, 0).run(new DebateIssue.Select(Side.ATHENS, 1));
        told(table, Target.card("A01"), new NotNow.Waits(NotNow.Wait.ISSUE_FIRST));
        told(table, Target.piece("pool-oracle"), new NotNow.Waits(NotNow.Wait.PROPOSALS_OVER));
        told(table, Target.piece("sparta-issue-games-centre"), new NotNow.AssemblyOfTheOther(Side.SPARTA, "6.11"));
    }

    @Test
    void inADebateOnlyCardsOfTheHandSpeak() {
        Table<PericlesState> table = opening("14.2")
                .hand(Faction.ARISTOCRAT, "A02")
                .entourage(Faction.ARISTOCRAT, "A05")
                .hand(Faction.DEMAGOGUE, "A03")
                .hand(Faction.EURYPONTID, "S02")
                .hand(Faction.AGIAD, "S03")
                .run(new DebateCards.Speak(1));
        told(table, Target.card("A05"), new NotNow.Waits(NotNow.Wait.ENTOURAGE));
        told(table, Target.piece("issue-games-centre"), new NotNow.Waits(NotNow.Wait.ISSUE_SELECTED));
        told(table, Target.piece("pool-games"), new NotNow.Waits(NotNow.Wait.PROPOSALS_OVER));
    }

    @Test
    void amongTheMarkersTheAssemblyIsOverAndStrategosWait() {
        Table<PericlesState> table =
                war().queue(Theater.CORCYRA, Faction.ARISTOCRAT, Marker.RUMOR).run(new MarkerReveal.Reveal(0));
        told(table, Target.card("A05"), new NotNow.Waits(NotNow.Wait.ASSEMBLY_OVER));
        told(table, Target.piece("issue-games-centre"), new NotNow.Waits(NotNow.Wait.ASSEMBLY_OVER));
        told(table, Things.STRATEGOS, new NotNow.Waits(NotNow.Wait.STRATEGOS));
    }

    @Test
    void anIssueWorksWhereItWasRevealed() {
        told(
                war().tokens(3).run(new MilitaryIssue.Command(Faction.ARISTOCRAT, Theater.BOEOTIA, false)),
                CORCYRA,
                new NotNow.IssueLiesThere(Theater.BOEOTIA));
        told(
                war().tokens(3).run(new LeagueIssue.Resolve(Faction.ARISTOCRAT, Theater.CHIOS)),
                CORCYRA,
                new NotNow.IssueLiesThere(Theater.CHIOS));
        told(
                war().tokens(3).run(new DiplomaticIssue.Resolve(Faction.ARISTOCRAT, Theater.CHIOS)),
                CORCYRA,
                new NotNow.IssueLiesThere(Theater.CHIOS));
        told(
                war().tokens(3).run(new NeutralDiplomacy.Negotiation(Faction.ARISTOCRAT, Theater.CHIOS)),
                CORCYRA,
                new NotNow.IssueLiesThere(Theater.CHIOS));
        told(
                war().tokens(3).run(new Commitment.Commit(Faction.ARISTOCRAT, Theater.CHIOS)),
                CORCYRA,
                new NotNow.IssueLiesThere(Theater.CHIOS));
    }

    @Test
    void whatFollowsFromAnIssueWorksThereToo() {
        told(
                war().at(Theater.SAMOS, "1 delian-base")
                        .run(new LeagueUnits.Raise(Faction.ARISTOCRAT, Theater.SAMOS, 4)),
                CORCYRA,
                new NotNow.IssueLiesThere(Theater.SAMOS));
        told(
                war().treachery(Side.SPARTA, Theater.SAMOS, 2)
                        .run(new TreacheryRemoval.Clear(Faction.ARISTOCRAT, Theater.SAMOS, 1)),
                CORCYRA,
                new NotNow.IssueLiesThere(Theater.SAMOS));
        told(
                war().at(Theater.ATHENS, "1 athens-base").run(new CityBuild.Raise(Faction.ARISTOCRAT, 4)),
                CORCYRA,
                new NotNow.IssueLiesThere(Theater.ATHENS));
        Battle.Fight fight = new Battle.Fight(Faction.ARISTOCRAT, Theater.SAMOS, Arm.NAVAL, false);
        told(war().run(new SecondBattle.Offer(fight, Side.ATHENS)), CORCYRA, new NotNow.IssueLiesThere(Theater.SAMOS));
        PericlesTable atSea = war();
        atSea.state().beginExpedition(Theater.SAMOS, Faction.ARISTOCRAT);
        told(atSea.run(new StateShip.Offer()), CORCYRA, new NotNow.IssueLiesThere(Theater.SAMOS));
    }

    @Test
    void theOracleSendsHomeOnlyWhoIsThere() {
        told(
                war().at(Theater.SAMOS, "1 peloponnesian-naval").run(new OracleIssue.Consult(Faction.ARISTOCRAT)),
                CORCYRA,
                new OracleIssue.NobodyThere(Side.SPARTA, Theater.CORCYRA));
    }

    @Test
    void whatAnIssueCostsIsTakenWithTheChoice() {
        told(
                war().tokens(3).run(new MilitaryIssue.Command(Faction.ARISTOCRAT, Theater.BOEOTIA, false)),
                Things.STRATEGOS,
                new NotNow.Waits(NotNow.Wait.PRICE));
    }

    @Test
    void onlyCommittedStrategosMoveUnits() {
        told(
                war().at(Theater.ATHENS, "1 athens-base, 2 athens-naval")
                        .tokens(3)
                        .run(new Movement.March(Faction.ARISTOCRAT, Theater.CORCYRA, 1)),
                Things.STRATEGOS,
                new NotNow.Waits(NotNow.Wait.COMMITMENT));
    }

    @Test
    void strategosArePointedAtWhereTheyAreCommitted() {
        assertThat(new Commitment.Strategos(2).targets()).containsExactly(Things.STRATEGOS);
        assertThat(new DiplomaticIssue.Spend(1).targets()).containsExactly(Things.STRATEGOS);
        assertThat(new NeutralDiplomacy.Offer(4).targets()).containsExactly(Things.STRATEGOS);
        assertThat(new Commitment.Strategos(0).targets()).containsExactly(Target.button("commit 0"));
    }

    /** The only reason anybody is told who reaches for the thing. */
    private static void told(Table<PericlesState> table, Target thing, Reason reason) {
        List<Reason> reasons = table.game().refusals().stream()
                .filter(refusal -> refusal.targets().contains(thing))
                .map(Refusal::reason)
                .toList();
        assertThat(reasons).as("why " + thing + " is no answer").containsExactly(reason);
    }
}
