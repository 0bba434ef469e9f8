package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.March;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.components.NotNow;
import org.polemarch.mountford.rules.movement.Marching;

/**
 * 2.2.3 Assembling the army: pick up SPs one by one, go on to another assembly space, or advance on the objective. A space
 * serves twice at most. An army that cannot reach its objective and has nowhere else to go ends the operation where it is.
 */
@Cites({"2.2.3", "2.2.4", "2.2.7", "3"})
public class AssemblyChoice extends Rule
        implements Decision<MountfordState, AssemblyChoice.Ask, AssemblyChoice.Choice> {

    /** What does the leader do in this assembly space? */
    public record Ask(int leader) implements Frame {}

    public sealed interface Choice extends Move {}

    /** Pick up one SP of this kind. */
    public record Take(Kind kind) implements Choice, Things.WithSps {}

    public record Go(Space space, boolean storm) implements Choice, Things.Voyage {
        @Override
        public String notation() {
            return "go " + space.id() + (storm ? " by-storm" : "");
        }
    }

    public record Advance(boolean storm) implements Choice {
        @Override
        public String notation() {
            return storm ? "advance by-storm" : "advance";
        }
    }

    public record Halt() implements Choice, Move.Ending {}

    public record Activated(Tile leader, Kind kind) implements GameEvent {}

    private static final Advance ADVANCE = new Advance(false);
    private static final Advance BY_STORM = new Advance(true);
    private static final Halt HALT = new Halt();

    private final Recruits recruits;
    private final RecruitRefusals whyNot;
    private final NotNow notNow;
    private final Armies armies;
    private final SpaceSet nowhere = new SpaceSet();
    private final Take[] takes;
    private final Go[] goes;

    @Inject
    public AssemblyChoice(MountfordData data, Recruits recruits, RecruitRefusals whyNot, NotNow notNow, Armies armies) {
        super(data);
        this.notNow = notNow;
        this.recruits = recruits;
        this.whyNot = whyNot;
        this.armies = armies;
        takes = new Take[kinds.size()];
        for (int i = 0; i < takes.length; i++) {
            takes[i] = new Take(kinds.kind(i));
        }
        goes = new Go[atlas.size()];
        for (int i = 0; i < goes.length; i++) {
            goes[i] = new Go(atlas.space(i), false);
        }
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(state.op().seat());
    }

    @Override
    public List<Choice> legal(Ask ask, MountfordState state) {
        int leader = ask.leader();
        int here = state.armySpace(leader);
        int objective = state.op().objective();
        List<Choice> legal = new ArrayList<>(16);
        boolean led = state.armySize(leader) > 0;
        SpaceSet reach = led ? armies.reach(state, leader) : nowhere;
        SpaceSet byStorm = led ? armies.byStorm(state, leader) : nowhere;
        if (recruits.commandLeft(state, leader)) {
            addTakes(state, leader, here, legal);
            if (led) {
                addGoes(state, leader, here, reach, byStorm, legal);
            }
        }
        boolean complete = recruits.spartansWanting(state, leader) <= 0;
        boolean direct = here == objective || reach.has(objective);
        boolean storm = here != objective && byStorm.has(objective);
        if (direct && complete) {
            legal.add(ADVANCE);
        }
        if (storm && complete) {
            legal.add(BY_STORM);
        }
        // Spartans lost before the king came for them may leave him no other end.
        if (complete ? !direct && !storm : legal.isEmpty()) {
            legal.add(HALT);
        }
        return legal;
    }

    private void addTakes(MountfordState state, int leader, int here, List<Choice> legal) {
        IndexSet idle = state.looseKinds(here);
        for (int kind = idle.first(); kind >= 0; kind = idle.after(kind)) {
            if (recruits.mayTake(state, leader, kind)) {
                legal.add(takes[kind]);
            }
        }
    }

    private void addGoes(
            MountfordState state, int leader, int here, SpaceSet reach, SpaceSet byStorm, List<Choice> legal) {
        SpaceSet met = new SpaceSet();
        IndexSet idle = state.kindsAtHome().and(tiles.leader(leader).activates());
        for (int kind = idle.first(); kind >= 0; kind = idle.after(kind)) {
            int home = kinds.kind(kind).home();
            if (home != here
                    && !met.has(home)
                    && !state.op().visitedTwice(home)
                    && recruits.couldTake(state, leader, state.armyPower(leader), kind, home)
                    && recruits.mayGo(state, leader, home)) {
                met.add(home);
                addGo(home, reach, byStorm, legal);
            }
        }
        for (int index = state.persiaAfter(-1); index >= 0; index = state.persiaAfter(index)) {
            int space = atlas.persiaAt(index);
            if (space != here
                    && !met.has(space)
                    && !state.op().visitedTwice(space)
                    && recruits.anyIn(state, leader, space)
                    && recruits.mayGo(state, leader, space)) {
                addGo(space, reach, byStorm, legal);
            }
        }
    }

    private void addGo(int space, SpaceSet reach, SpaceSet byStorm, List<Choice> legal) {
        if (reach.has(space)) {
            legal.add(goes[space]);
        }
        if (byStorm.has(space)) {
            legal.add(new Go(atlas.space(space), true));
        }
    }

    @Override
    public void apply(Choice choice, Ask ask, Play<MountfordState> play) {
        MountfordState state = play.state();
        int leader = ask.leader();
        if (choice instanceof Take take) {
            state.activate(leader, take.kind().index());
            play.report(() -> new Activated(tiles.tile(leader), take.kind()));
            play.next(ask);
        } else if (choice instanceof Go go) {
            state.march().begin(leader, go.space().index(), March.Purpose.ASSEMBLY, go.storm());
            play.next(new Marching.Step(leader), new AssemblyVisit.Arrived(leader));
        } else {
            play.next(new EndOfMove.Check(leader));
            if (choice instanceof Advance advance) {
                state.march().begin(leader, state.op().objective(), March.Purpose.OBJECTIVE, advance.storm());
                play.next(new Marching.Step(leader));
            }
        }
    }

    @Override
    public List<Refusal> refusals(Ask ask, MountfordState state) {
        List<Choice> legal = legal(ask, state);
        Refusals refusals = new Refusals(legal);
        int here = state.armySpace(ask.leader());
        for (int kind = 0; kind < kinds.size(); kind++) {
            if (!legal.contains(takes[kind])) {
                refusals.move(
                        takes[kind],
                        state.loose(here, kind) > 0
                                ? whyNot.taking(state, ask.leader(), kind)
                                : whyNot.takingElsewhere(state, ask.leader(), kind));
            }
        }
        for (int space = 0; space < goes.length; space++) {
            if (!legal.contains(goes[space])) {
                refusals.move(goes[space], whyNot.visiting(state, ask.leader(), space));
            }
        }
        if (!legal.contains(ADVANCE)) {
            refusals.move(ADVANCE, whyNot.advancing(state, ask.leader()));
        }
        if (!legal.contains(HALT)) {
            refusals.move(HALT, whyNot.halting(state, ask.leader()));
        }
        notNow.tiles(state, state.op().seat(), refusals);
        notNow.pieces(state, state.op().seat(), refusals);
        return refusals.list();
    }
}
