package org.polemarch.pericles.text;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.text.Page;
import org.polemarch.api.text.TextBoard;
import org.polemarch.api.text.Words;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.BattleSum;
import org.polemarch.pericles.model.CardId;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.view.PericlesView;

/**
 * The table in a terminal: state of the war, factions, assemblies, Theaters with their queues, and the viewer's cards.
 */
public final class PericlesTextBoard implements TextBoard {

    @Override
    public List<String> draw(Record record, Words words) {
        PericlesView view = (PericlesView) record;
        Page page = new Page();
        head(view, words, page);
        factions(view, words, page);
        for (PericlesView.SideView side : view.sides()) {
            assembly(side, words, page);
        }
        theaters(view, words, page);
        battle(view, words, page);
        view.factions().forEach(faction -> cards(faction, words, page));
        return page.lines();
    }

    private static void head(PericlesView view, Words words, Page page) {
        page.line(words.text("text.turn", view.turn(), view.lastTurn(), view.fromYear(), view.toYear()) + "   "
                + words.text(view.war() ? "text.war" : "text.peace") + "   "
                + words.text(view.postPlague() ? "text.after-plague" : "text.before-plague")
                + view.play()
                        .map(play -> "   " + play.title() + " " + play.version())
                        .orElse(""));
        page.line(words.text(view.alcibiadesInPersia() ? "text.alcibiades.persia" : "text.alcibiades.athens") + "   "
                + words.text(view.stateShipReady() ? "text.ship.ready" : "text.ship.away") + "   "
                + (view.persianWar() ? words.text("text.persian-war") + "   " : "")
                + words.text("text.order", view.order()));
        page.line("");
    }

    private static void factions(PericlesView view, Words words, Page page) {
        page.line(words.text("text.factions.columns"));
        for (PericlesView.FactionView faction : view.factions()) {
            page.line(row(
                    words.name(faction.faction()),
                    String.valueOf(faction.honor()),
                    faction.controlling() ? words.text("text.controls") : "",
                    String.valueOf(faction.handSize()),
                    faction.entourageSize() + (faction.brainTrustUsed() ? " " + words.text("text.open") : ""),
                    faction.tokens().map(String::valueOf).orElse("?"),
                    view.expedition().isEmpty()
                            ? "-"
                            : faction.committed().map(String::valueOf).orElse("?"),
                    faction.markers()
                            .map(held -> held(held, words))
                            .orElse(words.text("text.hidden", faction.markersHeld()))));
        }
        page.line("");
    }

    private static String held(List<PericlesView.HeldMarkers> held, Words words) {
        StringBuilder all = new StringBuilder();
        for (PericlesView.HeldMarkers each : held) {
            all.append(all.isEmpty() ? "" : " ").append(each.count()).append(letters(words.name(each.marker())));
            all.append('/').append(words.name(each.owner()).substring(0, 2));
        }
        return all.isEmpty() ? words.text("text.none") : all.toString();
    }

    private static String letters(String name) {
        return name.substring(0, Math.min(3, name.length()));
    }

    private static String row(String name, String... cells) {
        StringBuilder line = new StringBuilder(pad(name, 13));
        int[] widths = {6, 10, 5, 10, 10, 10, 40};
        for (int i = 0; i < cells.length; i++) {
            line.append(pad(cells[i], widths[i]));
        }
        return line.toString();
    }

    private static String number(Theater theater) {
        int number = theater.index() + 1;
        return (number < 10 ? " " : "") + number;
    }

    private static String pad(String text, int width) {
        return text.length() >= width ? text + " " : text + " ".repeat(width - text.length());
    }

    private static void assembly(PericlesView.SideView side, Words words, Page page) {
        String favor = side.favor() == 0
                ? words.text("text.nobody")
                : words.name(
                        side.favor() < 0 ? side.side().first() : side.side().second());
        page.line(words.text("text.assembly", side.side(), side.stock(), side.strategyBoard())
                + (side.tokensOut() > 0 ? ", " + words.text("text.out", side.tokensOut()) : "")
                + ", " + words.text("text.favor", favor)
                + (side.hostages() ? ", " + words.text("text.hostages") : "")
                + ", " + words.text("text.upkeep", side.upkeep(), side.allowance())
                + ", " + words.text("text.bases", side.bases())
                + ", " + words.text("text.theaters", side.controlled())
                + ", " + words.text("text.battle-deck", side.battleDeck()));
        side.will()
                .ifPresent(will -> page.line("  " + words.text("text.will", will.goal(), will.theaters())
                        + (will.theaters().size() > will.atLeast()
                                ? " " + words.text("text.at-least", will.atLeast())
                                : "")
                        + " - "
                        + words.text(will.ignored() ? "text.ignored" : will.met() ? "text.met" : "text.not-met")));
        for (int space = -7; space <= 7; space++) {
            StringBuilder here = new StringBuilder();
            for (PericlesView.IssueView issue : side.issues()) {
                if (issue.space() == space) {
                    here.append(here.isEmpty() ? "" : ", ").append(words.name(issue.issue()));
                    here.append(issue.debated() ? " " + words.text("text.in-debate") : "")
                            .append(issue.captured() ? " " + words.text("text.captured") : "");
                }
            }
            if (!here.isEmpty()) {
                String spot = space == 0
                        ? words.text("text.centre")
                        : words.name(
                                        space < 0
                                                ? side.side().first()
                                                : side.side().second()) + " " + Math.abs(space);
                page.line("  " + pad(spot, 15) + here);
            }
        }
        StringBuilder pool = new StringBuilder();
        side.pool()
                .forEach(each -> pool.append(each.count())
                        .append(' ')
                        .append(words.name(each.issue()))
                        .append("  "));
        page.line("  " + pad(words.text("text.pool"), 15) + pool);
        cards(words.text("text.discards"), side.discards(), page);
        cards(words.text("text.battle-cards"), side.battleDiscards(), page);
        page.line("");
    }

    /** Cards that lie open, by their numbers. */
    private static void cards(String pile, List<CardId> cards, Page page) {
        if (!cards.isEmpty()) {
            StringBuilder all = new StringBuilder();
            cards.forEach(card -> all.append(card.value()).append(' '));
            page.line("  " + pad(pile, 15) + all);
        }
    }

    private static void theaters(PericlesView view, Words words, Page page) {
        page.line(words.text("text.theaters.columns"));
        for (PericlesView.TheaterView theater : view.theaters()) {
            if (!theater.open()) {
                continue;
            }
            page.line(pad(
                            number(theater.theater())
                                    + (theater.ground() == Arm.NAVAL ? "~" : " ")
                                    + (theater.granary() ? "*" : " "),
                            5)
                    + pad(plain(words.name(theater.theater())), 22)
                    + pad(pieces(theater.pieces(), Side.ATHENS), 22)
                    + pad(pieces(theater.pieces(), Side.SPARTA), 22)
                    + pad(treachery(theater), 7)
                    + queue(theater.queue(), words)
                    + (view.expedition().equals(Optional.of(theater.theater()))
                            ? " <- " + words.text("text.expedition")
                            : ""));
        }
        page.line("    " + words.text(view.persia().open() ? "text.persia.open" : "text.persia.closed") + ", "
                + words.text("text.bases", view.persia().bases())
                + queue(view.persia().queue(), words));
        StringBuilder supply = new StringBuilder("    " + words.text("text.supply") + " ");
        view.supply()
                .forEach(each ->
                        supply.append(each.count()).append(code(each.piece())).append(' '));
        page.line(supply.toString());
        page.line("    " + words.text("text.letters"));
        if (!view.revealed().isEmpty()) {
            StringBuilder revealed = new StringBuilder("    " + words.text("text.revealed"));
            view.revealed()
                    .forEach(each -> revealed.append(' ')
                            .append(letters(words.name(each.marker())))
                            .append('/')
                            .append(words.name(each.owner()).substring(0, 2))
                            .append('@')
                            .append(each.theater().index() + 1));
            page.line(revealed.toString());
        }
        page.line("");
    }

    private static String plain(String name) {
        return name.startsWith("the ") ? name.substring(4) : name;
    }

    private static String treachery(PericlesView.TheaterView theater) {
        String athens = theater.athenianTreachery() > 0 ? "A" + theater.athenianTreachery() : "";
        String sparta = theater.spartanTreachery() > 0 ? "S" + theater.spartanTreachery() : "";
        return (athens + " " + sparta).trim();
    }

    private static String queue(List<PericlesView.MarkerView> queue, Words words) {
        StringBuilder all = new StringBuilder();
        for (PericlesView.MarkerView marker : queue) {
            all.append(' ')
                    .append(words.name(marker.placer()), 0, 2)
                    .append(':')
                    .append(marker.marker()
                            .map(face -> letters(words.name(face)))
                            .orElse("?"));
            marker.owner()
                    .filter(owner -> owner != marker.placer())
                    .ifPresent(owner -> all.append('/').append(words.name(owner), 0, 2));
        }
        return all.toString();
    }

    private static String pieces(List<PericlesView.PieceCount> pieces, Side side) {
        StringBuilder all = new StringBuilder();
        for (PericlesView.PieceCount each : pieces) {
            if (each.piece().side() == side) {
                all.append(all.isEmpty() ? "" : " ").append(each.count()).append(code(each.piece()));
            }
        }
        return all.toString();
    }

    private static String code(Piece piece) {
        if (piece == Piece.THE_300) {
            return "T";
        }
        String colour = switch (piece.colour()) {
            case ATHENS -> "A";
            case DELIAN -> "d";
            case ARGOS -> "g";
            case SPARTA -> "S";
            case PELOPONNESIAN -> "p";
        };
        return colour + piece.arm().name().charAt(0);
    }

    private static void battle(PericlesView view, Words words, Page page) {
        view.battle().ifPresent(battle -> {
            BattleSum sum = battle.sum();
            page.line(words.text("text.battle", sum.arm(), sum.theater(), sum.general()));
            for (Side side : Side.values()) {
                BattleSum.Terms terms = sum.of(side);
                page.line("  " + pad(words.name(side), 8)
                        + words.text("text.sum", terms.units(), terms.bases(), terms.treachery(), terms.tokens())
                        + (terms.stateShip() > 0 ? " + " + words.text("text.state-ship") : "")
                        + (terms.the300() > 0 ? " + " + words.text("text.the-300") : "")
                        + " + " + words.name(terms.card()) + " = " + terms.total());
            }
            StringBuilder fallen = new StringBuilder();
            battle.fallen()
                    .forEach(each -> fallen.append(each.count())
                            .append(code(each.piece()))
                            .append(' '));
            page.line("  "
                    + words.text(
                            "text.fallen",
                            fallen.isEmpty()
                                    ? words.text("text.none")
                                    : fallen.toString().strip()));
            page.line("");
        });
    }

    private static void cards(PericlesView.FactionView faction, Words words, Page page) {
        faction.hand().filter(hand -> !hand.isEmpty()).ifPresent(hand -> {
            page.line(words.text("text.hand", faction.faction()));
            hand.forEach(card -> page.line("  " + card(card, words)));
        });
        faction.entourage().filter(cards -> !cards.isEmpty()).ifPresent(cards -> {
            page.line(words.text("text.entourage", faction.faction()));
            cards.forEach(card -> page.line("  " + card(card, words)));
        });
        faction.played()
                .ifPresent(card -> page.line(words.text("text.last-played", faction.faction(), card(card, words))));
    }

    private static String card(PericlesView.CardView card, Words words) {
        StringBuilder line = new StringBuilder(card.card() + " " + card.value() + "  " + card.title());
        for (PericlesView.LineView each : card.lines()) {
            line.append("; ")
                    .append(
                            each.issue().equals("ANY")
                                    ? words.text("text.any-issue")
                                    : words.text("Issue." + each.issue()))
                    .append(
                            each.notIssue().equals("NONE")
                                    ? ""
                                    : " " + words.text("text.but", words.text("Issue." + each.notIssue())))
                    .append(" +")
                    .append(each.bonus())
                    .append(", ")
                    .append(words.text("text.strategos", each.strategos()))
                    .append(
                            each.condition().equals("ALWAYS")
                                    ? ""
                                    : " (" + words.text("Condition." + each.condition()) + ")");
        }
        return card.leader() ? line + "; " + words.text("text.board", card.board()) : line.toString();
    }
}
