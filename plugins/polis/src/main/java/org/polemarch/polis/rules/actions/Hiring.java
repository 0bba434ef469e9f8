package org.polemarch.polis.rules.actions;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.EventInForce;
import org.polemarch.polis.rules.concepts.PersonalBoards;

/**
 * What creating Hoplites, Galleys and Merchants have in common: the wage, and the cube that leaves the polis, which is
 * never the last one.
 */
@Cites({"create-hoplites", "create-galleys", "create-merchants"})
public class Hiring {

    /** What is created, and what else than Silver it is paid with. */
    public enum Pay {
        HOPLITES("create-hoplites", Resource.IRON),
        GALLEYS("create-galleys", Resource.WOOD),
        MERCHANTS("create-merchants", Resource.WOOD);

        private final String section;
        private final Resource good;

        Pay(String section, Resource good) {
            this.section = section;
            this.good = good;
        }
    }

    /** They are paid with something else. */
    public record OtherWage(Pay pay) implements Reason {
        @Override
        public String cites() {
            return pay.section;
        }
    }

    /** Nobody can be hired but the own Population. */
    @Cites("concepts/events")
    public record NoMercenaries() implements Reason {}

    private final PersonalBoards boards;
    private final EventInForce event;

    @Inject
    public Hiring(PersonalBoards boards, EventInForce event) {
        this.boards = boards;
        this.event = event;
    }

    /** Whether the side can pay that wage. */
    boolean canPay(Side side, Wage wage, PolisState state) {
        if (wage == Wage.MERCENARIES) {
            int silver = event.mercenarySilver(state);
            return silver > 0 && state.stock(side, Resource.SILVER) >= silver;
        }
        return state.stock(side, resource(wage)) > 0;
    }

    /** The bits of those of the wages that the side can pay. */
    int payable(Side side, Wage[] wages, PolisState state) {
        int bits = 0;
        for (Wage wage : wages) {
            if (canPay(side, wage, state)) {
                bits |= wage.bit();
            }
        }
        return bits;
    }

    /** Whether that wage can be thought of at all: mercenaries only while the Event brings them. */
    boolean isUsual(Wage wage, PolisState state) {
        return wage != Wage.MERCENARIES || event.mercenarySilver(state) > 0;
    }

    /** Why there is no cube for it, or the side cannot pay that wage, if so. */
    Optional<Reason> reason(Side side, Wage wage, Polis polis, String section, PolisState state) {
        if (hasCube(side, wage, polis, state)) {
            return tooPoor(side, wage, section, state);
        }
        return Optional.of(
                wage == Wage.MERCENARIES ? new Barred.TooFewCubes(0, 1) : new Barred.LastCube(polis, section));
    }

    /** Why the side cannot pay that wage, if it cannot. */
    Optional<Reason> tooPoor(Side side, Wage wage, String section, PolisState state) {
        if (canPay(side, wage, state)) {
            return Optional.empty();
        }
        int needs = wage == Wage.MERCENARIES ? event.mercenarySilver(state) : 1;
        Resource resource = resource(wage);
        return Optional.of(new Barred.TooPoor(state.stock(side, resource), needs, resource, section));
    }

    /** Adds that these units are not paid with what is none of their wages: the line without the wage is given. */
    void refuseOtherWages(Pay pay, String line, PolisState state, List<Refusal> refusals) {
        for (Resource resource : Resource.values()) {
            if (resource != Resource.SILVER && resource != pay.good) {
                refusals.add(new Refusal(new Written(line + " " + resource.id()), new OtherWage(pay)));
            }
        }
        if (pay != Pay.MERCHANTS && !isUsual(Wage.MERCENARIES, state)) {
            refusals.add(new Refusal(new Written(line + " " + Wage.MERCENARIES.id()), new NoMercenaries()));
        }
    }

    /** Whether there is a cube for it: one of the reserve for mercenaries, else one of the polis that is not its last. */
    boolean hasCube(Side side, Wage wage, Polis polis, PolisState state) {
        return wage == Wage.MERCENARIES ? state.pieces(side, Piece.CUBE) > 0 : state.population(polis) > 1;
    }

    /** The wage is paid and a cube becomes a unit. */
    void unit(Side side, Wage wage, Polis polis, Space space, Play<PolisState> play) {
        pay(side, wage, play);
        if (wage != Wage.MERCENARIES) {
            play.state().takePopulation(polis, 1);
        }
        play.state().placeUnits(side, space, 1);
    }

    /** The wage is paid. */
    void pay(Side side, Wage wage, Play<PolisState> play) {
        if (wage == Wage.MERCENARIES) {
            boards.spend(side, Resource.SILVER, event.mercenarySilver(play.state()), play);
        } else {
            boards.spend(side, resource(wage), 1, play);
        }
    }

    private static Resource resource(Wage wage) {
        return wage == Wage.IRON ? Resource.IRON : wage == Wage.WOOD ? Resource.WOOD : Resource.SILVER;
    }
}
