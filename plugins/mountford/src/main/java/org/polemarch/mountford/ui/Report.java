package org.polemarch.mountford.ui;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.text.Words;
import org.polemarch.mountford.view.Chart;
import org.polemarch.mountford.view.Glossary;
import org.polemarch.mountford.view.MountfordView;

/** All there is to say of one space in one line. */
record Report(MountfordView view, Glossary glossary, Words words) {

    String of(String id) {
        Chart.Place place = glossary.place(id);
        List<String> parts = new ArrayList<>();
        parts.add(words.text("ui.type." + place.type()));
        if (place.harbor()) {
            parts.add(words.text("ui.harbor"));
        }
        if (!place.area().isEmpty()) {
            parts.add(glossary.area(place.area())
                    + (view.ravaged().contains(place.area()) ? " (" + words.text("ui.ravaged") + ")" : ""));
        }
        view.spaces().stream().filter(space -> space.id().equals(id)).forEach(space -> markers(space, parts));
        for (MountfordView.Stack stack : view.stacks()) {
            if (stack.space().equals(id)) {
                String who = stack.leader().isEmpty()
                        ? glossary.power(stack.power())
                        : words.text("ui.army-of") + " "
                                + glossary.tile(stack.leader()).name();
                parts.add(who + ": " + new Strength(stack, words).inWords());
            }
        }
        return place.name() + " – " + String.join("; ", parts);
    }

    private void markers(MountfordView.SpaceView space, List<String> parts) {
        if (space.fortress()) {
            parts.add(words.text("ui.fortress"));
        }
        if (space.rebellion()) {
            parts.add(words.text("ui.rebellion"));
        } else {
            parts.add(words.text("ui.controlled") + " " + glossary.power(space.owner())
                    + (space.garrison() ? " (" + words.text("ui.garrison") + ")" : ""));
        }
        if (space.colony()) {
            parts.add(words.text("ui.colony"));
        }
        if (!space.besieger().isEmpty()) {
            parts.add(space.siegePoints() + " " + words.text("ui.siege-points") + " "
                    + words.text("Seat." + space.besieger()));
        }
    }
}
