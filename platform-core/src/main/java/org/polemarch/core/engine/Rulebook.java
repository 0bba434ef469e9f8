package org.polemarch.core.engine;

import java.util.List;
import java.util.Map;
import org.polemarch.api.game.GameState;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.RuleStep;
import org.polemarch.api.plugin.BoardGame;

/** The rules of a game by the kind of frame they deal with. */
public final class Rulebook<S extends GameState<S>> {

    private final BoardGame<S> game;
    private final List<RuleStep<S, ?>> rules;
    private final FrameTable<S> byFrame;
    private final Citations citations;

    /** The rules of a game as they were made, in rulebook order. */
    public Rulebook(BoardGame<S> game, List<? extends RuleStep<S, ?>> rules) {
        this(game, rules, new Citations(Map.of()));
    }

    /** The rules of a game some of whose classes were replaced. */
    public Rulebook(BoardGame<S> game, List<? extends RuleStep<S, ?>> rules, Citations citations) {
        this.game = game;
        this.citations = citations;
        this.rules = List.copyOf(rules);
        byFrame = new FrameTable<>(this.rules);
    }

    public BoardGame<S> game() {
        return game;
    }

    public List<RuleStep<S, ?>> rules() {
        return rules;
    }

    public RuleStep<S, ?> ruleOf(Frame frame) {
        return of(frame).rule();
    }

    /** The kind of frame a rule deals with. */
    public static Class<? extends Frame> frameOf(RuleStep<?, ?> rule) {
        return KnownRule.frameOf(rule.getClass());
    }

    boolean knows(Frame frame) {
        return byFrame.get(frame.getClass()) != null;
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

    /** Which sections its questions, events and reasons cite. */
    public Citations citations() {
        return citations;
    }
}
