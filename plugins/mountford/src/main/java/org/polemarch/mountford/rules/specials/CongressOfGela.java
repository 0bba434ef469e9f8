package org.polemarch.mountford.rules.specials;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Entry;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.control.Syracuse;

/**
 * 9.7.4 Congress of Gela: the Athenian player chooses between the removal of all garrisons in Sicily and war with
 * Syracuse. Once Syracuse is at war or out of the game only the first is left.
 */
@Cites({"9.7.4", "9.3.2", "9.6.4"})
public class CongressOfGela extends Rule
        implements Decision<MountfordState, CongressOfGela.Ask, CongressOfGela.Answer> {

    public record Ask() implements Frame {}

    public sealed interface Answer extends Move {}

    /** All garrisons in Sicily are removed. */
    public record RemoveGarrisons() implements Answer {}

    public record AcceptWar() implements Answer {}

    public record GarrisonGone(Space space) implements GameEvent {}

    public record SicilyCleared() implements GameEvent {}

    private static final List<Answer> BOTH = List.of(new RemoveGarrisons(), new AcceptWar());
    private static final List<Answer> ONE = List.of(new RemoveGarrisons());

    private final Syracuse syracuse;
    private final SpaceSet sicily;

    @Inject
    public CongressOfGela(MountfordData data, Syracuse syracuse) {
        super(data);
        this.syracuse = syracuse;
        sicily = atlas.spacesOf("sicily");
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.ATHENS;
    }

    @Override
    public List<Answer> legal(Ask ask, MountfordState state) {
        return state.syracuse() == Entry.NEUTRAL ? BOTH : ONE;
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        if (answer instanceof AcceptWar) {
            syracuse.declareWar(play);
            return;
        }
        MountfordState state = play.state();
        for (int space = sicily.next(0); space >= 0; space = sicily.next(space + 1)) {
            if (state.garrisoned(space)) {
                state.setControl(space, bare(state, space));
                Space left = atlas.space(space);
                play.report(() -> new GarrisonGone(left));
            }
        }
        play.report(SicilyCleared::new);
    }

    /** Whose the space is without the garrison: a colony is Spartan (9.6.4); a fallen Syracuse holds nothing (9.3.2). */
    protected Power bare(MountfordState state, int space) {
        if (space == state.colony() && state.colonyFortified()) {
            return Power.SPARTA;
        }
        Power printed = atlas.colour(space);
        return printed == Power.SYRACUSE && state.syracuse() == Entry.REMOVED ? Power.NEUTRAL : printed;
    }
}
