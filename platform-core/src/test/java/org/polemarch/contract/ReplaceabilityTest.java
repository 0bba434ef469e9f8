package org.polemarch.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polemarch.api.play.RuleStep;
import org.polemarch.contract.broken.Weighing;
import org.polemarch.core.contract.SetupCase;
import org.polemarch.core.wiring.PreparedGame;

/** Each way of closing a class to others is found. */
class ReplaceabilityTest {

    private static final String ASKED_NOTHING =
            "no game asked it anything in 3 random and 0 greedy games of each setup; does somebody create it with new,"
                    + " or call only what a plugin can't override?";

    private static Map<String, String> obstacles(Class<? extends RuleStep<Weighing.Scales, ?>> rule) {
        Weighing game = new Weighing(rule);
        PreparedGame<?> usual = PreparedGame.of(game, List.of(), game.info().defaultSetup(), Optional.empty());
        return new Replaceability(game, SetupCase.all(game.info(), List.of()), 3).obstacles(usual.hooks());
    }

    @Test
    void openClassesHaveNoObstacle() {
        assertThat(obstacles(Weighing.Open.class)).isEmpty();
    }

    @Test
    void aFinalClass() {
        assertThat(obstacles(Weighing.AsksFinalClass.class))
                .isEqualTo(Map.of("FinalStone", "is not an open public class"));
    }

    @Test
    void aConstructorForItsPackageAlone() {
        assertThat(obstacles(Weighing.AsksClassOfItsPackage.class))
                .isEqualTo(Map.of("HomeMadeStone", "has no public or protected constructor that the injector uses"));
    }

    @Test
    void aCollaboratorMadeWithNew() {
        assertThat(obstacles(Weighing.MakesItsOwn.class)).isEqualTo(Map.of("Stone", ASKED_NOTHING));
    }

    @Test
    void aCollaboratorAskedOnlyByMethodsOfItsPackage() {
        assertThat(obstacles(Weighing.AsksInSecret.class)).isEqualTo(Map.of("SecretStone", ASKED_NOTHING));
    }
}
