package org.polemarch.core.save;

/** Whatever bytes are read as a save: they are one, which is written and read again as the same, or they are refused in a line. */
public final class SaveFuzz {

    private SaveFuzz() {}

    /** Called by Jazzer. */
    public static void fuzzerTestOneInput(byte[] bytes) {
        SaveGame save;
        try {
            save = SaveReader.read("fuzz.json", bytes);
        } catch (SaveFault e) {
            if (e.getMessage().chars().anyMatch(Character::isISOControl)) {
                throw new IllegalStateException("control characters in: " + e.getMessage(), e);
            }
            return;
        }
        if (!SaveReader.read("again.json", SaveWriter.bytes(save)).equals(save)) {
            throw new IllegalStateException("written and read again, it is another save");
        }
    }
}
