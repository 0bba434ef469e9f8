package org.polemarch.victory.rules.effects;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.CardEffect;
import org.polemarch.victory.rules.flow.NextEffect;
import org.polemarch.victory.rules.flow.NotNow;
import org.polemarch.victory.rules.flow.Question;

/** A card lets its owner put available tokens into the bowl without paying. */
@Cites("tokens/buying")
public class TokensToBowl extends Question<TokensToBowl.HowMany, TokensToBowl.Fill>
        implements CardEffect<Effect.TokensToBowl> {

    public record HowMany(CardName card, Power power, int most) implements Frame {}

    public record Fill(int count) implements Move {}

    public record BowlFilled(Power power, int count) implements GameEvent {}

    @Inject
    public TokensToBowl(Seating seating, NotNow notNow) {
        super(seating, notNow);
    }

    @Override
    protected int asked(HowMany frame) {
        return frame.power().ordinal();
    }

    @Override
    public Begun begin(Effect.TokensToBowl effect, Card card, Use use, int index, Play<VictoryState> play) {
        int most = Math.min(effect.most(), play.state().board().availableTokens(use.actor()));
        if (most == 0) {
            return Begun.IMPOSSIBLE;
        }
        play.next(new HowMany(card.name(), Power.of(use.actor()), most), new NextEffect(use, index + 1));
        return Begun.SCHEDULED;
    }

    @Override
    public List<Fill> legal(HowMany frame, VictoryState state) {
        List<Fill> moves = new ArrayList<>(frame.most() + 1);
        for (int count = frame.most(); count >= 0; count--) {
            moves.add(new Fill(count));
        }
        return moves;
    }

    @Override
    public void apply(Fill move, HowMany frame, Play<VictoryState> play) {
        for (int i = 0; i < move.count(); i++) {
            play.state().board().fillBowl(asked(frame));
        }
        if (move.count() > 0) {
            play.report(() -> new BowlFilled(frame.power(), move.count()));
        }
    }
}
