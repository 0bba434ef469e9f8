package org.polemarch.mountford.rules.turn;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.control.Argos;
import org.polemarch.mountford.rules.control.Syracuse;
import org.polemarch.mountford.rules.economy.EconomicPhase;
import org.polemarch.mountford.rules.maintenance.MaintenancePhase;
import org.polemarch.mountford.rules.politics.PoliticalPhase;

/** 1.4: operations, maintenance, political and economic phase. Argos enters in turn four, Syracuse at latest in six. */
@Cites({"1.4", "9.3.4", "9.3.2"})
public class TurnSequence extends Rule implements Procedure<MountfordState, TurnSequence.Begin> {

    public record Begin(int turn) implements Frame {}

    public record TurnBegan(int turn, String years) implements GameEvent {}

    private final Argos argos;
    private final Syracuse syracuse;

    @Inject
    public TurnSequence(MountfordData data, Argos argos, Syracuse syracuse) {
        super(data);
        this.argos = argos;
        this.syracuse = syracuse;
    }

    @Override
    public void run(Begin frame, Play<MountfordState> play) {
        int turn = frame.turn();
        play.state().beginTurn(turn);
        play.report(() -> new TurnBegan(turn, data.turn(turn).years()));
        if (turn == figures.argosTurn()) {
            argos.enter(play);
        }
        if (turn == figures.syracuseTurn()) {
            syracuse.declareWar(play);
        }
        play.next(
                new OperationsPhase.Begin(),
                new MaintenancePhase.Begin(),
                new PoliticalPhase.Begin(),
                new EconomicPhase.Begin(),
                new TurnEnd.Run());
    }
}
