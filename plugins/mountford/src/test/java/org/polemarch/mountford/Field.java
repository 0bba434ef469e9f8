package org.polemarch.mountford;

import com.google.inject.Guice;
import com.google.inject.Injector;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.play.Frame;
import org.polemarch.core.engine.Rulebook;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Battle;
import org.polemarch.mountford.model.Entry;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Operation;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.movement.RouteChoice;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.testkit.Table;

/**
 * Positions for tests, in the words of the game: SPs by kind ("hoplite-sparta"), armies by their leader's tile, spaces by
 * id. A line of forces reads "7 hoplite-athens".
 */
public final class Field {

    private static final MountfordPlugin PLUGIN = new MountfordPlugin();
    private static final Injector INJECTOR =
            Guice.createInjector(PLUGIN.rules(PLUGIN.data(), PLUGIN.info().defaultSetup()));
    private static final Rulebook<MountfordState> BOOK = book();

    private final MountfordState state;

    private Field(MountfordState state) {
        this.state = state;
    }

    @SuppressWarnings("unchecked") // the plugin's game is one of Mountford states
    private static Rulebook<MountfordState> book() {
        return (Rulebook<MountfordState>)
                PreparedGame.of(PLUGIN, List.of(), PLUGIN.info().defaultSetup(), Optional.empty())
                        .book();
    }

    /** A position that stands. */
    static Field of(MountfordState state) {
        return new Field(state);
    }

    /** The position at the start of the game. */
    public static Field start() {
        return new Field(BOOK.game().table());
    }

    /** The start without a single SP on the map and without rebels. */
    public static Field bare() {
        Field field = start();
        for (int kind = 0; kind < data().kinds().size(); kind++) {
            field.state.removeLoose(data().kinds().kind(kind).home(), kind, field.state.atHome(kind));
        }
        field.state.rebels().clear();
        return field;
    }

    public static MountfordData data() {
        return rule(MountfordData.class);
    }

    /** A rule or a collaborator of the rules. */
    public static <T> T rule(Class<T> type) {
        return INJECTOR.getInstance(type);
    }

    public static Rulebook<MountfordState> rules() {
        return BOOK;
    }

    public static int space(String id) {
        return data().atlas().at(id);
    }

    public static int kind(String id) {
        return data().kinds().named(id).index();
    }

    public static int tile(String id) {
        return data().tiles().named(id).index();
    }

    public static Tile tileOf(String id) {
        return data().tiles().named(id);
    }

    public static Kind kindOf(String id) {
        return data().kinds().named(id);
    }

    public MountfordState state() {
        return state;
    }

    /** Unactivated SPs at home, such as "3 hoplite-athens". */
    public Field home(String... lines) {
        for (String line : lines) {
            String[] parts = line.trim().split(" ", -1);
            Kind kind = kindOf(parts[1]);
            state.addLoose(kind.home(), kind.index(), Integer.parseInt(parts[0]));
        }
        return this;
    }

    /** Unactivated SPs in a space: their home, or one of Persia (9.3.3). */
    public Field loose(String space, String line) {
        String[] parts = line.trim().split(" ", -1);
        state.addLoose(space(space), kind(parts[1]), Integer.parseInt(parts[0]));
        return this;
    }

    /** An army on the map, acting for its leader's own power. */
    public Field army(String leader, String space, String... lines) {
        return army(leader, data().tiles().leader(tile(leader)).power(), space, lines);
    }

    /** An army on the map. */
    public Field army(String leader, Power power, String space, String... lines) {
        int army = tile(leader);
        state.chest().toMap(army);
        state.placeLeader(army, space(space), power);
        for (String line : lines) {
            String[] parts = line.trim().split(" ", -1);
            int count = Integer.parseInt(parts[0]);
            state.addLoose(data().kinds().named(parts[1]).home(), kind(parts[1]), count);
            state.moveArmy(army, data().kinds().named(parts[1]).home());
            for (int i = 0; i < count; i++) {
                state.activate(army, kind(parts[1]));
            }
            state.moveArmy(army, space(space));
        }
        return this;
    }

    public Field control(String space, Power power) {
        state.setControl(space(space), power);
        return this;
    }

    /** Puts all spaces of an area under a power. */
    public Field area(String area, Power power) {
        for (int space : data().atlas().area(data().atlas().areaAt(area)).spaces()) {
            state.setControl(space, power);
        }
        return this;
    }

    public Field rebel(String... spaces) {
        for (String space : spaces) {
            state.rebels().add(space(space));
        }
        return this;
    }

    public Field ravaged(String... areas) {
        for (String area : areas) {
            state.ravage(data().atlas().areaAt(area));
        }
        return this;
    }

    public Field turn(int turn) {
        state.beginTurn(turn);
        return this;
    }

    /** An armistice between Athens and a power, through a turn. */
    public Field armistice(Power power, int until) {
        state.setArmistice(power, until);
        return refresh();
    }

    public Field bellicosity(int athens, int peloponnese) {
        state.setBellicosity(0, athens);
        state.setBellicosity(1, peloponnese);
        return this;
    }

    /** Argos has entered the war. */
    public Field argosAtWar() {
        state.setArgos(Entry.AT_WAR);
        return refresh();
    }

    public Field syracuseAtWar() {
        state.setSyracuse(Entry.AT_WAR);
        return refresh();
    }

    public Field persiaAtWar() {
        state.setPersiaAtWar(true);
        return this;
    }

    /** Only these tiles of the seat are left in its treasury; the others lie in their pools. */
    public Field treasury(int seat, String... ids) {
        for (int i = 0; i < data().tiles().size(); i++) {
            if (data().tiles().setOf(i).seat() == seat && state.chest().holds(i)) {
                state.chest().toPool(i);
            }
        }
        return hold(ids);
    }

    /** These tiles are in their owners' treasuries. */
    public Field hold(String... ids) {
        for (String id : ids) {
            state.chest().toTreasury(tile(id));
        }
        return this;
    }

    public Field box(String id) {
        state.chest().toBox(tile(id));
        return refresh();
    }

    public Field discarded(String... ids) {
        for (String id : ids) {
            state.chest().toDiscard(tile(id));
        }
        return this;
    }

    public Field siege(String space, int seat, int points) {
        state.setSiege(space(space), seat, points);
        return this;
    }

    public Field refresh() {
        rule(Relations.class).refresh(state);
        return this;
    }

    /** The table at which a seat is asked for an operation, these dice to come. */
    public static Table<MountfordState> ask(Field field, int seat, int... dice) {
        return field.table().dice(dice).run(new OperationChoice.Ask(seat));
    }

    public static Space place(String id) {
        return data().atlas().space(space(id));
    }

    /** The table at this position. */
    public Table<MountfordState> table() {
        return new Table<>(BOOK, state);
    }

    /** Does these frames without any dice written down beforehand. */
    public Table<MountfordState> run(Frame... frames) {
        return table().run(frames);
    }

    /** A continuing operation of a power in a space has begun. */
    public static void continuing(MountfordState state, String objective, Power power) {
        state.op().begin(Operation.Sort.CONTINUING, power.seat());
        state.op().goOn(space(objective), power);
    }

    /** The active player has won a battle in the objective, at sea or on land. */
    public static void won(MountfordState state, boolean naval) {
        Battle battle = fighting(state, naval);
        battle.win(0, 0);
        state.op().conclude(battle);
    }

    /** The land battle in the objective was called off. */
    public static void calledOff(MountfordState state) {
        Battle battle = fighting(state, true);
        battle.callOff();
        state.op().conclude(battle);
    }

    private static Battle fighting(MountfordState state, boolean naval) {
        Battle battle = state.battle().copy();
        battle.begin(Battle.Call.offered(
                data().atlas().space(state.op().objective()),
                Seats.of(state.op().seat()),
                state.op().power()));
        battle.muster(naval);
        return battle;
    }

    /** The table while the army of that leader is about to be given a new objective. */
    public Table<MountfordState> campaign(String leader) {
        state.op().begin(Operation.Sort.SPECIAL, state.armySeat(tile(leader)));
        state.op().dispatch(tile(leader), state.armyPower(tile(leader)));
        return table();
    }

    /** Takes the first of the legal ways wherever they part. */
    public static void anyWay(Table<MountfordState> table) {
        while (!table.game().over() && table.game().question().frame() instanceof RouteChoice.Fork) {
            table.choose(table.notations().get(0));
        }
    }

    // -- what the tests look at

    public static int at(MountfordState state, String space, String kind) {
        return state.loose(space(space), kind(kind));
    }

    public static int in(MountfordState state, String army, String kind) {
        return state.armySp(tile(army), kind(kind));
    }

    /** Where an army stands; "off" if its leader is not on the map. */
    public static String where(MountfordState state, String army) {
        int space = state.armySpace(tile(army));
        return space < 0 ? "off" : data().atlas().space(space).id();
    }

    public static Power owner(MountfordState state, String space) {
        return state.owner(space(space));
    }
}
