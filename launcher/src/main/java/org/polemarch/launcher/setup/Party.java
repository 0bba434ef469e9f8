package org.polemarch.launcher.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.launcher.words.Say;

/** Seats with one holder: usually a single seat, or several if an option gives them to one person. */
public record Party(List<SeatInfo> seats) {
    public Party {
        seats = List.copyOf(seats);
    }

    /** The parties of these seats with these options, in the order of their first seats. */
    static List<Party> of(GameInfo info, List<SeatInfo> seats, Map<String, String> options) {
        List<List<String>> together = info.options().stream()
                .flatMap(option -> option.choices().stream()
                        .filter(choice -> choice.value().equals(options.get(option.id()))))
                .flatMap(choice -> choice.together().stream())
                .toList();
        List<Party> parties = new ArrayList<>();
        for (SeatInfo seat : seats) {
            if (parties.stream().noneMatch(party -> party.has(seat.id()))) {
                List<String> held = together.stream()
                        .filter(ids -> ids.contains(seat.id()))
                        .findFirst()
                        .orElse(List.of(seat.id()));
                parties.add(new Party(
                        seats.stream().filter(each -> held.contains(each.id())).toList()));
            }
        }
        return parties;
    }

    public SeatInfo first() {
        return seats.get(0);
    }

    public String id() {
        return first().id();
    }

    /** "Delian League and Athens". */
    public String title() {
        return Say.all(seats.stream().map(SeatInfo::title).toList());
    }

    /** The side it fights for, where several seats fight for one; empty in a free-for-all. */
    public Optional<String> side(GameInfo info) {
        String side = first().side();
        boolean allied =
                info.seats().stream().filter(seat -> seat.side().equals(side)).count() > 1;
        return allied ? Optional.of(Say.sentence(side.replace('-', ' '))) : Optional.empty();
    }

    boolean has(String seat) {
        return seats.stream().anyMatch(each -> each.id().equals(seat));
    }
}
