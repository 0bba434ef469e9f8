package org.polemarch.core.wiring;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.polemarch.api.game.VariantInfo;

/** Which of the chosen variants comes first, and whether they go together at all. */
final class VariantOrder {

    private VariantOrder() {}

    /** The variants in the order they were chosen, save that each comes after those it says it comes after. */
    static <T> List<T> of(List<? extends T> chosen, Function<? super T, VariantInfo> info) {
        List<T> waiting = new ArrayList<>(chosen);
        List<T> ordered = new ArrayList<>();
        while (!waiting.isEmpty()) {
            Optional<T> next = waiting.stream()
                    .filter(each -> waiting.stream()
                            .noneMatch(other -> info.apply(each)
                                    .after()
                                    .contains(info.apply(other).id())))
                    .findFirst();
            if (next.isEmpty()) {
                throw new SetupFault("variants "
                        + String.join(
                                ", ",
                                waiting.stream()
                                        .map(each -> info.apply(each).id())
                                        .toList())
                        + " each come after another of them; their authors must mend that");
            }
            waiting.remove(next.get());
            ordered.add(next.get());
        }
        return ordered;
    }

    /** A fault if one of them says that it does not go with another. */
    static void requireTogether(List<VariantInfo> chosen) {
        for (int i = 0; i < chosen.size(); i++) {
            VariantInfo first = chosen.get(i);
            for (VariantInfo second : chosen.subList(i + 1, chosen.size())) {
                if (first.conflicts().contains(second.id())
                        || second.conflicts().contains(first.id())) {
                    throw new SetupFault("variants " + first.id() + " and " + second.id()
                            + " cannot be chosen together; choose one of them");
                }
            }
        }
    }

    /** Whether one says, itself or through variants between them, that it comes after the other. */
    static boolean isAfter(VariantInfo one, VariantInfo other, List<VariantInfo> chosen) {
        return one.after().contains(other.id())
                || chosen.stream()
                        .filter(each -> one.after().contains(each.id()))
                        .anyMatch(each -> isAfter(each, other, chosen));
    }
}
