package org.polemarch.mountford.ui;

import java.util.List;
import org.polemarch.api.play.Target;
import org.polemarch.mountford.view.MountfordView;

/** The ways a player is looking at: to the space picked as objective, or to the objective named. */
record Planned(boolean choosing, List<MountfordView.Way> ways) {
    Planned {
        ways = List.copyOf(ways);
    }

    static Planned of(MountfordView view, List<Target> picked) {
        List<MountfordView.Way> all = view.overlays().ways();
        if (!view.operation().objective().isEmpty() || all.isEmpty()) {
            return new Planned(false, all);
        }
        String target = picked.stream()
                .filter(each -> each.kind() == Target.Kind.SPACE)
                .map(Target::id)
                .findFirst()
                .orElse("");
        return new Planned(
                true, all.stream().filter(way -> way.target().equals(target)).toList());
    }
}
