package org.polemarch.pericles.rules.end;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;

/** 11.0 End Phase: Callias, Victory, Maintenance, Redeployment, Will of the Assembly, then a new turn. */
@Cites("11.0")
public class EndPhase implements Procedure<PericlesState, EndPhase.Begin> {

    public record Begin() implements Frame {}

    public static final Begin BEGIN = new Begin();

    @Override
    public void run(Begin frame, Play<PericlesState> play) {
        play.next(
                PersianWar.COUNT,
                Victory.DETERMINE,
                Upkeep.BEGIN,
                Redeployment.DELIAN,
                Redeployment.ATHENIAN,
                Redeployment.PELOPONNESIAN,
                Redeployment.SPARTAN,
                WillOfTheAssembly.JUDGE);
        PericlesState state = play.state();
        if (state.persianWar() && state.board().bases(Side.ATHENS, Theater.EASTERN_MEDITERRANEAN) > 0) {
            play.next(PeaceOfCallias.OFFER);
        }
    }
}
