package org.polemarch.mountford.rules.politics;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.data.Kinds;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.Tiles;
import org.polemarch.mountford.model.Ending;
import org.polemarch.mountford.model.LossCause;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.movement.Armies;
import org.polemarch.mountford.rules.scenario.Control;

/**
 * 7.3: the side that may impose an armistice does so or not. It lasts three full turns. Corinth or Thebes in Athenian
 * hands reverts, but keeps only one SP of each type besides its home guard. An armistice with Sparta frees all hostages
 * (4.2.7). At peace with all three, Athens has won (9.2).
 */
@Cites({"7.3", "4.2.7", "9.2", "9.6.1"})
public class ArmisticeChoice implements Decision<MountfordState, ArmisticeChoice.Ask, ArmisticeChoice.Answer> {

    /** Impose it? */
    public record Ask(Armistice.Terms terms) implements Frame {}

    /** The answer. */
    public sealed interface Answer extends Move {}

    /** Impose it. */
    public record Impose() implements Answer {}

    /** Fight on. */
    public record FightOn() implements Answer {}

    /** The armistice set all hostages free. */
    public record HostagesReleased() implements GameEvent {}

    /** A leader acts for the power whose SPs he leads. */
    @Cites("9.6.1")
    public record ActsFor(Tile leader, Power power) implements GameEvent {}

    /** An armistice was signed. */
    public record Signed(Power power, Seat imposedBy, int lastTurn) implements GameEvent {}

    private static final List<Answer> ANSWERS = List.of(new Impose(), new FightOn());

    private final Relations relations;
    private final Control control;
    private final Armies armies;
    private final Atlas atlas;
    private final Kinds kinds;
    private final Tiles tiles;
    private final int turns;
    private final int corinth;
    private final int thebes;

    @Inject
    public ArmisticeChoice(MountfordData data, Relations relations, Control control, Armies armies) {
        this.relations = relations;
        this.control = control;
        this.armies = armies;
        kinds = data.kinds();
        tiles = data.tiles();
        turns = data.figures().armisticeTurns();
        atlas = data.atlas();
        corinth = atlas.at("corinth");
        thebes = atlas.at("thebes");
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
        if (answer instanceof FightOn) {
            return;
        }
        MountfordState state = play.state();
        Power power = ask.terms().with();
        state.setArmistice(power, state.turn() + turns);
        relations.refresh(state);
        play.report(() -> new Signed(power, Seats.of(ask.terms().seat()), state.turn() + turns));
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
            if (state.armySpace(army) >= 0 && tiles.leader(army).anyNationality() && state.armySize(army) > 0) {
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
        for (int kind = 0; kind < kinds.size(); kind++) {
            if (state.armySp(army, kind) > 0) {
                Power of = kinds.kind(kind).nationality().power();
                if (led != Power.NEUTRAL && led != of) {
                    return Power.NEUTRAL;
                }
                led = of;
            }
        }
        return led;
    }

    private void revert(Play<MountfordState> play, int city, Power power, Nationality nationality) {
        control.seize(play, city, power);
        for (SpType type : SpType.values()) {
            keepOne(play, kinds.of(nationality) & kinds.of(type) & ~kinds.guards());
        }
        armies.dismissStranded(play);
    }

    /** Those in the field are lost before those at home. */
    private void keepOne(Play<MountfordState> play, long mask) {
        MountfordState state = play.state();
        int total = 0;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            int kind = Long.numberOfTrailingZeros(rest);
            total += state.atHome(kind);
            for (int index = state.persiaAfter(-1); index >= 0; index = state.persiaAfter(index)) {
                total += state.inPersia(index, kind);
            }
            for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
                total += state.armySp(army, kind);
            }
        }
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            int kind = Long.numberOfTrailingZeros(rest);
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
