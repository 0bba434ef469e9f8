package org.polemarch.polis.ui;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.api.ui.table.FactTable;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.api.ui.table.Texts;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.view.PolisView;

/** What lies beside the map: round and event, personal boards, Projects on offer, Market Area, Tribute Area. */
final class SidePanels {

    private final Targets targets;
    private final Words words;
    private final Panel round;
    private final Panel boards;
    private final Panel projects;
    private final Panel market;
    private final Panel tribute;

    SidePanels(Targets targets, Words words) {
        this.targets = targets;
        this.words = words;
        round = new Panel(words.text("panel.round"));
        boards = new Panel(words.text("panel.boards"));
        projects = new Panel(words.text("panel.projects"));
        market = new Panel(words.text("panel.market"));
        tribute = new Panel(words.text("panel.tribute"));
    }

    /** The panels in their order; what the map has no room for comes before the values that belong to it. */
    Node[] nodes(Node stalls) {
        return new Node[] {round, boards, projects, stalls, market, tribute};
    }

    void show(PolisView view) {
        showRound(view);
        showBoards(view);
        showProjects(view);
        showMarket(view);
        showTribute(view);
    }

    private void showRound(PolisView view) {
        round.setTitle(words.text("panel.round") + " " + words.name(view.round()) + " \u2013 " + view.number());
        VBox content = new VBox();
        content.getStyleClass().add("polis-lines");
        view.event().ifPresent(event -> {
            content.getChildren().add(Texts.wrapped(event.title(), "polis-strong"));
            if (!event.text().isEmpty()) {
                content.getChildren().add(Texts.wrapped(event.text(), "polis-small"));
            }
        });
        content.getChildren().add(turn(view));
        round.setContent(content);
    }

    /** Whose turn it is and who has passed; when both have, nobody has a turn any more. */
    private FlowPane turn(PolisView view) {
        PolisView.Turn turn = view.turn();
        FlowPane badges = new FlowPane();
        badges.getStyleClass().add("polis-badge-flow");
        if (view.betweenTurns()) {
            badges.getChildren().add(new Badge(words.text("round-ends"), SideColour.NEUTRAL));
            return badges;
        }
        badges.getChildren()
                .add(new Badge(words.text("turn-of") + " " + words.name(turn.active()), Looks.of(turn.active())));
        for (Side side : turn.passed()) {
            badges.getChildren().add(new Badge(words.name(side) + " " + words.text("passed"), SideColour.NEUTRAL));
        }
        return badges;
    }

    private void showBoards(PolisView view) {
        PolisView.Board athens = view.boards().get(Side.ATHENS.index());
        PolisView.Board sparta = view.boards().get(Side.SPARTA.index());
        FactTable left = new FactTable("", words.text("short.athens"), words.text("short.sparta"));
        fact(left, words.text("score.prestige"), athens.prestige(), sparta.prestige());
        FactTable right = new FactTable("", words.text("short.athens"), words.text("short.sparta"));
        for (Resource resource : Resource.values()) {
            FactTable half = resource.index() < Resource.GOODS ? left : right;
            fact(
                    half,
                    words.name(resource),
                    athens.stock().get(resource),
                    sparta.stock().get(resource));
        }
        fact(right, words.text("population"), athens.population(), sparta.population());
        fact(right, words.text("score"), athens.score(), sparta.score());
        HBox halves = new HBox(left, right);
        halves.getStyleClass().add("polis-halves");
        for (FactTable half : List.of(left, right)) {
            half.getStyleClass().add("polis-dense");
            HBox.setHgrow(half, Priority.ALWAYS);
        }
        boards.setContent(
                halves,
                Texts.wrapped(reserve(athens), "polis-small", "pm-text-soft"),
                Texts.wrapped(reserve(sparta), "polis-small", "pm-text-soft"));
    }

    private static void fact(FactTable table, String name, int athens, int sparta) {
        table.row(name, Integer.toString(athens), Integer.toString(sparta));
    }

    private String reserve(PolisView.Board board) {
        return words.name(board.side()) + ": " + board.cubes() + " " + words.text("cubes") + ", " + board.disks() + " "
                + words.text("disks") + ", " + board.merchantsInReserve() + " " + words.text("merchants-left") + "; "
                + words.text("proxenos") + " "
                + board.proxenos().map(words::name).orElse(words.text("captive"))
                + (board.galleysAway() > 0 ? "; " + board.galleysAway() + " " + words.text("galleys-away") : "");
    }

    private void showProjects(PolisView view) {
        projects.setTitle(words.text("panel.projects") + " (" + view.pile() + " " + words.text("in-the-pile") + ")");
        VBox rows = new VBox();
        rows.getStyleClass().add("polis-lines");
        view.offer().forEach(tile -> rows.getChildren().add(tile(tile)));
        projects.setContent(rows);
    }

    private Node tile(PolisView.Tile tile) {
        Label name = Texts.wrapped(words.name(tile.project()), "polis-strong");
        name.setMinWidth(Region.USE_PREF_SIZE);
        Label cost = Texts.wrapped(words.name(tile.cost()), "polis-small");
        HBox.setHgrow(cost, Priority.ALWAYS);
        cost.setMaxWidth(Double.MAX_VALUE);
        Badge value = new Badge("+" + tile.prestige() + " / " + tile.endGame(), SideColour.GOLD);
        value.setMinWidth(Region.USE_PREF_SIZE);
        HBox head = new HBox(name, cost, value);
        head.getStyleClass().add("polis-badges");
        head.setAlignment(Pos.CENTER_LEFT);
        Label where = Texts.wrapped(
                words.name(tile.category()) + ": " + words.name(tile.poleis()), "polis-small", "pm-text-soft");
        VBox box = new VBox(head, where);
        box.getStyleClass().add("polis-tile");
        return targets.add(box, Target.card(tile.project().id()), words.name(tile.project()));
    }

    private void showMarket(PolisView view) {
        FactTable table = new FactTable("", words.text("box"), "3", "4", "5");
        table.getStyleClass().add("polis-dense");
        for (PolisView.Price price : view.prices()) {
            table.row(
                    words.name(price.good()),
                    price.box() + "/" + price.boxes(),
                    pays(price, 3),
                    pays(price, 4),
                    pays(price, 5));
        }
        market.setContent(table);
    }

    private static String pays(PolisView.Price price, int value) {
        return price.pays().containsKey(value) ? Integer.toString(price.pays().get(value)) : "";
    }

    private void showTribute(PolisView view) {
        String[] heads = new String[1 + Resource.COUNT];
        heads[0] = "";
        for (Resource resource : Resource.values()) {
            heads[1 + resource.index()] = words.text("short." + resource.id());
        }
        FactTable table = new FactTable(heads);
        table.getStyleClass().addAll("polis-dense", "polis-tribute");
        for (PolisView.Levy levy : view.tribute()) {
            Node[] cells = new Node[1 + Resource.COUNT];
            cells[0] = territory(levy);
            for (Resource resource : Resource.values()) {
                cells[1 + resource.index()] = column(levy, resource);
            }
            table.row(cells);
        }
        tribute.setContent(table);
    }

    private Node territory(PolisView.Levy levy) {
        String name = words.name(levy.territory());
        if (levy.disk().isPresent()) {
            Badge disk = new Badge(name, Looks.of(levy.disk().get()));
            return Tip.on(
                    disk,
                    words.text("collected-by") + " " + words.name(levy.disk().get()));
        }
        Label label = Texts.wrapped(levy.barred() ? name + " \u2715" : name, "polis-small");
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private static Node column(PolisView.Levy levy, Resource resource) {
        List<Integer> figures = levy.columns().getOrDefault(resource, List.of());
        if (figures.isEmpty()) {
            return Texts.wrapped("");
        }
        int laid = levy.laid().getOrDefault(resource, 0);
        String most = Integer.toString(figures.get(figures.size() - 1));
        Label label = Texts.wrapped(
                laid > 0 ? figures.get(laid - 1) + "/" + most : most, laid > 0 ? "polis-strong" : "polis-small");
        return Tip.on(
                label, String.join(" / ", figures.stream().map(String::valueOf).toList()));
    }
}
