package org.polemarch.polis.rules.concepts;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Reason;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Space;

/** Why something is barred: the reasons that several rules share, each with the section it is given under. */
public sealed interface Barred extends Reason {

    /** The polis is not in the player's League. */
    record NotYours(Polis polis, String cites) implements Barred {}

    /** The last Population cube stays in the polis. */
    record LastCube(Polis polis, String cites) implements Barred {}

    /** The stacking limit is reached. */
    @Cites("stacking")
    record Full(Space space, int limit) implements Barred {}

    record NoUnits(Space space, String cites) implements Barred {}

    record TooPoor(int has, int needs, Resource resource, String cites) implements Barred {}

    record NoPrestige(String cites) implements Barred {}

    record TooLittlePrestige(int has, int needs, String cites) implements Barred {}

    /** There are too few cubes in the player's reserve. */
    @Cites("concepts/pieces")
    record TooFewCubes(int has, int needs) implements Barred {}

    /** There is no disk in the player's reserve. */
    @Cites("concepts/pieces")
    record NoDisk() implements Barred {}
}
