package org.polemarch.pericles.bot;

import jakarta.inject.Inject;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.pericles.data.AristophanesFacts;
import org.polemarch.pericles.data.HonorAmounts;
import org.polemarch.pericles.data.ScenarioFacts;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Board;
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
import org.polemarch.pericles.rules.Granaries;
import org.polemarch.pericles.rules.WillGoals;

/**
 * How well an imagined game stands for a Faction: first whether its Side is winning the war, then how it fares against its
 * compatriot. Everything is measured in points of Honor.
 */
public class Evaluation {

    private static final double SCALE = 22;
    private static final double RIVALRY = 0.35;
    private static final double TOKEN = 0.4;
    private static final double UNIT = 0.45;
    private static final double BASE = 2.5;
    private static final double WILL = 2;
    private static final double HUNGER = 25;
    private static final double HOME = 40;
    private static final double PERSIAN_WAR = 4;
    private static final double HOSTAGES = 1.5;
    private static final double TREACHERY = 0.4;
    private static final double TRIUMPH = 30;
    private static final double NEARLY = 0.55;
    private static final double WAR = 12;
    private static final double SAFE = 10;
    private static final double END = 30;

    /** What an issue on the display promises its Side, by issue. */
    private static final double[] ISSUE = {1.6, 2.2, 1.6, 3.0, 1.5, 0.0, 0.0, 3.0, 3.0, 0.5, 1.5};

    private final FinalScoring scoring;
    private final Granaries granaries;
    private final WillGoals goals;

    @Inject
    public Evaluation(FinalScoring scoring, Granaries granaries, WillGoals goals) {
        this.scoring = scoring;
        this.granaries = granaries;
        this.goals = goals;
    }

    /** From 0, lost, to 1, won. */
    public double of(PericlesState state, Faction faction) {
        if (state.scenario().kind() == ScenarioFacts.Kind.POLITICAL_ONLY) {
            return assembly(state, faction);
        }
        Side side = faction.side();
        double margin = side(state, side) - side(state, side.enemy());
        margin += expedition(state, side) + triumph(state, side) - triumph(state, side.enemy());
        margin += war(state, side);
        double rivals = state.honor(faction)
                - state.honor(faction.compatriot())
                + rule(state, faction)
                + 0.4 * (state.display().oration(faction) - state.display().oration(faction.compatriot()))
                + 0.8 * (state.display().won(faction) - state.display().won(faction.compatriot()))
                + TOKEN * (state.treasury().held(faction) - state.treasury().held(faction.compatriot()));
        return sigmoid((margin + RIVALRY * rivals + hand(state, faction)) / SCALE);
    }

    /** What it is worth at the end to control the government, or costs not to. */
    protected double rule(PericlesState state, Faction faction) {
        HonorAmounts honor = state.data().honor();
        return state.controlling(faction.side()) == faction ? honor.endControlling() : -honor.endOpposition();
    }

    /** How near a Side is to an Honor victory (11.11), which ends the war whatever the map says. */
    protected double triumph(PericlesState state, Side side) {
        int from = state.scenario().honorVictoryFrom();
        if (from == 0) {
            return 0;
        }
        Side enemy = side.enemy();
        double need = state.data().amounts().honorVictoryMultiple()
                * Math.max(1, Math.max(state.honor(enemy.first()), state.honor(enemy.second())));
        double share = state.honor(state.controlling(side)) / need;
        if (share >= 1) {
            return state.turn() >= from ? TRIUMPH : 0.7 * TRIUMPH;
        }
        return share > NEARLY ? 0.6 * TRIUMPH * (share - NEARLY) / (1 - NEARLY) : 0;
    }

    /** Who is behind wants War, which keeps the scenario going; who is ahead wants the Peace that ends it (7.41 C, 14.2). */
    protected double war(PericlesState state, Side side) {
        int from = state.scenario().peaceEndsFrom();
        if (from == 0 || state.turn() >= state.scenario().lastTurn()) {
            return 0;
        }
        double lead = score(state, side) - score(state, side.enemy()) - SAFE;
        boolean ends = state.turn() >= from;
        double most = ends ? END : WAR;
        double worth = Math.max(-most, Math.min(most, (ends ? 1 : 0.3) * lead));
        double athens = decision(state, Side.ATHENS);
        double sparta = decision(state, Side.SPARTA);
        double odds = state.war() ? 1 - athens * sparta : 1 - (1 - athens) * (1 - sparta);
        return worth * (1 - 2 * odds);
    }

    /** How likely an Assembly decides on War/Peace this turn: not at all unless it debates it. */
    protected double decision(PericlesState state, Side side) {
        int slot = state.display().onDisplay(side, Issue.WAR_PEACE);
        if (slot < 0) {
            return 0;
        }
        int space = Math.abs(state.display().space(side, slot));
        return space == 0 ? 0.4 : 0.6 + 0.05 * space;
    }

    /** What the scenario would be scored if it ended now. */
    protected double score(PericlesState state, Side side) {
        return state.honor(side)
                + (state.scenario().endBonuses() ? scoring.geographic(state, side) + scoring.economic(state, side) : 0);
    }

    private static double sigmoid(double x) {
        return 1 / (1 + Math.exp(-x));
    }

    /** Where one issue decides, how near it is to the own end. */
    protected double assembly(PericlesState state, Faction faction) {
        Side side = state.scenario().assembly();
        if (faction.side() != side) {
            return 0.5;
        }
        int slot = state.display().onDisplay(side, state.scenario().decisive());
        int space = slot < 0 ? 0 : state.display().space(side, slot);
        return sigmoid(0.5 * space * faction.direction() + 0.2 * hand(state, faction));
    }

    /** Good cards are kept in the hand, not set aside. */
    protected double hand(PericlesState state, Faction faction) {
        int sum = 0;
        IndexSet hand = state.cards().hand(faction);
        for (int card = hand.first(); card >= 0; card = hand.after(card)) {
            sum += state.data().card(faction.side(), card).value();
        }
        return 0.05 * sum;
    }

    protected double side(PericlesState state, Side side) {
        Board board = state.board();
        boolean scored = state.scenario().endBonuses();
        double points = state.honor(side);
        double perTheater = scored ? scoring.perTheater(state, side) : 0.5;
        double perBase = scored ? state.data().honor().endPerBase() + BASE : BASE;
        IndexSet open = state.openTheaters();
        for (int index = open.first(); index >= 0; index = open.after(index)) {
            Theater theater = Theater.of(index);
            if (!board.present(side, theater)) {
                continue;
            }
            boolean enemy = board.present(side.enemy(), theater);
            points += enemy ? 0.25 * perTheater : perTheater;
            int bases = board.bases(side, theater);
            points += perBase * bases;
            int strength = board.unitValue(side, theater, Arm.LAND) + board.unitValue(side, theater, Arm.NAVAL);
            points += UNIT * strength;
            // Forces belong where something is to be held; the shares differ a little so that places are not all alike.
            double worth = bases > 0 ? 0.06 + 0.002 * index : 0;
            worth += theater == side.home() ? 0.1 : 0;
            points += worth * Math.min(strength, 8) + (enemy ? 0.1 * Math.min(strength, 6) : 0);
        }
        points += TREACHERY * board.treacheryOnMap(side);
        if (board.present(side.enemy(), side.home()) && !board.present(side, side.home())) {
            points -= HOME;
        }
        if (side == Side.ATHENS) {
            points -= athens(state);
        } else {
            points += 1.5 * board.persianBases();
        }
        points +=
                TOKEN * (state.treasury().held(side.first()) + state.treasury().held(side.second()));
        points += state.hostages(side) ? HOSTAGES : 0;
        return points + will(state, side) + issues(state, side) + markers(state, side);
    }

    protected double athens(PericlesState state) {
        double worries = state.persianWar() ? PERSIAN_WAR : 0;
        return granaries.feedAthens(state) || !state.scenario().automaticVictories() ? worries : worries + HUNGER;
    }

    protected double will(PericlesState state, Side side) {
        int play = state.cards().currentPlay();
        if (play < 0
                || state.turn() >= state.scenario().lastTurn()
                || state.scenario().kind() != ScenarioFacts.Kind.FULL) {
            return 0;
        }
        AristophanesFacts.SideFacts will = state.data().play(play).of(side);
        if (will.goal() == Goal.NONE || state.ignoresWill(side)) {
            return 0;
        }
        return goals.isMet(side, will, state)
                ? state.data().honor().willMet() + WILL
                : -state.data().honor().willFailed() - WILL;
    }

    /** Issues on a half will be markers; in the centre they may yet be. */
    protected double issues(PericlesState state, Side side) {
        double points = 0;
        for (int slot = 0; slot < state.data().issueSlots(side); slot++) {
            if (state.display().onDisplay(side, slot)) {
                int space = state.display().space(side, slot);
                Issue issue = state.data().issue(side, slot);
                boolean useless = (issue == Issue.COLONY && state.war()) || (issue == Issue.AGOGE && !state.war());
                double worth = useless ? 0.1 : ISSUE[issue.index()];
                points += worth * (space == 0 ? 0.4 : 1);
            }
        }
        return points;
    }

    protected double markers(PericlesState state, Side side) {
        Queues queues = state.queues();
        double points = 0;
        for (int f = 0; f < 2; f++) {
            Faction holder = f == 0 ? side.first() : side.second();
            for (int o = 0; o < 2; o++) {
                Faction owner = o == 0 ? side.first() : side.second();
                for (int m = 0; m < Marker.COUNT - 1; m++) {
                    points += queues.held(holder, owner, Marker.of(m)) * ISSUE[m];
                }
            }
        }
        for (int t = 0; t <= Theater.COUNT; t++) {
            for (int at = queues.top(Theater.of(t)); at >= 0; at = queues.below(at)) {
                if (queues.owner(at).side() == side) {
                    points += promise(state, side, queues.marker(at), Theater.of(t));
                }
            }
        }
        return points;
    }

    /** What a marker may do where it lies. */
    protected double promise(PericlesState state, Side side, Marker marker, Theater theater) {
        Board board = state.board();
        Side enemy = side.enemy();
        if (marker == Marker.RUMOR) {
            return 0;
        }
        if (theater == Theater.PERSIA) {
            return marker == Marker.LEAGUE && side == Side.SPARTA && hasGold(state) ? 2.4 : 0;
        }
        boolean own = board.present(side, theater);
        boolean theirs = board.present(enemy, theater);
        return switch (marker) {
            case ORACLE -> 3;
            case LEAGUE ->
                !own
                        ? 0
                        : (board.bases(theater) < state.data().amounts().basesPerTheater() ? 2.6 : 0.8)
                                + (board.count(theater, Piece.leagueBase(side)) > 0 ? 0.6 : 0);
            case DIPLOMATIC -> diplomacy(board, side, theater, own, theirs);
            default -> military(state, side, theater, own, theirs);
        };
    }

    /** Whether the King has any bases to give at all. */
    private static boolean hasGold(PericlesState state) {
        return state.data().amounts().persianBases() > 0;
    }

    protected double diplomacy(Board board, Side side, Theater theater, boolean own, boolean theirs) {
        if (!theirs) {
            return own ? 0.1 : 2.0;
        }
        int resistance = board.unitValue(side.enemy(), theater, Arm.LAND)
                + board.unitValue(side.enemy(), theater, Arm.NAVAL)
                + board.baseValue(side.enemy(), theater)
                - board.treachery(side, theater);
        boolean prize = board.count(theater, Piece.leagueBase(side.enemy())) > 0;
        return prize ? Math.max(0.6, 5.0 - resistance) : 0.4;
    }

    protected double military(PericlesState state, Side side, Theater theater, boolean own, boolean theirs) {
        if (!theirs) {
            return theater == side.home() ? 2.2 : own ? 0.3 : 1.0;
        }
        Arm ground = state.data().ground(theater);
        int difference =
                state.board().strength(side, theater, ground) - state.board().strength(side.enemy(), theater, ground);
        double raid = own ? 2.0 : 0;
        return Math.max(raid, 1.6 + 0.4 * Math.max(-6, Math.min(8, difference)));
    }

    /** An expedition is on: the odds of the battle that is coming. */
    protected double expedition(PericlesState state, Side side) {
        if (state.expedition().isEmpty()) {
            return 0;
        }
        Theater theater = state.expedition().get();
        Board board = state.board();
        if (!board.present(side, theater) || !board.present(side.enemy(), theater)) {
            return 0;
        }
        Arm ground = state.data().ground(theater);
        double difference = board.strength(side, theater, ground)
                + board.treachery(side, theater)
                + state.treasury().committed(side)
                - board.strength(side.enemy(), theater, ground)
                - board.treachery(side.enemy(), theater)
                - state.treasury().committed(side.enemy());
        double units = Math.min(board.units(side, theater, ground), 4);
        return Math.max(-8, Math.min(8, 0.9 * difference + 0.2 * units));
    }
}
