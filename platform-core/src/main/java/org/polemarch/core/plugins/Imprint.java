package org.polemarch.core.plugins;

import java.util.Objects;
import java.util.jar.Attributes;
import org.pf4j.ManifestPluginDescriptorFinder;
import org.polemarch.api.game.VariantInfo;

/**
 * Who made a plugin and on what terms. It is what the plugin says of itself, and empty where it says nothing; only a signature
 * proves anything.
 */
public record Imprint(String author, String licence, String homepage, String summary) {

    static final Imprint NONE = new Imprint("", "", "", "");

    private static final String HOMEPAGE = "Plugin-Homepage";
    private static final int LONGEST = 200;

    public Imprint {
        Objects.requireNonNull(author);
        Objects.requireNonNull(licence);
        Objects.requireNonNull(homepage);
        Objects.requireNonNull(summary);
    }

    static Imprint of(Attributes manifest) {
        return new Imprint(
                said(manifest, ManifestPluginDescriptorFinder.PLUGIN_PROVIDER),
                said(manifest, ManifestPluginDescriptorFinder.PLUGIN_LICENSE),
                said(manifest, HOMEPAGE),
                said(manifest, ManifestPluginDescriptorFinder.PLUGIN_DESCRIPTION));
    }

    static Imprint of(VariantInfo info) {
        return new Imprint(info.author(), info.licence(), info.homepage(), info.summary());
    }

    /** An untrusted jar must not be able to write arbitrary text to a terminal. */
    private static String said(Attributes manifest, String key) {
        String value = manifest.getValue(key);
        String plain = value == null
                ? ""
                : value.replaceAll("[\\p{Cntrl}\\p{Cf}]", " ").strip();
        return plain.length() <= LONGEST ? plain : plain.substring(0, LONGEST) + "…";
    }
}
