package org.polemarch.core.contract;

import java.util.List;
import org.polemarch.core.contract.promises.AnswersAreDistinct;
import org.polemarch.core.contract.promises.AskingChangesNothing;
import org.polemarch.core.contract.promises.AskingTellsNothing;
import org.polemarch.core.contract.promises.CitationsLead;
import org.polemarch.core.contract.promises.ComponentsAreConserved;
import org.polemarch.core.contract.promises.CopiesShareNothing;
import org.polemarch.core.contract.promises.EverythingHasWords;
import org.polemarch.core.contract.promises.GamesRunTogether;
import org.polemarch.core.contract.promises.ImaginedGamesPlay;
import org.polemarch.core.contract.promises.LogTellsNothing;
import org.polemarch.core.contract.promises.OutcomesAddUp;
import org.polemarch.core.contract.promises.PlainData;
import org.polemarch.core.contract.promises.PlayGoesOn;
import org.polemarch.core.contract.promises.RefusalsAreRight;
import org.polemarch.core.contract.promises.RevealsAreDeclared;
import org.polemarch.core.contract.promises.SameGameAgain;
import org.polemarch.core.contract.promises.SavesResume;
import org.polemarch.core.contract.promises.ScoresTellNothing;
import org.polemarch.core.contract.promises.SecretsAreDeclared;
import org.polemarch.core.contract.promises.StandingsAddUp;
import org.polemarch.core.contract.promises.TextBoardDraws;
import org.polemarch.core.contract.promises.ViewsAreData;
import org.polemarch.core.contract.promises.ViewsTellNothing;
import org.polemarch.core.contract.promises.VotesStaySealed;
import org.polemarch.core.contract.trial.Promise;

/** The promises every game makes, in an order in which each may rely on those before it. */
public final class Contract {

    private Contract() {}

    public static List<Promise> promises() {
        return List.of(
                new PlayGoesOn(),
                new PlainData(),
                new SameGameAgain(),
                new CopiesShareNothing(),
                new AskingChangesNothing(),
                new AnswersAreDistinct(),
                new RefusalsAreRight(),
                new SavesResume(),
                new ComponentsAreConserved(),
                new ViewsAreData(),
                new ImaginedGamesPlay(),
                new ViewsTellNothing(),
                new ScoresTellNothing(),
                new AskingTellsNothing(),
                new SecretsAreDeclared(),
                new RevealsAreDeclared(),
                new LogTellsNothing(),
                new VotesStaySealed(),
                new OutcomesAddUp(),
                new StandingsAddUp(),
                new TextBoardDraws(),
                new CitationsLead(),
                new EverythingHasWords(),
                new GamesRunTogether());
    }
}
