package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import org.polemarch.api.play.Cites;
import org.polemarch.api.play.Reason;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.data.Kinds;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.Tiles;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.combat.Bars;
import org.polemarch.mountford.rules.components.Relations;

/** Why a leader may not pick an SP up, or not advance (2.2.3, 2.2.4, 9.3.1). */
@Cites({"2.2.4", "9.3.1"})
public final class RecruitRefusals {

    /** Home guards never move. */
    public record HomeGuardStays(Kind kind) implements Reason {
        @Override
        public String cites() {
            return "1.2.2";
        }
    }

    /** The leader leads as many SPs as he can. */
    public record CommandFull(Tile leader, int most) implements Reason {
        @Override
        public String cites() {
            return "2.2.4";
        }
    }

    /** A head of state leads no ships. */
    public record NoShipsForHeadsOfState(Tile leader) implements Reason {
        @Override
        public String cites() {
            return "2.2.4";
        }
    }

    /** The leader's tile does not let him activate these SPs. */
    public record NotHisToLead(Tile leader, Kind kind, String cites) implements Reason {}

    /** These SPs are not friendly to the leader. */
    public record NotFriendly(Kind kind) implements Reason {
        @Override
        public String cites() {
            return "2.2.3";
        }
    }

    /** At least half of a king's SPs are Spartan. */
    public record HalfMustBeSpartan(Tile leader) implements Reason {
        @Override
        public String cites() {
            return "9.6.1";
        }
    }

    /** Hostages keep these SPs from the objective. */
    public record HostagesForbid(Kind kind, Space objective) implements Reason {
        @Override
        public String cites() {
            return "4.2.7";
        }
    }

    /** While Argos is unfriendly to Sparta, Spartan Allied SPs keep out of the Argolid. */
    public record KeptFromArgolid(Kind kind) implements Reason {
        @Override
        public String cites() {
            return "9.3.4";
        }
    }

    /** These SPs may not go so far. */
    public record BeyondTheirRange(Kind kind, Space objective) implements Reason {
        @Override
        public String cites() {
            return "9.3.1";
        }
    }

    /** A leader picks up only SPs of the space he is in. */
    public record NotWhereHeStands(Tile leader, Kind kind) implements Reason {
        @Override
        public String cites() {
            return "2.2.3";
        }
    }

    /** There is nobody there whom the leader could pick up, so he does not go there to assemble. */
    public record NothingToPickUp(Tile leader, Space space) implements Reason {
        @Override
        public String cites() {
            return "2.2.3";
        }
    }

    /** The leader is in that space. */
    public record HeIsThere(Tile leader, Space space) implements Reason {
        @Override
        public String cites() {
            return "2.2.3";
        }
    }

    /** The objective is where the army advances to when it is assembled. */
    public record AdvanceInstead(Space objective) implements Reason {
        @Override
        public String cites() {
            return "2.2.2";
        }
    }

    /** A space serves as assembly space twice at most. */
    public record VisitedTwice(Space space) implements Reason {
        @Override
        public String cites() {
            return "2.2.3";
        }
    }

    /** A leader does not move without SPs. */
    public record NobodyToLead(Tile leader) implements Reason {
        @Override
        public String cites() {
            return "3";
        }
    }

    /** No route to the objective is legal for all SPs of the army. */
    public record NoLegalRoute(Space objective) implements Reason {
        @Override
        public String cites() {
            return "3";
        }
    }

    /** The objective was named and can be reached. */
    public record ObjectiveStands(Space objective) implements Reason {
        @Override
        public String cites() {
            return "2.2.2";
        }
    }

    private final Recruits recruits;
    private final Relations relations;
    private final Bars bars;
    private final Atlas atlas;
    private final Kinds kinds;
    private final Tiles tiles;
    private final int command;

    @Inject
    public RecruitRefusals(MountfordData data, Recruits recruits, Relations relations, Bars bars) {
        this.recruits = recruits;
        this.relations = relations;
        this.bars = bars;
        atlas = data.atlas();
        kinds = data.kinds();
        tiles = data.tiles();
        command = data.figures().command();
    }

    Reason taking(MountfordState state, int leader, int index) {
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
        if ((tiles.leader(leader).activates() >>> index & 1) == 0) {
            return new NotHisToLead(tile, kind, "2.2.4");
        }
        if (!recruits.commandLeft(state, leader)) {
            return new CommandFull(tile, command);
        }
        if (recruits.kingNeedsSpartans(state, leader, index)) {
            return new HalfMustBeSpartan(tile);
        }
        Space objective = atlas.space(state.op().objective);
        if ((bars.byHostages(state, objective.index()) >>> index & 1) != 0) {
            return new HostagesForbid(kind, objective);
        }
        if (kind.nationality() == Nationality.SPARTAN_ALLIED) {
            return new KeptFromArgolid(kind);
        }
        return new BeyondTheirRange(kind, objective);
    }

    /** Why an SP that is not where the leader stands cannot be taken. */
    Reason takingElsewhere(MountfordState state, int leader, int index) {
        Kind kind = kinds.kind(index);
        if (kind.homeGuard()) {
            return new HomeGuardStays(kind);
        }
        return relations.toLoose(state, state.armyPower(leader), index, kind.home()) == Relation.FRIENDLY
                ? new NotWhereHeStands(tiles.tile(leader), kind)
                : new NotFriendly(kind);
    }

    Reason visiting(MountfordState state, int leader, int space) {
        if (space == state.armySpace(leader)) {
            return new HeIsThere(tiles.tile(leader), atlas.space(space));
        }
        if (space == state.op().objective) {
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
        return state.op().visitedTwice.has(space)
                ? new VisitedTwice(atlas.space(space))
                : new NoLegalRoute(atlas.space(space));
    }

    Reason advancing(MountfordState state, int leader) {
        return state.armySize(leader) == 0
                ? new NobodyToLead(tiles.tile(leader))
                : new NoLegalRoute(atlas.space(state.op().objective));
    }
}
