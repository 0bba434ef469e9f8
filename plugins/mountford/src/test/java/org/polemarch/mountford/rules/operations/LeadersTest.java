package org.polemarch.mountford.rules.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.ask;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.tileOf;
import static org.polemarch.mountford.Field.where;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.LossCause;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.movement.Marching;
import org.polemarch.mountford.rules.specials.CampaignObjective;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Sections 2.2.3, 2.2.6 and 2.3.2: leaders together, assembling, and on a way home that is none. */
@Cites({"2.2.3", "2.2.6", "2.3.2", "9.3.4", "9.4.4"})
class LeadersTest {

    private static Space at(String id) {
        return data().atlas().space(space(id));
    }

    /** Nicias' only ship is sunk before Naxos; his hoplites, beaten ashore, cannot leave the island. */
    private static Table<MountfordState> beatenOnNaxos() {
        return ask(
                        Field.bare()
                                .army("ath-nicias", "naxos", "2 hoplite-athens")
                                .army("spa-brasidas", "naxos", "5 hoplite-phlius")
                                .treasury(0, "ath-cleon")
                                .treasury(1, "spa-colony"),
                        0,
                        1,
                        6)
                .choose("continue naxos athens", "discard ath-cleon", "attack")
                .asks("peloponnese", WithdrawalDemand.Ask.class);
    }

    @Test
    @Covers({"2.3.2-01", "2.3.2-02"})
    void whoIsDrivenOutAndHasNoWayIsLost() {
        Table<MountfordState> table = beatenOnNaxos().choose("drive-out");
        assertThat(where(table.state(), "ath-nicias")).isEqualTo("off");
        assertThat(table.last(HomeReturn.NoWayLeft.class).space()).isEqualTo(at("naxos"));
        assertThat(table.last(Armies.SpLost.class).cause()).isEqualTo(LossCause.NO_WAY_HOME);
        assertThat(table.all(Marching.Halted.class)).isEmpty();
    }

    @Test
    @Covers("2.3.2-02")
    void whoMayStayStays() {
        Table<MountfordState> table = beatenOnNaxos().choose("let-stay");
        assertThat(where(table.state(), "ath-nicias")).isEqualTo("naxos");
        assertThat(table.state().armySize(tile("ath-nicias"))).isEqualTo(1);
    }

    @Test
    @Covers("2.2.6-01")
    void theLeadersOfACombinedAttackMoveInTheOrderTheyWerePlayed() {
        Table<MountfordState> table = ask(Field.bare().home("9 naval-piraeus"), 0)
                .choose("lead ath-thrasybulus", "place piraeus athens")
                .choose("also ath-alcibiades", "place piraeus athens")
                .choose("also ath-phormio", "place piraeus athens")
                .choose("objective piraeus")
                .asks("athens", AssemblyChoice.Ask.class);
        for (String leader : new String[] {"ath-thrasybulus", "ath-alcibiades", "ath-phormio"}) {
            assertThat(table.game().question().frame()).isEqualTo(new AssemblyChoice.Ask(tile(leader)));
            table.choose("advance");
        }
    }

    @Test
    @Covers("2.2.6-01")
    void whereALeaderCannotJoinTheOthersHeIsNotPlaced() {
        Field field = Field.start();
        ask(field, 0)
                .choose("lead ath-pericles", "place athens athens", "also ath-phormio")
                .refuses(
                        "place mytilene athens",
                        new LeaderPlacement.NoCommonObjective(tileOf("ath-phormio"), at("mytilene")))
                .refuses("place naxos athens", new LeaderPlacement.NobodyToCommand(tileOf("ath-phormio"), at("naxos")));
    }

    @Test
    @Covers("2.2.3-02")
    void spacesThatCannotBeVisitedSayWhy() {
        ask(Field.bare().home("3 hoplite-athens", "3 naval-piraeus", "2 naval-samos"), 0)
                .choose("lead ath-nicias", "place athens athens", "objective naxos")
                .refuses("go piraeus", new RecruitRefusals.NobodyToLead(tileOf("ath-nicias")))
                .choose("take hoplite-athens")
                .offers("go piraeus")
                .refuses("go samos", new RecruitRefusals.NoLegalRoute(at("samos")));
    }

    @Test
    @Covers("9.3.4-05")
    void noCampaignOfSpartanAlliesThroughTheArgolid() {
        // From Epidaurus to Tegea the shortest way leads through Argos, which is closed to Spartan Allied SPs.
        Field.bare()
                .argosAtWar()
                .army("spa-brasidas", "epidaurus", "2 hoplite-phlius")
                .campaign("spa-brasidas")
                .run(new CampaignObjective.Ask(tile("spa-brasidas")))
                .offersNot("campaign tegea", "campaign argos")
                .refuses("campaign tegea", new CampaignObjective.NoWay(at("tegea")));
    }

    @Test
    @Covers("9.4.4-01")
    void shipsAloneMakeNoCoup() {
        ask(
                        Field.bare()
                                .army("ath-phormio", "megara", "2 naval-piraeus")
                                .treasury(0, "ath-coup-in-megara", "ath-cleon"),
                        0)
                .choose("continue megara athens")
                .offersNot("play ath-coup-in-megara");
        ask(
                        Field.bare()
                                .control("megara", Power.ATHENS)
                                .army("ath-phormio", "megara", "1 hoplite-athens")
                                .treasury(0, "ath-coup-in-megara", "ath-cleon"),
                        0)
                .choose("continue megara athens")
                .offers("play ath-coup-in-megara");
    }
}
