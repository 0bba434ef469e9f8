package org.polemarch.victory.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.code;
import static org.polemarch.victory.Position.has;
import static org.polemarch.victory.Position.piece;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.battle.ChooseBattle;
import org.polemarch.victory.rules.turn.PlayStep;
import org.polemarch.victory.rules.turn.SupplyStep;
import org.polemarch.victory.rules.turn.Turn;

/** Supply lines. */
@Cites("supply")
class SupplyTest {

    private static boolean supplied(String piece, String... others) {
        return Position.isSupplied(Position.of(others).and(piece).state(), code(piece));
    }

    @Test
    @Covers({"R105", "R111"})
    void aLineLeadsOverAdjacentSpaces() {
        assertThat(supplied("sparta hoplite messenia", "sparta city laconia")).isTrue();
        assertThat(supplied("sparta hoplite arcadia", "sparta city megara")).isFalse();
        assertThat(supplied("athens hoplite naxos", "athens city samos")).isTrue();
        assertThat(supplied("athens hoplite sicily", "athens city samos")).isFalse();
    }

    @Test
    @Covers("R108")
    void noEnemyPieceOnTheLine() {
        assertThat(supplied("athens hoplite naxos", "athens city samos", "sparta trireme aegean-sea"))
                .isTrue();
        assertThat(supplied(
                        "athens hoplite naxos",
                        "athens city samos",
                        "sparta trireme aegean-sea",
                        "corinth trireme dodecanese"))
                .isFalse();
        assertThat(supplied("athens hoplite naxos", "athens city samos", "sparta token samos"))
                .isTrue();
    }

    @Test
    @Covers({"R109", "R116"})
    void eachLandSpaceHoldsAFriend() {
        assertThat(supplied("sparta hoplite arcadia", "sparta city megara")).isFalse();
        assertThat(supplied("sparta hoplite arcadia", "sparta city megara", "corinth hoplite corinth"))
                .isTrue();
        assertThat(supplied("sparta hoplite arcadia", "corinth city megara", "corinth token corinth"))
                .isTrue();
        assertThat(supplied("sparta hoplite arcadia", "corinth city megara", "athens token corinth"))
                .isFalse();
    }

    @Test
    @Covers({"R110", "R112", "R114"})
    void eachSeaSpaceHasAPort() {
        assertThat(supplied("athens trireme aegean-sea", "athens city athens")).isFalse();
        assertThat(supplied("athens trireme euboean-gulf", "athens city athens"))
                .isFalse();
        assertThat(supplied("athens trireme euboean-gulf", "athens city athens", "athens trireme saronic-gulf"))
                .isFalse();
        assertThat(supplied("athens trireme euboean-gulf", "athens city athens", "delian token euboea"))
                .isTrue();
        assertThat(supplied("athens trireme aegean-sea", "athens city athens", "delian token euboea"))
                .isTrue();
    }

    @Test
    @Covers("R113")
    void aNeutralSpaceNeedsAToken() {
        assertThat(supplied("delian hoplite thessaly", "delian city epidamnus")).isFalse();
        assertThat(supplied("delian hoplite thessaly", "delian city epidamnus", "athens token epirus"))
                .isTrue();
        assertThat(supplied("delian hoplite thessaly", "delian city epidamnus", "sparta token epirus"))
                .isFalse();
    }

    @Test
    @Covers("R104")
    @Cites({"turn/supply", "battle/land", "reactions"})
    void supplyIsCheckedWhenMusteringBattlingInTheSupplyStepAndWhenACardAsks() {
        // A Hoplite in Attica cut off from Laconia by the Trireme in the Saronic Gulf.
        String[] cutOff = {
            "sparta city laconia",
            "sparta hoplite argos",
            "sparta hoplite attica",
            "athens city athens",
            "athens trireme saronic-gulf",
        };
        Position.of(cutOff)
                .turn("sparta")
                .play("spa-mh")
                .offers("muster hoplite arcadia")
                .offersNot("muster hoplite boeotia", "in-place hoplite attica");
        Position.of(cutOff)
                .and("athens hoplite boeotia", "athens hoplite corinth")
                .turn("sparta")
                .play("spa-lb")
                .offers("battle hoplite-argos athens-hoplite-corinth")
                .refuses(
                        "battle hoplite-attica athens-hoplite-boeotia",
                        new ChooseBattle.OutOfSupply(piece("sparta hoplite attica")));
        Table<VictoryState> step =
                Position.of(cutOff).turn("sparta", Step.SUPPLY).run(new SupplyStep.Check(Power.SPARTA));
        assertThat(has(step.state(), "sparta hoplite attica")).isFalse();
        assertThat(has(step.state(), "sparta hoplite argos")).isTrue();
        Position.of(cutOff)
                .status("sparta", "spa-10")
                .deck("athens", "ath-lb")
                .run(new Turn.Begin(Power.SPARTA))
                .asks("sparta", PlayStep.Choose.class);
        Position.of(cutOff)
                .and("corinth token megara")
                .status("sparta", "spa-10")
                .deck("athens", "ath-lb")
                .run(new Turn.Begin(Power.SPARTA))
                .offers("use spa-10");
    }

    @Test
    @Covers("R115")
    void theHopliteToBeMusteredIsItselfAPort() {
        Position.of("delian city corcyra", "delian trireme messenian-gulf")
                .turn("delian")
                .play("del-mh")
                .offers("muster hoplite elis") // Elis, Messenian Gulf, Ionian Sea, Corcyra
                .offersNot("muster hoplite argos");
        Position.of("delian city corcyra", "delian trireme messenian-gulf", "sparta trireme ionian-sea")
                .turn("delian")
                .play("del-mh")
                .offersNot("muster hoplite elis");
    }

    @Test
    @Covers("R106")
    void aTeammatesCitySuppliesInTheSupplyStep() {
        Table<VictoryState> table = Position.of("athens city athens", "delian hoplite attica")
                .turn("delian", Step.SUPPLY)
                .run(new SupplyStep.Check(Power.DELIAN))
                .asksNobody();
        assertThat(has(table.state(), "delian hoplite attica")).isTrue();
    }
}
