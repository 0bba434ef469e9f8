package org.polemarch.perikles.ui;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.view.PeriklesView;

/** The battle being fought, round by round. */
final class BattlePanel {

    private final Words words;
    private final Targets targets;
    private final List<BattleRound> rounds = new ArrayList<>();
    private final Panel panel = new Panel("");

    record Title(Location location) {}

    BattlePanel(Words words, Targets targets) {
        this.words = words;
        this.targets = targets;
        panel.setId("perikles-battle");
    }

    Panel node() {
        return panel;
    }

    void show(PeriklesView view) {
        CityPanel.seen(panel, view.battle().isPresent());
        view.battle().ifPresent(fight -> {
            panel.setTitle(words.say(new Title(fight.location())));
            PeriklesView.Place place = view.locations().stream()
                    .filter(each -> each.location().equals(fight.location()))
                    .findFirst()
                    .orElseThrow();
            show(fight.rounds(), place);
        });
    }

    private void show(List<PeriklesView.Round> fought, PeriklesView.Place place) {
        if (fought.size() != rounds.size()) {
            while (rounds.size() > fought.size()) {
                rounds.remove(rounds.size() - 1);
            }
            while (rounds.size() < fought.size()) {
                rounds.add(new BattleRound(words, targets));
            }
            panel.setContent(rounds.toArray(BattleRound[]::new));
        }
        for (int i = 0; i < rounds.size(); i++) {
            rounds.get(i)
                    .show(new BattleRound.Sight(
                            fought.get(i),
                            place.attackers().main(),
                            place.defenders().main()));
        }
    }
}
