package org.polemarch.polis;

import static org.polemarch.polis.Named.data;
import static org.polemarch.polis.Named.polis;
import static org.polemarch.polis.Named.project;
import static org.polemarch.polis.Named.resource;
import static org.polemarch.polis.Named.side;

import java.util.Arrays;
import java.util.Optional;
import org.polemarch.polis.data.TradeSpace;
import org.polemarch.polis.model.Combat;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Round;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;

/**
 * Reads a position written as text, one thing a line:
 *
 * <pre>
 * round epsilon            event e-free-trade
 * boiotia athens 3 sparta 1
 * thibae sparta 2          thibae neutral
 * athens prestige 4 silver 2
 * proxenos athens thibae   captive sparta
 * offer myron koilon       site myron athinae     done myron athinae
 * price wine 4             merchants athens 2     merchant sparta persia-3
 * passed sparta            siege athens thibae 1  tribute athens attika
 * battle boiotia sparta    hand sparta phalanx-othismos toxotis-voli
 * used 14                  commander athens
 * </pre>
 *
 * Nothing else is on it but the two capitals with their Base Population and the Proxenoi in them; each side has 5
 * Prestige, no Resources and 1 Merchant in port. In a battle the side named attacks, and its cards are named by the
 * faces of the space fought in. Several things on a line are parted by "|".
 */
final class Position {

    private static final int PRESTIGE = 5;

    private final PolisState state = new PolisState(data().box());

    private Position() {
        for (Side side : Side.values()) {
            Polis capital = data().capital(side);
            state.join(side, capital, data().polis(capital).base());
            state.placeProxenos(side, capital);
            state.setPrestige(side, PRESTIGE);
            state.commerce().createMerchant(side);
        }
        for (TradeSpace space : data().tradeSpaces()) {
            if (space.value() > data().round(Round.ALPHA).number()) {
                state.commerce().cover(space.index());
            }
        }
        for (Round round : Round.values()) {
            event(round, round.id().charAt(0) + "-none");
        }
        state.course().showEvent();
    }

    static PolisState of(String... texts) {
        Position position = new Position();
        for (String text : texts) {
            for (String line : text.split("[|\n]")) {
                if (!line.isBlank()) {
                    position.put(line.trim().split("\\s+"));
                }
            }
        }
        return position.state;
    }

    private void put(String[] words) {
        Optional<Polis> polis = Named.find(Polis.values(), words[0]);
        Optional<Space> space = Named.find(Space.values(), words[0]);
        Optional<Side> side = Named.find(Side.values(), words[0]);
        if (polis.isPresent()) {
            population(polis.get(), words);
        } else if (space.isPresent()) {
            for (int i = 1; i < words.length; i += 2) {
                state.placeUnits(side(words[i]), space.get(), Integer.parseInt(words[i + 1]));
            }
        } else if (side.isPresent()) {
            for (int i = 1; i < words.length; i += 2) {
                track(side.get(), words[i], Integer.parseInt(words[i + 1]));
            }
        } else {
            fact(words);
        }
    }

    private void population(Polis polis, String[] words) {
        state.leave(polis);
        if (!words[1].equals("neutral")) {
            state.join(side(words[1]), polis, Integer.parseInt(words[2]));
        }
    }

    private void track(Side side, String track, int value) {
        if (track.equals("prestige")) {
            state.setPrestige(side, value);
        } else {
            state.setStock(side, resource(track), value);
        }
    }

    private void fact(String[] words) {
        switch (words[0]) {
            case "round" -> round(Named.round(words[1]));
            case "event" -> event(state.course().round(), words[1]);
            case "proxenos" -> state.placeProxenos(side(words[1]), polis(words[2]));
            case "captive" -> state.captureProxenos(side(words[1]));
            case "offer" ->
                Arrays.stream(words).skip(1).forEach(id -> state.tiles().offer(project(id)));
            case "site" -> state.tiles().develop(project(words[1]), polis(words[2]));
            case "done" -> {
                state.tiles().develop(project(words[1]), polis(words[2]));
                state.tiles().complete(project(words[1]));
            }
            case "price" -> state.commerce().setPriceBox(resource(words[1]), Integer.parseInt(words[2]) - 1);
            case "merchants" -> merchants(side(words[1]), Integer.parseInt(words[2]));
            case "merchant" -> {
                state.commerce().createMerchant(side(words[1]));
                state.commerce()
                        .sendMerchant(side(words[1]), Named.tradeSpace(words[2]).index());
            }
            case "passed" -> state.course().pass(side(words[1]));
            case "siege" -> {
                for (int i = 0; i < Integer.parseInt(words[3]); i++) {
                    state.placeSiegeDisk(side(words[1]), polis(words[2]));
                }
            }
            case "tribute" -> state.placeTributeDisk(side(words[1]), Named.space(words[2]));
            default -> battle(state.combat(), words);
        }
    }

    private static void battle(Combat combat, String[] words) {
        switch (words[0]) {
            case "battle" -> {
                combat.begin(Named.space(words[1]), side(words[2]));
                combat.dealt();
            }
            case "hand" -> {
                for (int i = 2; i < words.length; i++) {
                    combat.take(side(words[1]), Named.battleCard(combat.space(), words[i]));
                }
            }
            case "used" -> combat.useUp(Integer.parseInt(words[1]));
            case "commander" -> combat.declareCommander(side(words[1]));
            default -> throw new IllegalArgumentException("what is " + String.join(" ", words) + "?");
        }
    }

    private void event(Round round, String id) {
        state.course().setEvent(round, data().events().numberOf(id));
    }

    private void round(Round round) {
        while (state.course().round() != round) {
            state.course().advanceRound();
        }
        state.course().showEvent();
        for (TradeSpace space : data().tradeSpaces()) {
            if (space.value() <= data().round(round).number()) {
                state.commerce().uncover(space.index());
            }
        }
    }

    private void merchants(Side side, int count) {
        if (count == 0) {
            TradeSpace last = data().tradeSpaces().get(data().tradeSpaces().size() - 1);
            state.commerce().sendMerchant(side, last.index());
            return;
        }
        while (state.commerce().merchantsInPort(side) < count) {
            state.commerce().createMerchant(side);
        }
    }
}
