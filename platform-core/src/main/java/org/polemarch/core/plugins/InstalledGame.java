package org.polemarch.core.plugins;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.Setup;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.ui.BoardViewPlugin;
import org.polemarch.core.session.Terms;
import org.polemarch.core.wiring.DidYouMean;
import org.polemarch.core.wiring.Overlay;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.wiring.SetupBuilder;
import org.polemarch.core.wiring.SetupFault;
import org.polemarch.core.words.CoreWords;

/**
 * A playable game, with everything that is installed for it.
 *
 * @param from the plugin it came from
 * @param variants in the order they were found: the game's own plugin first, then by plugin
 * @param view its own view; a game without one is shown as a generic table
 */
public record InstalledGame(
        GamePlugin plugin,
        GameInfo info,
        PluginStatus from,
        List<InstalledVariant> variants,
        Optional<BoardViewPlugin> view) {

    public InstalledGame {
        Objects.requireNonNull(plugin);
        Objects.requireNonNull(info);
        Objects.requireNonNull(from);
        Objects.requireNonNull(view);
        variants = List.copyOf(variants);
    }

    public String id() {
        return info.id();
    }

    /** A variant by its id; a {@link SetupFault} names what there is. */
    public InstalledVariant variant(String id) {
        return variants.stream()
                .filter(variant -> variant.info().id().equals(id))
                .findFirst()
                .orElseThrow(() -> new SetupFault(DidYouMean.line(
                        CoreWords.of("unknown.variant", info.title()),
                        id,
                        variantInfos().stream().map(VariantInfo::id).toList())));
    }

    public List<VariantInfo> variantInfos() {
        return variants.stream().map(InstalledVariant::info).toList();
    }

    /** The setup of this game, to be chosen from what a player wrote. */
    public SetupBuilder setup() {
        return new SetupBuilder(info, variantInfos());
    }

    /** The game wired for a setup, which is checked first. A {@link SetupFault} says why it cannot be played. */
    public PreparedGame<?> prepare(Setup setup, Optional<Overlay> overlay) {
        Setup checked = SetupBuilder.checked(setup, info, variantInfos());
        List<VariantPlugin> chosen = new ArrayList<>();
        for (String id : checked.variants()) {
            chosen.add(variant(id).plugin());
        }
        return PreparedGame.of(plugin, chosen, checked, overlay).changed();
    }

    /** The game with a variant that is not installed. A {@link SetupFault} says why it cannot be played. */
    PreparedGame<?> prepareWith(VariantPlugin variant) {
        VariantInfo its = variant.info();
        Setup setup = new SetupBuilder(info, List.of(its)).variant(its.id()).build();
        return PreparedGame.of(plugin, List.of(variant), setup, Optional.empty())
                .changed();
    }

    /** The same game with other variants; options that only the former ones have are left out. */
    public PreparedGame<?> prepareOther(PreparedGame<?> prepared, List<String> chosen) {
        Setup setup = prepared.setup();
        SortedMap<String, String> options = new TreeMap<>(setup.options());
        setup.variants().stream()
                .filter(id -> !chosen.contains(id))
                .flatMap(id -> variant(id).info().options().stream())
                .forEach(option -> options.remove(option.id()));
        return prepare(new Setup(setup.scenario(), setup.seats(), options, chosen), prepared.overlay());
    }

    /** The plugins the game is played with if these variants are chosen, and their versions, by plugin id. */
    public SortedMap<String, String> versions(List<String> chosen) {
        SortedMap<String, String> versions = new TreeMap<>();
        parts(chosen).forEach(plugin -> versions.put(plugin.id(), plugin.version()));
        return versions;
    }

    /** The SHA-256 of these plugins, by plugin id. */
    public SortedMap<String, String> hashes(List<String> chosen) {
        SortedMap<String, String> hashes = new TreeMap<>();
        parts(chosen).forEach(plugin -> plugin.hash().ifPresent(hash -> hashes.put(plugin.id(), hash)));
        return hashes;
    }

    private List<PluginStatus> parts(List<String> chosen) {
        List<PluginStatus> parts = new ArrayList<>(List.of(from));
        chosen.forEach(id -> parts.add(variant(id).from()));
        return parts;
    }

    /** What stands in a save of a game that is played here, called as it is set up: by the names of game and variants. */
    public Terms terms(PreparedGame<?> prepared, boolean casual, String program) {
        List<String> chosen = prepared.setup().variants();
        return new Terms(prepared.title(), casual, program, versions(chosen), hashes(chosen));
    }
}
