package org.polemarch.pericles.data;

import java.util.List;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.Marks;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;

/**
 * A scenario (14.0).
 *
 * @param area the Theaters in play; empty for the whole map
 * @param honor the Honor of the four Factions at the start
 * @param peaceEndsFrom the first turn in which declared Peace ends the game; 0 for never
 * @param peaceInEffectEnds whether from that turn on Peace in effect at the End Phase ends it too
 * @param honorVictoryFrom the first turn of the Honor automatic victory; 0 for never
 * @param markers Theater markers every Faction starts with, where there is no Assembly
 * @param tokens Strategos tokens every Faction starts with, where there is no Assembly
 * @param side the Side that plays, where only one Assembly meets; else BOTH
 * @param decisiveIssue the issue that lies in the centre and decides, where only an Assembly meets; else NONE
 * @param general the Commanding General, where only a battle is fought; else NONE
 */
public record ScenarioFacts(
        String id,
        String title,
        String summary,
        Kind kind,
        int firstTurn,
        int lastTurn,
        List<Theater> area,
        List<Stack> setup,
        Faction controllingAthens,
        Faction controllingSparta,
        boolean war,
        boolean postPlague,
        boolean persianWar,
        boolean alcibiadesInPersia,
        List<Integer> honor,
        int persianBases,
        int peaceEndsFrom,
        boolean peaceInEffectEnds,
        int honorVictoryFrom,
        boolean endBonuses,
        boolean automaticVictories,
        boolean plagueIsPermanent,
        List<MarkerCount> markers,
        int tokens,
        String side,
        String decisiveIssue,
        String general,
        int committedAthens,
        int committedSparta) {

    /** How much of the game is played. */
    public enum Kind {
        FULL,
        THEATER_ONLY,
        POLITICAL_ONLY,
        BATTLE_ONLY
    }

    /** Pieces of one kind in a Theater. */
    public record Stack(Theater theater, Piece piece, int count) {}

    /** Theater markers of one kind. */
    public record MarkerCount(String issue, int count) {}

    public ScenarioFacts {
        area = List.copyOf(area);
        setup = List.copyOf(setup);
        honor = List.copyOf(honor);
        markers = List.copyOf(markers);
    }

    /** The Theaters in play during the Persian War. */
    public IndexSet theaters() {
        Marks theaters = new Marks();
        area.forEach(theater -> theaters.add(theater.index()));
        return area.isEmpty() ? IndexSet.below(Theater.COUNT) : theaters.set();
    }

    /** The Side that plays, where only one Assembly meets. */
    public Side assembly() {
        return Side.valueOf(side);
    }

    /** The issue that decides, where only an Assembly meets. */
    public Issue decisive() {
        return Issue.valueOf(decisiveIssue);
    }

    /** Whether that Side's Assembly meets. */
    public boolean plays(Side playing) {
        return side.equals("BOTH") || side.equals(playing.name());
    }
}
