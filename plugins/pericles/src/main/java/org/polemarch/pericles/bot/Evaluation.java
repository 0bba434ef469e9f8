package org.polemarch.pericles.bot;

import jakarta.inject.Inject;
import org.polemarch.api.bot.Appraisal;
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

    private final Weights weights;

    /** What an issue on the display promises its Side, by issue. */
    private final double[] promised;

    private final FinalScoring scoring;
    private final Granaries granaries;
    private final WillGoals goals;

    @Inject
    public Evaluation(Weights weights, FinalScoring scoring, Granaries granaries, WillGoals goals) {
        this.weights = weights;
        promised = weights.promised();
        this.scoring = scoring;
        this.granaries = granaries;
        this.goals = goals;
    }

    /** From 0, lost, to 1, won. */
    public double of(PericlesState state, Faction faction) {
        double[] parts = new double[Part.ALL.size()];
        count(state, faction, parts);
        if (state.scenario().kind() != ScenarioFacts.Kind.POLITICAL_ONLY) {
            count(state, faction.side().enemy(), -1, parts);
        }
        double lead = 0;
        for (double part : parts) {
            lead += part;
        }
        return 1 / (1 + Math.exp(-lead / weights.scale()));
    }

    /** The parts whose sum is squashed. */
    public Appraisal appraise(PericlesState state, Faction faction) {
        double[] own = new double[Part.ALL.size()];
        double[] rivals = new double[own.length];
        count(state, faction, own);
        if (state.scenario().kind() != ScenarioFacts.Kind.POLITICAL_ONLY) {
            count(state, faction.side().enemy(), 1, rivals);
        }
        return Appraisal.of(Part.ALL, own, rivals);
    }

    /** Adds up everything in a Faction's favour. */
    private void count(PericlesState state, Faction faction, double[] parts) {
        if (state.scenario().kind() == ScenarioFacts.Kind.POLITICAL_ONLY) {
            assembly(state, faction, parts);
            return;
        }
        Side side = faction.side();
        count(state, side, 1, parts);
        parts[Part.EXPEDITION.ordinal()] += expedition(state, side);
        parts[Part.WAR.ordinal()] += war(state, side);
        parts[Part.HAND.ordinal()] += hand(state, faction);
        Faction other = faction.compatriot();
        double rivals = state.honor(faction)
                - state.honor(other)
                + rule(state, faction)
                + weights.oration()
                        * (state.display().oration(faction) - state.display().oration(other))
                + weights.issueWon()
                        * (state.display().won(faction) - state.display().won(other))
                + weights.token()
                        * (state.treasury().held(faction) - state.treasury().held(other));
        parts[Part.FACTION.ordinal()] += weights.rivalry() * rivals;
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
            return (state.turn() >= from ? 1 : weights.triumphToCome()) * weights.triumph();
        }
        return share > weights.nearly()
                ? weights.nearTriumph() * weights.triumph() * (share - weights.nearly()) / (1 - weights.nearly())
                : 0;
    }

    /**
     * The Side that is behind wants War, which keeps the scenario going; the one that is ahead wants the Peace that
     * ends it (7.41 C, 14.2).
     */
    protected double war(PericlesState state, Side side) {
        int from = state.scenario().peaceEndsFrom();
        if (from == 0 || state.turn() >= state.scenario().lastTurn()) {
            return 0;
        }
        double lead = score(state, side) - score(state, side.enemy()) - weights.safe();
        boolean ends = state.turn() >= from;
        double most = ends ? weights.mostAtEnd() : weights.mostOfWar();
        double worth = Math.max(-most, Math.min(most, (ends ? 1 : weights.warBefore()) * lead));
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
        return space == 0 ? weights.warUndecided() : weights.warDebated() + weights.warPerSpace() * space;
    }

    /** What the scenario would be scored if it ended now. */
    protected double score(PericlesState state, Side side) {
        return state.honor(side)
                + (state.scenario().endBonuses() ? scoring.geographic(state, side) + scoring.economic(state, side) : 0);
    }

    /** Where one issue decides, how near it is to the Side's own end. */
    protected void assembly(PericlesState state, Faction faction, double[] parts) {
        Side side = state.scenario().assembly();
        if (faction.side() == side) {
            int slot = state.display().onDisplay(side, state.scenario().decisive());
            int space = slot < 0 ? 0 : state.display().space(side, slot);
            parts[Part.ISSUES.ordinal()] += weights.scale() * weights.decisiveSpace() * space * faction.direction();
            parts[Part.HAND.ordinal()] += weights.scale() * weights.handInAssembly() * hand(state, faction);
        }
    }

    /** Good cards are kept in the hand, not set aside. */
    protected double hand(PericlesState state, Faction faction) {
        int sum = 0;
        IndexSet hand = state.cards().hand(faction);
        for (int card = hand.first(); card >= 0; card = hand.after(card)) {
            sum += state.data().card(faction.side(), card).value();
        }
        return weights.card() * sum;
    }

    /** Adds up everything in a Side's favour. */
    protected void count(PericlesState state, Side side, int sign, double[] parts) {
        Board board = state.board();
        places(state, side, sign, parts);
        parts[Part.HONOR.ordinal()] += sign * state.honor(side);
        parts[Part.TREACHERY.ordinal()] += sign
                * (weights.treachery() * board.treacheryOnMap(side) + (state.hostages(side) ? weights.hostages() : 0));
        if (board.present(side.enemy(), side.home()) && !board.present(side, side.home())) {
            parts[Part.THEATERS.ordinal()] -= sign * weights.home();
        }
        if (side == Side.ATHENS) {
            parts[Part.PERSIA.ordinal()] -= state.persianWar() ? sign * weights.persianWar() : 0;
            parts[Part.GRAIN.ordinal()] -= starves(state) ? sign * weights.hunger() : 0;
        } else {
            parts[Part.PERSIA.ordinal()] += sign * weights.persianBase() * board.persianBases();
        }
        parts[Part.TOKENS.ordinal()] += sign
                * weights.token()
                * (state.treasury().held(side.first()) + state.treasury().held(side.second()));
        parts[Part.WILL.ordinal()] += sign * will(state, side);
        parts[Part.ISSUES.ordinal()] += sign * (issues(state, side) + markers(state, side));
        parts[Part.TRIUMPH.ordinal()] += sign * triumph(state, side);
    }

    private void places(PericlesState state, Side side, int sign, double[] parts) {
        Board board = state.board();
        boolean scored = state.scenario().endBonuses();
        double perTheater = scored ? scoring.perTheater(state, side) : weights.theater();
        double perBase = weights.base() + (scored ? state.data().honor().endPerBase() : 0);
        double theaters = 0;
        int allBases = 0;
        double forces = 0;
        IndexSet open = state.openTheaters();
        for (int index = open.first(); index >= 0; index = open.after(index)) {
            Theater theater = Theater.of(index);
            if (!board.present(side, theater)) {
                continue;
            }
            boolean enemy = board.present(side.enemy(), theater);
            theaters += enemy ? weights.contested() * perTheater : perTheater;
            int bases = board.bases(side, theater);
            allBases += bases;
            int strength = board.unitValue(side, theater, Arm.LAND) + board.unitValue(side, theater, Arm.NAVAL);
            forces += weights.unit() * strength;
            // Forces belong where something is to be held; the shares differ a little so that places are not all alike.
            double worth = bases > 0 ? weights.guard() + weights.unlike() * index : 0;
            worth += theater == side.home() ? weights.homeGuard() : 0;
            forces += worth * Math.min(strength, weights.enoughGuards());
            forces += enemy ? weights.front() * Math.min(strength, weights.enoughAtFront()) : 0;
        }
        parts[Part.THEATERS.ordinal()] += sign * theaters;
        parts[Part.BASES.ordinal()] += sign * perBase * allBases;
        parts[Part.FORCES.ordinal()] += sign * forces;
    }

    protected boolean starves(PericlesState state) {
        return state.scenario().automaticVictories() && !granaries.feedAthens(state);
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
                ? state.data().honor().willMet() + weights.will()
                : -state.data().honor().willFailed() - weights.will();
    }

    /** Issues on a half will be markers; in the centre they may yet be. */
    protected double issues(PericlesState state, Side side) {
        double points = 0;
        for (int slot = 0; slot < state.data().issueSlots(side); slot++) {
            if (state.display().onDisplay(side, slot)) {
                int space = state.display().space(side, slot);
                Issue each = state.data().issue(side, slot);
                boolean useless = (each == Issue.COLONY && state.war()) || (each == Issue.AGOGE && !state.war());
                double worth = useless ? weights.idleIssue() : promised[each.index()];
                points += worth * (space == 0 ? weights.undecided() : 1);
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
                    points += queues.held(holder, owner, Marker.of(m)) * promised[m];
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
            return marker == Marker.LEAGUE && side == Side.SPARTA && hasGold(state) ? weights.persianGold() : 0;
        }
        boolean own = board.present(side, theater);
        boolean theirs = board.present(enemy, theater);
        return switch (marker) {
            case ORACLE -> weights.oracle();
            case LEAGUE ->
                !own
                        ? 0
                        : (board.bases(theater) < state.data().amounts().basesPerTheater()
                                        ? weights.leagueBase()
                                        : weights.leagueFull())
                                + (board.count(theater, Piece.leagueBase(side)) > 0 ? weights.leagueAgain() : 0);
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
            return own ? weights.idleEnvoy() : weights.envoyToNeutrals();
        }
        int resistance = board.unitValue(side.enemy(), theater, Arm.LAND)
                + board.unitValue(side.enemy(), theater, Arm.NAVAL)
                + board.baseValue(side.enemy(), theater)
                - board.treachery(side, theater);
        boolean prize = board.count(theater, Piece.leagueBase(side.enemy())) > 0;
        return prize ? Math.max(weights.treasonLeast(), weights.treason() - resistance) : weights.envoy();
    }

    protected double military(PericlesState state, Side side, Theater theater, boolean own, boolean theirs) {
        if (!theirs) {
            return theater == side.home() ? weights.armyAtHome() : own ? weights.idleArmy() : weights.armyAbroad();
        }
        Arm ground = state.data().ground(theater);
        int difference =
                state.board().strength(side, theater, ground) - state.board().strength(side.enemy(), theater, ground);
        double raid = own ? weights.raid() : 0;
        return Math.max(
                raid,
                weights.attack()
                        + weights.attackOdds()
                                * Math.max(-weights.worstOdds(), Math.min(weights.bestOdds(), difference)));
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
        double units = Math.min(board.units(side, theater, ground), weights.enoughInBattle());
        double worth = weights.battle() * difference + weights.unitInBattle() * units;
        return Math.max(-weights.mostOfBattle(), Math.min(weights.mostOfBattle(), worth));
    }
}
