package org.polemarch.pericles.rules.aristophanes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.core.engine.Game;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.data.AristophanesFacts;
import org.polemarch.pericles.model.Cards;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Goal;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

@Cites({"5.1", "5.11", "5.12", "5.13", "5.14", "5.2", "5.21", "5.22", "5.23", "12.2"})
class AristophanesPhaseTest {

    private static PericlesTable playing(String id) {
        PericlesTable table = PericlesTable.opening("14.3");
        PericlesState state = table.state();
        state.cards().plays().toTop(state.data().playIndex(id));
        return table;
    }

    static Stream<String> plays() throws IOException {
        try (InputStream in = AristophanesPhaseTest.class.getResourceAsStream("/plays.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList().stream();
        }
    }

    /** Every card against a list written down by itself. */
    @ParameterizedTest
    @MethodSource("plays")
    @Covers({"5.11a", "5.11b", "5.11d", "5.12a", "5.13a", "12.2b", "4.0b"})
    void aPlayDoesWhatIsWrittenOfIt(String line) {
        String[] columns = line.split(" \\| ");
        PericlesTable table = playing(columns[0]);
        PericlesState state = table.state();
        int delian = state.board().onMap(Piece.DELIAN_LAND);
        int yellow = state.board().onMap(Piece.PELOPONNESIAN_LAND);
        int yellowShips = state.board().onMap(Piece.PELOPONNESIAN_NAVAL);
        int blueShips = state.board().onMap(Piece.ATHENS_NAVAL);
        Table<PericlesState> run = table.run(AristophanesCard.DRAW);
        boolean asked = !run.game().over();
        if (asked) {
            assertThat(run.game().toAct().id()).isEqualTo("aristocrats"); // Athens first, its Controlling Faction
        }
        while (!run.game().over()) {
            run.choose(run.notations().get(0));
        }
        assertThat(state.data().play(state.cards().currentPlay()).id()).isEqualTo(columns[0]);
        String play = Map.of(
                        "ACH", "Acharnians",
                        "KNI", "Knights",
                        "CLO", "Clouds",
                        "WAS", "Wasps",
                        "PEA", "Peace",
                        "BIR", "Birds",
                        "LYS", "Lysistrata",
                        "FRO", "Frogs")
                .get(columns[0].substring(0, 3));
        assertThat(run.last(AristophanesCard.PlayPerformed.class).title()).isEqualTo(play);
        assertThat(run.last(AristophanesCard.PlayPerformed.class).version()).isEqualTo(columns[0].substring(4));
        issues(table, Side.ATHENS, columns[1]);
        issues(table, Side.SPARTA, columns[2]);
        String event = columns[3];
        assertThat(state.postPlague()).isEqualTo(event.contains("plague"));
        assertThat(state.alcibiadesInPersia()).isEqualTo(event.contains("alcibiades"));
        Matcher stock = Pattern.compile("stock -(\\d)/-(\\d)").matcher(event);
        boolean takes = stock.find();
        assertThat(state.treasury().out(Side.ATHENS)).isEqualTo(takes ? Integer.parseInt(stock.group(1)) : 0);
        assertThat(state.treasury().out(Side.SPARTA)).isEqualTo(takes ? Integer.parseInt(stock.group(2)) : 0);
        Matcher tokens =
                Pattern.compile("\\+(\\d) tokens to each (\\w+) faction").matcher(event);
        boolean gives = tokens.find();
        for (Side side : Side.values()) {
            boolean controlling = gives && tokens.group(2).equals("controlling");
            int given = gives ? Integer.parseInt(tokens.group(1)) : 0;
            assertThat(state.treasury().held(state.controlling(side))).isEqualTo(controlling ? given : 0);
            assertThat(state.treasury().held(state.opposition(side))).isEqualTo(controlling ? 0 : given);
        }
        if (!event.contains("plague")) {
            assertThat(state.board().onMap(Piece.DELIAN_LAND) - delian).isEqualTo(change(event, "delian_land"));
            assertThat(state.board().onMap(Piece.PELOPONNESIAN_LAND) - yellow)
                    .isEqualTo(change(event, "peloponnesian_land"));
            assertThat(state.board().onMap(Piece.PELOPONNESIAN_NAVAL) - yellowShips)
                    .isEqualTo(change(event, "peloponnesian_naval"));
            assertThat(state.board().onMap(Piece.ATHENS_NAVAL) - blueShips).isEqualTo(change(event, "athens_naval"));
        }
        AristophanesFacts card = state.data().play(state.cards().currentPlay());
        will(card.athens(), event, "Athens");
        will(card.sparta(), event, "Sparta");
        if (!event.contains("plague")) {
            assertThat(asked).isEqualTo(event.contains("units"));
        }
    }

    private static int change(String event, String piece) {
        Matcher count = Pattern.compile("'" + piece + "': (\\d)").matcher(event);
        if (!count.find()) {
            return 0;
        }
        return (event.contains("add_units") ? 1 : -1) * Integer.parseInt(count.group(1));
    }

    private static void will(AristophanesFacts.SideFacts facts, String event, String side) {
        Matcher will =
                Pattern.compile(side + " (\\w+) ([\\d,]+)(?: \\(≥(\\d)\\))?").matcher(event);
        if (!event.contains("Will") || !will.find()) {
            assertThat(facts.goal()).isEqualTo(Goal.NONE);
            return;
        }
        assertThat(facts.goal().name()).isEqualTo(will.group(1));
        assertThat(facts.theaters().stream()
                        .map(theater -> String.valueOf(theater.index() + 1))
                        .toList())
                .containsExactly(will.group(2).split(","));
        assertThat(facts.atLeast()).isEqualTo(will.group(3) == null ? 1 : Integer.parseInt(will.group(3)));
    }

    private static void issues(PericlesTable table, Side side, String column) {
        int expected = 0;
        for (String each : column.split(", ")) {
            String[] parts = each.split("@");
            Faction half = parts[1].startsWith("opposition")
                    ? table.state().opposition(side)
                    : table.state().controlling(side);
            int space =
                    parts[1].equals("centre") ? 0 : half.direction() * Integer.parseInt(parts[1].replaceAll("\\D", ""));
            assertThat(table.spaces(side, Issue.valueOf(parts[0]))).as(each).containsExactly(space);
            expected++;
        }
        int all = 0;
        for (Issue issue : Issue.values()) {
            all += table.spaces(side, issue).size();
        }
        assertThat(all).isEqualTo(expected);
    }

    @Test
    @Covers({"5.11c", "9.54d"})
    void warPeaceThatCameByAMajorDefeatStaysWhereItIs() {
        PericlesTable table = playing("CLO-A").issue(Side.ATHENS, Issue.WAR_PEACE, 2);
        table.run(AristophanesCard.DRAW).asksNobody();
        assertThat(table.spaces(Side.ATHENS, Issue.WAR_PEACE)).containsExactly(2);
        assertThat(table.spaces(Side.SPARTA, Issue.WAR_PEACE)).containsExactly(-2);
    }

    @Test
    @Covers({"5.13b", "5.13c"})
    void theFirstPlagueChangesTheGameForGood() {
        PericlesTable table = playing("ACH-A");
        assertThat(table.state().postPlague()).isFalse();
        Table<PericlesState> run = table.run(AristophanesCard.DRAW);
        assertThat(run.last(Plague.PlagueBrokeOut.class).first()).isTrue();
        assertThat(table.state().postPlague()).isTrue();
        PericlesTable again = playing("ACH-B");
        again.state().setPostPlague();
        assertThat(again.run(AristophanesCard.DRAW)
                        .last(Plague.PlagueBrokeOut.class)
                        .first())
                .isFalse();
        assertThat(PericlesTable.opening("14.1.08A").state().postPlague()).isTrue();
        assertThat(PericlesTable.opening("14.2").state().postPlague()).isFalse();
    }

    private static PericlesTable plague() {
        PericlesTable table = PericlesTable.war();
        table.state().cards().plays().toTop(table.state().data().playIndex("ACH-A"));
        return table;
    }

    @Test
    @Covers({"5.14a", "5.14b", "5.14f"})
    void aThirdOfTheUnitsInAthensRoundedUp() {
        PericlesTable table = plague().at(Theater.ATHENS, "4 athens-land, 7 athens-naval, 3 athens-base");
        table.run(AristophanesCard.DRAW).asksNobody();
        assertThat(table.count(Theater.ATHENS, Piece.ATHENS_LAND)).isEqualTo(2);
        assertThat(table.count(Theater.ATHENS, Piece.ATHENS_NAVAL)).isEqualTo(4);
        assertThat(table.count(Theater.ATHENS, Piece.ATHENS_BASE)).isEqualTo(3);
    }

    @Test
    @Covers({"5.14a", "5.14c"})
    void bothSidesLoseInAContestedAthens() {
        PericlesTable table =
                plague().at(Theater.ATHENS, "6 athens-land, 6 athens-naval, 4 sparta-land, 3 sparta-naval");
        table.run(AristophanesCard.DRAW).asksNobody();
        assertThat(table.count(Theater.ATHENS, Piece.ATHENS_LAND)).isEqualTo(3);
        assertThat(table.count(Theater.ATHENS, Piece.ATHENS_NAVAL)).isEqualTo(3);
        assertThat(table.count(Theater.ATHENS, Piece.SPARTA_LAND)).isEqualTo(1);
        assertThat(table.count(Theater.ATHENS, Piece.SPARTA_NAVAL)).isEqualTo(1);
    }

    @Test
    @Covers({"5.14c", "5.14d", "5.14e"})
    void theLastUnitOfTheTheatersKindIsSpared() {
        PericlesTable table = plague().at(Theater.BOEOTIA, "1 athens-land, 1 athens-naval, 2 peloponnesian-land")
                .at(Theater.SAMOS, "1 athens-land, 1 athens-naval, 2 peloponnesian-naval")
                .at(Theater.THESSALIA, "2 athens-land");
        table.run(AristophanesCard.DRAW).asksNobody();
        assertThat(table.count(Theater.BOEOTIA, Piece.ATHENS_LAND)).isEqualTo(1);
        assertThat(table.count(Theater.BOEOTIA, Piece.ATHENS_NAVAL)).isZero();
        assertThat(table.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_LAND)).isEqualTo(1);
        assertThat(table.count(Theater.SAMOS, Piece.ATHENS_LAND)).isZero();
        assertThat(table.count(Theater.SAMOS, Piece.ATHENS_NAVAL)).isEqualTo(1);
        assertThat(table.count(Theater.SAMOS, Piece.PELOPONNESIAN_NAVAL)).isEqualTo(1);
        assertThat(table.count(Theater.THESSALIA, Piece.ATHENS_LAND)).isEqualTo(2);
    }

    @Test
    @Covers("5.14h")
    void theControllingFactionOfTheLosingSidePicksTheColours() {
        PericlesTable table = plague().controlling(Faction.DEMAGOGUE, Faction.AGIAD)
                .at(Theater.BOEOTIA, "2 athens-land, 2 delian-land, 2 peloponnesian-land, 1 sparta-land");
        table.run(AristophanesCard.DRAW)
                .asks("demagogues", PlagueLosses.Losses.class)
                .offersOnly("lose athens-land", "lose delian-land")
                .choose("lose delian-land")
                .asks("agiads", PlagueLosses.Losses.class)
                .choose("lose sparta-land")
                .asksNobody();
        assertThat(table.count(Theater.BOEOTIA, Piece.DELIAN_LAND)).isEqualTo(1);
        assertThat(table.count(Theater.BOEOTIA, Piece.SPARTA_LAND)).isZero();
    }

    @Test
    @Covers({"5.14g", "14.43a", "3.1b"})
    void inTheCampaignThePlagueTakesUnitsForGood() {
        PericlesTable campaign = PericlesTable.opening("14.4");
        campaign.state().cards().plays().toTop(campaign.state().data().playIndex("ACH-A"));
        int supply = campaign.state().board().supply(Piece.ATHENS_NAVAL);
        Table<PericlesState> run = campaign.run(AristophanesCard.DRAW);
        while (!run.game().over()) {
            run.choose(run.notations().get(0));
        }
        assertThat(campaign.count(Theater.ATHENS, Piece.ATHENS_NAVAL)).isEqualTo(4);
        assertThat(campaign.state().board().supply(Piece.ATHENS_NAVAL)).isEqualTo(supply);
        assertThat(campaign.state().board().gone(Piece.ATHENS_NAVAL)).isEqualTo(2);
        PericlesTable war = PericlesTable.opening("14.2");
        war.state().cards().plays().toTop(war.state().data().playIndex("ACH-A"));
        Table<PericlesState> other = war.run(AristophanesCard.DRAW);
        while (!other.game().over()) {
            other.choose(other.notations().get(0));
        }
        assertThat(war.state().board().supply(Piece.ATHENS_NAVAL)).isEqualTo(supply + 2);
    }

    private static List<String> ids(PericlesState state, Side side, IndexSet cards) {
        return cards.map(card -> state.data().cardId(side, card).value());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    @Covers({"5.21c", "5.22c", "5.23a", "5.23b", "5.23c", "4.1a"})
    void theFirstDealIsNineCardsAndTheLeaderThreeOfThemTheEntourage(long seed) {
        PericlesTable table = PericlesTable.opening("14.3");
        Game<PericlesState> game = table.play(seed, Deal.DEAL);
        Cards cards = table.state().cards();
        assertThat(game.toAct().id()).isEqualTo("aristocrats");
        assertThat(cards.hand(Faction.ARISTOCRAT).size()).isEqualTo(10);
        assertThat(game.moves()).hasSize(9);
        assertThat(game.refusals().get(0).move().orElseThrow().notation()).isEqualTo("aside A31");
        assertThat(game.refusals().get(0).reason()).isEqualTo(new Entourage.LeaderStays());
        while (!game.over()) {
            game.play(0);
        }
        for (Faction faction : Faction.values()) {
            assertThat(cards.hand(faction).size()).isEqualTo(7);
            assertThat(cards.hand(faction).has(table.state().data().leaderOf(faction)))
                    .isTrue();
            assertThat(cards.entourage(faction).size()).isEqualTo(3);
            assertThat(cards.hand(faction).meets(cards.entourage(faction))).isFalse();
        }
        assertThat(cards.battle(Side.ATHENS).size()).isEqualTo(12);
        assertThat(cards.battle(Side.SPARTA).size()).isEqualTo(12);
    }

    @Test
    @Covers({"5.21a", "5.21b"})
    void anUnusedEntourageIsKeptInPart() {
        PericlesTable table = PericlesTable.opening("14.3").entourage(Faction.DEMAGOGUE, "A01", "A02", "A27");
        Game<PericlesState> game = table.play(5, EntourageKept.KEEP, Deal.DEAL);
        assertThat(game.toAct().id()).isEqualTo("demagogues");
        assertThat(game.moves().stream().map(move -> move.notation()).toList())
                .containsExactlyInAnyOrder(
                        "keep A01 A02 A27",
                        "keep A01 A02",
                        "keep A01 A27",
                        "keep A02 A27",
                        "keep A01",
                        "keep A02",
                        "keep A27",
                        "keep none");
        game.play("keep A27");
        PericlesState state = table.state();
        assertThat(ids(state, Side.ATHENS, state.cards().hand(Faction.DEMAGOGUE)))
                .contains("A27");
        assertThat(state.cards().hand(Faction.DEMAGOGUE).size()).isEqualTo(10);
        assertThat(state.cards().debateDiscards(Side.ATHENS).size()).isZero();
        assertThat(state.cards().battle(Side.ATHENS).size()).isEqualTo(12);
    }

    @Test
    @Covers({"5.22a", "5.22b", "6.31e", "5.21b"})
    void afterABrainTrustSixCardsAndNoEntourageOnce() {
        PericlesTable table = PericlesTable.opening("14.3").entourage(Faction.AGIAD, "S01", "S02", "S27");
        PericlesState state = table.state();
        state.cards().turnUp(Faction.AGIAD, 0);
        Game<PericlesState> game = table.play(5, EntourageKept.KEEP, Deal.DEAL);
        while (!game.over()) {
            assertThat(game.toAct().id()).isNotEqualTo("agiads");
            game.play(0);
        }
        assertThat(state.cards().hand(Faction.AGIAD).size()).isEqualTo(7);
        assertThat(state.cards().entourage(Faction.AGIAD).size()).isZero();
        assertThat(state.cards().hand(Faction.EURYPONTID).size()).isEqualTo(7);
        assertThat(state.cards().battle(Side.SPARTA).size()).isEqualTo(15);
        for (Faction faction : Faction.values()) {
            state.cards().setHand(faction, IndexSet.EMPTY);
        }
        Game<PericlesState> next = table.play(6, Deal.DEAL);
        assertThat(state.cards().hand(Faction.AGIAD).size()).isEqualTo(10);
        assertThat(next.over()).isFalse();
    }
}
