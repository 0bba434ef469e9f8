package org.polemarch.victory.ui;

import java.util.Optional;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.table.Contest;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.rules.battle.ChooseBattle;
import org.polemarch.victory.rules.battle.Fall;
import org.polemarch.victory.rules.effects.KeepPieces;

/** The battles, from their declaration to what became of the piece and what kept it. */
final class Contests {

    private final Words words;
    private Optional<ChooseBattle.BattleDeclared> declared = Optional.empty();
    private String kept = "";

    Contests(Words words) {
        this.words = words;
    }

    Optional<Contest> of(GameEvent event) {
        if (event instanceof ChooseBattle.BattleDeclared battle) {
            declared = Optional.of(battle);
            kept = "";
            return Optional.of(contest(words.say(battle), party(battle.initiator()), party(battle.victim())));
        }
        if (event instanceof KeepPieces.Safe safe) {
            kept = words.say(safe) + " ";
        }
        if (event instanceof Fall.PieceRemoved fallen && fallen.cause() == Loss.BATTLE) {
            return Optional.of(ended(fallen.piece(), words.say(fallen)));
        }
        if (event instanceof Fall.PieceSaved saved) {
            return Optional.of(ended(saved.piece(), kept + words.say(saved)));
        }
        return Optional.empty();
    }

    /** Who attacked is shown again: a declaration and its end may be many cards apart. */
    private Contest ended(PieceAt piece, String end) {
        return declared.filter(battle -> battle.victim().equals(piece))
                .map(battle -> contest(end, party(battle.initiator()), party(battle.victim())))
                .orElseGet(() -> contest(end, party(piece)));
    }

    private Contest contest(String verdict, Contest.Party... parties) {
        return Contest.of(words.text("stage.battle"), verdict, parties);
    }

    private Contest.Party party(PieceAt piece) {
        return Contest.Party.of(words.name(piece), Looks.of(piece.power()));
    }
}
