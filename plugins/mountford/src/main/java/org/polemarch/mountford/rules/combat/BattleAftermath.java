package org.polemarch.mountford.rules.combat;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Battle;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.Bellicosity;
import org.polemarch.mountford.rules.sieges.SiegeLines;

/**
 * 4.1.3, 4.2.6 and 4.2.7: what a battle does to the will to fight, and who is taken hostage. A besieger who loses a battle
 * in the space loses its siege points (5). After a naval battle the winner decides about the land battle (4.2.1).
 */
@Cites({"4.1.3", "4.2.6", "4.2.7"})
public class BattleAftermath extends Rule implements Procedure<MountfordState, BattleAftermath.Count> {

    public record Count() implements Frame {}

    /** Hostages were taken; {@code spartan} if they are Spartans. */
    @Cites("4.2.7")
    public record HostagesTaken(boolean spartan) implements GameEvent {}

    static final Count COUNT = new Count();

    private final Lines lines;
    private final Combat combat;
    private final Bellicosity bellicosity;
    private final SiegeLines sieges;

    @Inject
    public BattleAftermath(MountfordData data, Lines lines, Combat combat, Bellicosity bellicosity, SiegeLines sieges) {
        super(data);
        this.lines = lines;
        this.combat = combat;
        this.bellicosity = bellicosity;
        this.sieges = sieges;
    }

    /** How many SPs a side must lose in a battle that shakes its will though it lost no citizens of its own. */
    protected int heavyLosses() {
        return figures.heavyLosses();
    }

    @Override
    public void run(Count frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        Battle battle = state.battle();
        if (battle.loser() == 0) {
            battle.beatMovers();
        }
        sieges.lostBattle(play, battle.space(), battle.seatOf(battle.loser()));
        if (battle.naval()) {
            if (battle.lostPeloponnesian() >= heavyLosses()) {
                bellicosity.change(play, 1, -1, "4.1.3");
            }
            if (battle.lostAthenian() > 0) {
                bellicosity.change(play, -1, 1, "4.1.3");
            }
            if (combat.landBattlePossible(state)) {
                play.next(new CommandOfTheSea.Ask(1 - battle.loser()));
            }
        } else {
            if (battle.lostAthenianSide() >= heavyLosses()) {
                bellicosity.change(play, -1, 1, "4.2.6");
            }
            if (battle.lostPeloponnesian() > 0) {
                int step = battle.lostSpartan() > 0 ? 2 : 1;
                bellicosity.change(play, step, -step, "4.2.6");
            }
            hostages(state, play);
        }
    }

    private void hostages(MountfordState state, Play<MountfordState> play) {
        Battle battle = state.battle();
        int winner = 1 - battle.loser();
        if (battle.seatOf(winner) == 0) {
            if (battle.lostSpartan() > 0
                    && lines.of(state, winner, Nationality.ATHENIAN, SpType.HOPLITE) > 0
                    && !state.spartanHostages()) {
                state.takeHostages(true);
                play.report(() -> new HostagesTaken(true));
            }
        } else if (battle.lostAthenianHoplites() > 0
                && lines.of(state, winner, Nationality.SPARTAN, SpType.HOPLITE) > 0
                && !state.athenianHostages()) {
            state.takeHostages(false);
            play.report(() -> new HostagesTaken(false));
        }
    }
}
