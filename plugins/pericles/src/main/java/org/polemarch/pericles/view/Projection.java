package org.polemarch.pericles.view;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.pericles.data.AristophanesFacts;
import org.polemarch.pericles.data.PericlesData;
import org.polemarch.pericles.data.PoliticalCard;
import org.polemarch.pericles.model.Board;
import org.polemarch.pericles.model.CardId;
import org.polemarch.pericles.model.Cards;
import org.polemarch.pericles.model.Display;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Goal;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Queues;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.FinalScoring;
import org.polemarch.pericles.rules.WillGoals;
import org.polemarch.pericles.rules.assembly.CardLines;
import org.polemarch.pericles.rules.end.Maintenance;
import org.polemarch.pericles.rules.political.StrategyBoard;
import org.polemarch.pericles.rules.theater.HonorOrder;
import org.polemarch.pericles.rules.theater.MarkerPlacement;

/** 4.1 Public and secret information: builds what one Faction may know. */
@Cites("4.1")
public class Projection {

    private final GeneralsMap generals;
    private final CardLines lines;
    private final StrategyBoard strategyBoard;
    private final MarkerPlacement placement;
    private final HonorOrder order;
    private final Maintenance maintenance;
    private final FinalScoring scoring;
    private final WillGoals goals;

    @Inject
    public Projection(
            GeneralsMap generals,
            CardLines lines,
            StrategyBoard strategyBoard,
            MarkerPlacement placement,
            HonorOrder order,
            Maintenance maintenance,
            FinalScoring scoring,
            WillGoals goals) {
        this.generals = generals;
        this.lines = lines;
        this.strategyBoard = strategyBoard;
        this.placement = placement;
        this.order = order;
        this.maintenance = maintenance;
        this.scoring = scoring;
        this.goals = goals;
    }

    /** What a Faction may know of a position. */
    public PericlesView of(PericlesState state, Faction viewer) {
        int play = state.cards().currentPlay();
        return new PericlesView(
                state.scenario().id(),
                state.turn(),
                state.scenario().lastTurn(),
                state.data().turn(state.turn()).from(),
                state.data().turn(state.turn()).to(),
                state.war(),
                state.postPlague(),
                state.alcibiadesInPersia(),
                state.persianWar(),
                state.stateShipReady(),
                state.stateShipCommitted(),
                play < 0 ? Optional.empty() : Optional.of(play(state.data().play(play))),
                factions(state, viewer),
                List.of(side(state, Side.ATHENS), side(state, Side.SPARTA)),
                theaters(state, viewer),
                new PericlesView.PersiaView(
                        placement.isPersiaOpen(state),
                        state.board().persianBases(),
                        queue(state, viewer, Theater.PERSIA)),
                revealed(state.queues()),
                generals.exits(state),
                generals.holds(state, viewer.side()),
                generals.musters(state),
                counts(state.board()::supply, 0),
                order.shown(state),
                state.expedition(),
                state.battle().map(sum -> new PericlesView.BattleView(sum, counts(state.board()::fallen, 1))),
                state.ending(),
                state.winner());
    }

    /** Whether a Faction knows what another has behind its shield: its own, and its compatriot's if they show it. */
    public boolean sees(PericlesState state, Faction viewer, Faction other) {
        return viewer == other || (state.compatriotsShow() && viewer == other.compatriot());
    }

    private static PericlesView.PlayView play(AristophanesFacts facts) {
        return new PericlesView.PlayView(facts.id(), facts.title(), facts.version());
    }

    private List<PericlesView.FactionView> factions(PericlesState state, Faction viewer) {
        return Stream.of(Faction.values())
                .map(faction -> faction(state, viewer, faction))
                .toList();
    }

    private PericlesView.FactionView faction(PericlesState state, Faction viewer, Faction faction) {
        Cards cards = state.cards();
        boolean own = viewer == faction;
        boolean sees = sees(state, viewer, faction);
        boolean faceUp = cards.faceUp(faction);
        int played = cards.played(faction);
        return new PericlesView.FactionView(
                faction,
                state.honor(faction),
                state.capital(faction),
                state.controlling(faction.side()) == faction,
                cards.hand(faction).size(),
                own ? Optional.of(cards(state, faction, cards.hand(faction))) : Optional.empty(),
                cards.entourage(faction).size(),
                own || faceUp ? Optional.of(cards(state, faction, cards.entourage(faction))) : Optional.empty(),
                faceUp,
                cards.spoke(faction) < 0
                        ? Optional.empty()
                        : Optional.of(state.data().cardId(faction.side(), cards.spoke(faction))),
                played < 0 ? Optional.empty() : Optional.of(card(state, faction, played)),
                sees ? Optional.of(state.treasury().held(faction)) : Optional.empty(),
                own || state.treasury().isOpen(faction)
                        ? Optional.of(state.treasury().committed(faction))
                        : Optional.empty(),
                state.treasury().opened(faction) < 0
                        ? Optional.empty()
                        : Optional.of(state.treasury().opened(faction)),
                state.queues().held(faction),
                sees ? Optional.of(held(state.queues(), faction)) : Optional.empty());
    }

    private static List<PericlesView.HeldMarkers> held(Queues queues, Faction holder) {
        List<PericlesView.HeldMarkers> held = new ArrayList<>();
        for (Faction owner : List.of(holder, holder.compatriot())) {
            for (int m = 0; m < Marker.COUNT; m++) {
                int count = queues.held(holder, owner, Marker.of(m));
                if (count > 0) {
                    held.add(new PericlesView.HeldMarkers(Marker.of(m), owner, count));
                }
            }
        }
        return held;
    }

    private List<PericlesView.CardView> cards(PericlesState state, Faction faction, IndexSet set) {
        return set.map(card -> card(state, faction, card));
    }

    private PericlesView.CardView card(PericlesState state, Faction faction, int index) {
        PoliticalCard card = state.data().card(faction.side(), index);
        List<PericlesView.LineView> own = new ArrayList<>();
        for (PoliticalCard.Line line : card.lines()) {
            if (line.faction() == faction) {
                own.add(new PericlesView.LineView(
                        line.issue(),
                        line.notIssue(),
                        line.bonus(),
                        line.strategos(),
                        line.condition().name()));
            }
        }
        int debated = state.display().debated(faction.side());
        return new PericlesView.CardView(
                state.data().cardId(faction.side(), index),
                card.title(),
                card.value(),
                debated < 0
                        ? 0
                        : lines.applying(state, faction, index, state.data().issue(faction.side(), debated))
                                .bonus(),
                strategyBoard.due(card, state),
                card.leader(),
                own);
    }

    private PericlesView.SideView side(PericlesState state, Side side) {
        Board board = state.board();
        return new PericlesView.SideView(
                side,
                state.favor(side),
                state.treasury().stock(side),
                state.treasury().board(side),
                state.treasury().out(side),
                state.hostages(side),
                board.treacherySupply(side),
                maintenance.need(side, state),
                maintenance.allowance(side, state),
                board.bases(side),
                scoring.controlled(state, side),
                state.cards().battle(side).size(),
                ids(state.data(), side, state.cards().debateDiscards(side)),
                ids(state.data(), side, state.cards().battleDiscards(side)),
                issues(state, side),
                pool(state, side),
                will(state, side));
    }

    private static List<CardId> ids(PericlesData data, Side side, IndexSet set) {
        return set.map(card -> data.cardId(side, card));
    }

    private static List<PericlesView.IssueView> issues(PericlesState state, Side side) {
        List<PericlesView.IssueView> issues = new ArrayList<>();
        Display display = state.display();
        for (int slot = 0; slot < state.data().issueSlots(side); slot++) {
            if (display.onDisplay(side, slot)) {
                int space = display.space(side, slot);
                issues.add(new PericlesView.IssueView(
                        state.data().issue(side, slot),
                        space,
                        Math.abs(space) == state.data().amounts().capture(),
                        display.debated(side) == slot));
            }
        }
        return issues;
    }

    private static List<PericlesView.PoolView> pool(PericlesState state, Side side) {
        List<PericlesView.PoolView> pool = new ArrayList<>();
        for (Issue issue : Issue.values()) {
            int count = 0;
            for (int slot = 0; slot < state.data().issueSlots(side); slot++) {
                if (state.data().issue(side, slot) == issue && state.display().space(side, slot) == Display.POOL) {
                    count++;
                }
            }
            if (count > 0) {
                pool.add(new PericlesView.PoolView(issue, count));
            }
        }
        return pool;
    }

    private Optional<PericlesView.WillView> will(PericlesState state, Side side) {
        int play = state.cards().currentPlay();
        if (play < 0) {
            return Optional.empty();
        }
        AristophanesFacts.SideFacts will = state.data().play(play).of(side);
        return will.goal() == Goal.NONE
                ? Optional.empty()
                : Optional.of(new PericlesView.WillView(
                        will.goal(),
                        will.theaters(),
                        will.atLeast(),
                        state.ignoresWill(side),
                        goals.isMet(side, will, state)));
    }

    private List<PericlesView.TheaterView> theaters(PericlesState state, Faction viewer) {
        List<PericlesView.TheaterView> theaters = new ArrayList<>();
        for (Theater theater : Theater.onMap()) {
            theaters.add(new PericlesView.TheaterView(
                    theater,
                    state.data().ground(theater),
                    state.data().theater(theater).granary(),
                    state.isOpen(theater),
                    control(state.board(), theater),
                    pieces(state.board(), theater),
                    state.board().treachery(Side.ATHENS, theater),
                    state.board().treachery(Side.SPARTA, theater),
                    queue(state, viewer, theater)));
        }
        return theaters;
    }

    private static PericlesView.Control control(Board board, Theater theater) {
        return switch (board.status(Side.ATHENS, theater)) {
            case FRIENDLY -> PericlesView.Control.ATHENS;
            case ENEMY -> PericlesView.Control.SPARTA;
            case CONTESTED -> PericlesView.Control.CONTESTED;
            case NEUTRAL -> PericlesView.Control.NEUTRAL;
        };
    }

    private static List<PericlesView.PieceCount> pieces(Board board, Theater theater) {
        return counts(piece -> board.count(theater, piece), 1);
    }

    /** The kinds of which there are at least that many. */
    private static List<PericlesView.PieceCount> counts(ToIntFunction<Piece> counted, int least) {
        return Stream.of(Piece.values())
                .map(piece -> new PericlesView.PieceCount(piece, counted.applyAsInt(piece)))
                .filter(each -> each.count() >= least)
                .toList();
    }

    private List<PericlesView.MarkerView> queue(PericlesState state, Faction viewer, Theater theater) {
        List<PericlesView.MarkerView> queue = new ArrayList<>();
        Queues queues = state.queues();
        for (int at = queues.top(theater); at >= 0; at = queues.below(at)) {
            boolean knows = sees(state, viewer, queues.placer(at));
            queue.add(
                    0,
                    new PericlesView.MarkerView(
                            queues.owner(at).side(),
                            queues.placer(at),
                            knows ? Optional.of(queues.marker(at)) : Optional.empty(),
                            knows ? Optional.of(queues.owner(at)) : Optional.empty()));
        }
        return queue;
    }

    private static List<PericlesView.RevealedView> revealed(Queues queues) {
        List<PericlesView.RevealedView> revealed = new ArrayList<>();
        for (int time = 0; time < queues.revealedCount(); time++) {
            revealed.add(new PericlesView.RevealedView(
                    queues.revealedMarker(time), queues.revealedOwner(time), queues.revealedIn(time)));
        }
        return revealed;
    }
}
