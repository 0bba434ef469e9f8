package org.polemarch.polis.data;

import java.util.List;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.polis.model.Market;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;

/** What an Event card does: a closed vocabulary, each word one effect. */
public sealed interface EventEffect {

    /** The side the text is for receives units from its reserve. */
    record ReceiveUnits(Space space, int count) implements EventEffect {}

    record GainPrestige(int count) implements EventEffect {}

    record GainResource(Resource resource, int count) implements EventEffect {}

    /** It takes units of its choice off the map. */
    record RemoveUnits(int count) implements EventEffect {}

    /** It sends at least that many Galleys off the map for the round; each that lacks costs 1 Prestige. */
    record SendGalleysAway(int least) implements EventEffect {}

    /** It gives up 1 or more Prestige and gains Silver at that rate. */
    record PrestigeIntoSilver(int rate) implements EventEffect {}

    /** It takes over an enemy polis with that Population. */
    record Betrayal(int population) implements EventEffect {}

    /** A polis grows, if its maximum allows. */
    record GainPopulation(Polis polis, int count) implements EventEffect {}

    /** A polis loses Population, but never the last cube. */
    record LosePopulation(Polis polis, int count) implements EventEffect {}

    /**
     * The side with more Hoplites there, or both if they are equal, loses some; if there are none, no Tribute is
     * collected there.
     */
    record Raid(Space territory, int count) implements EventEffect {}

    /** A trade space is shut for the round. */
    record CloseTradeSpace(TradeSpace space) implements EventEffect {}

    /** A side takes the first turn of the round. */
    record FirstTurn(Side side) implements EventEffect {}

    /** Ending a turn with every sea way of the opponent to one of the markets shut costs Prestige. */
    record BlockadePenalty(List<Market> markets, int prestige, IndexSet exempt) implements EventEffect {
        public BlockadePenalty {
            markets = List.copyOf(markets);
        }
    }

    /** Once in the round each side may double the Prestige it wins in a battle. */
    record GreatCommanders() implements EventEffect {}

    /** Units may be hired from the reserve for that much Silver. */
    record Mercenaries(int silver) implements EventEffect {}

    record BattleUnits(int count) implements EventEffect {}

    /** Half of the Galleys sent away, rounded up, come back to a sea. */
    record GalleysReturn(Space sea) implements EventEffect {}

    /** A side that controls a territory when the round ends gains Prestige. */
    record PrestigeIfControls(Side side, Space territory, int count) implements EventEffect {}
}
