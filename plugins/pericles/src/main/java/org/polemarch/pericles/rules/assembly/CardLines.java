package org.polemarch.pericles.rules.assembly;

import org.polemarch.api.cite.Cites;
import org.polemarch.pericles.data.PoliticalCard;
import org.polemarch.pericles.model.Condition;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;

/** 6.2 Card values and attributes: the line of a half that fits the debated issue and the condition of the game. */
@Cites({"6.2", "3.13", "3.2", "12.2"})
public class CardLines {

    private static final PoliticalCard.Line NO_LINE =
            new PoliticalCard.Line(Faction.ARISTOCRAT, "ANY", "NONE", 0, 0, Condition.ALWAYS);

    /** The line that counts; one without bonus and tokens if none does. */
    public PoliticalCard.Line applying(PericlesState state, Faction faction, int card, Issue issue) {
        for (PoliticalCard.Line line : state.data().lines(faction, card, issue)) {
            if (holds(state, faction, line.condition())) {
                return line;
            }
        }
        return NO_LINE;
    }

    protected boolean holds(PericlesState state, Faction faction, Condition condition) {
        return switch (condition) {
            case ALWAYS -> true;
            case CONTROLLING_FACTION -> state.controlling(faction.side()) == faction;
            case PRE_PLAGUE -> !state.postPlague();
            case POST_PLAGUE -> state.postPlague();
            case AT_WAR -> state.war();
            case ALCIBIADES_IN_ATHENS -> !state.alcibiadesInPersia();
            case ALCIBIADES_NOT_IN_ATHENS -> state.alcibiadesInPersia();
        };
    }
}
