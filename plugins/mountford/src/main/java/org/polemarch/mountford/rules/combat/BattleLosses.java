package org.polemarch.mountford.rules.combat;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.Battle;
import org.polemarch.mountford.model.MountfordState;

/** 4.1.2 and 4.2.4: the loser takes the losses one by one; where nothing is to be chosen, nobody is asked. */
@Cites({"4.1.2", "4.2.4"})
public class BattleLosses implements Procedure<MountfordState, BattleLosses.Next> {

    public record Next() implements Frame {}

    /** Only home guards that are never lost are left, so the rest of the losses is not taken. */
    @Cites("4.2.4")
    public record Spared(int losses) implements GameEvent {}

    static final Next NEXT = new Next();

    private final BattleLossChoice choice;
    private final Lines lines;

    @Inject
    public BattleLosses(BattleLossChoice choice, Lines lines) {
        this.choice = choice;
        this.lines = lines;
    }

    @Override
    public void run(Next frame, Play<MountfordState> play) {
        Battle battle = play.state().battle();
        while (battle.losses() > 0) {
            BattleLossChoice.Choose choose = new BattleLossChoice.Choose(battle.losses());
            List<BattleLossChoice.Loss> possible = choice.legal(choose, play.state());
            if (possible.isEmpty()) {
                int spared = battle.losses();
                if (lines.count(play.state(), battle.loser()) > 0) {
                    play.report(() -> new Spared(spared));
                }
                battle.spare(); // home guards of the four cities are never lost; the excess is ignored
            } else if (possible.size() == 1) {
                choice.apply(possible.get(0), choose, play);
            } else {
                play.next(choose, NEXT);
                return;
            }
        }
    }
}
