package org.polemarch.mountford.rules.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.ask;
import static org.polemarch.mountford.Field.at;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.owner;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.Entry;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.economy.EconomicPhase;
import org.polemarch.mountford.rules.specials.CampaignObjective;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.mountford.rules.turn.TurnEnd;
import org.polemarch.mountford.rules.turn.TurnSequence;
import org.polemarch.testkit.Covers;
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
        assertThat(table.state().syracuse()).isEqualTo(Entry.REMOVED);
        assertThat(table.state().garrisoned(space("gela"))).as("nobody's").isFalse();
        table.run(new OperationChoice.Ask(1)).choose("play cor-congress-of-gela", "remove-garrisons");
        assertThat(owner(table.state(), "syracuse")).isEqualTo(Power.NEUTRAL);
        assertThat(owner(table.state(), "gela")).isEqualTo(Power.NEUTRAL);
        Field fallen = Field.bare();
        fallen.state().setSyracuse(Entry.REMOVED);
        ask(fallen, 1).offersNot("play cor-syracusan-influence");
        ask(Field.bare(), 1).offers("play cor-syracusan-influence");
    }

    @Test
    @Cites({"9.3.3", "9.6.4"})
    void whatChangesHandsIsTold() {
        Table<MountfordState> table = Field.bare().persiaAtWar().run(new EconomicPhase.Begin());
        assertThat(table.last(EconomicPhase.PersianGold.class).given()).isTrue();
        Field colony = Field.bare().control("heraclea", Power.ATHENS);
        colony.state().foundColony(space("heraclea"));
        table = colony.run(new TurnEnd.Run());
        assertThat(table.last(TurnEnd.ColonyFortified.class).holder()).isEqualTo(Power.ATHENS);
    }

    @Test
    @Covers({"9.3.2-01"})
    void syracuseWaitsUntilTurnSix() {
        MountfordState state = Field.start().state();
        assertThat(state.relation(Power.ATHENS, Power.SYRACUSE)).isEqualTo(Relation.NEUTRAL);
        assertThat(state.relation(Power.SPARTA, Power.SYRACUSE)).isEqualTo(Relation.NEUTRAL);
        Table<MountfordState> table = Field.start().run(new TurnSequence.Begin(6));
        assertThat(table.state().syracuse()).isEqualTo(Entry.AT_WAR);
        assertThat(table.state().relation(Power.ATHENS, Power.SYRACUSE)).isEqualTo(Relation.UNFRIENDLY);
        assertThat(table.state().relation(Power.CORINTH, Power.SYRACUSE)).isEqualTo(Relation.FRIENDLY);
        assertThat(Field.start().run(new TurnSequence.Begin(5)).state().syracuse())
                .isEqualTo(Entry.NEUTRAL);
    }

    @Test
    @Covers("9.3.2-02")
    void anAthenianArmyOnItsGroundBringsWar() {
        Table<MountfordState> table = Field.bare()
                .army("ath-nicias", "catana", "3 naval-piraeus")
                .campaign("ath-nicias")
                .run(new CampaignObjective.Ask(tile("ath-nicias")))
                .choose("campaign syracuse");
        assertThat(table.state().syracuse()).isEqualTo(Entry.AT_WAR);
        table = Field.bare()
                .army("spa-mindarus", "catana", "3 naval-gythium")
                .campaign("spa-mindarus")
                .run(new CampaignObjective.Ask(tile("spa-mindarus")))
                .choose("campaign syracuse");
        assertThat(table.state().syracuse()).as("others may come").isEqualTo(Entry.NEUTRAL);
        table = Field.bare()
                .army("ath-nicias", "catana", "3 naval-piraeus")
                .campaign("ath-nicias")
                .run(new CampaignObjective.Ask(tile("ath-nicias")))
                .choose("campaign acragas");
        assertThat(table.state().syracuse())
                .as("passing through is no end of movement")
                .isEqualTo(Entry.NEUTRAL);
    }

    @Test
    @Covers("9.3.2-03")
    void theFallOfSyracuse() {
        Table<MountfordState> table = Field.bare()
                .syracuseAtWar()
                .home("2 cavalry-syracuse")
                .hold("syr-reinf-h")
                .control("catana", Power.SYRACUSE)
                .army("syr-hermocrates", "tegea", "2 cavalry-syracuse")
                .siege("syracuse", 0, 3)
                .army("ath-nicias", "syracuse", "5 hoplite-athens")
                .table()
                .dice(6)
                .run(new OperationChoice.Ask(0))
                .choose("continue syracuse athens", "discard ath-cleon", "attack", "stay-in", "besiege");
        MountfordState state = table.state();
        assertThat(state.syracuse()).isEqualTo(Entry.REMOVED);
        assertThat(owner(state, "syracuse")).isEqualTo(Power.ATHENS);
        assertThat(owner(state, "gela")).isEqualTo(Power.NEUTRAL);
        assertThat(owner(state, "catana")).isEqualTo(Power.NEUTRAL);
        assertThat(at(state, "syracuse", "cavalry-syracuse")).isZero();
        assertThat(state.armySpace(tile("syr-hermocrates"))).isNegative();
        assertThat(state.chest().removed()).isEqualTo(data().tiles().of(TileSet.SYRACUSAN));
    }

    @Test
    @Covers({"9.3.2-05", "9.9.1-01"})
    void onlyHermocratesActivatesSyracusans() {
        for (int leader = 0; leader < data().tiles().leaderCount(); leader++) {
            boolean may = data().tiles()
                    .leader(leader)
                    .activates()
                    .meets(data().kinds().of(Nationality.SYRACUSAN));
            assertThat(may).isEqualTo(data().tiles().tile(leader).id().equals("syr-hermocrates"));
        }
        assertThat(data().tiles()
                        .leader(tile("syr-hermocrates"))
                        .activates()
                        .minus(data().kinds().of(Nationality.SYRACUSAN))
                        .isEmpty())
                .isTrue();
        Field.start()
                .syracuseAtWar()
                .run(new OperationChoice.Ask(1))
                .choose("lead spa-gylippus")
                .offers("place syracuse sparta")
                .choose("place syracuse sparta", "objective syracuse")
                .offersNot("take cavalry-syracuse")
                .offers("advance");
    }
}
