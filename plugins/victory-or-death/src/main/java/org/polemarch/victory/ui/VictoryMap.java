package org.polemarch.victory.ui;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.paint.Color;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.map.MapPane;
import org.polemarch.api.ui.map.MapRoute;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.piece.Token;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.victory.data.Chart;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.view.VictoryView;

/**
 * The map with pieces and tokens. The piece pointed at or picked shows its supply line: whole, or broken with the reason;
 * the two ends of a battle being resolved are joined by an arrow.
 */
final class VictoryMap {

    private static final Color SUPPLIED = Color.web("#1d7a46");
    private static final Color BROKEN = Color.web("#b3261e");
    private static final Color BATTLE = Color.web("#20160d");
    private static final Color NEUTRAL = Color.web("#6b6558", 0.3);

    /** The width of the map, in lines of text, beyond which pieces and names grow. */
    private static final double WIDTH = 46;

    private final Words words;
    private final Explanations explanations;
    private final VictoryData data;
    private final MapPane map;
    private final Badge supply = new Badge("", SideColour.IVORY);
    private final Shown<Standing> standing = new Shown<>();
    private Map<String, VictoryView.PieceView> pieces = Map.of();
    private Map<Piece, String> drawn = Map.of();
    private Optional<MapRoute> battle = Optional.empty();
    private Optional<String> picked = Optional.empty();
    private Optional<String> pointed = Optional.empty();

    /** Everything on the map, the tokens by power, and whether pieces are answers. */
    private record Standing(List<VictoryView.PieceView> pieces, List<List<String>> tokens, boolean asked) {}

    VictoryMap(Targets targets, Words words, VictoryGeography geography, Explanations explanations) {
        this.words = words;
        this.explanations = explanations;
        this.data = geography.data();
        map = new MapPane(geography.bounds("hellas"), targets)
                .framed(true)
                .symbols(0.74, WIDTH)
                .inset("", geography.bounds("west"), Pos.BOTTOM_LEFT, 0.22)
                .inset("", geography.bounds("egypt"), Pos.BOTTOM_RIGHT, 0.11);
        geography.regions().forEach(map::regions);
        map.spaces(geography.points()).paths(geography.passages());
        for (Chart.Shape shape : data.chart().shapes()) {
            shape.stand().ifPresent(at -> map.stand(shape.id(), at.get(0), at.get(1)));
        }
        for (Space space : data.atlas().spaces()) {
            targets.node(Target.space(space.id())).ifPresent(node -> Tip.on(node, () -> explanations.space(space)));
            if (space.kind() == Space.Kind.NEUTRAL) {
                map.tint(space.id(), NEUTRAL);
            }
        }
        supply.getStyleClass().add("victory-supply");
        supply.setVisible(false);
        map.addEventFilter(MouseEvent.MOUSE_ENTERED_TARGET, event -> point(pieceOf(event.getTarget())));
        map.addEventFilter(MouseEvent.MOUSE_EXITED_TARGET, event -> {
            if (pieceOf(event.getTarget()).equals(pointed)) {
                point(Optional.empty());
            }
        });
        map.sceneProperty().addListener((property, before, scene) -> {
            if (scene != null) {
                scene.focusOwnerProperty().addListener((owner, old, now) -> point(pieceOf(now)));
            }
        });
    }

    MapPane pane() {
        return map;
    }

    /** The line below the map's upper edge that describes the supply of the piece under the mouse. */
    Node supplyLine() {
        return supply;
    }

    private Optional<String> pieceOf(Object node) {
        for (Node at = node instanceof Node here ? here : null; at != null; at = at.getParent()) {
            if (at instanceof Token token) {
                return Optional.ofNullable(drawn.get(token.piece()));
            }
        }
        return Optional.empty();
    }

    void show(VictoryView view, Situation situation) {
        boolean asked = situation.question().isPresent()
                && situation.question().get().moves().stream()
                        .anyMatch(
                                move -> move.targets().stream().anyMatch(target -> target.kind() == Target.Kind.PIECE));
        Standing now = new Standing(
                view.pieces(),
                view.powers().stream().map(VictoryView.PowerView::tokens).toList(),
                asked);
        if (standing.changes(now)) {
            stand(now);
        }
        picked = situation.picked().stream()
                .filter(target -> target.kind() == Target.Kind.PIECE)
                .map(Target::id)
                .reduce((first, last) -> last);
        pointed = pointed.filter(pieces::containsKey);
        battle = battle(view);
        draw();
    }

    private void stand(Standing now) {
        Map<String, VictoryView.PieceView> byId = new LinkedHashMap<>();
        Map<Piece, String> byPiece = new LinkedHashMap<>();
        Map<String, List<Piece>> byPlace = new LinkedHashMap<>();
        Map<String, SideColour> owners = new LinkedHashMap<>();
        for (VictoryView.PieceView piece : now.pieces()) {
            byId.put(piece.id(), piece);
            Piece token = piece(piece, now.asked());
            byPiece.put(token, piece.id());
            byPlace.computeIfAbsent(piece.space(), space -> new ArrayList<>()).add(token);
            owners.putIfAbsent(piece.space(), Looks.of(piece.power()));
        }
        for (Power power : Power.values()) {
            for (String space : now.tokens().get(power.ordinal())) {
                byPlace.computeIfAbsent(space, id -> new ArrayList<>())
                        .add(Piece.of(PieceShape.COIN, Looks.of(power))
                                .marked(Looks.letter(power))
                                .sized(0.8)
                                .target(Target.space(space))
                                .called(words.text("token") + " " + words.name(power) + ".\n"
                                        + words.text("tip.token")));
            }
        }
        pieces = byId;
        drawn = byPiece;
        map.pieces(byPlace);
        map.owners(owners);
    }

    /** If no piece is an answer, a click on one means its space. */
    private Piece piece(VictoryView.PieceView piece, boolean asked) {
        boolean supplied = piece.supply() == VictoryView.Supply.SUPPLIED;
        Piece drawn = Piece.of(Looks.shape(piece.power(), piece.sort()), Looks.of(piece.power()))
                .marked(Looks.letter(piece.power()))
                .target(asked ? Target.piece(piece.id()) : Target.space(piece.space()))
                .called(words.name(piece.sort()) + ", " + words.name(piece.power()) + ": " + tell(piece) + ".\n"
                        + explanations.piece(piece.sort()));
        return supplied ? drawn : drawn.usedUp();
    }

    /** The innermost battle or removal that names an attacker and a space. */
    private static Optional<MapRoute> battle(VictoryView view) {
        for (int i = view.pending().size() - 1; i >= 0; i--) {
            VictoryView.PendingView pending = view.pending().get(i);
            if (!pending.from().isEmpty() && !pending.space().isEmpty()) {
                return Optional.of(MapRoute.of(List.of(pending.from(), pending.space()), BATTLE));
            }
        }
        return Optional.empty();
    }

    /** Points at a piece, as the mouse or the keyboard would. */
    void point(Optional<String> piece) {
        if (!piece.equals(pointed)) {
            pointed = piece;
            draw();
        }
    }

    private void draw() {
        List<MapRoute> routes = new ArrayList<>();
        battle.ifPresent(routes::add);
        Optional<VictoryView.PieceView> shown = pointed.or(() -> picked).map(pieces::get);
        supply.setVisible(shown.isPresent());
        shown.ifPresent(piece -> {
            boolean whole = piece.supply() == VictoryView.Supply.SUPPLIED;
            if (piece.line().size() > 1) {
                routes.add(new MapRoute(piece.line(), whole ? SUPPLIED : BROKEN, true, !whole));
            }
            supply.setText(words.name(piece.sort()) + ", " + words.name(piece.power()) + ": " + tell(piece));
            supply.setColour(whole ? SideColour.of("green", SUPPLIED) : SideColour.of("red", BROKEN));
        });
        map.routes(routes);
    }

    /** What is to be said of the supply of a piece. */
    String tell(VictoryView.PieceView piece) {
        StringBuilder text = new StringBuilder(words.name(piece.supply()));
        for (VictoryView.Gap gap : piece.gaps()) {
            text.append(text.length() == words.name(piece.supply()).length() ? ": " : "; ")
                    .append(data.atlas().space(gap.space(), "a gap").name())
                    .append(' ')
                    .append(words.name(gap.why()));
        }
        if (piece.gaps().isEmpty() && piece.line().size() > 1) {
            String last = piece.line().get(piece.line().size() - 1);
            text.append(' ')
                    .append(words.text("supply.by"))
                    .append(' ')
                    .append(data.atlas().space(last, "a line").name());
        }
        return text.toString();
    }
}
