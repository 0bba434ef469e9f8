package org.polemarch.mountford.rules.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.ask;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.tileOf;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.play.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.data.Tiles;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.model.Unfit;
import org.polemarch.mountford.rules.components.Treasuries;
import org.polemarch.mountford.rules.operations.OperationChoice;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Sections 9.4 to 9.10: every leader, and the special tiles of Thebes and Persia. */
@Cites({"9.4.1", "9.5.1", "9.6.1", "9.7.1", "9.8.1", "9.8.3", "9.9.1", "9.10.3"})
class TilesTest {

    /** Land, naval, head of state; every leader of the four sections. */
    @ParameterizedTest
    @CsvSource({
        "ath-pericles,1,1,true", "ath-alcibiades,2,1,false", "ath-cleon,0,0,false", "ath-demosthenes,2,1,false",
        "ath-nicias,0,0,false", "ath-phormio,1,2,false", "ath-thassyllus,1,1,false", "ath-thrasybulus,2,2,false",
        "arg-the-thousand,1,0,true", "spa-agis,1,1,true", "spa-archidamus,1,1,true", "spa-pleistoanax,0,0,true",
        "spa-brasidas,2,1,false", "spa-callicratides,1,1,false", "spa-gylippus,2,1,false", "spa-lysander,2,2,false",
        "spa-mindarus,1,1,false", "cor-aristeus,0,1,false", "the-pagondas,1,0,true", "syr-hermocrates,0,0,false"
    })
    void leaders(String id, int land, int naval, boolean headOfState) {
        Tiles.Leader leader = data().tiles().leader(tile(id));
        assertThat(leader.land()).isEqualTo(land);
        assertThat(leader.naval()).isEqualTo(naval);
        assertThat(leader.headOfState()).isEqualTo(headOfState);
        assertThat(leader.rated()).isEqualTo(!id.equals("ath-cleon"));
    }

    @Test
    @Covers("9.8.1-01")
    void pagondas() {
        assertThat(data().tiles().leader(tile("the-pagondas")).activates()
                        & ~data().kinds().of(Nationality.THEBAN))
                .isZero();
        assertThat(data().tiles().leader(tile("the-pagondas")).headOfState()).isTrue();
    }

    @Test
    @Covers("9.8.3-01")
    void euboeanCauseway() {
        Table<MountfordState> table = ask(Field.bare().army("the-pagondas", "aulis", "1 hoplite-thebes"), 1)
                .choose("play the-euboean-causeway");
        assertThat(table.state().rebels().has(space("chalcis")))
                .as("across a naval path")
                .isTrue();
        assertThat(table.state().rebels().size()).isEqualTo(1);
        ask(
                        Field.bare()
                                .army("the-pagondas", "aulis", "1 hoplite-thebes")
                                .army("ath-phormio", "oropus", "1 naval-piraeus"),
                        1)
                .refuses(
                        "play the-euboean-causeway",
                        new OperationChoice.NoEffectNow(
                                tileOf("the-euboean-causeway"), Unfit.NO_SPACE_IN_EUBOEA, "9.8.3"));
    }

    @Test
    @Covers("9.10.3-01")
    void persianAgents() {
        Table<MountfordState> table = Field.start()
                .hold("per-agents")
                .table()
                .lots(2)
                .run(new OperationChoice.Ask(1))
                .choose("play per-agents");
        assertThat(table.state().held(TileSet.ATHENIAN)).isEqualTo(20);
        assertThat(table.last(Treasuries.Discarded.class).tile().id()).isEqualTo("ath-cleon");
    }
}
