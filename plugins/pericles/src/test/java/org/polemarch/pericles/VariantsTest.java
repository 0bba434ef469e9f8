package org.polemarch.pericles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.example.pericles.DearRaids;
import org.example.pericles.HardRout;
import org.example.pericles.MoreOfEverything;
import org.example.pericles.Pursuit;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.Rulebook;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.military.Battle;
import org.polemarch.pericles.rules.military.MilitaryIssue;
import org.polemarch.testkit.Table;

/** What somebody else's variants of Pericles do, alone and together. */
@Cites({"9.44", "9.2", "3.13", "3.14"})
class VariantsTest {

    @SuppressWarnings("unchecked") // the plugin binds its own state
    private static PreparedGame<PericlesState> with(VariantPlugin... variants) {
        return (PreparedGame<PericlesState>) PreparedGame.of(
                new PericlesPlugin(),
                List.of(variants),
                new PericlesPlugin().info().defaultSetup(),
                Optional.empty());
    }

    /** A land battle in Boeotia that Athens wins by far. */
    private static Table<PericlesState> rout(Rulebook<PericlesState> book) {
        PericlesState position = PericlesTable.governed()
                .cards(Side.ATHENS, 5)
                .cards(Side.SPARTA, 1)
                .at(Theater.BOEOTIA, "2 athens-land, 1 athens-base, 5 athens-naval, 4 peloponnesian-land")
                .treachery(Side.ATHENS, Theater.BOEOTIA, 5)
                .state();
        return new Table<>(book, position)
                .run(new Battle.Fight(Faction.ARISTOCRAT, Theater.BOEOTIA, Arm.LAND, true))
                .asksNobody();
    }

    private static int survivors(Table<PericlesState> table) {
        return table.state().board().count(Theater.BOEOTIA, Piece.PELOPONNESIAN_LAND);
    }

    /** A General with the tokens for one Raid by the book. */
    private static Table<PericlesState> raid(Rulebook<PericlesState> book) {
        PericlesState position = PericlesTable.governed()
                .at(Theater.BOEOTIA, "2 athens-land, 1 peloponnesian-land")
                .tokens(Faction.ARISTOCRAT, 3)
                .state();
        return new Table<>(book, position).run(new MilitaryIssue.Command(Faction.ARISTOCRAT, Theater.BOEOTIA, false));
    }

    @Test
    void anotherLossStepInABattleIsFelt() {
        Table<PericlesState> usual = rout(with().book());
        Table<PericlesState> pursued = rout(with(new Pursuit()).book());
        assertThat(survivors(usual)).isEqualTo(2);
        assertThat(survivors(pursued)).isEqualTo(1);
        assertThat(pursued.state().honor(Faction.ARISTOCRAT))
                .isEqualTo(usual.state().honor(Faction.ARISTOCRAT) + 2);
    }

    @Test
    void aHarderToll() {
        assertThat(survivors(rout(with(new HardRout()).book()))).isEqualTo(1);
        assertThat(survivors(rout(with(new HardRout(), new Pursuit()).book()))).isZero();
    }

    @Test
    void twoVariantsOfDifferentRulesArePlayedTogether() {
        PreparedGame<PericlesState> both = with(new Pursuit(), new DearRaids());
        assertThat(survivors(rout(both.book()))).isEqualTo(1);
        raid(with().book()).offers("raid-them");
        raid(both.book()).offersNot("raid-them").refuses("raid-them", new MilitaryIssue.RaidCosts(4));
        assertThat(playedOut(both, 3).over()).isTrue();
    }

    @Test
    void aCardAPlayAnIssueAndALineMoreArePlayedWith() {
        PreparedGame<PericlesState> more = with(new MoreOfEverything());
        Game<PericlesState> begun = more.start(1);
        SortedMap<String, Integer> census = more.book().game().census(begun.state());
        assertThat(census)
                .containsEntry("athens-cards", 31)
                .containsEntry("sparta-cards", 30)
                .containsEntry("plays", 25);
        assertThat(begun.state().data().issueSlots(Side.ATHENS)).isEqualTo(19);
        assertThat(begun.state().data().ways().naval(Theater.SICILY).has(Theater.SPARTA.index()))
                .isTrue();
        for (int seed = 1; seed <= 3; seed++) {
            Game<PericlesState> game = playedOut(more, seed);
            assertThat(game.over()).isTrue();
            assertThat(more.book().game().census(game.state())).isEqualTo(census);
        }
    }

    private static Game<PericlesState> playedOut(PreparedGame<PericlesState> prepared, long seed) {
        Game<PericlesState> game = prepared.start(seed);
        Chance chance = Chance.seeded(seed);
        while (!game.over()) {
            game.play(chance.below(game.moves().size()));
        }
        return game;
    }
}
