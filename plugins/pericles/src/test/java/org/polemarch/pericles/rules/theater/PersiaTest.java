package org.polemarch.pericles.rules.theater;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.pericles.PericlesTable.governed;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.PlayArea;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 13.1 and 13.2: markers in Persia and in the Eastern Mediterranean. */
@Cites({"13.1", "13.2"})
class PersiaTest {

    @Test
    @Covers({"13.1a", "13.1b", "8.3b", "13.2a", "12.2c", "12.2a"})
    void persiaOpensWithAnIonianBaseOrAlcibiadesAndTheEastIsClosedWithoutThePersianWar() {
        PericlesTable closed = governed();
        assertThat(closed.state().alcibiadesInPersia()).isFalse();
        closed.markers(Faction.ARISTOCRAT, Marker.RUMOR, 1);
        closed.run(HonorOrder.BEGIN)
                .refuses("place rumor of aristocrats in persia", new MarkerPlacement.PersiaClosed())
                .refuses("place rumor of aristocrats in eastern-mediterranean", new PlayArea.NoPersianWar());
        PericlesTable base = governed().at(Theater.IONIA, "1 peloponnesian-base");
        base.markers(Faction.ARISTOCRAT, Marker.RUMOR, 1);
        base.run(HonorOrder.BEGIN).offers("place rumor of aristocrats in persia");
        PericlesTable alcibiades = governed();
        alcibiades.state().sendAlcibiadesToPersia();
        alcibiades.markers(Faction.AGIAD, Marker.LEAGUE, 1);
        alcibiades.run(HonorOrder.BEGIN).offers("place league of agiads in persia");
        PericlesTable east = PericlesTable.opening("14.2");
        east.markers(Faction.ARISTOCRAT, Marker.RUMOR, 1);
        east.run(HonorOrder.BEGIN).offers("place rumor of aristocrats in eastern-mediterranean");
    }

    /** The ruling on 13.1: the condition is one of placing; what lies in Persia is resolved though Ionia was lost. */
    @Test
    @Covers("13.1b")
    void aLeagueMarkerInPersiaOutlivesTheBaseInIonia() {
        PericlesTable table = governed().tokens(Faction.AGIAD, 4).at(Theater.IONIA, "1 delian-base");
        table.markers(Faction.AGIAD, Marker.RUMOR, 1);
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
        PericlesTable table = governed().tokens(Faction.AGIAD, 4).tokens(Faction.ARISTOCRAT, 4);
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
        PericlesTable poor = governed().tokens(Faction.AGIAD, 3);
        poor.run(new LeagueIssue.Resolve(Faction.AGIAD, Theater.PERSIA))
                .refuses("build-persian-base", new LeagueIssue.CostsTokens(4));
        PericlesTable three = governed().tokens(Faction.AGIAD, 5);
        for (int i = 0; i < 3; i++) {
            three.state().board().buildPersianBase();
        }
        three.run(new LeagueIssue.Resolve(Faction.AGIAD, Theater.PERSIA)).offersOnly("let-it-rest");
    }
}
