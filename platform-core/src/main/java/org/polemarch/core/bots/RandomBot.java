package org.polemarch.core.bots;

import org.polemarch.api.bot.Bot;
import org.polemarch.api.bot.Thinking;

/** Any answer, all equally likely. */
public final class RandomBot implements Bot {
    @Override
    public int choose(Thinking thinking) {
        return thinking.chance().below(thinking.moves().size());
    }
}
