package org.polemarch.polis.rules.events;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.NotNow;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.concepts.SideDecision;

/** An Event makes a player give up 1 or more Prestige of their choice for Silver. The first point is compulsory. */
@Cites("concepts/events")
public class PrestigeIntoSilver implements SideDecision<PrestigeIntoSilver.Choose, PrestigeIntoSilver.GiveUp> {

    /** A side gives up Prestige at that rate. */
    public record Choose(Side side, int rate) implements Asked {}

    public record GiveUp(int prestige, int silver) implements Move {
        @Override
        public String notation() {
            return "give-up " + prestige;
        }
    }

    /** The Event takes 1 Prestige at least. */
    public record AtLeastOne() implements Reason {}

    private final PolisData data;
    private final PersonalBoards boards;
    private final NotNow notNow;

    @Inject
    public PrestigeIntoSilver(PolisData data, PersonalBoards boards, NotNow notNow) {
        this.data = data;
        this.boards = boards;
        this.notNow = notNow;
    }

    @Override
    public List<GiveUp> legal(Choose frame, PolisState state) {
        List<GiveUp> moves = new ArrayList<>();
        for (int prestige = 1; prestige <= state.prestige(frame.side()); prestige++) {
            moves.add(new GiveUp(prestige, prestige * frame.rate()));
        }
        return moves;
    }

    @Override
    public List<Refusal> refusals(Choose frame, PolisState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        refusals.move(new GiveUp(0, 0), new AtLeastOne());
        int has = state.prestige(frame.side());
        for (int prestige = has + 1; prestige <= data.mostPrestige(); prestige++) {
            refusals.move(
                    new GiveUp(prestige, prestige * frame.rate()),
                    new Barred.TooLittlePrestige(has, prestige, "concepts/events"));
        }
        return notNow.rest(NotNow.Matter.EVENT, refusals);
    }

    @Override
    public void apply(GiveUp move, Choose frame, Play<PolisState> play) {
        boards.payPrestige(frame.side(), move.prestige(), play);
        boards.gain(frame.side(), Resource.SILVER, move.silver(), play);
    }
}
