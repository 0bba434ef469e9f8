package org.polemarch.pericles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Setup;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.Rulebook;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.pericles.model.CardId;
import org.polemarch.pericles.model.Display;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Pile;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.testkit.Table;

/** A table for rule tests in the game's words: an empty map of the second war, and what a test puts on it. */
public final class PericlesTable {

    private static final PericlesPlugin PLUGIN = new PericlesPlugin();

    private final Rulebook<PericlesState> book;
    private final PericlesState state;
    private final Table<PericlesState> table;

    private PericlesTable(Rulebook<PericlesState> book, PericlesState state) {
        this.book = book;
        this.state = state;
        this.table = new Table<>(book, state);
    }

    /** The rules of a scenario. */
    public static Rulebook<PericlesState> book(String scenario) {
        return book(PLUGIN.info().defaultSetup().withScenario(scenario));
    }

    @SuppressWarnings("unchecked") // the plugin binds its own state
    static Rulebook<PericlesState> book(Setup setup) {
        return (Rulebook<PericlesState>)
                PreparedGame.of(PLUGIN, List.of(), setup, Optional.empty()).book();
    }

    /** A whole game of a scenario. */
    @SuppressWarnings("unchecked") // the plugin binds its own state
    public static Game<PericlesState> game(String scenario, long seed) {
        Setup setup = setup().withScenario(scenario);
        return ((PreparedGame<PericlesState>) PreparedGame.of(PLUGIN, List.of(), setup, Optional.empty())).start(seed);
    }

    /** A whole game of a scenario, told to a listener. */
    public static Game<PericlesState> game(String scenario, long seed, Consumer<? super GameEvent> listener) {
        return Game.start(book(scenario), Chance.seeded(seed), listener);
    }

    /** The usual setup. */
    static Setup setup() {
        return PLUGIN.info().defaultSetup();
    }

    /** The opening position of a scenario. */
    public static PericlesTable opening(String scenario) {
        return opening(setup().withScenario(scenario));
    }

    static PericlesTable opening(Setup setup) {
        Rulebook<PericlesState> book = book(setup);
        return new PericlesTable(book, book.game().table());
    }

    /** An empty map at War. */
    public static PericlesTable war() {
        PericlesTable table = opening("14.3");
        PericlesState state = table.state;
        for (int t = 0; t < Theater.COUNT; t++) {
            for (int p = 0; p < Piece.COUNT; p++) {
                while (state.board().count(Theater.of(t), Piece.of(p)) > 0) {
                    state.board().eliminate(Theater.of(t), Piece.of(p));
                }
            }
        }
        state.setWar(true);
        return table;
    }

    /** An empty map at War, governed by the Aristocrats and the Eurypontids. */
    public static PericlesTable governed() {
        return war().controlling(Faction.ARISTOCRAT, Faction.EURYPONTID);
    }

    /** An empty map at Peace. */
    public static PericlesTable peace() {
        PericlesTable table = war();
        table.state.setWar(false);
        return table;
    }

    /** Pieces in a Theater, such as "3 athens-land, 1 delian-base". */
    public PericlesTable at(Theater theater, String pieces) {
        for (String each : pieces.split(",")) {
            String[] words = each.trim().split(" ");
            Piece piece = Piece.valueOf(words[1].toUpperCase(Locale.ROOT).replace('-', '_'));
            state.board().build(theater, piece, Integer.parseInt(words[0]));
        }
        return this;
    }

    /** Treachery markers of a Side. */
    public PericlesTable treachery(Side side, Theater theater, int count) {
        assertThat(state.board().plot(side, theater, count)).isEqualTo(count);
        return this;
    }

    /** Tokens behind a shield. */
    public PericlesTable tokens(Faction faction, int count) {
        assertThat(state.treasury().earn(faction, count)).isEqualTo(count);
        return this;
    }

    /** The same tokens behind every shield. */
    public PericlesTable tokens(int count) {
        for (Faction faction : Faction.values()) {
            tokens(faction, count);
        }
        return this;
    }

    /** The Honor of a Faction. */
    public PericlesTable honor(Faction faction, int honor) {
        state.addHonor(faction, honor - state.honor(faction));
        return this;
    }

    /** Who controls the governments. */
    public PericlesTable controlling(Faction... factions) {
        for (Faction faction : factions) {
            state.setControlling(faction);
        }
        return this;
    }

    /** The next battle cards of a Side, by their values. */
    public PericlesTable cards(Side side, int... values) {
        Pile deck = state.cards().battle(side);
        int[] next = {0, 5, 11, 19, 26};
        int[] chosen = new int[values.length];
        for (int i = 0; i < values.length; i++) {
            chosen[i] = next[values[i] - 1]++;
            assertThat(state.data().card(side, chosen[i]).value()).isEqualTo(values[i]);
        }
        for (int i = values.length - 1; i >= 0; i--) {
            deck.toTop(chosen[i]);
        }
        return this;
    }

    /** A hand of these cards; they are taken from the deck. */
    public PericlesTable hand(Faction faction, String... ids) {
        state.cards().setHand(faction, takeFromDeck(faction, ids));
        return this;
    }

    /** An Entourage of these cards; they are taken from the deck. */
    public PericlesTable entourage(Faction faction, String... ids) {
        state.cards().setEntourage(faction, takeFromDeck(faction, ids));
        return this;
    }

    private IndexSet takeFromDeck(Faction faction, String... ids) {
        IndexSet set = IndexSet.EMPTY;
        for (String id : ids) {
            int card = state.data().index(faction.side(), new CardId(id));
            if (state.data().ordinaryCards(faction.side()).has(card)) {
                state.cards().battle(faction.side()).toTop(card);
                state.cards().battle(faction.side()).draw();
            }
            set = set.with(card);
        }
        return set;
    }

    /** An issue from the pool on a space; negative on the first Faction's half. */
    public PericlesTable issue(Side side, Issue issue, int space) {
        state.display().put(side, state.display().inPool(side, issue), space);
        return this;
    }

    /** A marker placed in a queue by its owner. */
    public PericlesTable queue(Theater theater, Faction owner, Marker marker) {
        state.queues().give(owner, owner, marker, 1);
        state.queues().place(owner, owner, marker, theater);
        return this;
    }

    /** Markers of its own in the hand of a Faction. */
    public PericlesTable markers(Faction faction, Marker marker, int count) {
        state.queues().give(faction, faction, marker, count);
        return this;
    }

    /** The first marker of an issue, wherever it lies. */
    public int slot(Side side, Issue issue) {
        for (int slot = 0; slot < state.data().issueSlots(side); slot++) {
            if (state.data().issue(side, slot) == issue) {
                return slot;
            }
        }
        throw new AssertionError(issue);
    }

    /** Where markers of an issue lie on a display. */
    public List<Integer> spaces(Side side, Issue issue) {
        List<Integer> spaces = new java.util.ArrayList<>();
        for (int slot = 0; slot < state.data().issueSlots(side); slot++) {
            if (state.data().issue(side, slot) == issue && state.display().space(side, slot) < Display.POOL) {
                spaces.add(state.display().space(side, slot));
            }
        }
        return spaces;
    }

    /** How many of a kind stand in a Theater. */
    public int count(Theater theater, Piece piece) {
        return table.state().board().count(theater, piece);
    }

    /** The Honor of a Faction now. */
    public int honor(Faction faction) {
        return table.state().honor(faction);
    }

    /** Tokens a Faction has now. */
    public int held(Faction faction) {
        return table.state().treasury().held(faction);
    }

    /** Carries frames out up to the first question. */
    public Table<PericlesState> run(Frame... frames) {
        return table.run(frames);
    }

    /** Carries frames out with real chance. */
    public Game<PericlesState> play(long seed, Frame... frames) {
        return Game.at(book, state, List.of(frames), Chance.seeded(seed), null);
    }

    /** The table underneath. */
    public Table<PericlesState> table() {
        return table;
    }

    /** The rules. */
    public Rulebook<PericlesState> rules() {
        return book;
    }

    /** The position. */
    public PericlesState state() {
        return table.state();
    }
}
