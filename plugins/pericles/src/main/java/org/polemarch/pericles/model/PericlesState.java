package org.polemarch.pericles.model;

import java.util.Optional;
import org.polemarch.api.game.GameState;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.pericles.data.PericlesData;
import org.polemarch.pericles.data.ScenarioFacts;

/** The whole position of a game of Pericles. It contains no rule. */
public final class PericlesState implements GameState<PericlesState> {

    private static final int MOST_HONOR = 199;

    private final transient PericlesData data;
    private final transient ScenarioFacts scenario;
    private final transient IndexSet area;
    private final transient IndexSet areaWithoutTheEast;
    private final transient boolean compatriotsShow;
    private final Board board;
    private final Treasury treasury;
    private final Cards cards;
    private final Display display;
    private final Queues queues;
    private final short[] honor;
    private final byte[] controlling;
    private final byte[] favor;
    private final byte[] hostages;
    private final byte[] willFailed;
    private final byte[] oration;
    private final byte[] order;
    private final byte[] brainTrust;
    private final long[] built;
    private final byte[] ignoreWill;
    private final byte[] capital;
    private int turn;
    private boolean war;
    private boolean postPlague;
    private boolean alcibiadesInPersia;
    private boolean persianWar;
    private boolean stateShipReady;
    private boolean stateShipCommitted;
    private boolean granaryAtStart;
    private Optional<BattleSum> battle;
    private Optional<Theater> expedition;
    private Optional<Faction> general;
    private Ending ending;
    private byte winner;
    private final short[] bonus;

    /** The table of a scenario before anything happened. */
    public PericlesState(PericlesData data, ScenarioFacts scenario, boolean compatriotsShow) {
        this.data = data;
        this.compatriotsShow = compatriotsShow;
        this.scenario = scenario;
        area = areaOf(scenario);
        areaWithoutTheEast = area.without(Theater.EASTERN_MEDITERRANEAN.index());
        board = new Board(data);
        treasury = new Treasury(data.amounts().strategos);
        cards = new Cards(data);
        display = new Display(data);
        queues = new Queues();
        honor = new short[4];
        controlling = new byte[2];
        favor = new byte[2];
        hostages = new byte[2];
        willFailed = new byte[2];
        oration = new byte[2];
        order = new byte[] {0, 1, 2, 3};
        brainTrust = new byte[4];
        built = new long[2];
        ignoreWill = new byte[2];
        capital = new byte[4];
        battle = Optional.empty();
        expedition = Optional.empty();
        general = Optional.empty();
        ending = Ending.RUNNING;
        winner = -1;
        bonus = new short[4 * 4];
        turn = scenario.firstTurn();
        war = scenario.war();
        postPlague = scenario.postPlague();
        alcibiadesInPersia = scenario.alcibiadesInPersia();
        persianWar = scenario.persianWar();
        stateShipReady = true;
        for (int i = 0; i < 4; i++) {
            honor[i] = scenario.honor().get(i).shortValue();
        }
        setControlling(scenario.controllingAthens());
        setControlling(scenario.controllingSparta());
        for (ScenarioFacts.Stack stack : scenario.setup()) {
            board.build(stack.theater(), stack.piece(), stack.count());
        }
        for (int i = 0; i < scenario.persianBases(); i++) {
            board.buildPersianBase();
        }
    }

    private PericlesState(PericlesState other) {
        data = other.data;
        scenario = other.scenario;
        area = other.area;
        areaWithoutTheEast = other.areaWithoutTheEast;
        compatriotsShow = other.compatriotsShow;
        board = other.board.copy();
        treasury = other.treasury.copy();
        cards = other.cards.copy();
        display = other.display.copy();
        queues = other.queues.copy();
        honor = other.honor.clone();
        controlling = other.controlling.clone();
        favor = other.favor.clone();
        hostages = other.hostages.clone();
        willFailed = other.willFailed.clone();
        oration = other.oration.clone();
        order = other.order.clone();
        brainTrust = other.brainTrust.clone();
        built = other.built.clone();
        ignoreWill = other.ignoreWill.clone();
        capital = other.capital.clone();
        turn = other.turn;
        war = other.war;
        postPlague = other.postPlague;
        alcibiadesInPersia = other.alcibiadesInPersia;
        persianWar = other.persianWar;
        stateShipReady = other.stateShipReady;
        stateShipCommitted = other.stateShipCommitted;
        granaryAtStart = other.granaryAtStart;
        battle = other.battle;
        expedition = other.expedition;
        general = other.general;
        ending = other.ending;
        winner = other.winner;
        bonus = other.bonus.clone();
    }

    @Override
    public PericlesState copy() {
        return new PericlesState(this);
    }

    /** The figures of the game. */
    public PericlesData data() {
        return data;
    }

    /** The scenario that is played. */
    public ScenarioFacts scenario() {
        return scenario;
    }

    /** Whether compatriots show each other their tokens and markers (4.1). */
    public boolean compatriotsShow() {
        return compatriotsShow;
    }

    /** The pieces. */
    public Board board() {
        return board;
    }

    /** The Strategos tokens. */
    public Treasury treasury() {
        return treasury;
    }

    /** The cards. */
    public Cards cards() {
        return cards;
    }

    /** The city-state displays. */
    public Display display() {
        return display;
    }

    /** The Theater markers. */
    public Queues queues() {
        return queues;
    }

    /** The turn, as the timeline numbers it. */
    public int turn() {
        return turn;
    }

    /** The next turn begins. */
    public void advanceTurn() {
        turn++;
    }

    /** The turn within the scenario, from 1. */
    public int turnOfScenario() {
        return turn - scenario.firstTurn() + 1;
    }

    /** Honor of a Faction. */
    public int honor(Faction faction) {
        return honor[faction.index()];
    }

    /** Honor of both Factions of a Side. */
    public int honor(Side side) {
        return honor[side.first().index()] + honor[side.second().index()];
    }

    /** Changes Honor, which never falls below 0, and tells by how much it changed. */
    public int addHonor(Faction faction, int change) {
        int before = honor[faction.index()];
        int after = Math.max(0, Math.min(MOST_HONOR, before + change));
        honor[faction.index()] = (short) after;
        return after - before;
    }

    /** The Faction in charge of its government. */
    public Faction controlling(Side side) {
        return Faction.of(2 * side.index() + controlling[side.index()]);
    }

    /** The Faction that is not. */
    public Faction opposition(Side side) {
        return controlling(side).compatriot();
    }

    /** That Faction is in charge of its government now. */
    public void setControlling(Faction faction) {
        controlling[faction.side().index()] = (byte) (faction.index() & 1);
    }

    /** The Favor of the Assembly: -1 for the first Faction, 1 for the second, 0 for none. */
    public int favor(Side side) {
        return favor[side.index()];
    }

    /** Moves the Favor of the Assembly. */
    public void setFavor(Side side, int box) {
        favor[side.index()] = (byte) box;
    }

    /** Whether there is War. */
    public boolean war() {
        return war;
    }

    /** War or Peace. */
    public void setWar(boolean now) {
        war = now;
    }

    /** Whether the Plague has come. */
    public boolean postPlague() {
        return postPlague;
    }

    /** The Plague has come. */
    public void setPostPlague() {
        postPlague = true;
    }

    /** Whether Alcibiades is in Persia. */
    public boolean alcibiadesInPersia() {
        return alcibiadesInPersia;
    }

    /** Alcibiades goes to Persia for good. */
    public void sendAlcibiadesToPersia() {
        alcibiadesInPersia = true;
    }

    /** Whether the Persian War goes on, and with it the Eastern Mediterranean is there. */
    public boolean persianWar() {
        return persianWar;
    }

    /** The Peace of Callias. */
    public void endPersianWar() {
        persianWar = false;
    }

    /** Whether a Side holds a Hostage marker. */
    public boolean hostages(Side side) {
        return hostages[side.index()] != 0;
    }

    /** A Side takes or spends its Hostage marker. */
    public void setHostages(Side side, boolean held) {
        hostages[side.index()] = (byte) (held ? 1 : 0);
    }

    /** Whether a Side failed the Will of the Assembly last turn. */
    public boolean willFailed(Side side) {
        return willFailed[side.index()] != 0;
    }

    /** Remembers whether a Side failed the Will of the Assembly. */
    public void setWillFailed(Side side, boolean failed) {
        willFailed[side.index()] = (byte) (failed ? 1 : 0);
    }

    /** Whether the Will of the Assembly was beyond a Side from the start (11.41). */
    public boolean ignoresWill(Side side) {
        return ignoreWill[side.index()] != 0;
    }

    /** Remembers whether the Will of the Assembly is beyond a Side. */
    public void setIgnoresWill(Side side, boolean ignored) {
        ignoreWill[side.index()] = (byte) (ignored ? 1 : 0);
    }

    /** The Honor a Faction last gained for unused tokens. */
    public int capital(Faction faction) {
        return capital[faction.index()];
    }

    /** Remembers the Honor a Faction gained for unused tokens. */
    public void setCapital(Faction faction, int honor) {
        capital[faction.index()] = (byte) honor;
    }

    /** Which Faction gained Oration Honor this turn: -1 the first, 1 the second, 0 neither. */
    public int oration(Side side) {
        return oration[side.index()];
    }

    /** Remembers which Faction gained Oration Honor. */
    public void setOration(Side side, int direction) {
        oration[side.index()] = (byte) direction;
    }

    /** The Faction at a position of the Honor Order, from 0. */
    public Faction inOrder(int position) {
        return Faction.of(order[position]);
    }

    /** Sets the Honor Order. */
    public void setOrder(int position, Faction faction) {
        order[position] = (byte) faction.index();
    }

    /** What the Brain Trust adds in this debate. */
    public int brainTrust(Faction faction) {
        return brainTrust[faction.index()];
    }

    /** The Brain Trust adds a card's value to this debate. */
    public void setBrainTrust(Faction faction, int value) {
        brainTrust[faction.index()] = (byte) value;
    }

    /** Whether a Side built a League base or converted one in a Theater this turn. */
    public boolean built(Side side, Theater theater) {
        return (built[side.index()] >>> theater.index() & 1) != 0;
    }

    /** Remembers that a Side built or converted a base. */
    public void markBuilt(Side side, Theater theater) {
        built[side.index()] |= 1L << theater.index();
    }

    /** A new turn: nothing is built yet. */
    public void clearBuilt() {
        built[0] = 0;
        built[1] = 0;
    }

    /** Whether the State Ship can still be used this turn. */
    public boolean stateShipReady() {
        return stateShipReady;
    }

    /** Turns the State Ship up or down. */
    public void setStateShipReady(boolean ready) {
        stateShipReady = ready;
    }

    /** Whether the State Ship fights in this expedition. */
    public boolean stateShipCommitted() {
        return stateShipCommitted;
    }

    /** The State Ship fights in this expedition, or goes home. */
    public void setStateShipCommitted(boolean committed) {
        stateShipCommitted = committed;
    }

    /** Whether Athens had a base in a granary when the turn began. */
    public boolean granaryAtStart() {
        return granaryAtStart;
    }

    /** Remembers whether Athens has a base in a granary. */
    public void setGranaryAtStart(boolean granary) {
        granaryAtStart = granary;
    }

    /** The last battle, until another expedition sets out. */
    public Optional<BattleSum> battle() {
        return battle;
    }

    /** A battle has been summed up. */
    public void setBattle(Optional<BattleSum> sum) {
        battle = sum;
    }

    /** Where a Military issue is being resolved. */
    public Optional<Theater> expedition() {
        return expedition;
    }

    /** Who commands there. */
    public Optional<Faction> general() {
        return general;
    }

    /** A Military issue is resolved there by that General. */
    public void beginExpedition(Theater theater, Faction commander) {
        expedition = Optional.of(theater);
        general = Optional.of(commander);
        battle = Optional.empty();
    }

    /** The Military issue is resolved. */
    public void endExpedition() {
        expedition = Optional.empty();
        general = Optional.empty();
    }

    /** Why the game ended. */
    public Ending ending() {
        return ending;
    }

    /** The Faction that won; empty while the game goes on and for a draw. */
    public Optional<Faction> winner() {
        return winner < 0 ? Optional.empty() : Optional.of(Faction.of(winner));
    }

    /** The game is won. */
    public void win(Ending why, Faction faction) {
        ending = why;
        winner = (byte) faction.index();
    }

    /** The game is drawn. */
    public void draw(Ending why) {
        ending = why;
        winner = -1;
    }

    /** What a Faction was given by one of the final bonuses. */
    public int bonus(Faction faction, int which) {
        return bonus[faction.index() * 4 + which];
    }

    /** A final bonus changes Honor and is remembered for the score. */
    public void addBonus(Faction faction, int which, int change) {
        bonus[faction.index() * 4 + which] += (short) addHonor(faction, change);
    }

    /** Builds units of a kind for points, as many as they and the supply reach for, and tells how many. */
    public int buildFor(int points, Piece piece, Theater theater) {
        int units = Math.min(points / data.piece(piece).buildPoints(), board.supply(piece));
        board.build(theater, piece, units);
        return units;
    }

    /** Whether units and markers may be in a Theater: it is in the play area and not closed by Callias. */
    public boolean isOpen(Theater theater) {
        return openTheaters().has(theater.index());
    }

    /** The Theaters in play; Persia is not among them. */
    public IndexSet openTheaters() {
        return persianWar ? area : areaWithoutTheEast;
    }

    private static IndexSet areaOf(ScenarioFacts scenario) {
        Marks area = new Marks();
        scenario.area().forEach(theater -> area.add(theater.index()));
        return area.isEmpty() ? IndexSet.below(Theater.COUNT) : area.set();
    }
}
