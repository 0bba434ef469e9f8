package org.polemarch.polis.view;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.teach.Whereabouts;
import org.polemarch.polis.data.BattleCard.Face;
import org.polemarch.polis.data.ProjectTile.Amount;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.Category;
import org.polemarch.polis.model.Ending;
import org.polemarch.polis.model.Market;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Project;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Round;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;

/**
 * What a side may know: everything on the table but Events not yet read, the opponent's Battle cards and the order of the
 * deck.
 */
public record PolisView(
        Side viewer,
        Round round,
        int number,
        Optional<Event> event,
        Turn turn,
        List<Board> boards,
        List<Area> areas,
        List<Card> poleis,
        List<Price> prices,
        List<Stall> stalls,
        List<Levy> tribute,
        List<Tile> offer,
        int pile,
        List<Project> gone,
        Optional<Battle> battle,
        Ending ending)
        implements Whereabouts {
    public PolisView {
        boards = List.copyOf(boards);
        areas = List.copyOf(areas);
        poleis = List.copyOf(poleis);
        prices = List.copyOf(prices);
        stalls = List.copyOf(stalls);
        tribute = List.copyOf(tribute);
        offer = List.copyOf(offer);
        gone = List.copyOf(gone);
    }

    /** Whether nobody has a turn: both have passed, or the round is still being prepared. */
    public boolean betweenTurns() {
        return turn.passed().size() == Side.values().length || event.isEmpty();
    }

    @Override
    public String whereabouts() {
        if (battle.isPresent()) {
            return "battle";
        }
        if (event.isEmpty()) {
            return "event";
        }
        return switch (turn.passed().size()) {
            case 0 -> "turns";
            case 1 -> turn.passed().contains(viewer) ? "passed" : "alone";
            default -> "end-of-round";
        };
    }

    public record Event(String id, String title, String text) {}

    /**
     * The turn.
     *
     * @param taken the types of actions that cannot be taken again in it; a player alone in the round may repeat all
     * @param passed who has passed, in order
     */
    public record Turn(Side active, List<ActionKind> taken, boolean surchargePaid, List<Side> passed) {
        public Turn {
            taken = List.copyOf(taken);
            passed = List.copyOf(passed);
        }
    }

    public record Board(
            Side side,
            int prestige,
            Map<Resource, Integer> stock,
            Map<Resource, Integer> most,
            int mostPrestige,
            int cubes,
            int disks,
            int merchantsInReserve,
            int merchantsInPort,
            int galleysAway,
            Optional<Polis> proxenos,
            int population,
            int projectPoints,
            int score) {
        public Board {
            stock = Collections.unmodifiableMap(new LinkedHashMap<>(stock));
            most = Collections.unmodifiableMap(new LinkedHashMap<>(most));
        }
    }

    public record Area(Space space, boolean sea, int athens, int sparta, Optional<Side> control) {}

    public record Card(
            Polis polis,
            Optional<Space> territory,
            List<Space> ports,
            int base,
            int growth,
            int most,
            Optional<Side> capitalOf,
            Optional<Side> commercialFor,
            Optional<Side> owner,
            int population,
            int siegeOfAthens,
            int siegeOfSparta,
            Optional<Project> developing,
            List<Project> completed) {
        public Card {
            ports = List.copyOf(ports);
            completed = List.copyOf(completed);
        }
    }

    /**
     * A good in the Market Area.
     *
     * @param box the box of its cube, from 1
     * @param pays what must be handed over to receive 3, 4 and 5
     */
    public record Price(Resource good, int box, int boxes, Map<Integer, Integer> pays) {
        public Price {
            pays = Collections.unmodifiableMap(new LinkedHashMap<>(pays));
        }
    }

    public record Stall(
            String id,
            Market market,
            int value,
            Resource receives,
            List<Resource> accepts,
            boolean covered,
            boolean shut,
            Optional<Side> merchant) {
        public Stall {
            accepts = List.copyOf(accepts);
        }
    }

    /**
     * A row of the Tribute Area.
     *
     * @param laid the Hoplites on its columns while Tribute is being collected there
     */
    public record Levy(
            Space territory,
            Map<Resource, List<Integer>> columns,
            Map<Resource, Integer> laid,
            Optional<Side> disk,
            boolean barred) {
        public Levy {
            columns = Collections.unmodifiableMap(new LinkedHashMap<>(columns));
            laid = Collections.unmodifiableMap(new LinkedHashMap<>(laid));
        }
    }

    public record Tile(
            Project project, Category category, List<Amount> cost, int prestige, int endGame, List<Polis> poleis) {
        public Tile {
            cost = List.copyOf(cost);
            poleis = List.copyOf(poleis);
        }
    }

    /**
     * The battle being fought.
     *
     * @param hand the viewer's cards
     * @param enemyHand how many the opponent holds
     * @param used cards used up
     */
    public record Battle(
            Space space,
            Side attacker,
            List<Face> attack,
            List<Face> defence,
            List<Face> hand,
            int enemyHand,
            int deck,
            List<Face> used,
            List<Side> commanders) {
        public Battle {
            attack = List.copyOf(attack);
            defence = List.copyOf(defence);
            hand = List.copyOf(hand);
            used = List.copyOf(used);
            commanders = List.copyOf(commanders);
        }
    }
}
