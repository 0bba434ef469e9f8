package org.polemarch.victory.ui;

import java.util.Optional;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.table.Contest;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.rules.battle.ChooseBattle;
import org.polemarch.victory.rules.battle.Fall;

/** The battles, from their declaration to what became of the piece. */
record Contests(Words words) {

    Optional<Contest> of(GameEvent event) {
        if (event instanceof ChooseBattle.BattleDeclared battle) {
            return Optional.of(Contest.of(
                    words.text("stage.battle"), words.say(battle), party(battle.initiator()), party(battle.victim())));
        }
        if (event instanceof Fall.PieceRemoved fallen && fallen.cause() == Loss.BATTLE) {
            return Optional.of(Contest.of(words.text("stage.battle"), words.say(fallen), party(fallen.piece())));
        }
        if (event instanceof Fall.PieceSaved saved) {
            return Optional.of(Contest.of(words.text("stage.battle"), words.say(saved), party(saved.piece())));
        }
        return Optional.empty();
    }

    private Contest.Party party(PieceAt piece) {
        return Contest.Party.of(words.name(piece), Looks.of(piece.power()));
    }
}
