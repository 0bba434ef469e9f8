package org.polemarch.perikles.bot;

import java.util.List;
import org.polemarch.api.bot.Appraisal;

/** What the evaluation counts, as a player would name it. */
public enum Part implements Appraisal.Name {
    /** On the board, with those that elections and defences are likely to cost or bring. */
    CUBES,
    TILES,
    /** With what likely defeats would take from them. */
    STATUES,
    LEADERSHIP,
    ARMIES,
    HELP,
    BATTLES;

    static final List<Part> ALL = List.of(values());

    @Override
    public boolean hoped() {
        return this == BATTLES;
    }
}
