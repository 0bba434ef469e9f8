package org.polemarch.polis.text;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.text.Page;
import org.polemarch.api.text.TextBoard;
import org.polemarch.api.text.Words;
import org.polemarch.polis.data.BattleCard.Face;
import org.polemarch.polis.model.Combat;
import org.polemarch.polis.model.Market;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.view.PolisView;

/** The board in a terminal: personal boards, map with poleis, markets, Tribute, Projects and the battle being fought. */
public final class PolisTextBoard implements TextBoard {

    @Override
    public List<String> draw(Record view, Words words) {
        return new Drawing((PolisView) view, words).lines();
    }

    private static final class Drawing {

        private static final String INDENT = " ".repeat(7);

        private final PolisView view;
        private final Words words;
        private final Page page = new Page();

        Drawing(PolisView view, Words words) {
            this.view = view;
            this.words = words;
        }

        List<String> lines() {
            heading();
            boards();
            territories();
            seas();
            market();
            projects();
            view.battle().ifPresent(this::battle);
            return page.lines();
        }

        private void heading() {
            page.rule(words.text("text.heading", view.round(), view.number()));
            view.event().ifPresent(event -> page.line(words.text("text.event", event.title(), event.text()), INDENT));
            if (view.betweenTurns()) {
                page.line(words.text("round-ends"));
                return;
            }
            String taken = view.turn().taken().isEmpty()
                    ? ""
                    : " " + words.text("text.taken", view.turn().taken());
            String passed = view.turn().passed().isEmpty()
                    ? ""
                    : "   " + words.text("text.passed", view.turn().passed());
            page.line(words.text("text.turn", view.turn().active()) + taken + passed, INDENT);
        }

        private void boards() {
            page.rule(words.text("text.boards"));
            page.line(INDENT + words.text("text.boards.columns"));
            for (PolisView.Board board : view.boards()) {
                page.line(String.format(
                        "%-6s %8d %4d %4d %4d %6d %5d  %6d %8d %5d  %5d %5d  %s",
                        words.name(board.side()),
                        board.prestige(),
                        board.stock().get(Resource.IRON),
                        board.stock().get(Resource.WOOD),
                        board.stock().get(Resource.WINE),
                        board.stock().get(Resource.SILVER),
                        board.stock().get(Resource.WHEAT),
                        board.population(),
                        board.projectPoints(),
                        board.score(),
                        board.cubes(),
                        board.disks(),
                        words.text("text.merchants", board.merchantsInPort(), board.merchantsInReserve())));
            }
            StringBuilder proxenoi = new StringBuilder(words.text("text.proxenoi"));
            for (PolisView.Board board : view.boards()) {
                proxenoi.append(' ')
                        .append(words.text(
                                "text.proxenos",
                                board.side(),
                                board.proxenos().map(words::name).orElse(words.text("text.captivity"))))
                        .append(
                                board.galleysAway() > 0
                                        ? " " + words.text("text.galleys-away", board.galleysAway())
                                        : "")
                        .append(';');
            }
            page.line(proxenoi.substring(0, proxenoi.length() - 1));
        }

        private void territories() {
            page.rule(words.text("text.territories"));
            for (PolisView.Area area : view.areas()) {
                if (!area.sea()) {
                    territory(area);
                }
            }
            StringBuilder neutral = new StringBuilder(Page.fit(words.text("text.neutral"), 19));
            view.poleis().stream()
                    .filter(card -> card.territory().isEmpty())
                    .forEach(card -> neutral.append(polis(card)).append("  "));
            page.line(neutral.toString(), "                   ");
        }

        private void territory(PolisView.Area area) {
            StringBuilder line = new StringBuilder(String.format(
                    "%-11s %s%d %s%d %s ",
                    words.name(area.space()),
                    letter(Side.ATHENS),
                    area.athens(),
                    letter(Side.SPARTA),
                    area.sparta(),
                    area.control().map(this::letter).map(side -> side + "!").orElse("  ")));
            view.poleis().stream()
                    .filter(card -> card.territory().equals(Optional.of(area.space())))
                    .forEach(card -> line.append(polis(card)).append("  "));
            page.line(line.toString(), "                    ");
            view.tribute().stream()
                    .filter(levy -> levy.territory() == area.space())
                    .forEach(this::tribute);
        }

        private void tribute(PolisView.Levy levy) {
            StringBuilder line = new StringBuilder(" ".repeat(20) + words.text("text.tribute"));
            levy.columns()
                    .forEach((resource, figures) -> line.append(' ')
                            .append(words.name(resource))
                            .append(' ')
                            .append(String.join(
                                    "/", figures.stream().map(String::valueOf).toList()))
                            .append(
                                    levy.laid().getOrDefault(resource, 0) > 0
                                            ? " "
                                                    + words.text(
                                                            "text.laid",
                                                            levy.laid().get(resource))
                                            : "")
                            .append(','));
            line.setLength(line.length() - 1);
            levy.disk().ifPresent(side -> line.append("  ").append(words.text("text.collected", side)));
            if (levy.barred()) {
                line.append("  ").append(words.text("text.barred"));
            }
            page.line(line.toString(), "                      ");
        }

        private String polis(PolisView.Card card) {
            StringBuilder text = new StringBuilder(words.name(card.polis()))
                    .append('[')
                    .append(card.owner().map(this::letter).orElse("-"))
                    .append(' ')
                    .append(card.population())
                    .append('/')
                    .append(card.most())
                    .append(' ')
                    .append(words.text("text.fortification", card.base()));
            card.developing().ifPresent(project -> text.append(" +").append(words.name(project)));
            card.completed().forEach(project -> text.append(" *").append(words.name(project)));
            siege(text, Side.ATHENS, card.siegeOfAthens());
            siege(text, Side.SPARTA, card.siegeOfSparta());
            return text.append(']').toString();
        }

        private void siege(StringBuilder text, Side side, int disks) {
            if (disks > 0) {
                text.append(' ').append(words.text("text.siege", letter(side), disks));
            }
        }

        private void seas() {
            page.rule(words.text("text.seas"));
            for (PolisView.Area area : view.areas()) {
                if (area.sea()) {
                    page.line(
                            String.format(
                                    "%-17s %s%d %s%d %s  %s",
                                    words.name(area.space()),
                                    letter(Side.ATHENS),
                                    area.athens(),
                                    letter(Side.SPARTA),
                                    area.sparta(),
                                    area.control()
                                            .map(this::letter)
                                            .map(side -> side + "!")
                                            .orElse("  "),
                                    ports(area.space())),
                            "                            ");
                }
            }
        }

        private String ports(Space sea) {
            return String.join(
                    ", ",
                    view.poleis().stream()
                            .filter(card -> card.ports().contains(sea))
                            .map(card -> words.name(card.polis()))
                            .toList());
        }

        private void market() {
            page.rule(words.text(
                    "text.market",
                    String.join(
                            ", ",
                            view.prices().get(0).pays().keySet().stream()
                                    .map(String::valueOf)
                                    .toList())));
            StringBuilder prices = new StringBuilder();
            for (PolisView.Price price : view.prices()) {
                String pays = String.join(
                        "/", price.pays().values().stream().map(String::valueOf).toList());
                prices.append(words.text("text.price", price.good(), price.box(), price.boxes(), pays))
                        .append("     ");
            }
            page.line(prices.toString().stripTrailing());
            for (Market market : Market.values()) {
                StringBuilder line = new StringBuilder(String.format("%-9s", words.name(market)));
                view.stalls().stream()
                        .filter(stall -> stall.market() == market)
                        .forEach(stall -> line.append(' ').append(stall(stall)).append(';'));
                line.setLength(line.length() - 1);
                page.line(line.toString(), "          ");
            }
        }

        private String stall(PolisView.Stall stall) {
            String goods =
                    String.join("/", stall.accepts().stream().map(words::name).toList());
            String state = stall.covered()
                    ? " " + words.text("text.covered")
                    : stall.shut() ? " " + words.text("text.shut") : "";
            String merchant = stall.merchant()
                    .map(side -> " " + words.text("text.merchant", letter(side)))
                    .orElse("");
            return words.text("text.stall", stall.value(), stall.receives(), goods) + state + merchant;
        }

        private void projects() {
            page.rule(words.text("text.projects", view.pile()));
            for (PolisView.Tile tile : view.offer()) {
                page.line(
                        String.format(
                                "%-11s %-12s %s  %d/%d  %s",
                                words.name(tile.project()),
                                words.name(tile.category()),
                                words.name(tile.cost()),
                                tile.prestige(),
                                tile.endGame(),
                                words.name(tile.poleis())),
                        "            ");
            }
        }

        private void battle(PolisView.Battle battle) {
            page.rule(words.text("text.battle", battle.space(), battle.attacker()));
            for (int pair = 0; pair < Combat.PAIRS; pair++) {
                page.line("  " + laid(battle.attack(), pair) + "  " + words.text("text.against") + "  "
                        + laid(battle.defence(), pair));
            }
            page.line(words.text("text.hand", battle.hand()), "           ");
            page.line(words.text("text.opponent", battle.enemyHand(), battle.deck()));
            if (!battle.used().isEmpty()) {
                page.line(words.text("text.used", battle.used()), "      ");
            }
            if (!battle.commanders().isEmpty()) {
                page.line(words.text("text.commanders", battle.commanders()));
            }
        }

        private String laid(List<Face> cards, int pair) {
            return pair < cards.size() ? words.name(cards.get(pair)) : "...";
        }

        private String letter(Side side) {
            return words.text("text.letter." + side.name());
        }
    }
}
