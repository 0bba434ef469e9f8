package org.polemarch.victory.text;

import java.util.function.Function;
import org.polemarch.api.text.Words;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.view.VictoryView;

/** Says what is being resolved: the title of a card in use, or what happened that cards may answer. */
public final class StackWords {

    private final Words words;
    private final Function<String, Space> spaces;

    public StackWords(Words words, Function<String, Space> spaces) {
        this.words = words;
        this.spaces = spaces;
    }

    public String tell(VictoryView.PendingView pending, VictoryView view) {
        if (!pending.card().isEmpty()) {
            return view.face(pending.card()).map(VictoryView.Face::title).orElse(pending.card());
        }
        return words.text("stack." + pending.on().name())
                .replace("{piece}", pending.piece().map(words::name).orElse(""))
                .replace("{space}", name(pending.space()))
                .replace("{from}", name(pending.from()));
    }

    private String name(String space) {
        return space.isEmpty() ? "" : words.name(spaces.apply(space));
    }
}
