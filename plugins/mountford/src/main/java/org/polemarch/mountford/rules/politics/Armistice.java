package org.polemarch.mountford.rules.politics;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.TileSet;

/** 7.3 Armistice: whether one of the four conditions under which an armistice may be imposed holds. */
@Cites("7.3")
public class Armistice implements Procedure<MountfordState, Armistice.Check> {

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

    /** Do these terms apply? */
    public record Check(Terms terms) implements Frame {}

    private static final int ATHENIAN_LIMIT = 6;
    private static final int SPARTAN_LIMIT = 4;
    private static final int CORINTHIAN_LIMIT = 2;

    private final int corinth;
    private final int thebes;

    @Inject
    public Armistice(MountfordData data) {
        corinth = data.atlas().at("corinth");
        thebes = data.atlas().at("thebes");
    }

    /** Whether the terms apply now; all of it is public. */
    public boolean applies(MountfordState state, Terms terms) {
        if (state.armistice(terms.with())) {
            return false;
        }
        return switch (terms) {
            case SPARTA_ON_ATHENS ->
                state.held(TileSet.ATHENIAN) <= ATHENIAN_LIMIT || state.bellicosity(0) <= ATHENIAN_LIMIT;
            case ATHENS_ON_SPARTA ->
                state.held(TileSet.SPARTAN) <= SPARTAN_LIMIT || state.bellicosity(1) <= SPARTAN_LIMIT;
            case ATHENS_ON_CORINTH ->
                state.held(TileSet.CORINTHIAN) <= CORINTHIAN_LIMIT || state.owner(corinth) == Power.ATHENS;
            case ATHENS_ON_THEBES -> state.owner(thebes) == Power.ATHENS;
        };
    }

    @Override
    public void run(Check frame, Play<MountfordState> play) {
        if (applies(play.state(), frame.terms())) {
            play.next(new ArmisticeChoice.Ask(frame.terms()));
        }
    }
}
