package org.polemarch.pericles.rules;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;

/** 10.1 Honor: the measure of success. It never falls below 0 (3.12). */
@Cites({"10.1", "10.12", "3.12"})
public class Honors {

    /** The reason is a key of the message bundle. */
    public record HonorChanged(Faction faction, int change, int honor, String why, String cites) implements GameEvent {}

    /** Changes the Honor of a Faction, tells why, and returns by how much it changed. */
    public int change(Play<PericlesState> play, Faction faction, int change, String why, String cites) {
        int actual = play.state().addHonor(faction, change);
        if (actual != 0) {
            int now = play.state().honor(faction);
            play.report(() -> new HonorChanged(faction, actual, now, why, cites));
        }
        return actual;
    }

    /** The same change for both Factions of a Side. */
    public void changeBoth(Play<PericlesState> play, Side side, int change, String why, String cites) {
        change(play, side.first(), change, why, cites);
        change(play, side.second(), change, why, cites);
    }
}
