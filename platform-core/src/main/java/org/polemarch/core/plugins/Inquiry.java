package org.polemarch.core.plugins;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.polemarch.core.plugins.PluginStatus.Origin;

/** Finds out about an installed plugin from its file, the trust file and the log of checks; none of its code runs. */
record Inquiry(PluginFolders folders, ApiVersion api) {

    PluginFacts facts(PluginStatus plugin, Optional<Path> before) {
        Optional<String> hash = plugin.hash();
        return new PluginFacts(
                imprint(plugin.file()),
                hash,
                key(plugin),
                hash.flatMap(each -> Optional.ofNullable(trustedBytes().get(each)))
                        .flatMap(TrustFile.Entry::when),
                hash.flatMap(
                        each -> Optional.ofNullable(new CheckLog(folders).read().get(each))),
                before.map(this::versionOf));
    }

    private Map<String, TrustFile.Entry> trustedBytes() {
        try {
            return new TrustFile(folders.trustFile()).read();
        } catch (PluginFault e) {
            return Map.of(); // those who load plugins are told that it is damaged
        }
    }

    private Imprint imprint(Path file) {
        try {
            return VariantFile.isName(file)
                    ? Imprint.of(VariantFile.of(VariantFile.bytes(file)).info())
                    : PluginArchive.inspect(file, PluginHost.name(file), api).imprint();
        } catch (PluginFault e) {
            return Imprint.NONE;
        }
    }

    private static Optional<String> key(PluginStatus plugin) {
        if (plugin.origin() == Origin.BUNDLED || VariantFile.isName(plugin.file())) {
            return Optional.empty();
        }
        try {
            return SignerKeys.of(plugin.file()).stream().findFirst();
        } catch (PluginFault e) {
            return Optional.empty();
        }
    }

    private String versionOf(Path file) {
        try {
            return Incoming.of(file, api).version();
        } catch (PluginFault e) {
            return "?";
        }
    }
}
