package org.polemarch.victory.model;

import org.polemarch.api.game.Setup;

/**
 * What is decided at set-up.
 *
 * @param mulligan whether a power may draw its opening ten cards again
 * @param advancedProvision whether Emergency Provision may fetch Prepare cards
 * @param people how many people share the four powers
 */
public record Rulings(boolean mulligan, boolean advancedProvision, int people) {

    public static final String MULLIGAN = "mulligan";

    public static final String PROVISION = "provision";

    public static final String PEOPLE = "people";

    public static Rulings of(Setup setup) {
        return new Rulings(
                setup.option(MULLIGAN).equals("allowed"),
                setup.option(PROVISION).equals("advanced"),
                Integer.parseInt(setup.option(PEOPLE)));
    }
}
