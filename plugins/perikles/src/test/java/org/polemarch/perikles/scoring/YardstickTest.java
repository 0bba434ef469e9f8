package org.polemarch.perikles.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;
import static org.polemarch.perikles.PeriklesTable.book;
import static org.polemarch.perikles.PeriklesTable.setup;
import static org.polemarch.perikles.PeriklesTable.three;

import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Place;
import org.polemarch.api.game.Standing;
import org.polemarch.perikles.PeriklesTable;
import org.polemarch.perikles.rules.turn.EndOfTurn;

class YardstickTest {

    private static Standing standing(PeriklesTable table) {
        return book(setup(3)).game().standing(table.state());
    }

    @Test
    void theTurnsDivideTheWarAndItsEndIsTheEnd() {
        assertThat(standing(three("")).yearBc()).isEqualTo(431);
        assertThat(standing(three("turn 2")).yearBc()).isEqualTo(422);
        assertThat(standing(three("turn 3")).yearBc()).isEqualTo(413);
        assertThat(standing(three("turn 3").run(new EndOfTurn.Begin())).yearBc())
                .isEqualTo(404);
    }

    @Test
    void aFamilyStandsForTheCitiesItLeads() {
        assertThat(standing(three("cubes athens red 3 green 1\nleader athens red"))
                        .share())
                .containsExactly(entry(Camp.ATHENS, 0.75), entry(Camp.OTHER, 0.25));
        assertThat(standing(three("cubes athens red 4\nleader athens red\nleader corinth red"))
                        .share())
                .containsEntry(Camp.ATHENS, 0.5)
                .containsEntry(Camp.SPARTA, 0.5);
    }

    @Test
    void placesAreHeldByLeadersAndByThoseWhoWonThem() {
        PeriklesTable table =
                three("leader athens red\nstatues sparta green 1\nlocations pylos sicily\nwon black sicily");
        assertThat(standing(table).holders())
                .containsExactly(
                        entry(Place.ATHENS, Camp.ATHENS),
                        entry(Place.SPARTA, Camp.SPARTA),
                        entry(Place.SYRACUSE, Camp.OTHER));
    }

    @Test
    void theCensusCountsEverything() {
        assertThat(book(setup(3))
                        .game()
                        .census(three("cubes athens red 4\nholds red any").state()))
                .containsEntry("cubes red", 30)
                .containsEntry("influence tiles", 36)
                .containsEntry("location tiles", 21)
                .containsEntry("special tiles", 8)
                .containsEntry("counters athens", 14)
                .containsEntry("counters persia", 10);
    }
}
