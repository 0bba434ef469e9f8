package org.polemarch.pericles.rules.theater;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.pericles.PericlesTable.governed;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Queues;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.NotNow;
import org.polemarch.pericles.rules.PlayArea;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 8.1 to 8.4 and 8.6: markers are placed and revealed in the order of Honor, and unused tokens return. */
@Cites({"8.0", "8.1", "8.3", "8.31", "8.32", "8.4", "8.41", "8.42", "8.6"})
class MarkerQueuesTest {

    @Test
    @Covers({"8.1a", "8.1b"})
    void honorOrderWithItsTies() {
        PericlesTable table = governed().honor(Faction.AGIAD, 12).honor(Faction.DEMAGOGUE, 8);
        Table<PericlesState> run = table.run(HonorOrder.BEGIN);
        assertThat(run.last(HonorOrder.OrderFixed.class).order())
                .containsExactly(Faction.AGIAD, Faction.ARISTOCRAT, Faction.EURYPONTID, Faction.DEMAGOGUE);
        Table<PericlesState> tied = PericlesTable.war()
                .controlling(Faction.DEMAGOGUE, Faction.AGIAD)
                .run(HonorOrder.BEGIN);
        assertThat(tied.last(HonorOrder.OrderFixed.class).order())
                .containsExactly(Faction.DEMAGOGUE, Faction.AGIAD, Faction.ARISTOCRAT, Faction.EURYPONTID);
    }

    private final HonorOrder order = new HonorOrder(new MarkerPlacement(new PlayArea(), new NotNow()));

    @Test
    @Covers("8.1a")
    void theOrderShownIsTheFixedOneWhileMarkersAreOutAndElseTheOneHonorWouldGive() {
        PericlesTable table =
                governed().controlling(Faction.ARISTOCRAT, Faction.AGIAD).honor(Faction.EURYPONTID, 16);
        assertThat(order.shown(table.state()))
                .containsExactly(Faction.EURYPONTID, Faction.ARISTOCRAT, Faction.AGIAD, Faction.DEMAGOGUE);
        table.markers(Faction.AGIAD, Marker.RUMOR, 1);
        table.run(HonorOrder.BEGIN);
        table.honor(Faction.DEMAGOGUE, 50);
        assertThat(order.shown(table.state()))
                .containsExactly(Faction.EURYPONTID, Faction.ARISTOCRAT, Faction.AGIAD, Faction.DEMAGOGUE);
    }

    @Test
    @Covers({"8.3a", "8.31a", "8.32a", "8.1a", "4.2a"})
    void markersArePlacedOneByOneInOrderUntilAllLie() {
        PericlesTable table = governed().honor(Faction.AGIAD, 20);
        table.markers(Faction.AGIAD, Marker.RUMOR, 1);
        table.markers(Faction.ARISTOCRAT, Marker.RUMOR, 2);
        table.markers(Faction.ARISTOCRAT, Marker.MILITARY, 1);
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
        PericlesTable table = governed()
                .tokens(2)
                .honor(Faction.ARISTOCRAT, 40)
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
        assertThat(table.honor(Faction.ARISTOCRAT)).isEqualTo(40); // to pass costs nothing
        assertThat(table.held(Faction.ARISTOCRAT)).isEqualTo(2);
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
        PericlesTable table = governed()
                .honor(Faction.DEMAGOGUE, 40)
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

    /** The example of 8.6: six tokens are an Honor, three are none. */
    @Test
    @Covers({"8.6a", "8.6b"})
    void fourUnusedTokensAreAnHonor() {
        PericlesTable table = governed()
                .tokens(Faction.ARISTOCRAT, 6)
                .tokens(Faction.DEMAGOGUE, 3)
                .tokens(Faction.AGIAD, 8);
        table.run(PoliticalCapital.RETURN).asksNobody();
        assertThat(table.honor(Faction.ARISTOCRAT)).isEqualTo(11);
        assertThat(table.honor(Faction.DEMAGOGUE)).isEqualTo(10);
        assertThat(table.honor(Faction.AGIAD)).isEqualTo(12);
        assertThat(table.state().treasury().stock(Side.ATHENS)).isEqualTo(26);
        assertThat(table.state().treasury().stock(Side.SPARTA)).isEqualTo(26);
    }
}
