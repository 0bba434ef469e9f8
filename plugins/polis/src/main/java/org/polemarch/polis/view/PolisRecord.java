package org.polemarch.polis.view;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Place;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Standing;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Combat;
import org.polemarch.polis.model.Ending;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Project;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Round;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;

/**
 * Determining victory: Population on own Polis cards, Prestige, and the end-of-game Prestige of completed Projects on
 * them; in a tie the player with more Resources wins. Also the common yardstick and the count of all components.
 */
@Cites("end-of-game/victory")
public class PolisRecord {

    private static final int FIRST_YEAR = 478;
    private static final int SECOND_ROUND = 460;
    private static final int THIRD_ROUND = 431;
    private static final int LAST_YEAR = 404;

    private final PolisData data;

    @Inject
    public PolisRecord(PolisData data) {
        this.data = data;
    }

    /** The end-of-game Prestige of the completed Projects of a side. */
    public int projectPoints(PolisState state, Side side) {
        int points = 0;
        for (int i = 0; i < Project.COUNT; i++) {
            Project project = Project.at(i);
            if (!state.tiles().isRunning(project)
                    && state.tiles()
                            .site(project)
                            .filter(polis -> state.owns(side, polis))
                            .isPresent()) {
                points += data.project(project).endGame();
            }
        }
        return points;
    }

    /** The score of a side as it stands. */
    public int points(PolisState state, Side side) {
        return state.population(side) + state.prestige(side) + projectPoints(state, side);
    }

    /** The result, or how the game would stand if it ended now. */
    public Outcome outcome(PolisState state) {
        List<Score> scores = new ArrayList<>();
        for (Side side : Side.all()) {
            scores.add(new Score(
                    side.seat(),
                    rank(state, side),
                    points(state, side),
                    List.of(
                            new Score.Line("score.population", state.population(side)),
                            new Score.Line("score.prestige", state.prestige(side)),
                            new Score.Line("score.projects", projectPoints(state, side)))));
        }
        return new Outcome(
                scores,
                state.ending() == Ending.RUNNING
                        ? Outcome.RUNNING
                        : state.ending().id());
    }

    private int rank(PolisState state, Side side) {
        if (state.loser().isPresent()) {
            return state.loser().get() == side ? 2 : 1;
        }
        if (state.ending() == Ending.NO_PRESTIGE) {
            return 1;
        }
        int margin = points(state, side) - points(state, side.other());
        if (margin == 0) {
            margin = state.resources(side) - state.resources(side.other());
        }
        return margin >= 0 ? 1 : 2;
    }

    /** The common yardstick. */
    public Standing standing(PolisState state) {
        int athens = points(state, Side.ATHENS);
        int sparta = points(state, Side.SPARTA);
        double share = athens + sparta == 0 ? 0.5 : (double) athens / (athens + sparta);
        Map<Place, Camp> holders = new EnumMap<>(Place.class);
        for (Polis polis : Polis.values()) {
            state.owner(polis).ifPresent(side -> {
                Place place = place(polis);
                if (place != null) {
                    holders.put(place, side == Side.ATHENS ? Camp.ATHENS : Camp.SPARTA);
                }
            });
        }
        return Standing.ofTwo(year(state), share, holders);
    }

    private static int year(PolisState state) {
        if (state.ending() == Ending.FINAL_SCORE) {
            return LAST_YEAR;
        }
        Round round = state.course().round();
        return round == Round.ALPHA ? FIRST_YEAR : round == Round.EPSILON ? SECOND_ROUND : THIRD_ROUND;
    }

    /** The count of all components, each summed up over the places where it may lie. */
    public SortedMap<String, Integer> census(PolisState state) {
        SortedMap<String, Integer> all = new TreeMap<>();
        for (Side side : Side.all()) {
            int cubes = state.pieces(side, Piece.CUBE)
                    + state.pieces(side, Piece.GALLEY_AWAY)
                    + state.population(side)
                    + data.components().cubesOnTracks();
            for (int space = 0; space < Space.COUNT; space++) {
                cubes += state.units(side, space);
            }
            int disks = state.pieces(side, Piece.DISK) + state.poleis(side);
            int proxenoi = state.isCaptive(side) || state.proxenos(side).isPresent() ? 1 : 0;
            for (Polis polis : Polis.values()) {
                disks += state.siegeDisks(side, polis);
            }
            for (int i = 0; i < Space.TERRITORIES; i++) {
                disks += state.tribute()
                                .disk(Space.at(i))
                                .filter(owner -> owner == side)
                                .isPresent()
                        ? 1
                        : 0;
            }
            int merchants =
                    state.commerce().merchantsInReserve(side) + state.commerce().merchantsInPort(side);
            for (int i = 0; i < data.tradeSpaceCount(); i++) {
                merchants += state.commerce()
                                .merchant(i)
                                .filter(owner -> owner == side)
                                .isPresent()
                        ? 1
                        : 0;
            }
            all.put("cubes of " + side.id(), cubes);
            all.put("disks of " + side.id(), disks);
            all.put("merchants of " + side.id(), merchants);
            all.put("proxenos of " + side.id(), proxenoi);
        }
        Combat combat = state.combat();
        for (int kind = 0; kind < Combat.KINDS; kind++) {
            int cards = combat.inDeck(kind)
                    + combat.held(Side.ATHENS, kind)
                    + combat.held(Side.SPARTA, kind)
                    + combat.used(kind);
            for (int place = 0; place < combat.laid(); place++) {
                cards += combat.laidAt(place) == kind ? 1 : 0;
            }
            all.put("battle cards " + data.battleCard(kind).land().id(), cards);
        }
        int tiles = 0;
        for (Project project : Project.values()) {
            tiles += state.tiles().isInPile(project)
                            || state.tiles().isOnOffer(project)
                            || state.tiles().isGone(project)
                            || state.tiles().site(project).isPresent()
                    ? 1
                    : 0;
        }
        all.put("project tiles", tiles);
        all.put("market cubes", Resource.GOODS);
        return all;
    }

    private static Place place(Polis polis) {
        switch (polis) {
            case ATHINAE:
                return Place.ATHENS;
            case SPARTI:
                return Place.SPARTA;
            case KORINTHOS:
                return Place.CORINTH;
            case THIBAE:
                return Place.THEBES;
            case ARGOS:
                return Place.ARGOS;
            case KERKYRA:
                return Place.CORCYRA;
            case SYRAKOUSAE:
                return Place.SYRACUSE;
            case NAFPAKTOS:
                return Place.NAUPACTUS;
            case PYLOS:
                return Place.PYLOS;
            case POTIDAEA:
                return Place.POTIDAEA;
            case CHIOS:
                return Place.CHIOS;
            case SAMOS:
                return Place.SAMOS;
            case CHALKIS:
                return Place.EUBOEA;
            case EPIDAMNOS:
                return Place.EPIDAMNUS;
            default:
                return null;
        }
    }
}
