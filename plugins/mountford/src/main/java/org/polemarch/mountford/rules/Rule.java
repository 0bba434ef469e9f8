package org.polemarch.mountford.rules;

import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.data.Figures;
import org.polemarch.mountford.data.Kinds;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.Paths;
import org.polemarch.mountford.data.Tiles;

/** A rule, or something rules ask for: it knows what the data pack says, and nothing of any one game. */
public abstract class Rule {

    protected final MountfordData data;
    protected final Atlas atlas;
    protected final Paths paths;
    protected final Kinds kinds;
    protected final Tiles tiles;
    protected final Figures figures;

    protected Rule(MountfordData data) {
        this.data = data;
        atlas = data.atlas();
        paths = atlas.paths();
        kinds = data.kinds();
        tiles = data.tiles();
        figures = data.figures();
    }
}
