package org.polemarch.polis.ui;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Pos;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.map.LatLon;
import org.polemarch.api.ui.map.MapPane;
import org.polemarch.api.ui.map.MapSpace;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.polis.model.Market;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.model.Things;
import org.polemarch.polis.view.PolisView;

/** The map: territories and seas with their units, poleis with population, proxenoi, sieges and projects, markets. */
final class PolisMap {

    /** Names of poleis find their place before those of territories and seas. */
    private static final int POLIS_RANK = 1001;

    private static final double SYMBOLS = 0.78;

    /** The width of the map, in lines of text, beyond which symbols grow with it. */
    private static final double USUAL_WIDTH = 80;

    /** The width of the map, in lines of text, under which the Foreign Markets stand beside it. */
    private static final double ROOM_FOR_MARKETS = 40;

    private final Words words;
    private final MapPane map;
    private final FlowPane row = new FlowPane();
    private final Region line = new Region();
    private final Panel aside;
    private final Map<Market, MarketStall> stalls = new LinkedHashMap<>();
    private final Shown<Map<String, List<Piece>>> standing = new Shown<>();
    private boolean built;

    PolisMap(Targets targets, Words words) {
        this.words = words;
        map = new MapPane(PolisGeography.BOUNDS, targets)
                .framed(true)
                .symbols(SYMBOLS, USUAL_WIDTH)
                .inset("", PolisGeography.SICELIA, Pos.BOTTOM_LEFT, 0.24)
                .regions(PolisGeography.regions(words))
                .regions(PolisGeography.sicelia(words))
                .spaces(PolisGeography.marks(words));
        for (Market market : Market.values()) {
            stalls.put(market, new MarketStall(targets, words, market));
        }
        row.getStyleClass().add("polis-stalls");
        aside = new Panel(words.text("panel.stalls"), row);
        showAside(false);
        stalls.forEach(this::onMap);
        line.getStyleClass().add("polis-line");
        map.place(line, PolisGeography.BOUNDS.south(), PolisGeography.BOUNDS.west(), Pos.BOTTOM_LEFT);
        map.widthProperty().addListener(changed -> settle());
    }

    MapPane pane() {
        return map;
    }

    /** The Foreign Markets of a map too small for them. */
    Panel aside() {
        return aside;
    }

    private void onMap(Market market, MarketStall stall) {
        LatLon corner = PolisGeography.corner(market);
        map.placeApart(stall, corner.lat(), corner.lon(), PolisGeography.anchor(market));
    }

    private void showAside(boolean shown) {
        aside.setVisible(shown);
        aside.setManaged(shown);
    }

    /** The stalls are on the map if it is wide enough, otherwise in the panel. */
    private void settle() {
        boolean small = map.getWidth() < ROOM_FOR_MARKETS * line.prefWidth(-1);
        if (small == aside.isManaged()) {
            return;
        }
        showAside(small);
        if (small) {
            stalls.values().forEach(map::remove);
            row.getChildren().setAll(stalls.values());
        } else {
            row.getChildren().clear();
            stalls.forEach(this::onMap);
        }
    }

    void show(PolisView view) {
        if (!built) {
            build(view);
        }
        Map<String, List<Piece>> pieces = new LinkedHashMap<>();
        Map<String, SideColour> owners = new LinkedHashMap<>();
        view.areas().forEach(area -> area(area, view.viewer(), pieces, owners));
        view.poleis().forEach(card -> polis(card, view, pieces, owners));
        view.boards().forEach(board -> port(board, pieces));
        if (standing.changes(pieces)) {
            map.pieces(pieces);
        }
        map.owners(owners);
        stalls.forEach((market, stall) -> stall.show(
                view.stalls().stream().filter(each -> each.market() == market).toList()));
    }

    /** What the cards say never changes, but only a view says it. */
    private void build(PolisView view) {
        List<MapSpace> spaces = new ArrayList<>();
        for (PolisView.Card card : view.poleis()) {
            spaces.add(PolisGeography.space(
                    card.polis(),
                    words.name(card.polis()) + " " + card.base(),
                    POLIS_RANK + card.base(),
                    card.capitalOf().isPresent(),
                    !card.ports().isEmpty()));
        }
        map.spaces(spaces);
        for (Space space : Space.values()) {
            LatLon at = PolisGeography.stand(space);
            map.stand(space.id(), at.lat(), at.lon());
        }
        map.paths(PolisGeography.routes());
        built = true;
    }

    private void area(
            PolisView.Area area, Side viewer, Map<String, List<Piece>> pieces, Map<String, SideColour> owners) {
        List<Piece> units = new ArrayList<>();
        for (Side side : Side.values()) {
            int count = side == Side.ATHENS ? area.athens() : area.sparta();
            if (count > 0) {
                PieceShape shape = area.sea() ? PieceShape.TRIREME : PieceShape.HOPLITE;
                units.add(Piece.of(shape, Looks.of(side))
                        .times(count)
                        .called(words.text(area.sea() ? "galleys" : "hoplites") + " " + words.name(side))
                        .target(side == viewer ? Things.units(area.space()) : Things.space(area.space())));
            }
        }
        pieces.put(area.space().id(), units);
        area.control().ifPresent(side -> owners.put(area.space().id(), Looks.of(side)));
    }

    private void polis(
            PolisView.Card card, PolisView view, Map<String, List<Piece>> pieces, Map<String, SideColour> owners) {
        List<Piece> there = new ArrayList<>();
        String name = words.name(card.polis());
        map.tell(card.polis().id(), about(card));
        card.owner().ifPresent(side -> {
            owners.put(card.polis().id(), Looks.of(side));
            there.add(Piece.of(PieceShape.CUBE, Looks.of(side))
                    .marked(Integer.toString(card.population()))
                    .sized(0.8)
                    .called(name + ": " + card.population() + " " + words.text("population")));
        });
        if (card.commercialFor().isPresent()) {
            there.add(Piece.of(PieceShape.AMPHORA, Looks.of(card.commercialFor().get()))
                    .sized(0.6)
                    .called(name + ": " + words.text("commercial")));
        }
        view.boards().stream()
                .filter(board -> board.proxenos().filter(card.polis()::equals).isPresent())
                .forEach(board -> there.add(Piece.of(PieceShape.LEADER, Looks.of(board.side()))
                        .sized(0.8)
                        .called(words.text("proxenos") + " " + words.name(board.side()))));
        siege(card.siegeOfAthens(), Side.ATHENS, there);
        siege(card.siegeOfSparta(), Side.SPARTA, there);
        card.developing()
                .ifPresent(project -> there.add(Piece.of(PieceShape.TEMPLE, SideColour.NEUTRAL)
                        .down()
                        .sized(0.75)
                        .called(words.name(project) + ", " + words.text("developing"))));
        card.completed()
                .forEach(project -> there.add(Piece.of(PieceShape.TEMPLE, SideColour.IVORY)
                        .sized(0.75)
                        .called(words.name(project))));
        // Pieces at a polis count as the polis; otherwise, a click beside its symbol would be lost.
        Target here = Things.polis(card.polis());
        pieces.put(
                card.polis().id(),
                there.stream().map(piece -> piece.target(here)).toList());
    }

    /** What the number beside the name means, and whose the polis is. */
    private String about(PolisView.Card card) {
        return words.name(card.polis()) + "\n"
                + words.text("polis.base") + " " + card.base() + ", " + words.text("polis.most") + " " + card.most()
                + "\n"
                + card.owner()
                        .map(side -> words.text("polis.of") + " " + words.name(side) + ": " + words.text("population")
                                + " " + card.population())
                        .orElse(words.text("polis.free"));
    }

    private void siege(int disks, Side side, List<Piece> there) {
        if (disks > 0) {
            there.add(Piece.of(PieceShape.DISK, Looks.of(side))
                    .times(disks)
                    .sized(0.7)
                    .called(words.text("siege-disks") + " " + words.name(side)));
        }
    }

    private void port(PolisView.Board board, Map<String, List<Piece>> pieces) {
        List<Piece> merchants = new ArrayList<>();
        if (board.merchantsInPort() > 0) {
            merchants.add(Piece.of(PieceShape.MERCHANT, Looks.of(board.side()))
                    .times(board.merchantsInPort())
                    .sized(0.8)
                    .called(words.text("merchants") + " " + words.name(board.side())));
        }
        pieces.put(Things.port(board.side()).id(), merchants);
    }
}
