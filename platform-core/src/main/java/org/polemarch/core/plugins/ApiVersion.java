package org.polemarch.core.plugins;

import java.util.Optional;
import org.pf4j.DefaultVersionManager;

/**
 * The version of the API that this program offers. A plugin that requires plain "1.2.3" wants that or any later version
 * that is compatible by semantic versioning: below 2.0.0, and for "0.1.2" below 0.2.0. Ranges such as ">=0.1.0 & <0.4.0"
 * are taken as written.
 */
record ApiVersion(String version) {

    private static final DefaultVersionManager VERSIONS = new DefaultVersionManager();

    ApiVersion {
        if (!isVersion(version)) {
            throw new IllegalArgumentException("'" + version + "' is not a version");
        }
    }

    static boolean isVersion(String text) {
        return text.matches("\\d+\\.\\d+\\.\\d+(?:[-+][0-9A-Za-z.+-]+)?");
    }

    /** Why a plugin with that requirement cannot run here; empty if it can. */
    Optional<String> refusal(String requires) {
        if (requires.isEmpty()) {
            return Optional.of("its manifest has no Plugin-Requires; name the API version it was built for, such as "
                    + "Plugin-Requires: " + version);
        }
        String range = requires.matches("\\d+\\.\\d+\\.\\d+") ? "^" + requires : requires;
        try {
            // A build on the way to a release counts as that release.
            String released = version.replaceFirst("[-+].*", "");
            return VERSIONS.checkVersionConstraint(released, range)
                    ? Optional.empty()
                    : Optional.of("it needs API version " + requires + ", but this program has " + version
                            + "; get a build of the plugin for " + version);
        } catch (RuntimeException e) {
            return Optional.of("its Plugin-Requires '" + requires + "' is not a version; write it as " + version);
        }
    }

    /** Whether a text is a range of versions, such as ">=1.0.0 & <2.0.0". */
    static boolean isRange(String text) {
        try {
            VERSIONS.checkVersionConstraint("1.0.0", text);
            return true;
        } catch (RuntimeException e) {
            return false;
        }
    }

    /** Whether a plugin's version is one that another plugin asks for; a plain version means exactly that one. */
    static boolean satisfies(String version, String range) {
        try {
            return VERSIONS.checkVersionConstraint(version, range);
        } catch (RuntimeException e) {
            return false;
        }
    }
}
