package org.polemarch.whatif.polis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.plugin.BoardPart;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.core.contract.trial.Style;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.wiring.SetupBuilder;
import org.polemarch.polis.PolisPlugin;
import org.polemarch.polis.model.Market;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.actions.Marching;
import org.polemarch.polis.rules.actions.MoveProxenos;
import org.polemarch.polis.rules.actions.Trade;
import org.polemarch.polis.rules.battles.BattleCheck;
import org.polemarch.polis.rules.endofround.DemandPhoros;
import org.polemarch.polis.rules.endofround.PhorosStep;
import org.polemarch.polis.rules.round.RoundStart;
import org.polemarch.polis.rules.round.Turn;
import org.polemarch.testkit.Table;
import org.polemarch.whatif.Shelf;

/** Each variant of Polis makes a difference in play. */
class PolisWhatIfTest {

    private static final PolisPlugin POLIS = new PolisPlugin();
    private static final List<Polis> SICILIAN = List.of(Polis.GELA, Polis.SYRAKOUSAE);

    private static PreparedGame<PolisState> polis(VariantPlugin... variants) {
        return polis(setup -> {}, variants);
    }

    @SuppressWarnings("unchecked") // the state of Polis
    private static PreparedGame<PolisState> polis(Consumer<SetupBuilder> chosen, VariantPlugin... variants) {
        return (PreparedGame<PolisState>) Shelf.prepare(POLIS, chosen, variants);
    }

    /** The board as it is set up, and Athens to move. */
    private static Table<PolisState> table(PreparedGame<PolisState> polis) {
        PolisState state = polis.start(1).state();
        return new Table<>(polis.book(), state);
    }

    private static List<String> texts(PreparedGame<?> polis, int games) {
        return Shelf.events(polis, games, Style.GREEDY).stream()
                .filter(RoundStart.EventRead.class::isInstance)
                .map(each -> ((RoundStart.EventRead) each).title())
                .distinct()
                .toList();
    }

    @Test
    void withoutThePlagueThereIsOnlyTheHumiliation() {
        assertThat(texts(polis(), 40)).contains("Plague and Humiliation");
        assertThat(texts(polis(new NoPlague()), 40)).contains("Humiliation").doesNotContain("Plague and Humiliation");
    }

    @Test
    void theSpartanFleetStandsReady() {
        PolisState state = polis(new SpartanFleet()).start(1).state();
        assertThat(state.units(Side.SPARTA, Space.IONION)).isEqualTo(3);
        assertThat(state.units(Side.SPARTA, Space.MYRTOON)).isEqualTo(3);
    }

    @Test
    void periclesMayStillLead() {
        assertThat(texts(polis(new PericlesLives()), 40)).contains("Pericles Still Leads");
    }

    @Test
    void spartaTradesNotWithPersia() {
        assertThat(traders(polis(), Market.PERSIA)).contains(Side.SPARTA, Side.ATHENS);
        assertThat(traders(polis(new NoPersianGold()), Market.PERSIA)).containsExactly(Side.ATHENS);
        assertThat(traders(polis(new NoPersianGold()), Market.ILLYRIA)).contains(Side.SPARTA);
    }

    private static List<Side> traders(PreparedGame<PolisState> polis, Market market) {
        return Shelf.events(polis, 80, Style.RANDOM).stream()
                .filter(Trade.Traded.class::isInstance)
                .map(Trade.Traded.class::cast)
                .filter(each -> each.space().market() == market)
                .map(Trade.Traded::side)
                .distinct()
                .toList();
    }

    @Test
    void athensStaysOutOfSicily() {
        assertThat(visitors(polis())).contains(Side.ATHENS);
        assertThat(visitors(polis(new NoSicily()))).containsExactly(Side.SPARTA);
    }

    private static List<Side> visitors(PreparedGame<PolisState> polis) {
        List<Side> visitors = new ArrayList<>();
        for (GameEvent event : Shelf.events(polis, 60, Style.RANDOM)) {
            if (event instanceof Marching.Moved moved && moved.to() == Space.SICELIA) {
                visitors.add(moved.side());
            } else if (event instanceof MoveProxenos.Travelled travelled && SICILIAN.contains(travelled.to())) {
                visitors.add(travelled.side());
            }
        }
        return visitors.stream().distinct().toList();
    }

    @Test
    void theAssemblySaysWhyNot() {
        Table<PolisState> table = turnOfAthens(polis(new NoSicily()));
        table.refuses("move-hoplites attika sicelia", new NoSicily.NotToSicily());
        table.refuses("move-proxenos gela by-sea", new NoSicily.NotToSicily());
    }

    private static Table<PolisState> turnOfAthens(PreparedGame<PolisState> polis) {
        Table<PolisState> table = table(polis);
        table.state().course().beginTurn(Side.ATHENS);
        return table.run(new Turn.Next(Side.ATHENS));
    }

    @Test
    void athensHasNoPhorosAndMayTaxItsHarbours() {
        Table<PolisState> base = table(polis());
        base.run(new PhorosStep.Step(Side.ATHENS)).asks("athens", DemandPhoros.Ask.class);
        PreparedGame<PolisState> polis = polis(new NoTribute());
        Table<PolisState> table = table(polis);
        table.state().commerce().sendMerchant(Side.ATHENS, 0);
        table.run(new PhorosStep.Step(Side.ATHENS)).asks("athens", HarbourTax.Ask.class);
        assertThat(part(polis, table)).containsExactly("1", "1", "1");
        int prestige = table.state().prestige(Side.ATHENS);
        table.offersOnly("harbour-tax", "no-harbour-tax").choose("harbour-tax");
        assertThat(table.state().stock(Side.ATHENS, Resource.SILVER)).isEqualTo(1);
        assertThat(table.state().prestige(Side.ATHENS)).isEqualTo(prestige - 1);
        assertThat(polis.cites(table.last(HarbourTax.Levied.class))).isEqualTo("end-of-round/harbour-tax");
    }

    private static List<String> part(PreparedGame<PolisState> polis, Table<PolisState> table) {
        BoardPart part = polis.parts().get(0);
        assertThat(part.title(polis.words())).isEqualTo("Harbour tax");
        return part.lines(table.view(Side.ATHENS.seat()), polis.words()).stream()
                .map(BoardPart.Line::value)
                .toList();
    }

    @Test
    void withoutMerchantsAbroadOrWithoutTheOptionAthensIsNotAsked() {
        table(polis(new NoTribute())).run(new PhorosStep.Step(Side.ATHENS)).asksNobody();
        PreparedGame<PolisState> bare = polis(setup -> setup.option("harbour-tax=no"), new NoTribute());
        Table<PolisState> table = table(bare);
        table.state().commerce().sendMerchant(Side.ATHENS, 0);
        table.run(new PhorosStep.Step(Side.ATHENS)).asksNobody();
        table.run(new PhorosStep.Step(Side.SPARTA)).asks("sparta", DemandPhoros.Ask.class);
        assertThat(bare.parts()).isEmpty();
    }

    @Test
    void judgesComeBeforeBattles() {
        Table<PolisState> table = standoff(polis(new PeaceHolds()));
        table.run(new BattleCheck.Look(Side.SPARTA)).asks("sparta", Arbitration.Ask.class);
        int prestige = table.state().prestige(Side.ATHENS);
        table.choose("arbitrate").asksNobody();
        assertThat(table.state().prestige(Side.ATHENS)).isEqualTo(prestige + 1);
        assertThat(table.state().combat().toFight().isEmpty()).isTrue();
        Table<PolisState> war = standoff(polis(new PeaceHolds()));
        war.run(new BattleCheck.Look(Side.SPARTA)).choose("fight");
        assertThat(war.game().question().frame().getClass()).isNotEqualTo(Arbitration.Ask.class);
    }

    private static Table<PolisState> standoff(PreparedGame<PolisState> polis) {
        Table<PolisState> table = table(polis);
        table.state().placeUnits(Side.SPARTA, Space.ATTIKA, 5);
        return table;
    }
}
