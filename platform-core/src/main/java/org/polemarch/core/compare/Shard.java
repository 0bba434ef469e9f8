package org.polemarch.core.compare;

import org.polemarch.core.wiring.SetupFault;

/**
 * A part of an experiment that one process plays: neighbouring seeds, so that the parts one after the other are the whole.
 *
 * @param number from 1
 */
public record Shard(int number, int of) {

    public static final Shard ALL = new Shard(1, 1);

    private static final int MOST = 100_000;

    public Shard {
        if (of < 1 || of > MOST || number < 1 || number > of) {
            throw new SetupFault("there is no shard " + number + "/" + of + "; of N shards there are 1/N to N/N");
        }
    }

    /** Reads "3/16". */
    public static Shard parse(String text) {
        if (!text.matches("\\d{1,6}/\\d{1,6}")) {
            throw new SetupFault("shard '" + text + "' must be written i/n, such as 3/16");
        }
        int slash = text.indexOf('/');
        return new Shard(Integer.parseInt(text.substring(0, slash)), Integer.parseInt(text.substring(slash + 1)));
    }

    long from(Experiment experiment) {
        return experiment.seeds() * (number - 1) / of;
    }

    long to(Experiment experiment) {
        return experiment.seeds() * number / of;
    }
}
