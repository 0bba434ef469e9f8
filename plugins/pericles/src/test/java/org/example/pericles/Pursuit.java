package org.example.pericles;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.rules.BattleDecks;
import org.polemarch.pericles.rules.military.Battle;

/** A variant as anybody may write it: who loses a battle by five or more loses one unit more on the run. */
public class Pursuit implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return new VariantInfo("pursuit", "pericles", "Pursuit", "A rout costs one unit more.", List.of());
    }

    @Override
    public void change(Variation pericles) {
        pericles.replace(Battle.class).with(PursuingBattle.class);
        pericles.add(Rout.class);
    }

    public static class PursuingBattle extends Battle {
        @Inject
        public PursuingBattle(BattleDecks decks) {
            super(decks);
        }

        @Override
        protected List<Frame> aftermath(Fight fight, Result result) {
            List<Frame> steps = new ArrayList<>(super.aftermath(fight, result));
            steps.add(1, new Rout.Flee(fight, result)); // after the loser's losses
            return steps;
        }
    }

    @Cites("9.44")
    public static class Rout implements Procedure<PericlesState, Rout.Flee> {
        public record Flee(Battle.Fight fight, Battle.Result result) implements Frame {}

        @Override
        public void run(Flee frame, Play<PericlesState> play) {
            Stream.of(Piece.units(frame.result().loser()))
                    .filter(unit -> frame.result().differential() >= 5)
                    .filter(unit -> play.state().board().count(frame.fight().theater(), unit) > 0)
                    .findFirst()
                    .ifPresent(unit -> play.state().board().fall(frame.fight().theater(), unit));
        }
    }
}
