package org.polemarch.mountford.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.polemarch.api.text.Page;
import org.polemarch.api.text.TextBoard;
import org.polemarch.api.text.Words;
import org.polemarch.mountford.view.Chart;
import org.polemarch.mountford.view.Glossary;
import org.polemarch.mountford.view.MountfordView;

/** The board in a terminal: tracks, situation, who holds which area, the forces, the ways planned, the tiles. */
public final class MountfordTextBoard implements TextBoard {

    private static final int COLUMN = 16;

    @Override
    public List<String> draw(Record view, Words words) {
        MountfordView seen = (MountfordView) view;
        return new Drawing(seen, new Glossary(seen.chart(), words), words).lines();
    }

    private static final class Drawing {

        private final MountfordView view;
        private final Glossary glossary;
        private final Words words;
        private final Page page = new Page();

        Drawing(MountfordView view, Glossary glossary, Words words) {
            this.view = view;
            this.glossary = glossary;
            this.words = words;
        }

        List<String> lines() {
            heading();
            situation();
            areas();
            forces();
            operation();
            battle();
            tiles();
            return page.lines();
        }

        private String say(String key) {
            return words.text(key);
        }

        private void heading() {
            MountfordView.Tracks tracks = view.tracks();
            page.rule(say("ui.turn-word") + " " + view.turn() + " " + say("ui.of") + " "
                    + view.chart().turns() + ", " + view.years() + ", " + say("ui.phase." + view.phase()));
            page.line(
                    say("ui.bellicosity") + ": " + say("ui.athens") + " " + tracks.athens() + ", " + say("ui.league")
                            + " " + tracks.peloponnese() + ".  " + say("ui.tribute-rate") + " " + tracks.tributeRate()
                            + ".  " + say(tracks.emergencyFundUsed() ? "ui.fund-used" : "ui.fund-open") + ".",
                    "  ");
            if (!view.ending().equals("running")) {
                page.line(say(view.ending()), "  ");
            }
        }

        private void situation() {
            MountfordView.Diplomacy now = view.diplomacy();
            List<String> parts = new ArrayList<>();
            parts.add(glossary.power("sparta") + " " + peace(now.spartaUntil()));
            parts.add(glossary.power("corinth") + " " + peace(now.corinthUntil()));
            parts.add(glossary.power("thebes") + " " + peace(now.thebesUntil()));
            parts.add(glossary.power("argos") + " " + say("ui.state." + now.argos()));
            parts.add(glossary.power("syracuse") + " " + say("ui.state." + now.syracuse()));
            parts.add(say("ui.persia") + " " + say(now.persiaAtWar() ? "ui.state.at-war" : "ui.state.neutral"));
            parts.add(glossary.power("macedon") + " " + say("ui.macedon." + now.macedon()));
            page.line(String.join("; ", parts) + ".", "  ");
            if (now.spartanHostages()) {
                page.line(say("ui.hostages.spartan"), "  ");
            }
            if (now.athenianHostages()) {
                page.line(say("ui.hostages.athenian"), "  ");
            }
            List<String> routes = new ArrayList<>();
            for (MountfordView.TradeRoute route : view.overlays().tradeRoutes()) {
                routes.add(glossary.space(route.from()) + "-" + glossary.space(route.to()) + " +" + route.tiles() + " "
                        + say(route.spaces().isEmpty() ? "ui.trade.shut" : "ui.trade.open"));
            }
            page.line(say("ui.trade") + ": " + String.join("; ", routes) + ".", "  ");
        }

        private String peace(int until) {
            return until == 0 ? say("ui.at-war") : say("ui.armistice") + " " + until;
        }

        /** Who holds what: an area under one power by its name, others space by space. */
        private void areas() {
            page.rule(say("text.areas"));
            Map<String, MountfordView.SpaceView> spaces = new LinkedHashMap<>();
            view.spaces().forEach(space -> spaces.put(space.id(), space));
            for (Chart.Area area : view.chart().areas()) {
                String tribute = area.tribute().isEmpty()
                        ? ""
                        : " "
                                + String.join(
                                        "/",
                                        area.tribute().stream()
                                                .map(String::valueOf)
                                                .toList());
                String ravaged =
                        view.ravaged().contains(area.id()) ? say("ui.ravaged").toUpperCase(Locale.ROOT) + "; " : "";
                page.entry(area.name() + tribute, COLUMN + 6, ravaged + holders(area.spaces(), spaces));
            }
            List<String> outside = view.chart().places().stream()
                    .filter(place -> place.area().isEmpty())
                    .map(Chart.Place::id)
                    .toList();
            page.entry(say("text.no-area"), COLUMN + 6, holders(outside, spaces));
        }

        private String holders(List<String> ids, Map<String, MountfordView.SpaceView> spaces) {
            Map<String, List<String>> byHolder = new LinkedHashMap<>();
            for (String id : ids) {
                MountfordView.SpaceView space = spaces.get(id);
                String holder = space.rebellion() ? "rebel" : space.owner();
                byHolder.computeIfAbsent(holder, key -> new ArrayList<>()).add(marked(space));
            }
            List<String> parts = new ArrayList<>();
            byHolder.forEach((holder, names) -> parts.add(glossary.power(holder) + ": " + String.join(", ", names)));
            return String.join("; ", parts);
        }

        private String marked(MountfordView.SpaceView space) {
            String siege = space.besieger().isEmpty()
                    ? ""
                    : "<" + say("ui.siege") + " " + space.siegePoints() + " " + say("Seat." + space.besieger()) + ">";
            return glossary.space(space.id())
                    + (space.fortress() ? "#" : "")
                    + (glossary.place(space.id()).harbor() ? "&" : "")
                    + (space.garrison() && !space.rebellion() ? "*" : "")
                    + (space.colony() ? "(" + say("ui.colony") + ")" : "")
                    + siege;
        }

        private void forces() {
            page.rule(say("text.forces"));
            Map<String, List<String>> bySpace = new LinkedHashMap<>();
            for (MountfordView.Stack stack : view.stacks()) {
                String who = stack.leader().isEmpty()
                        ? glossary.power(stack.power())
                        : say("ui.army-of") + " "
                                + glossary.tile(stack.leader()).name();
                bySpace.computeIfAbsent(stack.space(), key -> new ArrayList<>()).add(who + " " + strength(stack));
            }
            for (Chart.Place place : view.chart().places()) {
                if (bySpace.containsKey(place.id())) {
                    page.entry(place.name(), COLUMN, String.join("; ", bySpace.get(place.id())));
                }
            }
        }

        private String strength(MountfordView.Stack stack) {
            StringBuilder text = new StringBuilder();
            add(text, stack.hoplites(), 'H');
            add(text, stack.cavalry(), 'C');
            add(text, stack.naval(), 'N');
            return (text.length() == 0 ? say("ui.no-sps") : text.toString().trim())
                    + (stack.homeGuard() > 0 ? " (" + stack.homeGuard() + " " + say("ui.home-guard") + ")" : "");
        }

        private static void add(StringBuilder text, int count, char letter) {
            if (count > 0) {
                text.append(count).append(letter).append(' ');
            }
        }

        private void operation() {
            MountfordView.OperationView operation = view.operation();
            if (operation.sort().equals("none")) {
                return;
            }
            page.rule(say("ui.operation"));
            String who =
                    operation.power().isEmpty() ? say("Seat." + operation.seat()) : glossary.power(operation.power());
            page.line(
                    who + " " + say("ui.sort." + operation.sort())
                            + (operation.leader().isEmpty()
                                    ? ""
                                    : ", " + say("ui.led-by") + " "
                                            + glossary.tile(operation.leader()).name())
                            + (operation.objective().isEmpty()
                                    ? ""
                                    : "; " + say("ui.objective") + " " + glossary.space(operation.objective()))
                            + (operation.tile().isEmpty()
                                    ? ""
                                    : "; " + say("ui.tile-played") + " "
                                            + glossary.tile(operation.tile()).name())
                            + (operation.neutralsUnfriendly() ? "; " + say("ui.hostile") : "")
                            + (operation.thessalyNeutral() ? "; " + say("ui.thessaly") : ""),
                    "  ");
            if (!operation.objective().isEmpty() && !view.overlays().ways().isEmpty()) {
                page.line("  " + say("text.ways"), "    ");
                view.overlays().ways().forEach(this::way);
            }
        }

        private void way(MountfordView.Way way) {
            List<String> steps = new ArrayList<>();
            for (MountfordView.Step step : way.steps()) {
                steps.add(glossary.space(step.space())
                        + (step.pass() ? " (" + say("ui.step.pass") + ")" : "")
                        + (step.lossRoll() ? " †" + way.lossFrom() + "+" : "")
                        + (step.interception()
                                ? " x" + way.caughtFrom() + "+ (" + step.landThreat() + "/" + step.navalThreat() + ")"
                                : ""));
            }
            page.line(
                    "  " + say(way.bySea() ? "ui.way-sea" : "ui.way-land") + " " + glossary.space(way.target()) + ": "
                            + String.join(" > ", steps)
                            + (way.others().isEmpty()
                                    ? ""
                                    : "  +" + way.others().size() + " " + say("text.others")),
                    "    ");
        }

        private void battle() {
            MountfordView.BattleView battle = view.battle();
            if (battle.space().isEmpty()) {
                return;
            }
            page.rule(
                    say(battle.naval() ? "ui.naval-battle" : "ui.land-battle") + " " + glossary.space(battle.space()));
            String other = battle.activeSeat().equals("athens") ? "peloponnese" : "athens";
            line(battle.activeSeat(), battle.activeLine(), battle.activeStrength());
            line(other, battle.otherLine(), battle.otherStrength());
        }

        private void line(String seat, List<String> line, int strength) {
            String who = line.isEmpty()
                    ? say("ui.nobody")
                    : String.join(", ", line.stream().map(glossary::force).toList());
            page.entry(say(seat.equals("athens") ? "ui.athens" : "ui.league"), COLUMN, strength + ": " + who);
        }

        private void tiles() {
            page.rule(say("ui.tiles"));
            Map<String, List<String>> own = new LinkedHashMap<>();
            for (String id : view.treasury()) {
                Chart.TileFace tile = glossary.tile(id);
                own.computeIfAbsent(tile.set(), key -> new ArrayList<>()).add(face(tile));
            }
            own.forEach((set, names) -> page.entry(glossary.set(set), COLUMN, String.join(", ", names)));
            page.entry(say("text.counts"), COLUMN, counts());
            page.entry(say("ui.box"), COLUMN, names(view.situationBox()));
            if (!view.enemyTilesKnown().isEmpty()) {
                page.entry(say("text.known"), COLUMN, names(view.enemyTilesKnown()));
            }
            if (!view.discards().isEmpty()) {
                page.entry(say("ui.discards"), COLUMN, names(view.discards()));
            }
        }

        private String face(Chart.TileFace tile) {
            return switch (tile.sort()) {
                case "leader" -> tile.name() + " " + (tile.rated() ? tile.land() + "/" + tile.naval() : "*/*");
                case "reinforcement" ->
                    "+1"
                            + Character.toUpperCase(
                                    glossary.kind(tile.adds()).type().charAt(0)) + " "
                            + glossary.space(glossary.kind(tile.adds()).home());
                default -> tile.name();
            };
        }

        private String counts() {
            List<String> parts = new ArrayList<>();
            view.athenianTiles().forEach((set, count) -> parts.add(glossary.set(set) + " " + count));
            view.peloponnesianTiles().forEach((set, count) -> parts.add(glossary.set(set) + " " + count));
            return String.join(", ", parts);
        }

        private String names(List<String> ids) {
            return ids.isEmpty()
                    ? say("ui.empty")
                    : String.join(
                            ", ",
                            ids.stream().map(id -> face(glossary.tile(id))).toList());
        }
    }
}
