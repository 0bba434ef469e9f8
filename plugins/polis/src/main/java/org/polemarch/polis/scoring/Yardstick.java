package org.polemarch.polis.scoring;

import jakarta.inject.Inject;
import java.util.EnumMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Place;
import org.polemarch.api.game.Standing;
import org.polemarch.polis.data.BattleCard;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.data.ProjectTile;
import org.polemarch.polis.data.TradeSpace;
import org.polemarch.polis.model.Combat;
import org.polemarch.polis.model.Commerce;
import org.polemarch.polis.model.Ending;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.model.Tiles;

/** The common yardstick, and the count of all components. */
public class Yardstick {

    /** When the rounds begin, BC. */
    private static final int[] YEARS = {478, 460, 431};

    private static final int LAST_YEAR = 404;

    private static final Map<Polis, Place> PLACES = new EnumMap<>(Map.ofEntries(
            Map.entry(Polis.ATHINAE, Place.ATHENS),
            Map.entry(Polis.SPARTI, Place.SPARTA),
            Map.entry(Polis.KORINTHOS, Place.CORINTH),
            Map.entry(Polis.THIBAE, Place.THEBES),
            Map.entry(Polis.ARGOS, Place.ARGOS),
            Map.entry(Polis.KERKYRA, Place.CORCYRA),
            Map.entry(Polis.SYRAKOUSAE, Place.SYRACUSE),
            Map.entry(Polis.NAFPAKTOS, Place.NAUPACTUS),
            Map.entry(Polis.PYLOS, Place.PYLOS),
            Map.entry(Polis.POTIDAEA, Place.POTIDAEA),
            Map.entry(Polis.CHIOS, Place.CHIOS),
            Map.entry(Polis.SAMOS, Place.SAMOS),
            Map.entry(Polis.CHALKIS, Place.EUBOEA),
            Map.entry(Polis.EPIDAMNOS, Place.EPIDAMNUS)));

    private final PolisData data;
    private final Scoring scoring;

    @Inject
    public Yardstick(PolisData data, Scoring scoring) {
        this.data = data;
        this.scoring = scoring;
    }

    public Standing standing(PolisState state) {
        int athens = scoring.points(state, Side.ATHENS);
        int sparta = scoring.points(state, Side.SPARTA);
        double share = athens + sparta == 0 ? 0.5 : (double) athens / (athens + sparta);
        Map<Place, Camp> holders = new EnumMap<>(Place.class);
        PLACES.forEach((polis, place) -> state.owner(polis)
                .ifPresent(side -> holders.put(place, side == Side.ATHENS ? Camp.ATHENS : Camp.SPARTA)));
        return Standing.ofTwo(year(state), share, holders);
    }

    private static int year(PolisState state) {
        return state.ending() == Ending.FINAL_SCORE
                ? LAST_YEAR
                : YEARS[state.course().round().index()];
    }

    /** Each kind of component summed up over the places where it may lie. */
    public SortedMap<String, Integer> census(PolisState state) {
        SortedMap<String, Integer> all = new TreeMap<>();
        for (Side side : Side.all()) {
            all.put("cubes of " + side.id(), cubes(side, state));
            all.put("disks of " + side.id(), disks(side, state));
            all.put("merchants of " + side.id(), merchants(side, state.commerce()));
            boolean proxenos = state.isCaptive(side) || state.proxenos(side).isPresent();
            all.put("proxenos of " + side.id(), proxenos ? 1 : 0);
        }
        for (BattleCard card : data.battleCards()) {
            all.put("battle cards " + card.land().id(), cards(card.kind(), state.combat()));
        }
        all.put("project tiles", tiles(state.tiles()));
        all.put("market cubes", Resource.GOODS);
        return all;
    }

    private int cubes(Side side, PolisState state) {
        int cubes = state.pieces(side, Piece.CUBE)
                + state.pieces(side, Piece.GALLEY_AWAY)
                + state.population(side)
                + data.components().cubesOnTracks();
        for (Space space : Space.values()) {
            cubes += state.units(side, space);
        }
        return cubes;
    }

    private static int disks(Side side, PolisState state) {
        int disks = state.pieces(side, Piece.DISK)
                + state.poleis(side)
                + state.tribute().disks(side);
        for (Polis polis : Polis.values()) {
            disks += state.siegeDisks(side, polis);
        }
        return disks;
    }

    private int merchants(Side side, Commerce commerce) {
        int merchants = commerce.merchantsInReserve(side) + commerce.merchantsInPort(side);
        for (TradeSpace space : data.tradeSpaces()) {
            merchants += commerce.isOn(side, space.index()) ? 1 : 0;
        }
        return merchants;
    }

    private static int cards(int kind, Combat combat) {
        int cards = combat.inDeck(kind)
                + combat.held(Side.ATHENS, kind)
                + combat.held(Side.SPARTA, kind)
                + combat.used(kind);
        for (int place = 0; place < combat.laid(); place++) {
            cards += combat.laidAt(place) == kind ? 1 : 0;
        }
        return cards;
    }

    private int tiles(Tiles tiles) {
        int count = 0;
        for (ProjectTile tile : data.projects()) {
            boolean somewhere = tiles.isInPile(tile.project())
                    || tiles.isOnOffer(tile.project())
                    || tiles.isGone(tile.project())
                    || tiles.site(tile.project()).isPresent();
            count += somewhere ? 1 : 0;
        }
        return count;
    }
}
