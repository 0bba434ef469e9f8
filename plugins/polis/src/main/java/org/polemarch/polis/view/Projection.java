package org.polemarch.polis.view;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.polemarch.polis.data.BattleCard.Face;
import org.polemarch.polis.data.EventCard;
import org.polemarch.polis.data.EventEffect;
import org.polemarch.polis.data.PolisCard;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.data.ProjectTile;
import org.polemarch.polis.data.TradeSpace;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.Combat;
import org.polemarch.polis.model.Course;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Project;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.Control;
import org.polemarch.polis.scoring.Scoring;

/** Shows a position to a side. */
public class Projection {

    private final PolisData data;
    private final Scoring scoring;
    private final Control control;

    @Inject
    public Projection(PolisData data, Scoring scoring, Control control) {
        this.data = data;
        this.scoring = scoring;
        this.control = control;
    }

    /** What the side may know. */
    public PolisView of(PolisState state, Side viewer) {
        Course course = state.course();
        Optional<EventCard> event =
                course.eventShown() ? Optional.of(data.events().card(course.event(course.round()))) : Optional.empty();
        List<PolisView.Board> boards = new ArrayList<>();
        for (Side side : Side.all()) {
            boards.add(board(side, state));
        }
        List<PolisView.Area> areas = new ArrayList<>();
        for (Space space : Space.values()) {
            areas.add(area(space, state));
        }
        List<PolisView.Card> poleis = new ArrayList<>();
        for (Polis polis : Polis.values()) {
            poleis.add(card(data.polis(polis), state));
        }
        List<Project> gone = new ArrayList<>();
        int pile = 0;
        for (ProjectTile tile : data.projects()) {
            if (state.tiles().isGone(tile.project())) {
                gone.add(tile.project());
            }
            if (state.tiles().isInPile(tile.project())) {
                pile++;
            }
        }
        return new PolisView(
                viewer,
                course.round(),
                data.round(course.round()).number(),
                event.map(card -> new PolisView.Event(card.id(), card.title(), card.text())),
                turn(course),
                boards,
                areas,
                poleis,
                prices(state),
                stalls(event, state),
                tribute(state),
                offer(state),
                pile,
                gone,
                state.combat().isOn() ? Optional.of(battle(state, viewer)) : Optional.empty(),
                state.ending());
    }

    private static PolisView.Turn turn(Course course) {
        List<ActionKind> taken = new ArrayList<>();
        for (ActionKind kind : ActionKind.values()) {
            if (course.firstPasser().isEmpty() && course.isTaken(kind)) {
                taken.add(kind);
            }
        }
        List<Side> passed = new ArrayList<>();
        course.firstPasser().ifPresent(first -> {
            passed.add(first);
            if (course.hasPassed(first.other())) {
                passed.add(first.other());
            }
        });
        return new PolisView.Turn(course.active(), taken, course.surchargePaid(), passed);
    }

    private PolisView.Board board(Side side, PolisState state) {
        Map<Resource, Integer> stock = new EnumMap<>(Resource.class);
        Map<Resource, Integer> most = new EnumMap<>(Resource.class);
        for (Resource resource : Resource.values()) {
            stock.put(resource, state.stock(side, resource));
            most.put(resource, data.most(resource));
        }
        return new PolisView.Board(
                side,
                state.prestige(side),
                stock,
                most,
                data.mostPrestige(),
                state.pieces(side, Piece.CUBE),
                state.pieces(side, Piece.DISK),
                state.commerce().merchantsInReserve(side),
                state.commerce().merchantsInPort(side),
                state.pieces(side, Piece.GALLEY_AWAY),
                state.proxenos(side),
                state.population(side),
                scoring.projectPoints(state, side),
                scoring.points(state, side));
    }

    private PolisView.Area area(Space space, PolisState state) {
        Optional<Side> owner = control.controls(Side.ATHENS, space, state)
                ? Optional.of(Side.ATHENS)
                : control.controls(Side.SPARTA, space, state) ? Optional.of(Side.SPARTA) : Optional.empty();
        return new PolisView.Area(
                space, space.isSea(), state.units(Side.ATHENS, space), state.units(Side.SPARTA, space), owner);
    }

    private PolisView.Card card(PolisCard card, PolisState state) {
        Polis polis = card.polis();
        Optional<Project> developing = Optional.empty();
        List<Project> completed = new ArrayList<>();
        for (ProjectTile tile : data.projects()) {
            Project project = tile.project();
            if (state.tiles().isAt(project, polis)) {
                if (state.tiles().isRunning(project)) {
                    developing = Optional.of(project);
                } else {
                    completed.add(project);
                }
            }
        }
        return new PolisView.Card(
                polis,
                card.territory(),
                card.ports().map(Space::at),
                card.base(),
                card.growth(),
                card.most(),
                card.capitalOf(),
                card.commercialFor(),
                state.owner(polis),
                state.isNeutral(polis) ? card.base() : state.population(polis),
                state.siegeDisks(Side.ATHENS, polis),
                state.siegeDisks(Side.SPARTA, polis),
                developing,
                completed);
    }

    private List<PolisView.Price> prices(PolisState state) {
        List<PolisView.Price> prices = new ArrayList<>();
        for (int i = 0; i < Resource.GOODS; i++) {
            Resource good = Resource.at(i);
            int box = state.commerce().priceBox(good);
            Map<Integer, Integer> pays = new TreeMap<>();
            for (TradeSpace space : data.tradeSpaces()) {
                pays.put(space.value(), data.price(space.value(), box));
            }
            prices.add(new PolisView.Price(good, box + 1, data.lastBox() + 1, pays));
        }
        return prices;
    }

    private List<PolisView.Stall> stalls(Optional<EventCard> event, PolisState state) {
        Optional<TradeSpace> shut = event.flatMap(card -> card.inForce(EventEffect.CloseTradeSpace.class))
                .map(EventEffect.CloseTradeSpace::space);
        List<PolisView.Stall> stalls = new ArrayList<>();
        for (TradeSpace space : data.tradeSpaces()) {
            stalls.add(new PolisView.Stall(
                    space.id(),
                    space.market(),
                    space.value(),
                    space.receives(),
                    space.accepts().map(Resource::at),
                    state.commerce().isCovered(space.index()),
                    shut.isPresent() && shut.get().index() == space.index(),
                    state.commerce().merchant(space.index())));
        }
        return stalls;
    }

    private List<PolisView.Levy> tribute(PolisState state) {
        List<PolisView.Levy> rows = new ArrayList<>();
        for (int i = 0; i < Space.TERRITORIES; i++) {
            Space territory = Space.at(i);
            Map<Resource, Integer> laid = new EnumMap<>(Resource.class);
            if (state.tribute().levy().isPresent() && state.tribute().levy().get() == territory) {
                for (Resource column : data.tribute(territory).columns().keySet()) {
                    laid.put(column, state.tribute().laid(column));
                }
            }
            rows.add(new PolisView.Levy(
                    territory,
                    data.tribute(territory).columns(),
                    laid,
                    state.tribute().disk(territory),
                    state.tribute().isBarred(territory)));
        }
        return rows;
    }

    private List<PolisView.Tile> offer(PolisState state) {
        List<PolisView.Tile> tiles = new ArrayList<>();
        for (ProjectTile tile : data.projects()) {
            if (state.tiles().isOnOffer(tile.project())) {
                tiles.add(new PolisView.Tile(
                        tile.project(),
                        tile.category(),
                        tile.cost(),
                        tile.prestige(),
                        tile.endGame(),
                        tile.poleis().map(Polis::at)));
            }
        }
        return tiles;
    }

    private PolisView.Battle battle(PolisState state, Side viewer) {
        Combat combat = state.combat();
        List<Face> attack = new ArrayList<>();
        List<Face> defence = new ArrayList<>();
        for (int place = 0; place < combat.laid(); place++) {
            (place < Combat.PAIRS ? attack : defence).add(face(combat.laidAt(place), combat));
        }
        List<Face> hand = new ArrayList<>();
        List<Face> used = new ArrayList<>();
        for (int kind = 0; kind < combat.kinds(); kind++) {
            for (int i = 0; i < combat.held(viewer, kind); i++) {
                hand.add(face(kind, combat));
            }
            for (int i = 0; i < combat.used(kind); i++) {
                used.add(face(kind, combat));
            }
        }
        List<Side> commanders = new ArrayList<>();
        for (Side side : Side.all()) {
            if (combat.isDoubled(side)) {
                commanders.add(side);
            }
        }
        return new PolisView.Battle(
                combat.space(),
                combat.attacker(),
                attack,
                defence,
                hand,
                combat.handSize(viewer.other()),
                combat.deckSize(),
                used,
                commanders);
    }

    private Face face(int kind, Combat combat) {
        return data.battleCards().get(kind).face(combat.space());
    }
}
