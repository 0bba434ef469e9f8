package org.polemarch.core.contract.promises;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.polemarch.api.game.GameState;
import org.polemarch.core.contract.trial.BrokenPromise;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;
import org.polemarch.core.engine.Game;

/** No card, piece or coin appears or disappears: the census is the same at every question. */
public final class ComponentsAreConserved implements Promise {

    @Override
    public String name() {
        return "components are conserved";
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        return new Watch<>() {

            private SortedMap<String, Integer> first;
            private String asking = "the opening";

            @Override
            public void asked(Game<S> game) {
                count(game);
                asking = "the answer to " + game.question().frame();
            }

            @Override
            public void ended(Game<S> game) {
                count(game);
            }

            private void count(Game<S> game) {
                SortedMap<String, Integer> now = trial.rules().census(game.state());
                if (first == null) {
                    first = new TreeMap<>(now);
                    if (first.isEmpty()) {
                        throw new BrokenPromise("census counts nothing; let it count every kind of component of the"
                                + " game, wherever they lie");
                    }
                } else if (!first.equals(now)) {
                    throw new BrokenPromise(difference(first, now) + " after " + asking
                            + "; what leaves one place must arrive at another, and census must count every place");
                }
            }
        };
    }

    /** "there are 11 of 'card', and there were 12". */
    static String difference(Map<String, Integer> before, Map<String, Integer> now) {
        TreeSet<String> kinds = new TreeSet<>(before.keySet());
        kinds.addAll(now.keySet());
        for (String kind : kinds) {
            int was = before.getOrDefault(kind, 0);
            int is = now.getOrDefault(kind, 0);
            if (was != is) {
                return "there are " + is + " of '" + kind + "', and there were " + was;
            }
        }
        return "a kind of component has come or gone";
    }
}
