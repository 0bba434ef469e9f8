package org.polemarch.mountford.rules.maintenance;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.LossCause;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Stack;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.operations.ContinuingTiles;
import org.polemarch.mountford.rules.sieges.SiegeLines;

/**
 * 6.1 Field maintenance: a tile of its nationality for each SP that is not at home, or it is removed. A space in rebellion
 * feeds one Spartan or Spartan Allied SP of the owner's choice; Persia, while at war, all Peloponnesian SPs in it (9.3.3).
 *
 * <p>The forces are gone through in a fixed order. A post is one kind of SP in one army, or among the unactivated SPs of
 * one space of Persia.
 */
@Cites({"6.1", "9.3.3"})
public class FieldMaintenance extends Rule implements Procedure<MountfordState, FieldMaintenance.Next> {

    /**
     * Go on at that post; {@code left} SPs of it are still unpaid, or -1 if it has not been looked at. Of each post in
     * {@code fed} a space in rebellion feeds one SP.
     */
    public record Next(int seat, int post, int left, List<Integer> fed) implements Frame {
        public Next {
            fed = List.copyOf(fed);
        }

        public Next(int seat, int post, int left) {
            this(seat, post, left, List.of());
        }

        Next feeding(int chosen) {
            List<Integer> more = new ArrayList<>(fed);
            more.add(chosen);
            return new Next(seat, post, left, more);
        }
    }

    /** SPs in the field must be paid for. */
    public record Due(int sps) {}

    private final Armies armies;
    private final ContinuingTiles everywhere;
    private final SiegeLines sieges;

    @Inject
    public FieldMaintenance(MountfordData data, Armies armies, ContinuingTiles everywhere, SiegeLines sieges) {
        super(data);
        this.sieges = sieges;
        this.armies = armies;
        this.everywhere = everywhere;
    }

    @Override
    public void run(Next frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        int seat = frame.seat();
        int left = frame.left();
        List<Integer> fed = frame.fed();
        for (int post = frame.post(); post < posts(); post++) {
            if (left < 0) {
                if (post % kinds.size() == 0 && !occupied(state, seat, post)) {
                    post += kinds.size() - 1;
                    continue;
                }
                left = owed(state, seat, post);
                if (left > 0 && feeds(state, post) && !hasFed(state, fed, spaceOf(state, post))) {
                    feed(play, new Next(seat, post, -1, fed));
                    return;
                }
                if (fed.contains(post)) {
                    left--;
                }
            }
            if (left > 0) {
                if (canPay(state, post)) {
                    play.next(
                            new MaintenancePayment.Ask(seat, post, kindOf(post), atlas.space(spaceOf(state, post))),
                            new Next(seat, post, left - 1, fed));
                    return;
                }
                for (int i = 0; i < left; i++) {
                    disband(play, post);
                }
            }
            left = -1;
        }
        armies.dismissStranded(play);
        sieges.liftLapsed(play); // besiegers nobody pays for besiege no longer (5)
    }

    protected boolean occupied(MountfordState state, int seat, int post) {
        Stack stack = stackOf(post);
        return stack.isArmy()
                ? state.armySeat(stack.leader()) == seat && state.armySize(stack.leader()) > 0
                : seat == 1 && state.inPersia(atlas.persiaIndex(stack.space())) > 0;
    }

    public Stack stackOf(int post) {
        int place = post / kinds.size();
        return place < tiles.leaderCount()
                ? Stack.army(place)
                : Stack.space(atlas.persiaAt(place - tiles.leaderCount()));
    }

    public int spaceOf(MountfordState state, int post) {
        return state.spaceOf(stackOf(post));
    }

    public Kind kindOf(int post) {
        return kinds.kind(post % kinds.size());
    }

    /** How many SPs of a post must be paid for, or fed by rebels. */
    protected int owed(MountfordState state, int seat, int post) {
        int count = occupied(state, seat, post)
                ? state.count(stackOf(post), kindOf(post).index())
                : 0;
        if (count == 0) {
            return 0;
        }
        int space = spaceOf(state, post);
        boolean free = kindOf(post).home() == space
                || (state.persiaAtWar() && seat == 1 && atlas.persia().has(space));
        return free ? 0 : count;
    }

    /** What the forces of a seat away from home would cost now, before rebels feed any of them. */
    public Due due(MountfordState state, int seat) {
        int sps = 0;
        for (int post = 0; post < posts(); post++) {
            sps += owed(state, seat, post);
        }
        return new Due(sps);
    }

    /** Whether a post may be the one fed by the space it is in. */
    protected boolean feeds(MountfordState state, int post) {
        Nationality nationality = kindOf(post).nationality();
        return (nationality == Nationality.SPARTAN || nationality == Nationality.SPARTAN_ALLIED)
                && state.rebels().has(spaceOf(state, post));
    }

    protected boolean hasFed(MountfordState state, List<Integer> fed, int space) {
        for (int post : fed) {
            if (spaceOf(state, post) == space) {
                return true;
            }
        }
        return false;
    }

    /** One SP only is fed by a space; the owner is asked where there is a choice. */
    private void feed(Play<MountfordState> play, Next next) {
        int space = spaceOf(play.state(), next.post());
        List<Integer> hungry = hungry(play.state(), space);
        play.next(hungry.size() == 1 ? next.feeding(hungry.get(0)) : new RebelFeeding.Ask(atlas.space(space), next));
    }

    /** The posts in a space in rebellion of which it could feed an SP. */
    public List<Integer> hungry(MountfordState state, int space) {
        List<Integer> hungry = new ArrayList<>(4);
        for (int post = 0; post < posts(); post++) {
            if (spaceOf(state, post) == space && feeds(state, post) && owed(state, 1, post) > 0) {
                hungry.add(post);
            }
        }
        return hungry;
    }

    protected int posts() {
        return (tiles.leaderCount() + atlas.persiaCount()) * kinds.size();
    }

    /** The sets whose tiles pay for a post, in the order in which they are offered. */
    public List<TileSet> payers(MountfordState state, int post) {
        TileSet own = kindOf(post).nationality().tiles();
        List<TileSet> payers = new ArrayList<>(3);
        for (TileSet set : TileSet.values()) {
            if (set == own || (own.seat() == 1 && everywhere.paysAnywhere(state, set))) {
                payers.add(set);
            }
        }
        return payers;
    }

    protected boolean canPay(MountfordState state, int post) {
        for (TileSet set : payers(state, post)) {
            if (state.held(set) > 0) {
                return true;
            }
        }
        return false;
    }

    public void disband(Play<MountfordState> play, int post) {
        armies.lose(play, stackOf(post), kindOf(post).index(), LossCause.MAINTENANCE);
    }
}
