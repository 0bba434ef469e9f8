package org.polemarch.mountford.rules.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.ask;
import static org.polemarch.mountford.Field.owner;
import static org.polemarch.mountford.Field.space;

import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.Entry;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.rules.economy.EconomicPhase;
import org.polemarch.mountford.rules.economy.TurnEnd;
import org.polemarch.mountford.rules.operations.OperationChoice;
import org.polemarch.testkit.Table;

/** 9.3.2: Syracuse, its fall, and who is told. */
@Cites({"9.3.2", "9.3.3"})
class SyracuseTest {

    @Test
    @Cites({"9.3.2", "9.7.4", "9.7.7"})
    void syracuseDoesNotComeBackAfterItsFall() {
        Field field = Field.bare()
                .syracuseAtWar()
                .home("2 cavalry-syracuse")
                .siege("syracuse", 0, 3)
                .army("ath-nicias", "syracuse", "5 hoplite-athens");
        Table<MountfordState> table = ask(field, 0, 6)
                .choose("continue syracuse athens", "discard ath-cleon", "attack", "stay-in", "besiege");
        assertThat(table.state().syracuse).isEqualTo(Entry.REMOVED);
        assertThat(table.state().garrisoned(space("gela"))).as("nobody's").isFalse();
        table.run(new OperationChoice.Ask(1)).choose("play cor-congress-of-gela", "remove-garrisons");
        assertThat(owner(table.state(), "syracuse")).isEqualTo(Power.NEUTRAL);
        assertThat(owner(table.state(), "gela")).isEqualTo(Power.NEUTRAL);
        Field fallen = Field.bare();
        fallen.state().syracuse = Entry.REMOVED;
        ask(fallen, 1).offersNot("play cor-syracusan-influence");
        ask(Field.bare(), 1).offers("play cor-syracusan-influence");
    }

    @Test
    @Cites({"9.3.3", "9.6.4"})
    void whatChangesHandsIsTold() {
        Table<MountfordState> table = Field.bare().persiaAtWar().run(new EconomicPhase.Begin());
        assertThat(table.last(EconomicPhase.PersianGold.class).given()).isTrue();
        Field colony = Field.bare().control("heraclea", Power.ATHENS);
        colony.state().colony = space("heraclea");
        table = colony.run(new TurnEnd.Run());
        assertThat(table.last(TurnEnd.ColonyFortified.class).holder()).isEqualTo(Power.ATHENS);
    }
}
