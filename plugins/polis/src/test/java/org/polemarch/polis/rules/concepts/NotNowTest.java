package org.polemarch.polis.rules.concepts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Target;
import org.polemarch.core.engine.Game;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Space;

/** Whatever a player clicks while something else comes first, he is told what. */
@Cites("rounds/turns")
class NotNowTest {

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void everyPlaceAndActionIsAnAnswerOrHasAReason(long seed) {
        Game<PolisState> game = PolisTable.prepare(Optional.empty()).start(seed);
        Chance chance = Chance.seeded(seed);
        while (!game.over()) {
            Set<Target> explained = new LinkedHashSet<>();
            game.moves().forEach(move -> explained.addAll(move.targets()));
            game.refusals().forEach(refusal -> explained.addAll(refusal.targets()));
            assertThat(explained).as(game.question().toString()).containsAll(table());
            game.play(chance.below(game.moves().size()));
        }
    }

    private static Set<Target> table() {
        Set<Target> all = new LinkedHashSet<>();
        for (ActionKind kind : ActionKind.values()) {
            all.add(Target.button(kind.id()));
        }
        for (Polis polis : Polis.values()) {
            all.add(Target.space(polis.id()));
        }
        for (Space space : Space.values()) {
            all.add(Target.space(space.id()));
        }
        return all;
    }
}
