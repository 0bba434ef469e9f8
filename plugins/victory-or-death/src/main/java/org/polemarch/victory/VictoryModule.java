package org.polemarch.victory;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import java.util.List;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.Setup;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.victory.bot.Weights;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.Rulings;
import org.polemarch.victory.rules.battle.ChooseBattle;
import org.polemarch.victory.rules.battle.ChooseRemoval;
import org.polemarch.victory.rules.effects.ForbidBattle;
import org.polemarch.victory.rules.effects.ForcedDiscard;
import org.polemarch.victory.rules.effects.GainPoints;
import org.polemarch.victory.rules.effects.KeepPieces;
import org.polemarch.victory.rules.effects.TokensToBowl;
import org.polemarch.victory.rules.flow.CardEffect;
import org.polemarch.victory.rules.muster.LiftForRedeploy;
import org.polemarch.victory.rules.muster.MusterPiece;
import org.polemarch.victory.rules.muster.PlacePiece;
import org.polemarch.victory.rules.tokens.PaidByDeck;

/** The rules of Victory or Death for one setup. */
final class VictoryModule extends AbstractModule {

    private final VictoryData data;
    private final Setup setup;

    VictoryModule(DataPack pack, Setup setup) {
        this.data = VictoryData.of(pack);
        this.setup = setup;
    }

    @Override
    protected void configure() {
        bind(Setup.class).toInstance(setup);
        bind(VictoryData.class).toInstance(data);
        bind(Weights.class).toInstance(Weights.SHIPPED);
        bind(Rulings.class).toInstance(Rulings.of(setup));
        bind(CardList.class).in(Singleton.class); // cards are compared by identity
        bind(BoardGame.class).to(VictoryGame.class);
    }

    @Provides
    List<CardEffect<?>> effectsOfTheBook(
            MusterPiece muster,
            PlacePiece place,
            ChooseRemoval remove,
            ChooseBattle battle,
            LiftForRedeploy redeploy,
            KeepPieces preventRemoval,
            ForbidBattle forbid,
            GainPoints points,
            ForcedDiscard discard,
            TokensToBowl tokens,
            PaidByDeck replaceCost) {
        return List.of(
                muster, place, remove, battle, redeploy, preventRemoval, forbid, points, discard, tokens, replaceCost);
    }
}
