package org.polemarch.mountford.rules.scenario;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.LossCause;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.sieges.SiegeLines;

/** 9.3.5: the Peloponnesian player chooses the Spartan hoplite SP that the helots cost him. */
@Cites("9.3.5")
public class HelotLosses extends Rule implements Decision<MountfordState, HelotLosses.Hoplite, HelotLosses.Fallen> {

    public record Hoplite() implements Frame {}

    public sealed interface Fallen extends Things.OfStack {
        Kind kind();
    }

    public record OfArmy(Tile leader, Kind kind) implements Fallen, Things.WithArmy, Things.OfArmy {
        @Override
        public String notation() {
            return "lose " + leader.id() + " " + kind.id();
        }
    }

    public record OfSpace(Space space, Kind kind) implements Fallen, Things.AtSpace, Things.OfSpace {
        @Override
        public String notation() {
            return "lose " + space.id() + " " + kind.id();
        }
    }

    private final Armies armies;
    private final SiegeLines sieges;
    private final IndexSet hoplites;

    @Inject
    public HelotLosses(MountfordData data, Armies armies, SiegeLines sieges) {
        super(data);
        this.sieges = sieges;
        this.armies = armies;
        hoplites = kinds.of(Nationality.SPARTAN).and(kinds.of(SpType.HOPLITE));
    }

    @Override
    public Seat decider(Hoplite frame, MountfordState state) {
        return Seats.PELOPONNESE;
    }

    @Override
    public List<Fallen> legal(Hoplite frame, MountfordState state) {
        List<Fallen> legal = new ArrayList<>(6);
        for (int each = hoplites.first(); each >= 0; each = hoplites.after(each)) {
            Kind kind = kinds.kind(each);
            for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
                if (state.armySp(army, kind.index()) > 0) {
                    legal.add(new OfArmy(tiles.tile(army), kind));
                }
            }
            if (state.atHome(kind.index()) > 0) {
                legal.add(new OfSpace(atlas.space(kind.home()), kind));
            }
            for (int index = state.persiaAfter(-1); index >= 0; index = state.persiaAfter(index)) {
                if (state.inPersia(index, kind.index()) > 0) {
                    legal.add(new OfSpace(atlas.space(atlas.persiaAt(index)), kind));
                }
            }
        }
        return legal;
    }

    @Override
    public void apply(Fallen move, Hoplite frame, Play<MountfordState> play) {
        armies.lose(play, move.stack(), move.kind().index(), LossCause.HELOTS);
        armies.dismissStranded(play);
        sieges.liftLapsed(play);
    }
}
