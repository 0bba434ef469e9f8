package org.polemarch.launcher.text;

import java.util.List;

public interface TextScreen {

    /** The answer of a player who is gone: end of input, or the interrupt key. */
    String GONE = "quit";

    void show(List<String> lines);

    /** Wipes everything, so that the next person cannot read what the last one saw. */
    void wipe();

    /** Lists the choices, reads a line. A screen that can lists only those that contain what is being typed. */
    String read(String prompt, List<String> choices);
}
