package org.polemarch.contract.broken;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Setup;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.RuleStep;

/** Games that lack the words for something, or the section of the rules. */
public final class BrokenWords {

    private BrokenWords() {}

    /** An event without a message. */
    public static final class MissingMessage extends OstrakaGame {

        public MissingMessage(Setup setup) {
            super(setup);
        }

        record Thundered() implements GameEvent {}

        @Override
        RuleStep<OstrakaState, ?> storm() {
            return new Wordless(storms);
        }

        @Cites("6")
        private static final class Wordless extends Storm {

            Wordless(boolean takes) {
                super(takes);
            }

            @Override
            public void run(Storm.Begin frame, Play<OstrakaState> play) {
                super.run(frame, play);
                play.report(Thundered::new);
            }
        }
    }

    /** A rule without its section. */
    public static final class UncitedRule extends OstrakaGame {

        public UncitedRule(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> storm() {
            return new Uncited(storms);
        }

        @Cites({})
        private static final class Uncited extends Storm {
            Uncited(boolean takes) {
                super(takes);
            }
        }
    }

    /** A rule that cites a section there is not. */
    public static final class CitesNowhere extends OstrakaGame {

        public CitesNowhere(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> storm() {
            return new Astray(storms);
        }

        @Cites("66")
        private static final class Astray extends Storm {
            Astray(boolean takes) {
                super(takes);
            }
        }
    }
}
