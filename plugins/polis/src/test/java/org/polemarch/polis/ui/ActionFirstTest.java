package org.polemarch.polis.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.Situation;
import org.polemarch.core.engine.Game;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.PolisState;
import org.polemarch.testkit.Situations;

/** No action is taken by a click on a place that does not shine. */
class ActionFirstTest {

    private final List<Target> picked = new ArrayList<>();
    private final ActionFirst clicks = new ActionFirst(new BoardHost() {
        @Override
        public void pick(Target target) {
            picked.add(target);
        }

        @Override
        public void openRule(String section) {}
    });
    private final Game<PolisState> game = PolisTable.prepare(Optional.empty()).start(19);

    private long movesWith(Target target) {
        return game.moves().stream()
                .filter(move -> move.targets().contains(target))
                .count();
    }

    @Test
    void aPlaceWithOneMoveChoosesItsActionFirst() {
        Situation situation = Situations.of(game, game.toAct());
        clicks.show(situation);
        Set<Target> places = new LinkedHashSet<>();
        for (Move move : game.moves()) {
            move.targets().stream()
                    .filter(target -> target.kind() != Target.Kind.BUTTON)
                    .forEach(places::add);
        }
        int led = 0;
        for (Target place : places) {
            picked.clear();
            clicks.pick(place);
            Target told = picked.get(0);
            if (movesWith(place) == 1) {
                assertThat(told).isNotEqualTo(place);
                led++;
            } else {
                assertThat(told).isEqualTo(place);
            }
            assertThat(movesWith(told)).as(place.toString()).isGreaterThan(1);
        }
        assertThat(led).isPositive();
    }

    @Test
    void onceSomethingIsPickedEveryClickCounts() {
        show("move-hoplites");
        clicks.pick(Target.space("boiotia"));
        assertThat(picked).containsExactly(Target.space("boiotia"));
    }

    /** One Galley is there and another could come: a click on the sea means the one that is there. */
    @Test
    void aMarchBeginsWhereThePlayerClicks() {
        show("move-galleys", "kyklades", "noties-sporades");
        clicks.pick(Target.space("kyklades"));
        assertThat(picked).containsExactly(Target.piece("kyklades"));
        clicks.pick(Target.space("thrakiko"));
        assertThat(picked).last().isEqualTo(Target.space("thrakiko"));
    }

    private void show(String action, String... from) {
        Situation fresh = Situations.of(game, game.toAct());
        Set<Target> lit = new LinkedHashSet<>(fresh.lit());
        lit.removeIf(target -> target.kind() == Target.Kind.PIECE);
        for (String space : from) {
            lit.add(Target.piece(space));
        }
        clicks.show(new Situation(
                fresh.viewer(),
                fresh.view(),
                fresh.question(),
                lit,
                List.of(Target.button(action)),
                fresh.news(),
                fresh.outcome()));
    }
}
