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

    public PericlesState(PericlesData data, ScenarioFacts scenario, boolean compatriotsShow) {
        this.data = data;
        this.compatriotsShow = compatriotsShow;
        this.scenario = scenario;
        area = scenario.theaters();
        areaWithoutTheEast = area.without(Theater.EASTERN_MEDITERRANEAN.index());
        board = new Board(data);
        treasury = new Treasury(data.amounts().strategos());
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

    public PericlesData data() {
        return data;
    }

    public ScenarioFacts scenario() {
        return scenario;
    }

    /** Whether compatriots show each other their tokens and markers (4.1). */
    public boolean compatriotsShow() {
        return compatriotsShow;
    }

    public Board board() {
        return board;
    }

    public Treasury treasury() {
        return treasury;
    }

    public Cards cards() {
        return cards;
    }

    public Display display() {
        return display;
    }

    public Queues queues() {
        return queues;
    }

    /** The turn, as the timeline numbers it. */
    public int turn() {
        return turn;
    }

    public void advanceTurn() {
        turn++;
    }

    public int honor(Faction faction) {
        return honor[faction.index()];
    }

    public int honor(Side side) {
        return honor[side.first().index()] + honor[side.second().index()];
    }

    /** Changes Honor, which never falls below 0, and returns by how much it changed. */
    public int addHonor(Faction faction, int change) {
        int before = honor[faction.index()];
        int after = Math.max(0, Math.min(MOST_HONOR, before + change));
        honor[faction.index()] = (short) after;
        return after - before;
    }

    public Faction controlling(Side side) {
        return Faction.of(2 * side.index() + controlling[side.index()]);
    }

    public Faction opposition(Side side) {
        return controlling(side).compatriot();
    }

    public void setControlling(Faction faction) {
        controlling[faction.side().index()] = (byte) (faction.index() & 1);
    }

    /** The Favor of the Assembly: -1 for the first Faction, 1 for the second, 0 for none. */
    public int favor(Side side) {
        return favor[side.index()];
    }

    public void setFavor(Side side, int box) {
        favor[side.index()] = (byte) box;
    }

    public boolean war() {
        return war;
    }

    public void setWar(boolean now) {
        war = now;
    }

    public boolean postPlague() {
        return postPlague;
    }

    public void setPostPlague() {
        postPlague = true;
    }

    public boolean alcibiadesInPersia() {
        return alcibiadesInPersia;
    }

    public void sendAlcibiadesToPersia() {
        alcibiadesInPersia = true;
    }

    public boolean persianWar() {
        return persianWar;
    }

    public void endPersianWar() {
        persianWar = false;
    }

    public boolean hostages(Side side) {
        return hostages[side.index()] != 0;
    }

    public void setHostages(Side side, boolean held) {
        hostages[side.index()] = (byte) (held ? 1 : 0);
    }

    public boolean willFailed(Side side) {
        return willFailed[side.index()] != 0;
    }

    public void setWillFailed(Side side, boolean failed) {
        willFailed[side.index()] = (byte) (failed ? 1 : 0);
    }

    /** Whether the Will of the Assembly was beyond a Side from the start (11.41). */
    public boolean ignoresWill(Side side) {
        return ignoreWill[side.index()] != 0;
    }

    public void setIgnoresWill(Side side, boolean ignored) {
        ignoreWill[side.index()] = (byte) (ignored ? 1 : 0);
    }

    public int capital(Faction faction) {
        return capital[faction.index()];
    }

    public void setCapital(Faction faction, int honor) {
        capital[faction.index()] = (byte) honor;
    }

    /** Which Faction gained Oration Honor this turn: -1 the first, 1 the second, 0 neither. */
    public int oration(Side side) {
        return oration[side.index()];
    }

    public void setOration(Side side, int direction) {
        oration[side.index()] = (byte) direction;
    }

    public Faction inOrder(int position) {
        return Faction.of(order[position]);
    }

    public void setOrder(int position, Faction faction) {
        order[position] = (byte) faction.index();
    }

    public int brainTrust(Faction faction) {
        return brainTrust[faction.index()];
    }

    public void setBrainTrust(Faction faction, int value) {
        brainTrust[faction.index()] = (byte) value;
    }

    public boolean built(Side side, Theater theater) {
        return (built[side.index()] >>> theater.index() & 1) != 0;
    }

    public void markBuilt(Side side, Theater theater) {
        built[side.index()] |= 1L << theater.index();
    }

    public void clearBuilt() {
        built[0] = 0;
        built[1] = 0;
    }

    public boolean stateShipReady() {
        return stateShipReady;
    }

    public void setStateShipReady(boolean ready) {
        stateShipReady = ready;
    }

    public boolean stateShipCommitted() {
        return stateShipCommitted;
    }

    public void setStateShipCommitted(boolean committed) {
        stateShipCommitted = committed;
    }

    public boolean granaryAtStart() {
        return granaryAtStart;
    }

    public void setGranaryAtStart(boolean granary) {
        granaryAtStart = granary;
    }

    public Optional<BattleSum> battle() {
        return battle;
    }

    public void setBattle(Optional<BattleSum> sum) {
        battle = sum;
    }

    public Optional<Theater> expedition() {
        return expedition;
    }

    public Optional<Faction> general() {
        return general;
    }

    public void beginExpedition(Theater theater, Faction commander) {
        expedition = Optional.of(theater);
        general = Optional.of(commander);
        battle = Optional.empty();
    }

    public void endExpedition() {
        expedition = Optional.empty();
        general = Optional.empty();
    }

    public Ending ending() {
        return ending;
    }

    /** The Faction that won; empty during the game and after a draw. */
    public Optional<Faction> winner() {
        return winner < 0 ? Optional.empty() : Optional.of(Faction.of(winner));
    }

    public void win(Ending why, Faction faction) {
        ending = why;
        winner = (byte) faction.index();
    }

    public void draw(Ending why) {
        ending = why;
        winner = -1;
    }

    public int bonus(Faction faction, int which) {
        return bonus[faction.index() * 4 + which];
    }

    public void addBonus(Faction faction, int which, int change) {
        bonus[faction.index() * 4 + which] += (short) addHonor(faction, change);
    }

    /** Whether units and markers may be in a Theater: it is in the play area and not closed by Callias. */
    public boolean isOpen(Theater theater) {
        return openTheaters().has(theater.index());
    }

    /** The Theaters in play; Persia is not among them. */
    public IndexSet openTheaters() {
        return persianWar ? area : areaWithoutTheEast;
    }
}
