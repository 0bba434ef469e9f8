package org.polemarch.core.plugins;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.polemarch.core.plugins.PluginStatus.Origin;
import org.polemarch.core.plugins.PluginStatus.State;

/** The variant files that lie in the plugin folders, and what became of each. They can be read again at any time. */
final class VariantShelf {

    private final List<PluginStatus> statuses = new ArrayList<>();
    private final List<InstalledVariant> usable = new ArrayList<>();
    private final Function<VariantFile, Optional<String>> obstacle;

    /** A shelf for files of which somebody knows why they cannot be used beside what is loaded. */
    VariantShelf(Function<VariantFile, Optional<String>> obstacle) {
        this.obstacle = obstacle;
    }

    /** Adds what lies in these files; those that cannot be used are named with the cause. */
    void add(List<Path> files, Origin origin) {
        files.forEach(file -> statuses.add(read(file, origin)));
    }

    private PluginStatus read(Path file, Origin origin) {
        String name = PluginHost.name(file);
        PluginStatus unread = new PluginStatus(
                name.substring(0, name.length() - VariantFile.ENDING.length()),
                "",
                file,
                Optional.empty(),
                origin,
                State.BROKEN,
                "");
        try {
            byte[] bytes = VariantFile.bytes(file);
            VariantFile variant = VariantFile.of(bytes);
            PluginStatus status = status(variant, bytes, file, origin);
            Optional<String> why = taken(variant).or(() -> obstacle.apply(variant));
            if (why.isPresent()) {
                return status.broken(why.get());
            }
            usable.add(new InstalledVariant(variant, variant.info(), status));
            return status;
        } catch (PluginFault e) {
            return unread.broken(e.getMessage());
        }
    }

    static PluginStatus status(VariantFile variant, byte[] bytes, Path file, Origin origin) {
        return new PluginStatus(
                variant.info().id(), variant.version(), file, Optional.of(Sha256.of(bytes)), origin, State.LOADED, "");
    }

    private Optional<String> taken(VariantFile variant) {
        return usable.stream()
                .filter(each -> each.info().id().equals(variant.info().id())
                        && each.info().game().equals(variant.info().game()))
                .findFirst()
                .map(each -> "the variant '" + variant.info().id() + "' of "
                        + variant.info().game() + " already comes from "
                        + PluginHost.name(each.from().file())
                        + "; remove one of the two, or give this one another id");
    }

    List<PluginStatus> statuses() {
        return statuses;
    }

    /** Adds the usable ones to those that plugins brought, by game. */
    void addTo(Map<String, List<InstalledVariant>> variants) {
        usable.forEach(each -> variants.computeIfAbsent(each.info().game(), game -> new ArrayList<>())
                .add(each));
    }
}
