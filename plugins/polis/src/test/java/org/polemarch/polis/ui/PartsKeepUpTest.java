package org.polemarch.polis.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Targets;
import org.polemarch.polis.PolisPlugin;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.data.BattleCard.Face;
import org.polemarch.polis.model.Market;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.events.SendGalleysAway;
import org.polemarch.polis.view.PolisView;
import org.polemarch.testkit.Situations;

/** A part of the board that keeps its nodes shows every change of what it shows. */
class PartsKeepUpTest {

    private final Words words = new PolisPlugin().words();

    private static Targets targets() {
        return new Targets(Situations.nobody());
    }

    private static List<PolisView> views(String... positions) {
        List<PolisView> views = new ArrayList<>();
        for (String position : positions) {
            views.add(PolisTable.of(position).view("athens"));
        }
        return views;
    }

    @Test
    void theRoundWithItsEventAndTheTurn() {
        List<PolisView> views = new ArrayList<>(views(
                "",
                "round epsilon",
                "event a-xerxes",
                "event a-earthquake",
                "event a-xerxes | passed sparta",
                "event a-xerxes | passed athens",
                "event a-xerxes | passed athens | passed sparta"));
        views.add(PolisTable.of("event a-xerxes").turn("athens").view("athens"));
        Seen.follows(() -> new RoundPanel(words), RoundPanel::panel, RoundPanel::show, views);
    }

    @Test
    void thePersonalBoards() {
        List<PolisView> views = new ArrayList<>(views(
                "",
                "athens prestige 4",
                "sparta prestige 4",
                "sparta prestige 3",
                "athens iron 1",
                "sparta wood 2",
                "athens wine 3",
                "sparta silver 4",
                "athens wheat 2",
                "captive sparta",
                "chios athens 1",
                "chios athens 1 | proxenos athens chios",
                "merchants athens 2",
                "thibae sparta 2 | siege athens thibae 1"));
        views.add(PolisTable.of("round epsilon | event e-egypt | kyklades athens 3")
                .run(new SendGalleysAway.Choose(Side.ATHENS, 1))
                .choose("send kyklades")
                .view("athens"));
        Seen.follows(
                () -> new BoardsPanel(words), BoardsPanel::panel, (panel, view) -> panel.show(view.boards()), views);
    }

    @Test
    void theProjectsOnOffer() {
        Seen.follows(
                () -> new OfferPanel(targets(), words),
                OfferPanel::panel,
                OfferPanel::show,
                views(
                        "",
                        "offer myron",
                        "offer myron koilon",
                        "offer koilon skini",
                        "offer skini | done koilon athinae"));
    }

    @Test
    void thePrices() {
        Map<Integer, Integer> pays = Map.of(3, 4, 4, 5, 5, 6);
        Seen.follows(
                () -> new PricesPanel(words),
                PricesPanel::panel,
                PricesPanel::show,
                List.of(
                        List.of(new PolisView.Price(Resource.IRON, 1, 11, pays)),
                        List.of(new PolisView.Price(Resource.WOOD, 1, 11, pays)),
                        List.of(new PolisView.Price(Resource.WOOD, 2, 11, pays)),
                        List.of(new PolisView.Price(Resource.WOOD, 2, 12, pays)),
                        List.of(new PolisView.Price(Resource.WOOD, 2, 12, Map.of(3, 4, 4, 5))),
                        List.of(new PolisView.Price(Resource.WOOD, 2, 12, Map.of(3, 4, 4, 5, 5, 5)))));
    }

    @Test
    void theTribute() {
        Map<Resource, List<Integer>> columns = Map.of(Resource.IRON, List.of(1, 2), Resource.WHEAT, List.of(2, 3));
        Map<Resource, List<Integer>> poorer = Map.of(Resource.IRON, List.of(1, 2));
        Seen.follows(
                () -> new TributePanel(words),
                TributePanel::panel,
                (panel, levy) -> panel.show(List.of(levy)),
                List.of(
                        new PolisView.Levy(Space.ATTIKA, columns, Map.of(), Optional.empty(), false),
                        new PolisView.Levy(Space.ATTIKA, poorer, Map.of(), Optional.empty(), false),
                        new PolisView.Levy(Space.ATTIKA, columns, Map.of(Resource.IRON, 1), Optional.empty(), false),
                        new PolisView.Levy(Space.ATTIKA, columns, Map.of(Resource.IRON, 2), Optional.empty(), false),
                        new PolisView.Levy(Space.ATTIKA, columns, Map.of(), Optional.of(Side.ATHENS), false),
                        new PolisView.Levy(Space.ATTIKA, columns, Map.of(), Optional.of(Side.SPARTA), false),
                        new PolisView.Levy(Space.ATTIKA, columns, Map.of(), Optional.empty(), true)));
    }

    @Test
    void theSpacesOfAMarket() {
        Seen.follows(
                () -> new MarketStall(targets(), words, Market.PERSIA),
                stall -> stall,
                (stall, space) -> stall.show(List.of(space)),
                List.of(
                        stall(3, Resource.WHEAT, false, false, Optional.empty(), Resource.WINE),
                        stall(4, Resource.WHEAT, false, false, Optional.empty(), Resource.WINE),
                        stall(4, Resource.SILVER, false, false, Optional.empty(), Resource.WINE),
                        stall(4, Resource.SILVER, false, false, Optional.empty(), Resource.WINE, Resource.IRON),
                        stall(4, Resource.SILVER, true, false, Optional.empty(), Resource.WINE),
                        stall(4, Resource.SILVER, false, true, Optional.empty(), Resource.WINE),
                        stall(4, Resource.SILVER, false, false, Optional.of(Side.ATHENS), Resource.WINE),
                        stall(4, Resource.SILVER, false, false, Optional.of(Side.SPARTA), Resource.WINE)));
    }

    private static PolisView.Stall stall(
            int value, Resource receives, boolean covered, boolean shut, Optional<Side> merchant, Resource... accepts) {
        return new PolisView.Stall(
                "persia-3", Market.PERSIA, value, receives, List.of(accepts), covered, shut, merchant);
    }

    private static final String BATTLE = """
            round omega
            boiotia athens 3 sparta 3
            battle boiotia sparta
            hand sparta phalanx-othismos toxotis-voli ippiko-antistasi
            hand athens peltasta-antistasi salpinx-enedra toxotis-proothisi
            """;

    private record Fight(Side viewer, Optional<PolisView.Battle> battle) {}

    private static Fight fight(
            Space space,
            Side attacker,
            List<Face> attack,
            List<Face> defence,
            List<Face> hand,
            int enemyHand,
            int deck) {
        return new Fight(
                Side.SPARTA,
                Optional.of(new PolisView.Battle(
                        space, attacker, attack, defence, hand, enemyHand, deck, List.of(), List.of())));
    }

    @Test
    void aBattle() {
        PolisView view = PolisTable.of(BATTLE).fight().view("sparta");
        List<Face> none = List.of();
        List<Face> three = view.battle().orElseThrow().hand();
        List<Face> two = three.subList(0, 2);
        List<Face> one = three.subList(2, 3);
        Space boiotia = Space.BOIOTIA;
        List<Fight> fights = new ArrayList<>(List.of(
                new Fight(Side.SPARTA, Optional.empty()),
                new Fight(Side.SPARTA, view.battle()),
                new Fight(Side.ATHENS, view.battle()),
                fight(boiotia, Side.SPARTA, none, none, two, 3, 9),
                fight(Space.ATTIKA, Side.SPARTA, none, none, two, 3, 9),
                fight(Space.ATTIKA, Side.ATHENS, none, none, two, 3, 9),
                fight(Space.ATTIKA, Side.ATHENS, one, none, two, 3, 9),
                fight(Space.ATTIKA, Side.ATHENS, one, one, two, 3, 9),
                fight(Space.ATTIKA, Side.ATHENS, three.subList(1, 3), one, two, 3, 9),
                fight(Space.ATTIKA, Side.ATHENS, one, one, three, 3, 9),
                fight(Space.ATTIKA, Side.ATHENS, one, one, three, 2, 9),
                fight(Space.ATTIKA, Side.ATHENS, one, one, three, 2, 8)));
        for (List<Face> used : List.of(none, two)) {
            for (List<Side> commanders : List.of(List.of(Side.ATHENS), List.of(Side.SPARTA))) {
                fights.add(new Fight(
                        Side.SPARTA,
                        Optional.of(
                                new PolisView.Battle(boiotia, Side.SPARTA, one, none, two, 2, 8, used, commanders))));
            }
        }
        Seen.follows(
                () -> new BattlePane(targets(), words),
                pane -> pane,
                (pane, fight) -> pane.show(fight.battle(), fight.viewer()),
                fights);
    }

    @Test
    void theActionsAndAnswers() {
        PolisTable start = PolisTable.of("offer skini myron | athens iron 1 wood 2 silver 5 | attika athens 3")
                .turn("athens");
        Seat athens = Side.ATHENS.seat();
        Target develop = Target.button("develop-project");
        List<Situation> situations = new ArrayList<>();
        situations.add(Situations.of(start.game(), athens));
        situations.add(Situations.of(start.game(), athens, develop, Target.card("skini")));
        situations.add(Situations.of(start.game(), athens, develop, Target.card("myron")));
        situations.add(Situations.of(start.game(), athens, Target.button("collect-tribute")));
        start.choose("tribute attika wine");
        situations.add(Situations.of(start.game(), athens));
        start.choose("also wine", "also wine");
        situations.add(Situations.of(start.game(), athens));
        situations.add(Situations.of(PolisTable.of(BATTLE).fight().game(), Side.SPARTA.seat()));
        Seen.follows(
                () -> new ActionBar(targets(), words),
                bar -> bar,
                (bar, situation) -> bar.show((PolisView) situation.view(), situation),
                situations);
    }
}
