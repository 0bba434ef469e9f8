package org.polemarch.victory;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.polemarch.api.game.Setup;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.play.Frame;
import org.polemarch.core.engine.Rulebook;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.testkit.Table;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.cards.CardReader;
import org.polemarch.victory.cards.EffectReader;
import org.polemarch.victory.cards.SelectorReader;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.Cards;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Source;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.effects.UseCard;
import org.polemarch.victory.rules.turn.PlayStep;
import org.polemarch.victory.supply.SupplyLines;

/** A position for tests, written as the players would say it: "sparta hoplite argos". */
public final class Position {

    private static final VictoryOrDeathPlugin PLUGIN = new VictoryOrDeathPlugin();

    /** The figures of the game. */
    public static final VictoryData DATA = VictoryData.of(PLUGIN.data());

    /** Supply by the book. */
    public static final SupplyLines SUPPLY = new SupplyLines();

    private static final SelectorReader SELECTORS = new SelectorReader(DATA, SUPPLY);

    /** The cards of the game. */
    public static final CardList CARDS = new CardList(DATA, new CardReader(SELECTORS, new EffectReader(SELECTORS)));

    private static final Map<Setup, Rulebook<VictoryState>> BOOKS = new ConcurrentHashMap<>();

    private final VictoryState state = new VictoryState(DATA);
    private Setup setup = PLUGIN.info().defaultSetup();

    private Position() {}

    /** The pieces of the set-up, no cards dealt. */
    public static Position start() {
        return new Position();
    }

    /** An empty board with these pieces. */
    public static Position of(String... pieces) {
        Position position = new Position();
        for (int power = 0; power < Power.COUNT; power++) {
            for (int sort = 0; sort < Sort.COUNT; sort++) {
                for (Space space : DATA.atlas().list(position.state.board().pieces(power, sort))) {
                    position.state.board().remove(PieceAt.code(power, sort, space.index()));
                }
            }
        }
        return position.and(pieces);
    }

    /** These pieces and tokens as well. */
    public Position and(String... pieces) {
        for (String piece : pieces) {
            String[] words = piece.split(" ");
            int power = power(words[0]);
            int space = space(words[2]);
            if (words[1].equals("token")) {
                state.board().fillBowl(power);
                state.board().placeToken(power, space);
            } else {
                state.board().put(power, sort(words[1]), space);
            }
        }
        return this;
    }

    /** Without that piece. */
    public Position without(String piece) {
        state.board().remove(code(piece));
        return this;
    }

    /** Tokens in the bowl. */
    public Position bowl(String power, int count) {
        for (int i = 0; i < count; i++) {
            state.board().fillBowl(power(power));
        }
        return this;
    }

    /** Cards in hand. */
    public Position hand(String power, String... cards) {
        return fill(state.cards().hand(power(power)), cards);
    }

    /** Cards in the draw deck, the last one on top. */
    public Position deck(String power, String... cards) {
        for (String card : cards) {
            state.cards().draw(power(power)).put(CARDS.card(card).kind());
        }
        return this;
    }

    /** Face-down Prepare cards. */
    public Position prepared(String power, String... cards) {
        return fill(state.cards().prepared(power(power)), cards);
    }

    /** Status cards. */
    public Position status(String power, String... cards) {
        return fill(state.cards().status(power(power)), cards);
    }

    /** Discards everybody saw. */
    public Position seen(String power, String... cards) {
        fill(state.cards().discards(power(power)), cards);
        return fill(state.cards().seen(power(power)), cards);
    }

    private Position fill(Deck pile, String... cards) {
        for (String card : cards) {
            Cards.sortIn(pile, CARDS.card(card).kind());
        }
        return this;
    }

    /** Victory Points. */
    public Position points(int oligarchs, int demos) {
        state.score(0, oligarchs, Source.CARDS);
        state.score(1, demos, Source.CARDS);
        return this;
    }

    /** Whose turn it is, in the Play step. */
    public Position turn(String power) {
        return turn(power, Step.PLAY);
    }

    /** Whose turn it is, and the step. */
    public Position turn(String power, Step step) {
        state.beginTurn(power(power));
        state.enter(step);
        return this;
    }

    /** The round. */
    public Position round(int round) {
        state.setRound(round);
        return this;
    }

    /** An option of the setup. */
    public Position option(String id, String value) {
        setup = setup.withOption(id, value);
        return this;
    }

    /** The state. */
    public VictoryState state() {
        return state;
    }

    /** The rules; they have no state, so they are wired once for each setup. */
    public Rulebook<VictoryState> book() {
        return BOOKS.computeIfAbsent(setup, Position::wire);
    }

    @SuppressWarnings("unchecked") // the plugin's own state
    private static Rulebook<VictoryState> wire(Setup setup) {
        return (Rulebook<VictoryState>)
                PreparedGame.of(PLUGIN, List.of(), setup, Optional.empty()).book();
    }

    /** A table at this position where these frames are done. */
    public Table<VictoryState> run(Frame... frames) {
        return new Table<>(book(), state).run(frames);
    }

    /** A table at this position where nothing is done yet. */
    public Table<VictoryState> table() {
        return new Table<>(book(), state);
    }

    /** The Play step of the mover. */
    public Table<VictoryState> playStep() {
        return run(new PlayStep.Choose(Power.of(state.mover())));
    }

    /** The mover plays that card from hand. */
    public Table<VictoryState> play(String card) {
        int kind = CARDS.card(card).kind();
        if (!state.cards().hand(state.mover()).contains(kind)) {
            Cards.sortIn(state.cards().hand(state.mover()), kind);
        }
        return playStep().choose("play " + card);
    }

    /** A card is used as if it had been played. */
    public Table<VictoryState> use(String card) {
        int kind = CARDS.card(card).kind();
        return run(new UseCard.Begin(new Use(kind, CARDS.card(kind).owner().ordinal(), Trigger.PLAYED)));
    }

    /** The ordinal of a power. */
    public static int power(String id) {
        return Power.valueOf(id.toUpperCase(Locale.ROOT)).ordinal();
    }

    private static int sort(String id) {
        return Sort.valueOf(id.toUpperCase(Locale.ROOT)).ordinal();
    }

    /** The index of a space. */
    public static int space(String id) {
        return DATA.atlas().space(id, "a test").index();
    }

    /** The code of "sparta hoplite argos". */
    public static int code(String piece) {
        String[] words = piece.split(" ");
        return PieceAt.code(power(words[0]), sort(words[1]), space(words[2]));
    }

    /** The piece "sparta hoplite argos". */
    public static PieceAt piece(String piece) {
        return DATA.atlas().piece(code(piece));
    }

    /** Whether the piece on the board is supplied. */
    public static boolean isSupplied(VictoryState state, int piece) {
        long supplied = SUPPLY.supplied(PieceAt.power(piece), PieceAt.sort(piece), state);
        return Spaces.has(supplied, PieceAt.space(piece));
    }

    /** Whether the piece is on the board. */
    public static boolean has(VictoryState state, String piece) {
        return state.board().has(code(piece));
    }
}
