package org.polemarch.mountford.rules.politics;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Ending;
import org.polemarch.mountford.model.LossCause;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.control.Control;

/**
 * 7.3: the side that may impose an armistice does so or not. It lasts three full turns. Corinth or Thebes in Athenian
 * hands reverts, but keeps only one SP of each type besides its home guard. An armistice with Sparta frees all hostages
 * (4.2.7). At peace with all three, Athens has won (9.2).
 */
@Cites({"7.3", "4.2.7", "9.2", "9.6.1"})
public class Armistice extends Rule implements Decision<MountfordState, Armistice.Ask, Armistice.Answer> {

    /** Who imposes an armistice on whom. */
    public enum Terms {
        SPARTA_ON_ATHENS(1, Power.SPARTA),
        ATHENS_ON_SPARTA(0, Power.SPARTA),
        ATHENS_ON_CORINTH(0, Power.CORINTH),
        ATHENS_ON_THEBES(0, Power.THEBES);

        private final int seat;
        private final Power with;

        Terms(int seat, Power with) {
            this.seat = seat;
            this.with = with;
        }

        /** The seat that may impose it. */
        public int seat() {
            return seat;
        }

        /** The Peloponnesian power that is party to it. */
        public Power with() {
            return with;
        }
    }

    public record Ask(Terms terms) implements Frame {}

    public sealed interface Answer extends Move {}

    public record Impose() implements Answer {}

    public record FightOn() implements Answer {}

    /** The armistice set all hostages free. */
    public record HostagesReleased() implements GameEvent {}

    /** A leader acts for the power whose SPs he leads. */
    @Cites("9.6.1")
    public record ActsFor(Tile leader, Power power) implements GameEvent {}

    public record Signed(Power power, Seat imposedBy, int lastTurn) implements GameEvent {}

    private static final Terms[] TERMS = Terms.values();
    private static final List<Answer> ANSWERS = List.of(new Impose(), new FightOn());

    private final Relations relations;
    private final Control control;
    private final Armies armies;
    private final int corinth;
    private final int thebes;

    @Inject
    public Armistice(MountfordData data, Relations relations, Control control, Armies armies) {
        super(data);
        this.relations = relations;
        this.control = control;
        this.armies = armies;
        corinth = atlas.at("corinth");
        thebes = atlas.at("thebes");
    }

    /** Whether the terms apply now; all of it is public. */
    public boolean applies(MountfordState state, Terms terms) {
        if (state.armistice(terms.with())) {
            return false;
        }
        return switch (terms) {
            case SPARTA_ON_ATHENS ->
                state.held(TileSet.ATHENIAN) <= limit(terms) || state.bellicosity(0) <= limit(terms);
            case ATHENS_ON_SPARTA ->
                state.held(TileSet.SPARTAN) <= limit(terms) || state.bellicosity(1) <= limit(terms);
            case ATHENS_ON_CORINTH ->
                state.held(TileSet.CORINTHIAN) <= limit(terms) || state.owner(corinth) == Power.ATHENS;
            case ATHENS_ON_THEBES -> state.owner(thebes) == Power.ATHENS;
        };
    }

    /** The most tiles in the treasury, or points of bellicosity, with which the terms can be dictated. */
    protected int limit(Terms terms) {
        return switch (terms) {
            case SPARTA_ON_ATHENS -> figures.armisticeAthenian();
            case ATHENS_ON_SPARTA -> figures.armisticeSpartan();
            case ATHENS_ON_CORINTH -> figures.armisticeCorinthian();
            case ATHENS_ON_THEBES -> 0;
        };
    }

    /** How long the armistice lasts. */
    protected int turns() {
        return figures.armisticeTurns();
    }

    /** The question of the first terms that apply, in the order of the book, after those already asked about. */
    public Optional<Ask> ask(MountfordState state, int asked) {
        for (int i = asked; i < TERMS.length; i++) {
            if (applies(state, TERMS[i])) {
                return Optional.of(new Ask(TERMS[i]));
            }
        }
        return Optional.empty();
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(ask.terms().seat());
    }

    @Override
    public List<Answer> legal(Ask ask, MountfordState state) {
        return ANSWERS;
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        if (answer instanceof Impose) {
            impose(ask.terms(), play);
        }
        if (play.state().ending() == Ending.RUNNING) {
            ask(play.state(), ask.terms().ordinal() + 1).ifPresent(play::next);
        }
    }

    private void impose(Terms terms, Play<MountfordState> play) {
        MountfordState state = play.state();
        Power power = terms.with();
        state.setArmistice(power, state.turn() + turns());
        relations.refresh(state);
        play.report(() -> new Signed(power, Seats.of(terms.seat()), state.turn() + turns()));
        if (power == Power.SPARTA) {
            if (state.spartanHostages() || state.athenianHostages()) {
                play.report(HostagesReleased::new);
            }
            state.freeHostages();
        }
        takeSides(play);
        armies.dismissStranded(play);
        if (power == Power.CORINTH && state.owner(corinth) == Power.ATHENS) {
            revert(play, corinth, Power.CORINTH, Nationality.CORINTHIAN);
        }
        if (power == Power.THEBES && state.owner(thebes) == Power.ATHENS) {
            revert(play, thebes, Power.THEBES, Nationality.THEBAN);
        }
        if (state.armistice(Power.SPARTA) && state.armistice(Power.CORINTH) && state.armistice(Power.THEBES)) {
            state.end(Ending.PEACE_WITH_ALL);
            play.end();
        }
    }

    /** A Spartan who leads only SPs of another nationality leads them as one of theirs when their ways part (9.6.1). */
    private void takeSides(Play<MountfordState> play) {
        MountfordState state = play.state();
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            if (tiles.leader(army).anyNationality() && state.armySize(army) > 0) {
                Power led = led(state, army);
                if (led != Power.NEUTRAL
                        && led != state.armyPower(army)
                        && state.relation(led, state.armyPower(army)) != Relation.FRIENDLY) {
                    state.actFor(army, led);
                    Tile leader = tiles.tile(army);
                    play.report(() -> new ActsFor(leader, led));
                }
            }
        }
    }

    /** The one power whose SPs an army has; NEUTRAL if there are several. */
    protected Power led(MountfordState state, int army) {
        Power led = Power.NEUTRAL;
        IndexSet sps = state.armyKinds(army);
        for (int kind = sps.first(); kind >= 0; kind = sps.after(kind)) {
            Power of = kinds.kind(kind).nationality().power();
            if (led != Power.NEUTRAL && led != of) {
                return Power.NEUTRAL;
            }
            led = of;
        }
        return led;
    }

    private void revert(Play<MountfordState> play, int city, Power power, Nationality nationality) {
        control.seize(play, city, power);
        for (SpType type : SpType.values()) {
            keepOne(play, kinds.of(nationality).and(kinds.of(type)).minus(kinds.guards()));
        }
        armies.dismissStranded(play);
    }

    /** Those in the field are lost before those at home. */
    private void keepOne(Play<MountfordState> play, IndexSet sort) {
        MountfordState state = play.state();
        int total = 0;
        for (int kind = sort.first(); kind >= 0; kind = sort.after(kind)) {
            total += state.atHome(kind);
            for (int index = state.persiaAfter(-1); index >= 0; index = state.persiaAfter(index)) {
                total += state.inPersia(index, kind);
            }
            for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
                total += state.armySp(army, kind);
            }
        }
        for (int kind = sort.first(); kind >= 0; kind = sort.after(kind)) {
            for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
                while (total > 1 && state.armySp(army, kind) > 0) {
                    armies.lose(play, army, kind, LossCause.ARMISTICE);
                    total--;
                }
            }
            for (int index = state.persiaAfter(-1); index >= 0; index = state.persiaAfter(index)) {
                while (total > 1 && state.inPersia(index, kind) > 0) {
                    armies.loseLoose(play, atlas.persiaAt(index), kind, LossCause.ARMISTICE);
                    total--;
                }
            }
            while (total > 1 && state.atHome(kind) > 0) {
                armies.loseLoose(play, kinds.kind(kind).home(), kind, LossCause.ARMISTICE);
                total--;
            }
        }
    }
}
