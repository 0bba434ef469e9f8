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
            page.rule(
                    "Polis: round " + words.name(view.round()) + ", stacking limit and highest trade " + view.number());
            view.event().ifPresent(event -> page.line("Event: " + event.title() + ". " + event.text(), "       "));
            if (view.betweenTurns()) {
                page.line(words.text("round-ends"));
                return;
            }
            String taken = view.turn().taken().isEmpty()
                    ? ""
                    : " (taken: " + words.name(view.turn().taken()) + ")";
            String passed = view.turn().passed().isEmpty()
                    ? ""
                    : "   Passed: " + words.name(view.turn().passed());
            page.line("Turn of " + words.name(view.turn().active()) + taken + passed, "       ");
        }

        private void boards() {
            page.rule("Personal boards");
            page.line("       Prestige Iron Wood Wine Silver Wheat  People Projects Score  Cubes Disks  Merchants");
            for (PolisView.Board board : view.boards()) {
                page.line(String.format(
                        "%-6s %8d %4d %4d %4d %6d %5d  %6d %8d %5d  %5d %5d  %d in port, %d left",
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
                        board.merchantsInPort(),
                        board.merchantsInReserve()));
            }
            StringBuilder proxenoi = new StringBuilder("Proxenoi:");
            for (PolisView.Board board : view.boards()) {
                proxenoi.append(' ')
                        .append(words.name(board.side()))
                        .append(" in ")
                        .append(board.proxenos().map(words::name).orElse("captivity"))
                        .append(board.galleysAway() > 0 ? " (" + board.galleysAway() + " Galleys away)" : "")
                        .append(';');
            }
            page.line(proxenoi.substring(0, proxenoi.length() - 1));
        }

        private void territories() {
            page.rule("Territories: Hoplites, ! controls; poleis: owner, Population/most, Fortification, Projects");
            for (PolisView.Area area : view.areas()) {
                if (!area.sea()) {
                    territory(area);
                }
            }
            StringBuilder neutral = new StringBuilder("Neutral ground     ");
            view.poleis().stream()
                    .filter(card -> card.territory().isEmpty())
                    .forEach(card -> neutral.append(polis(card)).append("  "));
            page.line(neutral.toString(), "                   ");
        }

        private void territory(PolisView.Area area) {
            StringBuilder line = new StringBuilder(String.format(
                    "%-11s A%d S%d %s ",
                    words.name(area.space()),
                    area.athens(),
                    area.sparta(),
                    area.control().map(Drawing::letter).map(side -> side + "!").orElse("  ")));
            view.poleis().stream()
                    .filter(card -> card.territory().equals(Optional.of(area.space())))
                    .forEach(card -> line.append(polis(card)).append("  "));
            page.line(line.toString(), "                    ");
            view.tribute().stream()
                    .filter(levy -> levy.territory() == area.space())
                    .forEach(this::tribute);
        }

        private void tribute(PolisView.Levy levy) {
            StringBuilder line = new StringBuilder("                    tribute:");
            levy.columns()
                    .forEach((resource, figures) -> line.append(' ')
                            .append(words.name(resource))
                            .append(' ')
                            .append(String.join(
                                    "/", figures.stream().map(String::valueOf).toList()))
                            .append(
                                    levy.laid().getOrDefault(resource, 0) > 0
                                            ? " <" + levy.laid().get(resource) + " laid>"
                                            : "")
                            .append(','));
            line.setLength(line.length() - 1);
            levy.disk()
                    .ifPresent(side -> line.append("  [collected by ")
                            .append(words.name(side))
                            .append(']'));
            if (levy.barred()) {
                line.append("  [barred]");
            }
            page.line(line.toString(), "                      ");
        }

        private String polis(PolisView.Card card) {
            StringBuilder text = new StringBuilder(words.name(card.polis()))
                    .append('[')
                    .append(card.owner().map(Drawing::letter).orElse("-"))
                    .append(' ')
                    .append(card.population())
                    .append('/')
                    .append(card.most())
                    .append(" f")
                    .append(card.base());
            card.developing().ifPresent(project -> text.append(" +").append(words.name(project)));
            card.completed().forEach(project -> text.append(" *").append(words.name(project)));
            siege(text, 'A', card.siegeOfAthens());
            siege(text, 'S', card.siegeOfSparta());
            return text.append(']').toString();
        }

        private static void siege(StringBuilder text, char side, int disks) {
            if (disks > 0) {
                text.append(" siege ").append(side).append(disks);
            }
        }

        private void seas() {
            page.rule("Seas: Galleys of Athens and Sparta; ports");
            for (PolisView.Area area : view.areas()) {
                if (area.sea()) {
                    page.line(
                            String.format(
                                    "%-17s A%d S%d %s  %s",
                                    words.name(area.space()),
                                    area.athens(),
                                    area.sparta(),
                                    area.control()
                                            .map(Drawing::letter)
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
            page.rule("Market values: what must be handed over for "
                    + String.join(
                            ", ",
                            view.prices().get(0).pays().keySet().stream()
                                    .map(String::valueOf)
                                    .toList()));
            StringBuilder prices = new StringBuilder();
            for (PolisView.Price price : view.prices()) {
                prices.append(words.name(price.good()))
                        .append(" box ")
                        .append(price.box())
                        .append(" of ")
                        .append(price.boxes())
                        .append(": ")
                        .append(String.join(
                                "/",
                                price.pays().values().stream()
                                        .map(String::valueOf)
                                        .toList()))
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
            String state = stall.covered() ? " (covered)" : stall.shut() ? " (shut)" : "";
            String merchant = stall.merchant()
                    .map(side -> " [Merchant " + letter(side) + "]")
                    .orElse("");
            return stall.value() + " " + words.name(stall.receives()) + " for " + goods + state + merchant;
        }

        private void projects() {
            page.rule("Projects on offer: cost, Prestige / end-of-game Prestige, poleis (" + view.pile()
                    + " in the pile)");
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
            page.rule("Battle in " + words.name(battle.space()) + ": " + words.name(battle.attacker()) + " attacks");
            for (int pair = 0; pair < Combat.PAIRS; pair++) {
                page.line("  " + laid(battle.attack(), pair) + "  against  " + laid(battle.defence(), pair));
            }
            page.line("Your hand: " + words.name(battle.hand()), "           ");
            page.line("The opponent holds " + battle.enemyHand() + " cards; " + battle.deck() + " in the deck.");
            if (!battle.used().isEmpty()) {
                page.line("Used: " + words.name(battle.used()), "      ");
            }
            if (!battle.commanders().isEmpty()) {
                page.line("Great Commanders: " + words.name(battle.commanders()));
            }
        }

        private String laid(List<Face> cards, int pair) {
            return pair < cards.size() ? words.name(cards.get(pair)) : "...";
        }

        private static String letter(Side side) {
            return side == Side.ATHENS ? "A" : "S";
        }
    }
}
