package org.polemarch.perikles.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.book;
import static org.polemarch.perikles.PeriklesTable.setup;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.Situation;
import org.polemarch.core.engine.Game;
import org.polemarch.perikles.Kinds;
import org.polemarch.perikles.Places;
import org.polemarch.perikles.model.Battle;
import org.polemarch.perikles.model.Chronicle;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.view.PeriklesView;
import org.polemarch.testkit.Situations;
import org.polemarch.testkit.Toolkit;

/** Every single thing a part of the board shows has the part redrawn when it changes, there and back. */
class PartsChangeTest {

    private static final Seat FIRST = setup(3).seats().get(0);
    private static final Seat OTHER = setup(3).seats().get(1);
    private static final List<PeriklesView.Stack> STACK =
            List.of(new PeriklesView.Stack(Power.ATHENS, UnitType.TRIREME, Optional.of(3), 5));
    private static final PeriklesView.Line LINE = new PeriklesView.Line(List.of(OTHER), STACK);

    /** A change of a view, by a name for whoever reads the report. */
    private record Change(String name, Function<PeriklesView, PeriklesView> made) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Change> changes() {
        List<Change> all = new ArrayList<>();
        all.add(view("turn", 2));
        all.add(view("phase", Phase.RESOLVE_BATTLES));
        all.add(view("firstPlayer", OTHER));
        all.add(view("specialTile", Optional.of(SpecialTile.PHORMIO)));
        all.add(view("specialTile", Optional.empty()));
        all.add(view("relations", List.of(new PeriklesView.Relation(Power.MEGARA, Power.THEBES, true))));
        all.add(view("relations", List.of(new PeriklesView.Relation(Power.MEGARA, Power.THEBES, false))));
        all.add(view("battle", Optional.empty()));
        all.add(new Change(
                "no locations", view -> with(with(view, "battle", Optional.empty()), "locations", List.of())));
        all.add(player("supply", 9));
        all.add(player("tiles", List.of(Kinds.ANY)));
        all.add(player("specialPlayed", Optional.of(SpecialTile.PLAGUE)));
        all.add(player("cubePoints", 9));
        all.add(player("tilePoints", 9));
        all.add(player("statuePoints", 9));
        all.add(city("cubes", List.of(1, 7, 1)));
        all.add(city("alpha", Optional.of(OTHER)));
        all.add(city("beta", Optional.of(OTHER)));
        all.add(city("leader", Optional.of(OTHER)));
        all.add(city("leader", Optional.empty()));
        all.add(city("statues", List.of(0, 2, 0)));
        all.add(city("defeats", 1));
        all.add(city("track", List.of(8, 6)));
        all.add(city("statueValue", 8));
        for (Power power : List.of(Power.ATHENS, Power.PERSIA)) {
            all.add(force(power, "leaders", List.of(OTHER)));
            all.add(force(power, "pool", List.of()));
        }
        all.add(force(Power.PERSIA, "leaders", List.of()));
        all.add(force(Power.ATHENS, "home", STACK));
        all.add(force(Power.ATHENS, "dead", STACK));
        all.add(place("location", Places.POTIDEA));
        all.add(place("city", Power.MEGARA));
        all.add(place("points", 11));
        all.add(place("rounds", List.of(UnitType.TRIREME)));
        all.add(place("grey", List.of(UnitType.TRIREME, UnitType.TRIREME)));
        all.add(place("violet", List.of(UnitType.TRIREME, UnitType.TRIREME)));
        all.add(place("attackers", LINE));
        all.add(place("defenders", LINE));
        all.add(place("fate", Chronicle.Fate.DEFENDER_TAKES));
        all.add(round("type", UnitType.TRIREME));
        all.add(round("course", Battle.Course.UNOPPOSED));
        all.add(round("attack", 9));
        all.add(round("defence", 9));
        all.add(round("column", Optional.of("3:1")));
        all.add(round("attackerNeeds", 9));
        all.add(round("defenderNeeds", 9));
        all.add(round("attackerTokens", 2));
        all.add(round("defenderTokens", 2));
        all.add(round("dice", List.of(6, 6, 6, 6)));
        all.add(round("doubled", List.of(Power.SPARTA)));
        all.add(round("winner", Optional.of(Side.DEFENCE)));
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("changes")
    void aPartIsDrawnAnew(Change change) {
        changes(war(), change.made().apply(war()));
    }

    /** What is seen in certain phases only. */
    @ParameterizedTest
    @MethodSource("changesInTheirPhases")
    void aPartIsDrawnAnewInItsPhase(Phase phase, Change change) {
        PeriklesView before = with(war(), "phase", phase);
        changes(before, change.made().apply(before));
    }

    static Stream<Arguments> changesInTheirPhases() {
        return Stream.of(
                Arguments.of(Phase.TAKE_INFLUENCE, view("display", List.of(Kinds.ANY))),
                Arguments.of(Phase.TAKE_INFLUENCE, city("alpha", Optional.of(OTHER))),
                Arguments.of(Phase.PROPOSE_CANDIDATES, city("beta", Optional.of(OTHER))),
                Arguments.of(Phase.END_OF_TURN, player("won", List.of(Places.PYLOS))),
                Arguments.of(
                        Phase.RESOLVE_BATTLES,
                        new Change(
                                "holders",
                                view -> place("fate", Chronicle.Fate.DEFENDER_TAKES)
                                        .made()
                                        .andThen(
                                                place("holders", List.of(OTHER)).made())
                                        .apply(view))));
    }

    /** A picked special tile makes cities and places stand for what it is played on. */
    @ParameterizedTest
    @MethodSource("aims")
    void aPickedTileIsAimedAtCitiesAndPlaces(Target place) {
        boolean there = Toolkit.call(() -> {
            PeriklesBoard board = Told.board(945, 720);
            board.show(situation(war()));
            boolean before = board.targets().node(place).isPresent();
            board.show(situation(war(), Target.card(SpecialTile.PLAGUE.id())));
            boolean aimed = board.targets().node(place).isPresent();
            board.show(situation(war()));
            return !before && aimed && board.targets().node(place).isEmpty();
        });
        assertThat(there).isTrue();
    }

    static Stream<Target> aims() {
        String place = war().locations().get(0).location().id();
        return Stream.of(Target.space("plague-" + Power.ATHENS.id()), Target.space("plague-" + place));
    }

    private static void changes(PeriklesView before, PeriklesView after) {
        Toolkit.call(() -> {
            PeriklesBoard kept = Told.board(945, 720);
            kept.show(situation(before));
            List<String> first = Told.of(kept);
            kept.show(situation(after));
            PeriklesBoard fresh = Told.board(945, 720);
            fresh.show(situation(after));
            assertThat(Told.of(kept)).isNotEqualTo(first).containsExactlyElementsOf(Told.of(fresh));
            kept.show(situation(before));
            assertThat(Told.of(kept)).containsExactlyElementsOf(first);
            return kept;
        });
    }

    private static Situation situation(PeriklesView view, Target... picked) {
        Game<PeriklesState> game = Game.start(book(setup(3)), Chance.seeded(1), null);
        return new Situation(
                FIRST,
                view,
                Optional.empty(),
                Set.of(),
                List.of(picked),
                List.of(),
                Situations.of(game, FIRST).outcome());
    }

    /** Forces are being sent and a battle is fought, so that all parts but the open influence tiles are seen. */
    private static PeriklesView war() {
        Game<PeriklesState> game = Game.start(book(setup(3)), Chance.seeded(1), null);
        PeriklesView dealt = (PeriklesView) Situations.of(game, FIRST).view();
        PeriklesView.Round round = new PeriklesView.Round(
                UnitType.HOPLITE,
                Battle.Course.FOUGHT,
                4,
                5,
                Optional.of("1:1"),
                6,
                7,
                0,
                1,
                List.of(1, 2, 3, 4),
                List.of(),
                Optional.empty());
        Location fought = dealt.locations().get(1).location();
        PeriklesView led = city("leader", Optional.of(FIRST)).made().apply(dealt);
        for (Power power : List.of(Power.ATHENS, Power.PERSIA)) {
            led = force(power, "pool", STACK).made().apply(led);
            led = force(power, "leaders", List.of(FIRST)).made().apply(led);
        }
        led = with(led, "battle", Optional.of(new PeriklesView.Fight(fought, 0, List.of(round, round))));
        return with(led, "phase", Phase.COMMIT_FORCES);
    }

    private static Change view(String part, Object value) {
        return new Change(part + " " + value, view -> with(view, part, value));
    }

    private static Change player(String part, Object value) {
        return new Change(
                "player's " + part, view -> with(view, "players", changed(view.players(), FIRST.index(), part, value)));
    }

    private static Change city(String part, Object value) {
        return new Change(
                "city's " + part + " " + value, view -> with(view, "cities", changed(view.cities(), 0, part, value)));
    }

    private static Change force(Power power, String part, Object value) {
        return new Change(
                power + "'s " + part,
                view -> with(view, "forces", changed(view.forces(), power.ordinal(), part, value)));
    }

    private static Change place(String part, Object value) {
        return new Change(
                "place's " + part, view -> with(view, "locations", changed(view.locations(), 0, part, value)));
    }

    private static Change round(String part, Object value) {
        return new Change("round's " + part, view -> {
            PeriklesView.Fight fight = view.battle().orElseThrow();
            return with(view, "battle", Optional.of(with(fight, "rounds", changed(fight.rounds(), 1, part, value))));
        });
    }

    private static <R extends Record> List<R> changed(List<R> all, int index, String part, Object value) {
        List<R> now = new ArrayList<>(all);
        now.set(index, with(all.get(index), part, value));
        return now;
    }

    /** The same record but for one of its parts. */
    @SuppressWarnings("unchecked") // the constructor of the record's own class
    private static <R extends Record> R with(R record, String part, Object value) {
        RecordComponent[] parts = record.getClass().getRecordComponents();
        Class<?>[] types = new Class<?>[parts.length];
        Object[] values = new Object[parts.length];
        try {
            for (int i = 0; i < parts.length; i++) {
                types[i] = parts[i].getType();
                values[i] = parts[i].getName().equals(part)
                        ? value
                        : parts[i].getAccessor().invoke(record);
            }
            return (R) record.getClass().getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(part, e);
        }
    }
}
