package org.polemarch.launcher.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.polemarch.api.play.Target;

/** The answers that are left, by what stands for them on the table. */
public final class Offers {

    private final Answers answers;
    private final Narrowing narrowing;

    Offers(Answers answers, Narrowing narrowing) {
        this.answers = answers;
        this.narrowing = narrowing;
    }

    /** The answers that cannot be given by clicking anything of what the board shows. */
    public List<Choice> beyond(Set<Target> onBoard) {
        return answers.beyond(narrowing, onBoard);
    }

    /** The answers that end something. They have their own place at the table. */
    public List<Choice> endings() {
        return narrowing.endings().stream().map(answers::choice).toList();
    }

    /** The answer that a click on something would give, if it would give one. */
    public Optional<Choice> meant(Target target) {
        return narrowing.pick(target).flatMap(Narrowing::decided).map(answers::choice);
    }

    /** What can be done with something now, or why nothing can. */
    public Notice about(Target target) {
        return answers.about(narrowing, target);
    }

    /** The cards that can be played, though not all they say can be done. */
    public Set<Target> vain() {
        return answers.vain(narrowing);
    }
}
