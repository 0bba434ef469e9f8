package org.polemarch.testkit.layers.rules;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A rule that logs. */
public final class Logging {

    private static final Logger LOG = LoggerFactory.getLogger(Logging.class);

    public void act() {
        LOG.info("done");
    }
}
