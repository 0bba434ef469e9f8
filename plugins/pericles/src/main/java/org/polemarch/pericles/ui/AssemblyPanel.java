package org.polemarch.pericles.ui;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Fold;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.pericles.model.CardId;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.rules.assembly.DebateIssue;
import org.polemarch.pericles.rules.boule.IssueChoice;
import org.polemarch.pericles.view.PericlesView;

/**
 * The display of a city-state: both Faction tracks with the issues on them, the pool while issues are proposed, the cards
 * of the last debate, the discards, stock, favor, upkeep. Once the Theaters are fought over the tracks fold away.
 */
final class AssemblyPanel {

    private static final int LAST = 7;
    private static final double SIZE = 0.62;

    private final Side side;
    private final Words words;
    private final Map<Integer, PieceBox> spaces = new LinkedHashMap<>();
    private final Map<Integer, VBox> boxes = new LinkedHashMap<>();
    private final HBox track = new HBox();
    private final PieceBox pool;
    private final Label poolName;
    private final Label debate = new Label();
    private final Label cards = new Label();
    private final Label facts = new Label();
    private final Fold discards = new Fold();
    private final Panel panel;

    AssemblyPanel(Side side, Words words, Targets targets) {
        this.side = side;
        this.words = words;
        track.getStyleClass().add("pericles-assembly");
        for (int space = -LAST; space <= LAST; space++) {
            PieceBox issues = new PieceBox(targets).setCentred(true).setColumns(space == 0 ? 4 : 1);
            Label number = new Label(String.valueOf(Math.abs(space)));
            number.getStyleClass().add("pm-track-number");
            VBox box = new VBox(number, issues);
            box.setAlignment(Pos.TOP_CENTER);
            box.getStyleClass().add(space == 0 ? "pericles-centre" : "pericles-space");
            Faction half = space < 0 ? side.first() : side.second();
            if (space != 0) {
                box.setStyle("-pericles-half: " + Looks.of(half).web() + ";");
            }
            spaces.put(space, issues);
            boxes.put(space, box);
            track.getChildren().add(box);
        }
        pool = new PieceBox(targets).setColumns(11);
        facts.getStyleClass().addAll("pm-text-soft", "pericles-small");
        facts.setWrapText(true);
        facts.setMinHeight(Label.USE_PREF_SIZE);
        debate.getStyleClass().addAll("pm-text", "pericles-small");
        cards.getStyleClass().addAll("pm-text-soft", "pericles-small");
        poolName = new Label(words.text("ui.pool"));
        poolName.getStyleClass().addAll("pm-text-soft", "pericles-small");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox poolRow = new HBox(6, poolName, pool, debate, gap, discards.head());
        poolRow.setAlignment(Pos.CENTER_LEFT);
        panel = new Panel("", track, poolRow, cards, discards.body(), facts);
        panel.getStyleClass().add("pericles-dense");
    }

    Panel node() {
        return panel;
    }

    void show(PericlesView view, Faction viewer, Optional<Frame> asked) {
        panel.setTitle(words.name(side) + ":  " + title(view, side.first()) + "  ◀ ▶  " + title(view, side.second()));
        PericlesView.SideView shown = view.sides().get(side.index());
        // Between two debates the last one is still marked.
        boolean selecting =
                asked.filter(frame -> frame instanceof DebateIssue.Select).isPresent();
        String target = side == viewer.side() ? "" : side.name().toLowerCase(Locale.ROOT) + "-";
        Map<Integer, List<Piece>> issues = new LinkedHashMap<>();
        for (PericlesView.IssueView issue : shown.issues()) {
            issues.computeIfAbsent(issue.space(), space -> new ArrayList<>())
                    .add(piece(issue, target, issue.debated() && !selecting));
        }
        spaces.forEach((space, box) -> box.show(issues.getOrDefault(space, List.of())));
        mark(asked.flatMap(frame -> proposed(frame, viewer)));
        Looks.shown(track, political(view) || !shown.issues().isEmpty());
        Optional<PericlesView.IssueView> debated =
                shown.issues().stream().filter(PericlesView.IssueView::debated).findFirst();
        boolean proposing = political(view) && debated.isEmpty();
        pool.show(proposing ? pool(shown, target) : List.of());
        Looks.shown(pool, proposing);
        Looks.shown(poolName, proposing);
        debate.setText(debated.map(issue ->
                        words.text(selecting ? "ui.debate.last" : "ui.debate") + " " + words.name(issue.issue()))
                .orElse(""));
        Looks.shown(debate, debated.isPresent());
        cards.setText(debated.isPresent() ? cards(view) : "");
        Looks.shown(cards, !cards.getText().isEmpty());
        facts.setText(facts(shown));
        List<String> piles = new ArrayList<>();
        pile("ui.discards.debates", shown.discards(), piles);
        pile("ui.discards.battles", shown.battleDiscards(), piles);
        int count = shown.discards().size() + shown.battleDiscards().size();
        discards.show(words.text("ui.discards") + " " + count, piles);
    }

    /** Whether cards are in hand: the first half of a turn. */
    static boolean political(PericlesView view) {
        return view.factions().stream().anyMatch(faction -> faction.handSize() > 0);
    }

    private List<Piece> pool(PericlesView.SideView shown, String target) {
        List<Piece> pieces = new ArrayList<>();
        for (PericlesView.PoolView each : shown.pool()) {
            pieces.add(Piece.of(PieceShape.MARKER, SideColour.NEUTRAL)
                    .marked(Looks.letter(each.issue()))
                    .times(each.count())
                    .sized(SIZE)
                    .called(words.name(each.issue()))
                    .target(Target.piece(target + "pool-" + each.issue().id())));
        }
        return pieces;
    }

    private String cards(PericlesView view) {
        List<String> played = new ArrayList<>();
        for (Faction faction : List.of(side.first(), side.second())) {
            view.factions()
                    .get(faction.index())
                    .played()
                    .ifPresent(card ->
                            played.add(card.card().value() + " " + Looks.title(card) + " (" + card.value() + ")"));
        }
        return played.isEmpty() ? "" : words.text("ui.lastcards") + " " + String.join("  ◀ ▶  ", played);
    }

    private void pile(String key, List<CardId> cards, List<String> piles) {
        if (!cards.isEmpty()) {
            piles.add(words.text(key) + " " + words.name(cards));
        }
    }

    private String title(PericlesView view, Faction faction) {
        return words.name(faction) + (view.factions().get(faction.index()).controlling() ? " ★" : "");
    }

    /** The space for which an issue is being proposed. */
    private Optional<Integer> proposed(Frame frame, Faction viewer) {
        return frame instanceof IssueChoice.Choose choose && choose.side() == side
                ? Optional.of(choose.space() * viewer.direction())
                : Optional.empty();
    }

    private void mark(Optional<Integer> space) {
        boxes.values().forEach(box -> box.getStyleClass().remove("pericles-awaits"));
        space.ifPresent(each -> boxes.get(each).getStyleClass().add("pericles-awaits"));
    }

    private Piece piece(PericlesView.IssueView issue, String target, boolean debated) {
        SideColour colour =
                issue.space() == 0 ? SideColour.IVORY : Looks.of(issue.space() < 0 ? side.first() : side.second());
        Piece piece = Piece.of(PieceShape.MARKER, debated ? SideColour.GOLD : colour)
                .marked(Looks.letter(issue.issue()))
                .sized(SIZE)
                .called(words.name(issue.issue())
                        + (issue.captured() ? ", " + words.text("ui.captured") : "")
                        + (debated ? ", " + words.text("ui.debated") : ""))
                .target(Target.piece(target + "issue-" + issue.issue().id() + "-" + spot(issue.space())));
        return issue.captured() ? piece.usedUp() : piece;
    }

    private String facts(PericlesView.SideView shown) {
        return words.text("ui.stock") + " " + shown.stock() + "  ·  " + words.text("ui.board") + " "
                + shown.strategyBoard()
                + (shown.tokensOut() > 0 ? "  ·  " + words.text("ui.out") + " " + shown.tokensOut() : "") + "  ·  "
                + words.text("ui.favor") + " "
                + (shown.favor() == 0
                        ? words.text("ui.favor.none")
                        : words.name(shown.favor() < 0 ? side.first() : side.second()))
                + "  ·  " + words.text("ui.upkeep") + " " + shown.upkeep() + "/" + shown.allowance() + "  ·  "
                + words.text("ui.bases") + " " + shown.bases() + "  ·  " + words.text("ui.theaters") + " "
                + shown.controlled() + "  ·  " + words.text("ui.battledeck") + " " + shown.battleDeck();
    }

    private String spot(int space) {
        if (space == 0) {
            return "centre";
        }
        Faction half = space < 0 ? side.first() : side.second();
        return half.name().toLowerCase(Locale.ROOT) + "-" + Math.abs(space);
    }
}
