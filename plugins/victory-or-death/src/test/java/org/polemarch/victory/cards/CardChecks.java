package org.polemarch.victory.cards;

import static org.assertj.core.api.Assertions.assertThat;

import org.polemarch.victory.Position;
import org.polemarch.victory.model.Power;

/** What several cards have in common, checked in full for each of them. */
final class CardChecks {

    private CardChecks() {}

    /** An Event that places a City in one space and does nothing else. */
    static void playedPlacesACity(String card, String owner, String space) {
        placesACity(owner, space, scene -> scene.play(card));
    }

    /** A Prepare card that places a City in one space in the owner's Strategy step. */
    static void preparedPlacesACity(String card, String owner, String space) {
        placesACity(
                owner,
                space,
                scene -> {
                    CardTable table =
                            scene.prepared(owner, card).strategyStep(owner).offersOnly("use " + card, "pass");
                    return table.choose("use " + card);
                },
                "spent " + card);
    }

    private interface Way {
        CardTable use(Scene scene);
    }

    private static void placesACity(String owner, String space, Way way, String... spent) {
        Power power = Power.of(Position.power(owner));
        String ally = Power.of(Power.ally(power.ordinal())).id();
        String enemy = Power.team(power.ordinal()) == 0 ? "delian" : "corinth";
        String city = "+ " + owner + " city " + space;
        way.use(Scene.of())
                .offersOnly("place city " + space, "decline")
                .choose("place city " + space)
                .done(with(city, spent));
        way.use(Scene.of()).choose("decline").done(spent);
        way.use(Scene.of(owner + " hoplite " + space, ally + " hoplite " + space))
                .choose("place city " + space)
                .done(with(city, spent));
        way.use(Scene.of(ally + " city " + space)).done(spent);
        way.use(Scene.of(enemy + " hoplite " + space)).done(spent);
    }

    private static String[] with(String change, String... more) {
        String[] all = new String[more.length + 1];
        all[0] = change;
        System.arraycopy(more, 0, all, 1, more.length);
        return all;
    }

    /** In the Scoring Round the Status card brings its team two points, once. */
    static void scoresTwo(String card, String... pieces) {
        CardTable table = scoring(card, pieces);
        assertThat(table.mayScore(card)).as(String.join(", ", pieces)).isTrue();
        int team = Power.team(Position.CARDS.card(card).owner().ordinal());
        int before = table.state().points(team);
        int other = table.state().points(team ^ 1);
        table.choose("use " + card);
        assertThat(table.mayScore(card)).as("a second time").isFalse();
        assertThat(table.state().points(team)).isEqualTo(before + 2);
        assertThat(table.state().points(team ^ 1)).isEqualTo(other);
        scoring(card, pieces).offersOnly("use " + card, "pass").choose("pass");
    }

    /** In the Scoring Round the Status card is of no use. */
    static void scoresNothing(String card, String... pieces) {
        assertThat(scoring(card, pieces).mayScore(card))
                .as(String.join(", ", pieces))
                .isFalse();
    }

    private static CardTable scoring(String card, String... pieces) {
        return Scene.of(pieces)
                .status(Position.CARDS.card(card).owner().id(), card)
                .scoringRound();
    }
}
