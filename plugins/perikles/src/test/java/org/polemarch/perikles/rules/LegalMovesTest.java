package org.polemarch.perikles.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.book;
import static org.polemarch.perikles.PeriklesTable.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Refusal;
import org.polemarch.core.engine.Game;
import org.polemarch.perikles.model.InfluenceTile;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.rules.candidates.ProposeCandidate;
import org.polemarch.perikles.rules.forces.AdditionalForces;
import org.polemarch.perikles.rules.forces.PayForPersians;
import org.polemarch.perikles.rules.forces.SendForces;
import org.polemarch.perikles.rules.influence.Assassin;
import org.polemarch.perikles.rules.influence.TakeInfluence;
import org.polemarch.perikles.view.PeriklesView;
import org.polemarch.testkit.Covers;

/**
 * Random games against a second opinion: what may be taken, proposed and sent is worked out again from what the player
 * sees on the table, as the book tells it, and must be exactly what is offered.
 */
@Cites({"4.2/colour", "4.3", "4.5/restrictions", "4.5/war", "4.5/permission"})
class LegalMovesTest {

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    @Covers("PK-R05")
    void exactlyWhatIsLegalIsOffered(int players) {
        for (long seed = 0; seed < 8; seed++) {
            Game<PeriklesState> game = Game.start(book(setup(players)), Chance.seeded(seed), null);
            Chance chance = Chance.seeded(seed);
            while (!game.over()) {
                PeriklesView view = (PeriklesView) game.book().game().project(game.state(), game.toAct());
                if (game.question().frame() instanceof TakeInfluence.Choose) {
                    assertThat(offered(game, "take ")).isEqualTo(tiles(view));
                } else if (game.question().frame() instanceof ProposeCandidate.Propose) {
                    assertThat(offered(game, "propose ")).isEqualTo(proposals(view));
                } else if (game.question().frame() instanceof SendForces.Choose) {
                    Set<String> sends = offered(game, "attack ");
                    sends.addAll(offered(game, "defend "));
                    assertThat(sends)
                            .isEqualTo(sends(view, view.player(view.viewer()).leads()));
                    assertThat(offered(game, "ask ")).isSubsetOf(asks(view));
                } else if (game.question().frame() instanceof AdditionalForces.Choose) {
                    Set<String> sends = offered(game, "attack ");
                    sends.addAll(offered(game, "defend "));
                    assertThat(sends).isEqualTo(sends(view, additional(view, game.state())));
                } else if (game.question().frame() instanceof Assassin.Strike) {
                    assertThat(offered(game, "kill ")).isEqualTo(kills(view));
                } else if (game.question().frame() instanceof PayForPersians.Pay) {
                    assertThat(offered(game, "pay ")).isEqualTo(payments(view));
                }
                for (Refusal refusal : game.refusals()) {
                    assertThat(refusal.move().filter(game.moves()::contains).isPresent())
                            .as(refusal.toString())
                            .isFalse();
                }
                game.play(chance.below(game.moves().size()));
            }
        }
    }

    private static Set<String> offered(Game<PeriklesState> game, String verb) {
        Set<String> offered = new TreeSet<>();
        game.moves().stream()
                .map(Move::notation)
                .filter(notation -> notation.startsWith(verb))
                .forEach(offered::add);
        return offered;
    }

    private static String colour(InfluenceTile tile) {
        return tile.id().replaceAll("-.*", "");
    }

    private static Set<String> tiles(PeriklesView view) {
        List<String> held = view.player(view.viewer()).tiles().stream()
                .map(LegalMovesTest::colour)
                .toList();
        Set<String> all = new TreeSet<>();
        Set<String> fresh = new TreeSet<>();
        for (InfluenceTile tile : view.display()) {
            all.add("take " + tile.id());
            if (!held.contains(colour(tile))) {
                fresh.add("take " + tile.id());
            }
        }
        return fresh.isEmpty() ? all : fresh;
    }

    private static Set<String> proposals(PeriklesView view) {
        Set<String> proposals = new TreeSet<>();
        for (PeriklesView.City city : view.cities()) {
            boolean present = city.cubes().get(view.viewer().index()) > 0
                    || city.alpha().filter(view.viewer()::equals).isPresent()
                    || city.beta().filter(view.viewer()::equals).isPresent();
            if (present && city.beta().isEmpty()) {
                for (PeriklesView.Player player : view.players()) {
                    boolean isAlpha = city.alpha().filter(player.seat()::equals).isPresent();
                    if (city.cubes().get(player.seat().index()) > 0 && !isAlpha) {
                        proposals.add("propose " + city.city().id() + " "
                                + player.seat().id());
                    }
                }
            }
        }
        return proposals;
    }

    /** A cube of the city pays, or of any city for the Persians; once paid it is for one power and two counters. */
    private static List<Power> additional(PeriklesView view, PeriklesState state) {
        if (state.action().extra() > 0) {
            return state.action().extra() == 2
                    ? List.of()
                    : List.of(Power.of(state.action().extraPower()));
        }
        int me = view.viewer().index();
        return view.player(view.viewer()).leads().stream()
                .filter(power -> power == Power.PERSIA
                        ? view.cities().stream().anyMatch(city -> city.cubes().get(me) > 0)
                        : view.city(power).cubes().get(me) > 0)
                .toList();
    }

    private static Set<String> kills(PeriklesView view) {
        Set<String> kills = new TreeSet<>();
        for (PeriklesView.City city : view.cities()) {
            for (PeriklesView.Player player : view.players()) {
                if (city.cubes().get(player.seat().index()) > 0) {
                    kills.add("kill " + city.city().id() + " " + player.seat().id() + " temple");
                }
            }
            city.alpha().ifPresent(seat -> kills.add("kill " + city.city().id() + " " + seat.id() + " alpha"));
            city.beta().ifPresent(seat -> kills.add("kill " + city.city().id() + " " + seat.id() + " beta"));
        }
        return kills;
    }

    private static Set<String> payments(PeriklesView view) {
        Set<String> payments = new TreeSet<>();
        for (PeriklesView.City city : view.cities()) {
            if (city.cubes().get(view.viewer().index()) > 0) {
                payments.add("pay " + city.city().id());
            }
        }
        return payments;
    }

    /** Locations of cities that others lead. */
    private static Set<String> asks(PeriklesView view) {
        Set<String> asks = new TreeSet<>();
        for (PeriklesView.Place place : view.locations()) {
            Optional<Seat> leader = view.city(place.city()).leader();
            if (leader.isPresent() && !leader.get().equals(view.viewer())) {
                for (Power power : view.player(view.viewer()).leads()) {
                    asks.add("ask " + power.id() + " " + place.location().id());
                }
            }
        }
        return asks;
    }

    private static Set<String> sends(PeriklesView view, List<Power> powers) {
        Set<String> sends = new TreeSet<>();
        for (PeriklesView.Force force : view.forces()) {
            if (powers.contains(force.power())) {
                for (PeriklesView.Place place : view.locations()) {
                    for (Side side : Side.values()) {
                        if (mayGo(force.power(), place, side, view)) {
                            add(force, place, side, sends);
                        }
                    }
                }
            }
        }
        return sends;
    }

    private static void add(PeriklesView.Force force, PeriklesView.Place place, Side side, Set<String> sends) {
        for (PeriklesView.Stack stack : force.pool()) {
            if (place.rounds().contains(stack.type()) || stack.type() == UnitType.HOPLITE) {
                sends.add((side == Side.ATTACK ? "attack " : "defend ")
                        + place.location().id() + " " + force.power().id() + " "
                        + stack.type().id() + " " + stack.strength().orElseThrow());
            }
        }
    }

    private static boolean mayGo(Power power, PeriklesView.Place place, Side side, PeriklesView view) {
        List<Power> attackers = powers(place.attackers());
        List<Power> defenders = new ArrayList<>(powers(place.defenders()));
        List<Power> mine = view.player(view.viewer()).leads();
        List<Power> friends = side == Side.ATTACK ? attackers : defenders;
        List<Power> enemies = side == Side.ATTACK ? defenders : attackers;
        if (enemies.stream().anyMatch(mine::contains)) {
            return false;
        }
        List<Power> beside = new ArrayList<>(friends);
        List<Power> against = new ArrayList<>(enemies);
        (side == Side.ATTACK ? against : beside).add(place.city());
        if (beside.stream().anyMatch(other -> related(power, other, true, view))
                || against.stream().anyMatch(other -> related(power, other, false, view))) {
            return false;
        }
        Seat leader = view.city(place.city()).leader().orElse(new Seat(99, "nobody"));
        if (side == Side.ATTACK) {
            return !leader.equals(view.viewer());
        }
        return leader.equals(view.viewer())
                || (leader.index() < 99 && place.permitted().contains(power));
    }

    private static List<Power> powers(PeriklesView.Line line) {
        return line.counters().stream()
                .map(PeriklesView.Stack::power)
                .distinct()
                .toList();
    }

    private static boolean related(Power one, Power other, boolean war, PeriklesView view) {
        return view.relations().stream()
                .anyMatch(relation -> relation.war() == war
                        && ((relation.one() == one && relation.other() == other)
                                || (relation.one() == other && relation.other() == one)));
    }
}
