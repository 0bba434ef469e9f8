package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Reason;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Bars;
import org.polemarch.mountford.rules.components.Relations;

/** Why a leader may not pick an SP up, or not advance (2.2.3, 2.2.4, 9.3.1). */
@Cites({"2.2.4", "9.3.1"})
public class RecruitRefusals extends Rule {

    @Cites("1.2.2")
    public record HomeGuardStays(Kind kind) implements Reason {}

    /** The leader leads as many SPs as he can. */
    public record CommandFull(Tile leader, int most) implements Reason {}

    public record NoShipsForHeadsOfState(Tile leader) implements Reason {}

    /** The leader's tile does not let him activate these SPs. */
    public record NotHisToLead(Tile leader, Kind kind, String cites) implements Reason {}

    /** These SPs are not friendly to the leader. */
    @Cites("2.2.3")
    public record NotFriendly(Kind kind) implements Reason {}

    /** At least half of a king's SPs are Spartan. */
    @Cites("9.6.1")
    public record HalfMustBeSpartan(Tile leader) implements Reason {}

    /** Hostages keep these SPs from the objective. */
    @Cites("4.2.7")
    public record HostagesForbid(Kind kind, Space objective) implements Reason {}

    /** While Argos is unfriendly to Sparta, Spartan Allied SPs keep out of the Argolid. */
    @Cites("9.3.4")
    public record KeptFromArgolid(Kind kind) implements Reason {}

    /** These SPs may not go so far. */
    @Cites("9.3.1")
    public record BeyondTheirRange(Kind kind, Space objective) implements Reason {}

    /** A leader picks up only SPs of the space he is in. */
    @Cites("2.2.3")
    public record NotWhereHeStands(Tile leader, Kind kind) implements Reason {}

    /** There is nobody there whom the leader could pick up, so he does not go there to assemble. */
    @Cites("2.2.3")
    public record NothingToPickUp(Tile leader, Space space) implements Reason {}

    @Cites("2.2.3")
    public record HeIsThere(Tile leader, Space space) implements Reason {}

    /** The objective is where the army advances to when it is assembled. */
    @Cites("2.2.2")
    public record AdvanceInstead(Space objective) implements Reason {}

    /** A space serves as assembly space twice at most. */
    @Cites("2.2.3")
    public record VisitedTwice(Space space) implements Reason {}

    /** A leader does not move without SPs. */
    @Cites("3")
    public record NobodyToLead(Tile leader) implements Reason {}

    /** No route to the objective is legal for all SPs of the army. */
    @Cites("3")
    public record NoLegalRoute(Space objective) implements Reason {}

    /** The objective was named and can be reached. */
    @Cites("2.2.2")
    public record ObjectiveStands(Space objective) implements Reason {}

    private final Recruits recruits;
    private final Relations relations;
    private final Bars bars;
    private final int command;

    @Inject
    public RecruitRefusals(MountfordData data, Recruits recruits, Relations relations, Bars bars) {
        super(data);
        this.recruits = recruits;
        this.relations = relations;
        this.bars = bars;
        command = figures.command();
    }

    public Reason taking(MountfordState state, int leader, int index) {
        Kind kind = kinds.kind(index);
        Tile tile = tiles.tile(leader);
        if (kind.homeGuard()) {
            return new HomeGuardStays(kind);
        }
        if (kind.type() == SpType.NAVAL && tiles.leader(leader).headOfState()) {
            return new NoShipsForHeadsOfState(tile);
        }
        if (relations.toLoose(state, state.armyPower(leader), index, state.armySpace(leader)) != Relation.FRIENDLY) {
            return new NotFriendly(kind);
        }
        if (!tiles.leader(leader).activates().has(index)) {
            return new NotHisToLead(tile, kind, "2.2.4");
        }
        if (!recruits.commandLeft(state, leader)) {
            return new CommandFull(tile, command);
        }
        if (recruits.kingNeedsSpartans(state, leader, index)) {
            return new HalfMustBeSpartan(tile);
        }
        Space objective = atlas.space(state.op().objective());
        if (bars.byHostages(state, objective.index()).has(index)) {
            return new HostagesForbid(kind, objective);
        }
        if (kind.nationality() == Nationality.SPARTAN_ALLIED) {
            return new KeptFromArgolid(kind);
        }
        return new BeyondTheirRange(kind, objective);
    }

    /** Why an SP that is not where the leader stands cannot be taken. */
    public Reason takingElsewhere(MountfordState state, int leader, int index) {
        Kind kind = kinds.kind(index);
        if (kind.homeGuard()) {
            return new HomeGuardStays(kind);
        }
        return relations.toLoose(state, state.armyPower(leader), index, kind.home()) == Relation.FRIENDLY
                ? new NotWhereHeStands(tiles.tile(leader), kind)
                : new NotFriendly(kind);
    }

    public Reason visiting(MountfordState state, int leader, int space) {
        if (space == state.armySpace(leader)) {
            return new HeIsThere(tiles.tile(leader), atlas.space(space));
        }
        if (space == state.op().objective()) {
            return new AdvanceInstead(atlas.space(space));
        }
        if (!recruits.anyIn(state, leader, space)) {
            return new NothingToPickUp(tiles.tile(leader), atlas.space(space));
        }
        if (state.armySize(leader) == 0) {
            return new NobodyToLead(tiles.tile(leader));
        }
        if (!recruits.commandLeft(state, leader)) {
            return new CommandFull(tiles.tile(leader), command);
        }
        if (state.op().visitedTwice(space)) {
            return new VisitedTwice(atlas.space(space));
        }
        return recruits.mayGo(state, leader, space)
                ? new NoLegalRoute(atlas.space(space))
                : new HalfMustBeSpartan(tiles.tile(leader));
    }

    public Reason advancing(MountfordState state, int leader) {
        if (recruits.spartansWanting(state, leader) > 0) {
            return new HalfMustBeSpartan(tiles.tile(leader));
        }
        return state.armySize(leader) == 0
                ? new NobodyToLead(tiles.tile(leader))
                : new NoLegalRoute(atlas.space(state.op().objective()));
    }

    public Reason halting(MountfordState state, int leader) {
        return recruits.spartansWanting(state, leader) > 0
                ? new HalfMustBeSpartan(tiles.tile(leader))
                : new ObjectiveStands(atlas.space(state.op().objective()));
    }
}
