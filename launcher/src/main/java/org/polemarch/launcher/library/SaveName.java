package org.polemarch.launcher.library;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.polemarch.launcher.words.Say;

/** A player's name for a saved game, which is also the name of its file on any system. */
public record SaveName(String name) {

    private static final int LONGEST = 60;
    private static final String BARRED = "/\\:*?\"<>|";
    private static final Set<String> DEVICES = Set.of("con", "prn", "aux", "nul");
    private static final String NUMBERED_DEVICE = "(com|lpt)[0-9]";

    public SaveName {
        name = name.strip();
    }

    /** A title without the characters that a file name can't contain. */
    public static String of(String title) {
        String left = title.chars()
                .filter(each -> BARRED.indexOf(each) < 0 && !Character.isISOControl(each))
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
        return left.substring(0, Math.min(LONGEST, left.length())).strip();
    }

    /** Why it cannot be a name; empty if it can. */
    public Optional<String> fault() {
        if (name.isEmpty()) {
            return Optional.of(Say.of("save-as.blank"));
        }
        if (name.length() > LONGEST) {
            return Optional.of(Say.of("save-as.long", LONGEST));
        }
        for (int i = 0; i < name.length(); i++) {
            char each = name.charAt(i);
            if (BARRED.indexOf(each) >= 0 || Character.isISOControl(each)) {
                return Optional.of(
                        Say.of("save-as.barred", BARRED.replace("", " ").strip()));
            }
        }
        String stem = name.toLowerCase(Locale.ROOT).split("\\.", 2)[0].strip(); // "nul.old" is the device, too
        boolean device = DEVICES.contains(stem) || stem.matches(NUMBERED_DEVICE);
        return device || name.startsWith(".") || name.endsWith(".")
                ? Optional.of(Say.of("save-as.kept", name))
                : Optional.empty();
    }

    public Path in(Path folder) {
        return folder.resolve(name + ".json");
    }
}
