package org.polemarch.core.twin;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Place;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Standing;
import org.polemarch.core.twin.Difference.Half;
import org.polemarch.core.twin.Difference.Kind;
import org.polemarch.core.words.CoreWords;

/** How two boards differ on which the same happened, as far as it can be put into words. */
final class Boards {

    private final Edition base;
    private final Edition other;

    Boards(Edition base, Edition other) {
        this.base = base;
        this.other = other;
    }

    Optional<Difference> differ(int move, Spot<?> here, Spot<?> there, Optional<Seat> eyes) {
        boolean sameBoard = here.board(eyes).equals(there.board(eyes));
        List<String> standing = standing(here.standing(), there.standing());
        if (sameBoard && standing.isEmpty()) {
            return Optional.empty();
        }
        List<String> texts = standing.isEmpty() ? lines(here, there, eyes) : standing;
        String section = here.over() ? "" : here.game().question().cites();
        String theirs = there.over() ? "" : there.game().question().cites();
        Half two = other.half(texts.get(1), theirs, section);
        Half one = base.half(texts.get(0), base.has(two.rule()).orElse(section), theirs);
        return Optional.of(new Difference(
                move,
                Kind.BOARD,
                Optional.empty(),
                Optional.empty(),
                one,
                two,
                Comparison.after(
                        move,
                        CoreWords.of(
                                "twin.boards",
                                CoreWords.of("twin.both", base.name(), texts.get(0), other.name(), texts.get(1))))));
    }

    /** The first thing about which the standings disagree, said by both; empty if there is none. */
    private static List<String> standing(Standing one, Standing two) {
        for (Place place : Place.values()) {
            Camp mine = one.holders().get(place);
            Camp theirs = two.holders().get(place);
            if (mine != theirs) {
                return List.of(held(place, mine), held(place, theirs));
            }
        }
        if (one.yearBc() != two.yearBc()) {
            return List.of(CoreWords.of("twin.year", one.yearBc()), CoreWords.of("twin.year", two.yearBc()));
        }
        if (Math.round(1000 * one.athens()) != Math.round(1000 * two.athens())) {
            return List.of(share(one), share(two));
        }
        return List.of();
    }

    private static String held(Place place, Camp camp) {
        return CoreWords.of("twin.held", camp == null ? CoreWords.of("twin.held.nobody") : name(camp), place.title());
    }

    private static String name(Camp camp) {
        return camp == Camp.OTHER ? CoreWords.of("twin.held.OTHER") : CoreWords.of("camp." + camp);
    }

    private static String share(Standing standing) {
        return CoreWords.of("twin.share", String.format(Locale.ROOT, "%.1f", 100 * standing.athens()));
    }

    /** The first line of the boards as text that is not the same, of the first seat that sees one. */
    private List<String> lines(Spot<?> here, Spot<?> there, Optional<Seat> eyes) {
        for (Seat seat : eyes.map(List::of).orElse(base.game().setup().seats())) {
            List<String> mine = drawn(base, here, seat);
            List<String> theirs = drawn(other, there, seat);
            for (int i = 0; i < Math.max(mine.size(), theirs.size()); i++) {
                String one = i < mine.size() ? mine.get(i) : "";
                String two = i < theirs.size() ? theirs.get(i) : "";
                if (!one.equals(two)) {
                    return List.of(line(one), line(two));
                }
            }
        }
        return List.of(CoreWords.of("twin.looks-same"), CoreWords.of("twin.unseen"));
    }

    private static List<String> drawn(Edition edition, Spot<?> spot, Seat seat) {
        return new ArrayList<>(edition.game().textBoard().draw(spot.view(seat), edition.words()));
    }

    private static String line(String text) {
        String tidy = text.strip().replaceAll("\\s+", " ");
        return tidy.isEmpty() ? CoreWords.of("twin.empty") : tidy.endsWith(".") ? tidy : tidy + ".";
    }
}
