package org.polemarch.pericles.view;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.teach.Whereabouts;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.BattleSum;
import org.polemarch.pericles.model.CardId;
import org.polemarch.pericles.model.Ending;
import org.polemarch.pericles.model.Exit;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Goal;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;

/**
 * What one seat may know of a position. Fields for hidden things are empty.
 *
 * @param order the Honor Order of the Theater Phase
 * @param exits every line of the map in both directions and who may leave along it now
 * @param holds during an expedition, for each kind of unit of the viewer's Side in each Theater what holds it there
 * @param musters during an expedition, what stands in its Theater for either kind of battle
 */
public record PericlesView(
        String scenario,
        int turn,
        int lastTurn,
        int fromYear,
        int toYear,
        boolean war,
        boolean postPlague,
        boolean alcibiadesInPersia,
        boolean persianWar,
        boolean stateShipReady,
        boolean stateShipCommitted,
        Optional<PlayView> play,
        List<FactionView> factions,
        List<SideView> sides,
        List<TheaterView> theaters,
        PersiaView persia,
        List<RevealedView> revealed,
        List<ExitView> exits,
        List<HoldView> holds,
        List<MusterView> musters,
        List<PieceCount> supply,
        List<Faction> order,
        Optional<Theater> expedition,
        Optional<BattleView> battle,
        Ending ending,
        Optional<Faction> winner)
        implements Whereabouts {

    /** With its Leader a Faction debates with a hand of seven; whoever holds more still chooses an Entourage. */
    private static final int DEBATING_HAND = 7;

    /** A play brings fewer issues up than this; when the debates are over, more have been won. */
    private static final int AGENDA = 6;

    public PericlesView {
        factions = List.copyOf(factions);
        sides = List.copyOf(sides);
        theaters = List.copyOf(theaters);
        revealed = List.copyOf(revealed);
        exits = List.copyOf(exits);
        holds = List.copyOf(holds);
        musters = List.copyOf(musters);
        supply = List.copyOf(supply);
        order = List.copyOf(order);
    }

    @Override
    public String whereabouts() {
        if (ending != Ending.RUNNING) {
            return "over";
        }
        if (expedition.isPresent()) {
            return "expedition";
        }
        int hand = factions.stream().mapToInt(FactionView::handSize).max().orElse(0);
        List<IssueView> issues =
                sides.stream().flatMap(side -> side.issues().stream()).toList();
        if (hand > 0) {
            boolean debating = issues.stream().anyMatch(IssueView::debated);
            return hand > DEBATING_HAND ? "entourage" : debating ? "assembly" : "boule";
        }
        if (factions.stream().anyMatch(faction -> faction.markersHeld() > 0)) {
            return "markers";
        }
        boolean queued = !persia.queue().isEmpty()
                || theaters.stream().anyMatch(theater -> !theater.queue().isEmpty());
        boolean spending =
                factions.stream().anyMatch(faction -> faction.tokens().orElse(0) > 0);
        if (queued || !revealed.isEmpty()) {
            return queued || spending ? "resolution" : "end";
        }
        return issues.size() > AGENDA ? "political" : "aristophanes";
    }

    /** The Aristophanes card of the turn. */
    public record PlayView(String id, String title, String version) {}

    /**
     * A card and what it is worth to its reader's half.
     *
     * @param bonus what it adds to its value on the issue its Side debates
     * @param board the tokens it earns from the Strategy Board as the seventh card
     */
    public record CardView(
            CardId card, String title, int value, int bonus, int board, boolean leader, List<LineView> lines) {
        public CardView {
            lines = List.copyOf(lines);
        }
    }

    /** A line of a card in words of the table. */
    public record LineView(String issue, String notIssue, int bonus, int strategos, String condition) {}

    /** Markers of one face behind a shield. */
    public record HeldMarkers(Marker marker, Faction owner, int count) {}

    /**
     * A Faction.
     *
     * @param spoke the card that spoke for the Brain Trust
     * @param tokens tokens behind the shield, if the viewer may know
     * @param committed tokens committed to the expedition, if open or the viewer's own
     * @param lastCapital Honor last gained for unused tokens
     * @param lastOpened what the hand held when it was last opened
     */
    public record FactionView(
            Faction faction,
            int honor,
            int lastCapital,
            boolean controlling,
            int handSize,
            Optional<List<CardView>> hand,
            int entourageSize,
            Optional<List<CardView>> entourage,
            boolean brainTrustUsed,
            Optional<CardId> spoke,
            Optional<CardView> played,
            Optional<Integer> tokens,
            Optional<Integer> committed,
            Optional<Integer> lastOpened,
            int markersHeld,
            Optional<List<HeldMarkers>> markers) {}

    /** An issue on a display; the space is negative on the first Faction's half. */
    public record IssueView(Issue issue, int space, boolean captured, boolean debated) {}

    /** How many of an issue lie in the pool. */
    public record PoolView(Issue issue, int count) {}

    /** The Will of an Assembly, and whether it is met as things stand. */
    public record WillView(Goal goal, List<Theater> theaters, int atLeast, boolean ignored, boolean met) {
        public WillView {
            theaters = List.copyOf(theaters);
        }
    }

    /** A Side. The favor is -1 for its first Faction, 1 for its second. */
    public record SideView(
            Side side,
            int favor,
            int stock,
            int strategyBoard,
            int tokensOut,
            boolean hostages,
            int treacheryLeft,
            int upkeep,
            int allowance,
            int bases,
            int controlled,
            int battleDeck,
            List<CardId> discards,
            List<CardId> battleDiscards,
            List<IssueView> issues,
            List<PoolView> pool,
            Optional<WillView> will) {
        public SideView {
            discards = List.copyOf(discards);
            battleDiscards = List.copyOf(battleDiscards);
            issues = List.copyOf(issues);
            pool = List.copyOf(pool);
        }
    }

    /** Pieces of one kind. */
    public record PieceCount(Piece piece, int count) {}

    /** A marker in a queue: its back, who placed it, and its face if the viewer knows it. */
    public record MarkerView(Side side, Faction placer, Optional<Marker> marker, Optional<Faction> owner) {}

    /** A marker revealed this turn, in the order of play. */
    public record RevealedView(Marker marker, Faction owner, Theater theater) {}

    /** What a Theater is to everybody. */
    public enum Control {
        NEUTRAL,
        ATHENS,
        SPARTA,
        CONTESTED
    }

    /** A Theater; the last marker of the queue is on top. */
    public record TheaterView(
            Theater theater,
            Arm ground,
            boolean granary,
            boolean open,
            Control control,
            List<PieceCount> pieces,
            int athenianTreachery,
            int spartanTreachery,
            List<MarkerView> queue) {
        public TheaterView {
            pieces = List.copyOf(pieces);
            queue = List.copyOf(queue);
        }
    }

    public record PersiaView(boolean open, int bases, List<MarkerView> queue) {
        public PersiaView {
            queue = List.copyOf(queue);
        }
    }

    /** A line as it is left at one end, and for each Side whether a unit passing through may leave along it. */
    public record ExitView(
            Theater from,
            Theater to,
            String line,
            Exit landRule,
            boolean landNeedsBase,
            Exit navalRule,
            boolean navalNeedsBase,
            boolean athenianLand,
            boolean athenianNaval,
            boolean spartanLand,
            boolean spartanNaval) {}

    /** What may hold a unit where it stands. */
    public enum Hold {
        FREE,
        MOVED,
        ARGOS,
        PARITY,
        BASE
    }

    /** Units of one kind in a Theater and what holds them; the exit rule with what would remain and the enemy's strength. */
    public record HoldView(Theater theater, Piece piece, Hold hold, Exit exit, int remaining, int enemy) {}

    /** What of the terms of a battle can be seen before it is fought. */
    public record MusterView(Side side, Arm arm, int units, int bases, int treachery, int stateShip, int the300) {}

    /** The last battle with every term of both sums, and what fell in it. */
    public record BattleView(BattleSum sum, List<PieceCount> fallen) {
        public BattleView {
            fallen = List.copyOf(fallen);
        }
    }
}
