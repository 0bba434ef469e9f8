package org.polemarch.core.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.polemarch.api.game.BoardGame;
import org.polemarch.api.game.GameState;
import org.polemarch.api.play.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.RuleStep;

/** The rules of a game by the kind of frame they deal with. */
public final class Rulebook<S extends GameState<S>> {

    private final BoardGame<S> game;
    private final Map<Class<? extends Frame>, KnownRule<S>> byFrame = new HashMap<>();

    public Rulebook(BoardGame<S> game) {
        this.game = game;
        for (RuleStep<S, ?> rule : game.rules()) {
            KnownRule<S> other = byFrame.put(rule.frame(), KnownRule.of(rule));
            if (other != null) {
                throw new RuleFault("both " + name(other.rule()) + " and " + name(rule) + " deal with frame "
                        + rule.frame().getName() + "; give each kind of frame one rule");
            }
        }
    }

    /** The game these are the rules of. */
    public BoardGame<S> game() {
        return game;
    }

    /** All rules in rulebook order. */
    public List<RuleStep<S, ?>> rules() {
        return game.rules();
    }

    KnownRule<S> of(Frame frame) {
        KnownRule<S> rule = byFrame.get(frame.getClass());
        if (rule == null) {
            throw new RuleFault("no rule deals with frame " + frame + "; list one for "
                    + frame.getClass().getName() + " in the game's rules()");
        }
        return rule;
    }

    static String name(RuleStep<?, ?> rule) {
        return rule.getClass().getSimpleName();
    }

    static String cites(RuleStep<?, ?> rule) {
        Cites cites = rule.getClass().getAnnotation(Cites.class);
        return cites == null || cites.value().length == 0 ? "" : cites.value()[0];
    }
}
