package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Effect;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Operation;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.model.Unfit;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.Bellicosity;
import org.polemarch.mountford.rules.components.Zones;
import org.polemarch.mountford.rules.control.Control;
import org.polemarch.mountford.rules.scenario.ForcedDiscard;
import org.polemarch.mountford.rules.sieges.GarrisonChoice;

/**
 * 9.4.4 Coup in Megara, 9.4.9 Treachery, 9.6.6 Rebellion and 9.7.6 Plague: tiles that are played as continuing operations
 * take effect after combat, if battle was offered and not lost, or, for the plague, refused.
 */
@Cites({"9.4.4", "9.4.9", "9.6.6", "9.7.6", "9.7.8", "9.10.2"})
public class ContinuingEffect extends Rule implements Procedure<MountfordState, ContinuingEffect.Apply> {

    /** The tile played for the operation takes effect. */
    public record Apply() implements Frame {}

    @Cites("9.7.6")
    public record PlagueStruck() implements GameEvent {}

    /** The tile was played and its condition was not met. */
    public record CameToNothing(Tile tile, Unfit obstacle, String cites) implements GameEvent {}

    private final Control control;
    private final Zones zones;
    private final Bellicosity bellicosity;
    private final GarrisonChoice garrisons;
    private final ForcedDiscard discard;
    private final int megara;
    private final int pegae;

    @Inject
    public ContinuingEffect(
            MountfordData data,
            Control control,
            Zones zones,
            Bellicosity bellicosity,
            GarrisonChoice garrisons,
            ForcedDiscard discard) {
        super(data);
        this.discard = discard;
        this.control = control;
        this.zones = zones;
        this.bellicosity = bellicosity;
        this.garrisons = garrisons;
        megara = atlas.at("megara");
        pegae = atlas.at("pegae");
    }

    @Override
    public void run(Apply frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        Operation op = state.op();
        if (op.tile() < 0) {
            return;
        }
        int space = op.objective();
        int tile = op.tile();
        boolean works = switch (tiles.event(tile).effect()) {
            case COUP_IN_MEGARA -> op.offered() && op.offeredLand() && !op.lostLand() && !op.calledOff();
            case REBELLION -> op.challenged() && !op.lost();
            case TREACHERY -> !state.rebels().has(space) && !zones.unfriendlyReach(state, op.power(), space);
            default -> op.refused();
        };
        if (!works) {
            Effect effect = tiles.event(tile).effect();
            play.report(() -> new CameToNothing(tiles.tile(tile), obstacle(effect, op), effect.section()));
            return;
        }
        switch (tiles.event(op.tile()).effect()) {
            case COUP_IN_MEGARA -> {
                control.seize(play, megara, Power.ATHENS);
                control.seize(play, pegae, Power.ATHENS);
            }
            case REBELLION -> control.rebel(play, space);
            case TREACHERY -> garrisons.seize(play, space);
            default -> {
                play.report(PlagueStruck::new);
                bellicosity.change(play, -1, 0, "9.7.6");
                discard.of(state, Seats.ATHENS, 1).ifPresent(play::next);
            }
        }
    }

    protected Unfit obstacle(Effect effect, Operation op) {
        return switch (effect) {
            case COUP_IN_MEGARA -> op.lostLand() ? Unfit.BATTLE_LOST : Unfit.NO_LAND_BATTLE;
            case REBELLION -> op.lost() ? Unfit.BATTLE_LOST : Unfit.NO_BATTLE_OFFERED;
            case TREACHERY -> Unfit.UNFRIENDLY_REACH;
            default -> Unfit.BATTLE_ACCEPTED;
        };
    }
}
