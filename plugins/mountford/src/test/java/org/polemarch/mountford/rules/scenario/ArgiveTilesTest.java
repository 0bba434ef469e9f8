package org.polemarch.mountford.rules.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.MountfordTable.start;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.MountfordTable;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.specials.SpecialPlay;
import org.polemarch.mountford.view.MountfordView;
import org.polemarch.testkit.Covers;

/** Section 9.5: the tiles of Argos. */
@Cites({"9.5.3", "9.5.4"})
class ArgiveTilesTest {

    @Test
    @Covers("9.5.3-01")
    void influenceWinsANeighbourWithoutEnemiesAndGarrison() {
        start("""
                turn       4
                at-war     argos
                treasury   athens     arg-influence
                control    athens     olympia
                tegea      spa-agis   1 hoplite-sparta
                """)
                .operation("athens")
                .choose("play arg-influence")
                .offers("settle mantinea", "settle thyrea", "settle epidaurus", "settle lepreum")
                .offersNot("settle tegea", "settle elis", "settle olympia", "settle argos", "settle sellasia")
                .choose("settle mantinea")
                .leaves("control argos mantinea");
    }

    @Test
    @Covers("9.5.4-01")
    void anEarthquakeShowsTheTreasuryAndLeavesTheGame() {
        MountfordTable table = start("""
                turn       4
                at-war     argos
                treasury   athens        arg-earthquake
                treasury   peloponnese   spa-agis cor-plague
                """);
        table.state().chest().blur(data().tiles().ofSeat(1));
        table.operation("athens").choose("play arg-earthquake");
        assertThat(table.last(SpecialPlay.TreasuryShown.class).tiles())
                .extracting(Tile::id)
                .containsExactlyInAnyOrder("spa-agis", "cor-plague");
        assertThat(table.state().chest().removed()).isEqualTo(IndexSet.of(tile("arg-earthquake")));
        assertThat(((MountfordView) table.view(Seats.ATHENS)).enemyTilesKnown())
                .containsExactlyInAnyOrder("spa-agis", "cor-plague");
    }
}
