package org.polemarch.launcher.table;

import org.polemarch.api.play.Question;
import org.polemarch.api.text.Words;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.words.Say;

record Prompts(Session<?> session, Words words) {

    /** The question; while nobody at the screen is asked, who is; at the end, whose victory it is. */
    Notice of(Stage stage) {
        return switch (stage) {
            case ASKED -> {
                Question question = session.question();
                yield new Notice(words.say(question.frame()), question.cites());
            }
            case BOT -> Notice.of(Say.of("table.thinking", next()));
            case CURTAIN -> Notice.of(Say.of("table.pass", person()));
            case OVER -> Notice.of(ending());
        };
    }

    String next() {
        return words.name(session.toAct());
    }

    String person() {
        String person = session.holder(session.toAct()).name();
        return person.equals(next()) ? person : person + " (" + next() + ")";
    }

    private String ending() {
        return Sentence.of(words.text(session.outcome().ending())) + " "
                + Sentence.victory(session.outcome().winners(), words);
    }
}
