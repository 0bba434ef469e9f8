package org.polemarch.pericles.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Question;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.BoardView;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.api.ui.table.StagePane;
import org.polemarch.api.ui.table.TableFrame;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.aristophanes.PlagueLosses;
import org.polemarch.pericles.rules.assembly.DebateCards;
import org.polemarch.pericles.rules.military.Casualty;
import org.polemarch.pericles.view.PericlesView;

/**
 * The table: the Theaters in the middle, the viewer's shield below, battle, Factions, Assemblies and supply beside. The
 * panels in the column are ordered by need, so that those for the present question are visible on a small screen.
 */
final class PericlesBoard implements BoardView {

    private static final double SIDE = 28;

    /** With large texts on a small screen the panels beside stay small enough to leave this part to the map. */
    private static final double MOST_BESIDE = 0.45;

    /** What stands above and below the map shrinks less: it is read more often. */
    private static final double LEAST_ABOVE = 0.65;

    private final Words words;
    private final Targets targets;
    private final StatusStrip status;
    private final TheaterMap map;
    private final Shield shield;
    private final AssemblyPanel athens;
    private final AssemblyPanel sparta;
    private final FactionsPanel factions;
    private final BattlePanel battle;
    private final PieceBox supply;
    private final Panel reserve;
    private final StagePane stage = new StagePane();
    private final Contests contests;
    private final TableFrame frame;
    private final VBox beside;
    private final Shown<List<Node>> arranged = new Shown<>();
    private final Shown<Supply> supplied = new Shown<>();
    private double scale = 1;

    private record Supply(List<PericlesView.PieceCount> pieces, boolean losing) {}

    PericlesBoard(BoardHost host, Words words) {
        this.words = words;
        targets = new Targets(host);
        status = new StatusStrip(words);
        map = new TheaterMap(words, targets);
        shield = new Shield(words, targets);
        athens = new AssemblyPanel(Side.ATHENS, words, targets);
        sparta = new AssemblyPanel(Side.SPARTA, words, targets);
        factions = new FactionsPanel(words);
        battle = new BattlePanel(words, targets);
        supply = new PieceBox(targets).setColumns(14).setKept(true);
        reserve = new Panel(words.text("ui.supply"), supply);
        reserve.getStyleClass().add("pericles-dense");
        beside = new VBox(battle.node(), factions.node(), athens.node(), sparta.node(), reserve);
        beside.getStyleClass().add("pericles-side");
        contests = new Contests(words);
        frame = new TableFrame(map)
                .above(status)
                .below(shield)
                .side(SIDE, beside)
                .over(stage);
        frame.widthProperty().addListener(changed -> scale());
        frame.getStylesheets()
                .add(Objects.requireNonNull(PericlesBoard.class.getResource("pericles.css"))
                        .toExternalForm());
    }

    /** Which nodes stand for which targets. */
    Targets targets() {
        return targets;
    }

    TheaterMap map() {
        return map;
    }

    @Override
    public Region node() {
        return frame;
    }

    @Override
    public void show(Situation situation) {
        PericlesView view = (PericlesView) situation.view();
        Faction viewer = Faction.of(situation.viewer());
        Optional<Frame> asked = situation.question().map(Question::frame);
        Optional<Theater> losing = asked.flatMap(PericlesBoard::losing);
        status.show(view);
        map.show(view, situation, losing);
        shield.show(
                view,
                viewer,
                asked.filter(frame -> frame instanceof DebateCards.Speak).isPresent());
        athens.show(view, viewer, asked);
        sparta.show(view, viewer, asked);
        factions.show(view);
        battle.show(view);
        if (supplied.changes(new Supply(view.supply(), losing.isPresent()))) {
            supply.show(supply(view, losing.isPresent()));
        }
        arrange(view, losing.isEmpty() && situation.lit().stream().anyMatch(PericlesBoard::inSupply));
        stage.show(situation, contests::of);
        targets.show(situation);
    }

    /** Where pieces are taken from, if the question is which of them fall. */
    private static Optional<Theater> losing(Frame frame) {
        if (frame instanceof Casualty.Pick pick) {
            return Optional.of(pick.fight().theater());
        }
        return frame instanceof PlagueLosses.Losses losses ? Optional.of(losses.theater()) : Optional.empty();
    }

    private static boolean inSupply(Target target) {
        return target.kind() == Target.Kind.PIECE
                && Stream.of(org.polemarch.pericles.model.Piece.values())
                        .anyMatch(piece -> piece.id().equals(target.id()));
    }

    private void arrange(PericlesView view, boolean building) {
        List<Node> panels = new ArrayList<>();
        if (AssemblyPanel.political(view)) {
            panels.addAll(List.of(athens.node(), sparta.node(), factions.node(), battle.node()));
        } else {
            panels.addAll(List.of(battle.node(), factions.node(), athens.node(), sparta.node()));
        }
        panels.add(building ? 0 : panels.size(), reserve);
        if (arranged.changes(panels)) {
            // One after the other comes last: so they keep their styles, which they would lose were they taken out.
            panels.forEach(Node::toFront);
        }
    }

    private void scale() {
        double fitting = Math.min(1, MOST_BESIDE * frame.getWidth() / (SIDE * status.textSize()));
        double now = Math.rint(fitting * 20) / 20;
        if (frame.getWidth() > 0 && now != scale) {
            scale = now;
            beside.getChildren().forEach(panel -> panel.setStyle(size(now)));
            String above = size(Math.max(now, LEAST_ABOVE));
            status.setTextSize(above);
            shield.setStyle(above);
            frame.side(SIDE * now, beside);
        }
    }

    private String size(double part) {
        return part == 1 ? "" : "-fx-font-size: " + part * status.textSize() + "px;";
    }

    /** Pieces that fall are pointed at where they stand, those that are built here. */
    private List<Piece> supply(PericlesView view, boolean losing) {
        List<Piece> pieces = new ArrayList<>();
        for (PericlesView.PieceCount each : view.supply()) {
            Piece piece = Piece.of(
                            Looks.shape(each.piece()), Looks.of(each.piece().colour()))
                    .times(Math.max(1, each.count()))
                    .sized(0.72)
                    .called(words.name(each.piece()) + ": " + each.count() + " " + words.text("ui.left"))
                    .target(Target.piece(
                            (losing ? "supply-" : "") + each.piece().id()));
            pieces.add(each.count() == 0 ? piece.usedUp() : piece);
        }
        return pieces;
    }
}
