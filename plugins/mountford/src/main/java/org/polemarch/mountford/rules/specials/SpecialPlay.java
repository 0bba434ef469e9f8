package org.polemarch.mountford.rules.specials;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.Tiles;
import org.polemarch.mountford.model.Effect;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.model.Unfit;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.components.Treasuries;
import org.polemarch.mountford.rules.control.Control;

/**
 * 2.5 Special diplomatic tiles are played instead of a regular operation. A tile marked W needs its own city at war with
 * Athens (7.3).
 */
@Cites({"2.5", "7.3", "9.4.6", "9.5.4", "9.7.5", "9.10.3", "9.8.3"})
public class SpecialPlay extends Rule implements Procedure<MountfordState, SpecialPlay.Resolve> {

    public record Resolve(int tile) implements Frame {}

    /** The other tile of Perdiccas left the box. */
    @Cites("9.4.6")
    public record LeftTheBox(Tile tile) implements GameEvent {}

    public record MacedonSides(boolean withAthens) implements GameEvent {
        @Override
        public String cites() {
            return withAthens ? "9.4.6" : "9.7.5";
        }
    }

    /** An earthquake laid the Peloponnesian treasury open. */
    @Cites("9.5.4")
    public record TreasuryShown(List<Tile> tiles) implements GameEvent {
        public TreasuryShown {
            tiles = List.copyOf(tiles);
        }
    }

    private final SpecialTargets targets;
    private final Treasuries treasuries;
    private final Relations relations;
    private final Control control;
    private final RebellionPlacement rebellion;
    private final RebellionSuppressed suppression;
    private final Influence influence;
    private final IndexSet perdiccas;
    private final int alcibiades;

    @Inject
    public SpecialPlay(
            MountfordData data,
            SpecialTargets targets,
            Treasuries treasuries,
            Relations relations,
            Control control,
            RebellionPlacement rebellion,
            RebellionSuppressed suppression,
            Influence influence) {
        super(data);
        this.rebellion = rebellion;
        this.suppression = suppression;
        this.influence = influence;
        this.targets = targets;
        this.treasuries = treasuries;
        this.relations = relations;
        this.control = control;
        perdiccas = tiles.of(Effect.PERDICCAS);
        alcibiades = tiles.named("ath-alcibiades").index();
    }

    /** What keeps a tile from being played as an operation now; nothing if it can be. */
    public Optional<Unfit> obstacle(MountfordState state, Tiles.Event event) {
        if (event.war().isPresent() && state.armistice(event.war().get())) {
            return Optional.of(Unfit.NOT_AT_WAR);
        }
        return switch (event.effect()) {
            case PERDICCAS, EARTHQUAKE, CONGRESS_OF_GELA, ALCIBIADES_BETRAYS -> Optional.empty();
            case AGENTS -> state.held(TileSet.ATHENIAN) > 0 ? Optional.empty() : Optional.of(Unfit.NO_TILE_TO_LOSE);
            case EXTENDED_CAMPAIGN ->
                anyArmy(state, event.set().seat()) ? Optional.empty() : Optional.of(Unfit.NO_ARMY_ON_MAP);
            case COUP_IN_MEGARA, TREACHERY, REBELLION, PLAGUE, TACTICS, BRAVERY -> Optional.of(Unfit.NO_OPERATION);
            default -> targets.obstacle(state, event.effect());
        };
    }

    protected boolean anyArmy(MountfordState state, int seat) {
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            if (state.armySeat(army) == seat && state.armySize(army) > 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void run(Resolve frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        int tile = frame.tile();
        Tiles.Event event = tiles.event(tile);
        switch (event.effect()) {
            case PERDICCAS -> perdiccas(play, tile, event.set() == TileSet.ATHENIAN);
            case EARTHQUAKE -> earthquake(play, tile);
            case COLONY -> {
                treasuries.toMap(play, tile);
                play.next(new ColonyPlacement.Ask());
            }
            case ALCIBIADES_BETRAYS -> {
                treasuries.spend(play, tile);
                play.next(new Betrayal.Recall(tile));
                rebellion.ask(state, 1, false).ifPresent(play::next);
            }
            case EXTENDED_CAMPAIGN -> {
                treasuries.spend(play, tile);
                play.next(new ExtendedCampaign.Ask(event.set().seat()));
            }
            case CONGRESS_OF_GELA -> {
                treasuries.spend(play, tile);
                play.next(new CongressOfGela.Ask());
            }
            case AGENTS -> agents(play, tile);
            case EUBOEAN_CAUSEWAY -> {
                SpaceSet spaces = targets.of(state, Effect.EUBOEAN_CAUSEWAY);
                treasuries.spend(play, tile);
                for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
                    control.rebel(play, space);
                }
            }
            case REBELLION_SPREADS -> {
                state.op().candidates().addAll(targets.of(state, Effect.REBELLION_SPREADS));
                treasuries.spend(play, tile);
                play.next(new RebellionSpreads.Ask());
            }
            case REBELLION_SUPPRESSED -> {
                treasuries.spend(play, tile);
                suppression.ask(state, figures.markersSuppressed()).ifPresent(play::next);
            }
            default -> {
                treasuries.spend(play, tile);
                int garrisons = event.effect() == Effect.SYRACUSAN_INFLUENCE ? figures.syracusanGarrisons() : 1;
                influence.ask(state, event.effect(), garrisons).ifPresent(play::next);
            }
        }
    }

    private void perdiccas(Play<MountfordState> play, int tile, boolean withAthens) {
        MountfordState state = play.state();
        treasuries.toBox(play, tile);
        IndexSet others = state.chest().box().and(perdiccas).without(tile);
        for (int other = others.first(); other >= 0; other = others.after(other)) {
            Tile out = tiles.tile(other);
            state.chest().toDiscard(other);
            play.report(() -> new LeftTheBox(out));
        }
        relations.refresh(state);
        play.report(() -> new MacedonSides(withAthens));
    }

    private void earthquake(Play<MountfordState> play, int tile) {
        MountfordState state = play.state();
        treasuries.spend(play, tile);
        state.chest().toRemoved(tile);
        IndexSet held = state.chest().treasury().and(tiles.ofSeat(1));
        play.reveal();
        state.chest().disclose(tiles.ofSeat(1));
        play.report(() -> new TreasuryShown(held.map(tiles::tile)));
    }

    private void agents(Play<MountfordState> play, int tile) {
        MountfordState state = play.state();
        treasuries.spend(play, tile);
        IndexSet held = state.chest().treasury().and(tiles.of(TileSet.ATHENIAN));
        int lost = held.first();
        for (int left = play.lot(held.size(), "lot.agents"); left > 0; left--) {
            lost = held.after(lost);
        }
        play.reveal();
        treasuries.discard(play, lost);
    }

    /** The leader whom the betrayal concerns. */
    public int alcibiades() {
        return alcibiades;
    }
}
