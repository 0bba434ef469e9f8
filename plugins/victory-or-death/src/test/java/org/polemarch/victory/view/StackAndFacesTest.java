package org.polemarch.victory.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.power;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.reactions.React;
import org.polemarch.victory.rules.turn.EmergencyProvision;

/** What every seat sees of the cards in use and of what they answer, and which faces it can read. */
class StackAndFacesTest {

    private static VictoryView view(Table<VictoryState> table, String seat) {
        return (VictoryView) table.view(new Seat(power(seat), seat));
    }

    private static List<String> faces(Table<VictoryState> table, String seat) {
        return view(table, seat).faces().stream().map(VictoryView.Face::id).toList();
    }

    @Test
    @Cites("reactions")
    void theStackTellsWhoDoesWhatToWhomAndWhere() {
        Table<VictoryState> table = Position.of(
                        "corinth city corinth",
                        "sparta hoplite achaea",
                        "corinth trireme ionian-sea",
                        "delian trireme west-mediterranean-sea",
                        "delian city syracuse")
                .prepared("delian", "del-16")
                .turn("corinth")
                .play("cor-sb")
                .choose("battle trireme-ionian-sea delian-trireme-west-mediterranean-sea")
                .asks("delian", React.Ask.class);
        for (Power seat : Power.values()) {
            assertThat(view(table, seat.id()).pending())
                    .containsExactly(
                            new VictoryView.PendingView(
                                    "cor-sb", Moment.PLAY, Optional.of(Power.CORINTH), Optional.empty(), "", ""),
                            new VictoryView.PendingView(
                                    "",
                                    Moment.BATTLE_DECLARED,
                                    Optional.of(Power.CORINTH),
                                    Optional.of(new VictoryView.Counter(Power.DELIAN, Sort.TRIREME)),
                                    "west-mediterranean-sea",
                                    "ionian-sea"));
        }
    }

    @Test
    @Cites("cards/play")
    void aCardInUseIsShownWithItsOwner() {
        Table<VictoryState> table = Position.start().turn("sparta").play("spa-mh");
        assertThat(view(table, "athens").pending())
                .containsExactly(new VictoryView.PendingView(
                        "spa-mh", Moment.PLAY, Optional.of(Power.SPARTA), Optional.empty(), "", ""));
    }

    @Test
    @Covers({"R130", "R155"})
    @Cites({"cards/secrecy", "provision"})
    void theDrawDeckIsReadByItsOwnerWhileItLooksThroughIt() {
        Table<VictoryState> table = Position.start()
                .hand("sparta", "spa-08", "spa-09", "spa-10")
                .deck("sparta", "spa-lb", "spa-13", "spa-07")
                .turn("sparta")
                .playStep();
        assertThat(faces(table, "sparta")).contains("spa-08").doesNotContain("spa-lb", "spa-13", "spa-07");
        table.choose("provision", "discard spa-08", "discard spa-09").asks("sparta", EmergencyProvision.Fetch.class);
        assertThat(faces(table, "sparta")).contains("spa-lb", "spa-13", "spa-07");
        for (String other : List.of("corinth", "delian", "athens")) {
            assertThat(faces(table, other)).as(other).noneMatch(face -> face.startsWith("spa-"));
        }
        table.lots(0).choose("fetch spa-13");
        assertThat(faces(table, "sparta")).contains("spa-13").doesNotContain("spa-lb", "spa-07");
    }
}
