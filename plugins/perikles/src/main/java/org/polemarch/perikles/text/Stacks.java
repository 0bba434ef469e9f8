package org.polemarch.perikles.text;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.text.Words;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.view.PeriklesView;

/** Counters in a few letters: "H 1 3×2 T ?×2". */
final class Stacks {

    private final Words words;

    Stacks(Words words) {
        this.words = words;
    }

    String letter(UnitType type) {
        return words.text("text.letter." + type.name());
    }

    String plain(List<PeriklesView.Stack> stacks) {
        return stacks.isEmpty() ? "–" : text(stacks, false);
    }

    /** Counters of several powers, each named. */
    String named(List<PeriklesView.Stack> stacks) {
        return text(stacks, true);
    }

    private String text(List<PeriklesView.Stack> stacks, boolean named) {
        StringBuilder text = new StringBuilder();
        Optional<Power> power = Optional.empty();
        Optional<UnitType> type = Optional.empty();
        for (PeriklesView.Stack stack : stacks) {
            if (named && !power.equals(Optional.of(stack.power()))) {
                text.append(text.length() == 0 ? "" : ", ").append(words.name(stack.power()));
                type = Optional.empty();
            }
            if (!type.equals(Optional.of(stack.type()))) {
                text.append(text.length() == 0 ? "" : " ").append(letter(stack.type()));
            }
            power = Optional.of(stack.power());
            type = Optional.of(stack.type());
            text.append(' ').append(stack.strength().map(String::valueOf).orElse("?"));
            if (stack.count() > 1) {
                text.append('×').append(stack.count());
            }
        }
        return text.toString();
    }
}
