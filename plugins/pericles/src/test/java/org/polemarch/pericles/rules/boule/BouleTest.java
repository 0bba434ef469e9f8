package org.polemarch.pericles.rules.boule;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.core.engine.Game;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.data.AristophanesFacts;
import org.polemarch.pericles.model.Display;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

@Cites({"5.3", "5.31", "5.32", "5.33", "3.14"})
class BouleTest {

    private static PericlesTable boule() {
        return PericlesTable.opening("14.2"); // Aristocrats and Agiads control, as in the example of 5.32
    }

    /** The example of 5.32: League on the Aristocrats' 2, Games on the Agiads' 2, then the others. */
    @Test
    @Covers({"5.32a", "5.32b", "5.32c", "5.32d", "5.32f", "4.0b"})
    void theExampleOfTheRulebook() {
        PericlesTable table = boule();
        table.run(Boule.OPEN)
                .asks("aristocrats", IssueChoice.Choose.class)
                .choose("propose league")
                .asks("agiads", IssueChoice.Choose.class)
                .choose("propose games")
                .asks("demagogues", IssueChoice.Choose.class)
                .choose("propose military")
                .asks("eurypontids", IssueChoice.Choose.class)
                .choose("propose military")
                .asks("aristocrats", IssueChoice.Choose.class)
                .choose("propose military")
                .asks("agiads", IssueChoice.Choose.class)
                .choose("propose oracle")
                .asks("aristocrats", IssueChoice.Choose.class)
                .choose("propose military", "propose military", "propose diplomatic", "propose league")
                .asks("demagogues", IssueChoice.Choose.class)
                .choose("propose oracle", "propose league", "propose games", "propose diplomatic")
                .asksNobody();
        assertThat(table.spaces(Side.ATHENS, Issue.LEAGUE)).containsExactly(-2);
        assertThat(table.spaces(Side.ATHENS, Issue.MILITARY)).containsExactly(1, 0, 0);
        assertThat(table.spaces(Side.SPARTA, Issue.GAMES)).containsExactly(2);
        assertThat(table.spaces(Side.SPARTA, Issue.MILITARY)).containsExactly(-1, 0);
        int all = 0;
        for (Issue issue : Issue.values()) {
            all += table.spaces(Side.ATHENS, issue).size();
        }
        assertThat(all).isEqualTo(7);
    }

    /** In every turn of a war, whatever the turns before have left. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    @Covers("5.32f")
    void everyTurnSevenIssuesJoinThoseOfTheCard(long seed) {
        Game<PericlesState> game = PericlesTable.game("14.2", seed);
        Chance chance = Chance.seeded(seed);
        int[] before = new int[2];
        boolean proposing = false;
        int assemblies = 0;
        while (!game.over()) {
            boolean now = game.question().frame() instanceof IssueChoice.Choose;
            PericlesState state = game.state();
            for (Side side : Side.values()) {
                if (now && !proposing) {
                    before[side.index()] = onDisplay(state, side);
                    AristophanesFacts play = state.data().play(state.cards().currentPlay());
                    boolean brought = (side == Side.ATHENS ? play.athens() : play.sparta())
                            .issues().stream().anyMatch(each -> each.issue() == Issue.OSTRACISM);
                    assertThat(state.display().onDisplay(side, Issue.OSTRACISM) >= 0)
                            .isEqualTo(brought);
                } else if (proposing && !now) {
                    assertThat(onDisplay(state, side) - before[side.index()]).isEqualTo(7);
                    assemblies++;
                }
            }
            proposing = now;
            game.play(chance.below(game.moves().size()));
        }
        assertThat(assemblies).isGreaterThan(2);
    }

    private static int onDisplay(PericlesState state, Side side) {
        int all = 0;
        for (int slot = 0; slot < state.data().issueSlots(side); slot++) {
            all += state.display().space(side, slot) < Display.POOL ? 1 : 0;
        }
        return all;
    }

    @Test
    @Covers({"5.32e", "5.32g"})
    void ostracismAndWarPeaceGoToTheCentreAndOnlyThePoolIsOffered() {
        PericlesTable table = boule();
        Table<PericlesState> run = table.run(Boule.OPEN);
        run.offersOnly(
                "propose military",
                "propose league",
                "propose diplomatic",
                "propose oracle",
                "propose games",
                "propose ostracism",
                "propose war-peace",
                "propose citizenship",
                "propose colony");
        run.choose("propose ostracism", "propose war-peace");
        assertThat(table.spaces(Side.ATHENS, Issue.OSTRACISM)).containsExactly(0);
        assertThat(table.spaces(Side.SPARTA, Issue.WAR_PEACE)).containsExactly(0);
        run.asks("demagogues", IssueChoice.Choose.class)
                .refuses("propose ostracism", new IssueChoice.NotInPool(Issue.OSTRACISM))
                .refuses("propose agoge", new IssueChoice.IssueOfTheOther(Issue.AGOGE, Side.SPARTA));
    }

    @Test
    @Covers("5.32g")
    void anIssueOutOfTheGameIsNotOffered() {
        PericlesTable table = boule();
        PericlesState state = table.state();
        state.display().put(Side.ATHENS, state.display().inPool(Side.ATHENS, Issue.COLONY), Display.REMOVED);
        table.run(Boule.OPEN)
                .offersNot("propose colony")
                .refuses("propose colony", new IssueChoice.NotInPool(Issue.COLONY));
    }

    @Test
    @Covers("5.31a")
    void strategyBoardsAreFilledFromTheStock() {
        PericlesTable table = boule().tokens(Faction.ARISTOCRAT, 23);
        table.run(Boule.OPEN);
        assertThat(table.state().treasury().board(Side.ATHENS)).isEqualTo(3);
        assertThat(table.state().treasury().stock(Side.ATHENS)).isZero();
        assertThat(table.state().treasury().board(Side.SPARTA)).isEqualTo(5);
        assertThat(table.state().treasury().stock(Side.SPARTA)).isEqualTo(21);
    }

    @Test
    @Covers({"5.33a", "5.33b", "5.33c", "5.33e"})
    void hostagesBringWarPeaceUpBeforeTheEnemyOpposition() {
        PericlesTable table = boule();
        table.state().setHostages(Side.SPARTA, true);
        table.run(Boule.OPEN)
                .asks("agiads", Hostages.Offer.class)
                .offersOnly("use-hostages", "keep-hostages")
                .choose("use-hostages")
                .asks("aristocrats", IssueChoice.Choose.class);
        assertThat(table.spaces(Side.ATHENS, Issue.WAR_PEACE)).containsExactly(2); // the Demagogues' 2
        assertThat(table.state().hostages(Side.SPARTA)).isFalse();
    }

    @Test
    @Covers({"5.33d", "5.33e"})
    void noHostagesWhenWarPeaceIsThereAlreadyAndTheyMayBeKept() {
        PericlesTable placed = boule().issue(Side.ATHENS, Issue.WAR_PEACE, 2);
        placed.state().setHostages(Side.SPARTA, true);
        placed.run(Boule.OPEN).asks("aristocrats", IssueChoice.Choose.class);
        PericlesTable kept = boule();
        kept.state().setHostages(Side.ATHENS, true);
        kept.run(Boule.OPEN).asks("aristocrats", Hostages.Offer.class).choose("keep-hostages");
        assertThat(kept.state().hostages(Side.ATHENS)).isTrue();
        assertThat(kept.spaces(Side.SPARTA, Issue.WAR_PEACE)).isEmpty();
    }
}
