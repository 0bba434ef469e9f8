package org.polemarch.core.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.polemarch.core.save.SaveGame;

/**
 * A plugin with which a game was saved, and which is another one now that the game is resumed. If nothing in the moves shows it, the
 * players are told anyway: from here on they may play by other rules.
 *
 * @param saved its version in the save
 * @param now the version that is installed; the same one if only the file is another, and empty if it has no part in the game now
 */
public record OtherBuild(String plugin, String saved, String now) {
    public OtherBuild {
        Objects.requireNonNull(plugin);
        Objects.requireNonNull(saved);
        Objects.requireNonNull(now);
    }

    /** Whether the version is the one in the save, and only the file is another. */
    public boolean sameVersion() {
        return saved.equals(now);
    }

    /** Every plugin of a save that is another one under these terms, in the save's order. */
    public static List<OtherBuild> since(SaveGame save, Terms terms) {
        List<OtherBuild> others = new ArrayList<>();
        save.plugins().forEach((plugin, version) -> {
            String now = terms.plugins().getOrDefault(plugin, "");
            String was = save.sha256().getOrDefault(plugin, "");
            String is = terms.sha256().getOrDefault(plugin, "");
            boolean otherFile = !was.isEmpty() && !is.isEmpty() && !was.equals(is);
            if (otherFile || !version.equals(now)) {
                others.add(new OtherBuild(plugin, version, now));
            }
        });
        return others;
    }
}
