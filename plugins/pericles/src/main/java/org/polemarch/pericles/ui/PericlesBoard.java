package org.polemarch.pericles.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.scene.layout.Region;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.BoardView;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.api.ui.table.TableFrame;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.view.PericlesView;

/** The table: the Theaters in the middle, the viewer's shield below, battle, Factions, Assemblies and supply beside. */
final class PericlesBoard implements BoardView {

    private static final double SIDE = 28;

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
    private final TableFrame frame;

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
        supply = new PieceBox(targets).setColumns(14);
        Panel reserve = new Panel(words.text("ui.supply"), supply);
        reserve.getStyleClass().add("pericles-dense");
        frame = new TableFrame(map)
                .side(SIDE, battle.node(), factions.node(), athens.node(), sparta.node(), reserve)
                .above(status)
                .below(shield);
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
        status.show(view);
        map.show(view, situation);
        shield.show(view, Faction.of(situation.viewer()));
        athens.show(view);
        sparta.show(view);
        factions.show(view);
        battle.show(view);
        supply.show(supply(view));
        targets.show(situation);
    }

    private List<Piece> supply(PericlesView view) {
        List<Piece> pieces = new ArrayList<>();
        for (PericlesView.PieceCount each : view.supply()) {
            Piece piece = Piece.of(
                            Looks.shape(each.piece()), Looks.of(each.piece().colour()))
                    .times(Math.max(1, each.count()))
                    .sized(0.72)
                    .called(words.name(each.piece()) + ": " + each.count() + " " + words.text("ui.left"))
                    .target(Target.piece(each.piece().id()));
            pieces.add(each.count() == 0 ? piece.usedUp() : piece);
        }
        return pieces;
    }
}
