package org.polemarch.whatif.pericles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.core.contract.trial.Style;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.pericles.PericlesPlugin;
import org.polemarch.pericles.model.Board;
import org.polemarch.pericles.model.Colour;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.aristophanes.Plague;
import org.polemarch.pericles.rules.end.Maintenance;
import org.polemarch.pericles.rules.end.Redeployment;
import org.polemarch.pericles.rules.end.Upkeep;
import org.polemarch.pericles.rules.political.WarAndPeace;
import org.polemarch.pericles.rules.theater.MarkerPlacement;
import org.polemarch.testkit.Table;
import org.polemarch.whatif.Shelf;

/** Each variant of Pericles makes a difference in play. */
class PericlesWhatIfTest {

    @SuppressWarnings("unchecked") // the state of Pericles
    private static PreparedGame<PericlesState> pericles(VariantPlugin... variants) {
        return (PreparedGame<PericlesState>) Shelf.prepare(new PericlesPlugin(), variants);
    }

    private static Table<PericlesState> table(PreparedGame<PericlesState> pericles) {
        return new Table<>(pericles.book(), pericles.book().game().table());
    }

    private static List<GameEvent> played(VariantPlugin... variants) {
        return Shelf.events(pericles(variants), 8, Style.RANDOM);
    }

    @Test
    void nobodyFallsToThePlague() {
        assertThat(played()).hasAtLeastOneElementOfType(Plague.PlagueBrokeOut.class);
        assertThat(played(new NoPlague())).doesNotHaveAnyElementsOfTypes(Plague.PlagueBrokeOut.class);
    }

    @Test
    void theKingHasNoBaseToGive() {
        assertThat(table(pericles()).state().board().persianBasesLeft()).isEqualTo(3);
        assertThat(table(pericles(new NoPersianGold())).state().board().persianBasesLeft())
                .isZero();
    }

    @Test
    void periclesIsWorthFourTokensAfterThePlague() {
        assertThat(leader(pericles())).isEqualTo(2);
        assertThat(leader(pericles(new PericlesLives()))).isEqualTo(4);
    }

    private static int leader(PreparedGame<PericlesState> pericles) {
        PericlesState state = pericles.book().game().table();
        for (int card = 0; ; card++) {
            if (state.data().cardId(Side.ATHENS, card).value().equals("A31")) {
                return state.data().card(Side.ATHENS, card).boardPostPlague();
            }
        }
    }

    @Test
    void theSpartanFleetStandsReadyAndIsKept() {
        PericlesState state = table(pericles(new SpartanFleet())).state();
        assertThat(state.board().onMap(Piece.SPARTA_NAVAL)).isEqualTo(4);
        assertThat(new Maintenance().isShort(Side.SPARTA, state)).isFalse();
        assertThat(table(pericles()).state().board().onMap(Piece.SPARTA_NAVAL)).isEqualTo(1);
    }

    @Test
    void alliesWithoutTributeKeepHalfAsMuch() {
        Table<PericlesState> table = table(pericles(new NoTribute()));
        table.run(new Upkeep.Begin());
        table.asks("aristocrats", Maintenance.Keep.class);
        table(pericles()).run(new Upkeep.Begin()).asksNobody();
    }

    @Test
    void oneSideAloneCannotBreakThePeace() {
        Table<PericlesState> held = wanted(pericles(new PeaceHolds()), Side.ATHENS);
        assertThat(held.state().war()).isFalse();
        assertThat(held.last(PeaceHolds.Held.class)).isEqualTo(new PeaceHolds.Held(Faction.ARISTOCRAT));
        assertThat(wanted(pericles(), Side.ATHENS).state().war()).isTrue();
        assertThat(wanted(pericles(new PeaceHolds()), Side.ATHENS, Side.SPARTA)
                        .state()
                        .war())
                .isTrue();
    }

    /** War/Peace lies on the end of a Faction of each of these Sides. */
    private static Table<PericlesState> wanted(PreparedGame<PericlesState> pericles, Side... sides) {
        Table<PericlesState> table = table(pericles);
        for (Side side : sides) {
            Faction faction = side.first();
            int slot = table.state().display().inPool(side, Issue.WAR_PEACE);
            table.state().display().put(side, slot, 3 * faction.direction());
            assertThat(table.state().display().winner(side, Issue.WAR_PEACE)).isEqualTo(Optional.of(faction));
        }
        return table.run(WarAndPeace.RESOLVE);
    }

    @Test
    void athensPlacesNoMarkerInSicily() {
        Table<PericlesState> table = placing(pericles(new NoSicily()));
        table.offers("place military of aristocrats in corcyra")
                .offersNot("place military of aristocrats in sicily")
                .refuses("place military of aristocrats in sicily", new NoSicily.NotToSicily());
        placing(pericles()).offers("place military of aristocrats in sicily");
    }

    @Test
    void athensRedeploysNothingToSicily() {
        redeploying(pericles(new NoSicily()))
                .refuses("redeploy athens-naval athens sicily", new NoSicily.NotSentToSicily());
        redeploying(pericles()).offers("redeploy athens-naval athens sicily");
    }

    private static Table<PericlesState> redeploying(PreparedGame<PericlesState> pericles) {
        Table<PericlesState> table = table(pericles);
        Board board = table.state().board();
        board.build(Theater.ATHENS, Piece.ATHENS_NAVAL, 1);
        board.build(Theater.SICILY, Piece.ATHENS_BASE, 1);
        return table.run(new Redeployment.Redeploy(Colour.ATHENS));
    }

    private static Table<PericlesState> placing(PreparedGame<PericlesState> pericles) {
        Table<PericlesState> table = table(pericles);
        table.state().queues().give(Faction.ARISTOCRAT, Faction.ARISTOCRAT, Marker.MILITARY, 1);
        for (int position = 0; ; position++) {
            if (table.state().inOrder(position) == Faction.ARISTOCRAT) {
                return table.run(new MarkerPlacement.Place(position));
            }
        }
    }
}
