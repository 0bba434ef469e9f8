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
import org.polemarch.api.ui.Shown;
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
import org.polemarch.pericles.model.Spot;
import org.polemarch.pericles.model.Things;
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
    private final Shown<Sight> shown = new Shown<>();

    /**
     * What is seen of a city-state.
     *
     * @param selecting whether the viewer chooses what is debated next
     * @param proposed the space for which the viewer proposes an issue
     */
    private record Sight(
            PericlesView.SideView side,
            String title,
            boolean political,
            boolean own,
            boolean selecting,
            Optional<Integer> proposed,
            String cards) {}

    AssemblyPanel(Side side, Words words, Targets targets) {
        this.side = side;
        this.words = words;
        track.getStyleClass().add("pericles-assembly");
        for (int space = -LAST; space <= LAST; space++) {
            PieceBox issues = new PieceBox(targets)
                    .setCentred(true)
                    .setColumns(space == 0 ? 4 : 1)
                    .setKept(true);
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
        pool = new PieceBox(targets).setColumns(11).setKept(true);
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
        panel.setId("pericles-" + side.name().toLowerCase(Locale.ROOT));
        panel.getStyleClass().add("pericles-dense");
    }

    Panel node() {
        return panel;
    }

    void show(PericlesView view, Faction viewer, Optional<Frame> asked) {
        Sight now = new Sight(
                view.sides().get(side.index()),
                words.name(side) + ":  " + title(view, side.first()) + "  ◀ ▶  " + title(view, side.second()),
                political(view),
                side == viewer.side(),
                asked.filter(frame -> frame instanceof DebateIssue.Select).isPresent(),
                asked.flatMap(frame -> proposed(frame, viewer)),
                cards(view));
        if (shown.changes(now)) {
            draw(now, now.side());
        }
    }

    private void draw(Sight now, PericlesView.SideView seen) {
        panel.setTitle(now.title());
        boolean own = now.own();
        Map<Integer, List<Piece>> issues = new LinkedHashMap<>();
        for (PericlesView.IssueView issue : seen.issues()) {
            // Between two debates the last one is still marked.
            issues.computeIfAbsent(issue.space(), space -> new ArrayList<>())
                    .add(piece(issue, own, issue.debated() && !now.selecting()));
        }
        spaces.forEach((space, box) -> box.show(issues.getOrDefault(space, List.of())));
        boxes.forEach((space, box) -> Looks.styled(
                box, "pericles-awaits", now.proposed().filter(space::equals).isPresent()));
        Looks.shown(track, now.political() || !seen.issues().isEmpty());
        Optional<PericlesView.IssueView> debated =
                seen.issues().stream().filter(PericlesView.IssueView::debated).findFirst();
        boolean proposing = now.political() && debated.isEmpty();
        pool.show(proposing ? pool(seen, own) : List.of());
        Looks.shown(pool, proposing);
        Looks.shown(poolName, proposing);
        debate.setText(debated.map(issue ->
                        words.text(now.selecting() ? "ui.debate.last" : "ui.debate") + " " + words.name(issue.issue()))
                .orElse(""));
        Looks.shown(debate, debated.isPresent());
        cards.setText(debated.isPresent() ? now.cards() : "");
        Looks.shown(cards, !cards.getText().isEmpty());
        facts.setText(facts(seen));
        List<String> piles = new ArrayList<>();
        pile("ui.discards.debates", seen.discards(), piles);
        pile("ui.discards.battles", seen.battleDiscards(), piles);
        int count = seen.discards().size() + seen.battleDiscards().size();
        discards.show(words.text("ui.discards") + " " + count, piles);
    }

    /** Whether cards are in hand: the first half of a turn. */
    static boolean political(PericlesView view) {
        return view.factions().stream().anyMatch(faction -> faction.handSize() > 0);
    }

    private List<Piece> pool(PericlesView.SideView seen, boolean own) {
        List<Piece> pieces = new ArrayList<>();
        for (PericlesView.PoolView each : seen.pool()) {
            pieces.add(Piece.of(PieceShape.MARKER, SideColour.NEUTRAL)
                    .marked(Looks.letter(each.issue()))
                    .times(each.count())
                    .sized(SIZE)
                    .called(words.name(each.issue()) + Looks.meaning(each.issue(), words))
                    .target(target(own, Things.pool(each.issue()))));
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

    private Piece piece(PericlesView.IssueView issue, boolean own, boolean debated) {
        SideColour colour =
                issue.space() == 0 ? SideColour.IVORY : Looks.of(issue.space() < 0 ? side.first() : side.second());
        Piece piece = Piece.of(PieceShape.MARKER, debated ? SideColour.GOLD : colour)
                .marked(Looks.letter(issue.issue()))
                .sized(SIZE)
                .called(words.name(issue.issue())
                        + (issue.captured() ? ", " + words.text("ui.captured") : "")
                        + (debated ? ", " + words.text("ui.debated") : "")
                        + Looks.meaning(issue.issue(), words))
                .target(target(own, Things.issue(issue.issue(), Spot.of(side, issue.space()))));
        return issue.captured() ? piece.usedUp() : piece;
    }

    private String facts(PericlesView.SideView seen) {
        return words.text("ui.stock") + " " + seen.stock() + "  ·  " + words.text("ui.board") + " "
                + seen.strategyBoard()
                + (seen.tokensOut() > 0 ? "  ·  " + words.text("ui.out") + " " + seen.tokensOut() : "") + "  ·  "
                + words.text("ui.favor") + " "
                + (seen.favor() == 0
                        ? words.text("ui.favor.none")
                        : words.name(seen.favor() < 0 ? side.first() : side.second()))
                + "  ·  " + words.text("ui.upkeep") + " " + seen.upkeep() + "/" + seen.allowance() + "  ·  "
                + words.text("ui.bases") + " " + seen.bases() + "  ·  " + words.text("ui.theaters") + " "
                + seen.controlled() + "  ·  " + words.text("ui.battledeck") + " " + seen.battleDeck();
    }

    private Target target(boolean own, Target issue) {
        return own ? issue : Things.abroad(side, issue);
    }
}
