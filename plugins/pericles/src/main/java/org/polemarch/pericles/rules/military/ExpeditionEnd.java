package org.polemarch.pericles.rules.military;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.PericlesState;

/** 9.7 After all battles the committed tokens return to the stocks. */
@Cites("9.7")
public class ExpeditionEnd implements Procedure<PericlesState, ExpeditionEnd.End> {

    public record End() implements Frame {}

    public static final End END = new End();

    @Override
    public void run(End frame, Play<PericlesState> play) {
        play.state().treasury().returnCommitments();
        play.state().setStateShipCommitted(false);
        play.state().endExpedition();
    }
}
