package org.polemarch.whatif.victory;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pf4j.Extension;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.play.Reason;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.muster.Room;
import org.polemarch.whatif.WhatIf;

/**
 * No piece of the Demos may be in Sicily, and Syracuse doesn't score; the four cards about the expedition are basic
 * ones.
 */
@Extension
public final class NoSicily implements VariantPlugin {

    private static final String SECTION = "board/no-sicily";

    /** The Assembly has voted against the expedition. */
    @Cites(SECTION)
    public record NotToSicily(Space space) implements Reason {}

    @Cites({"pieces", "pieces/hoplites", "pieces/triremes", "pieces/cities", "board", SECTION})
    public static class NoRoomInSicily extends Room {
        private final long island;

        @Inject
        public NoRoomInSicily(VictoryData data) {
            island = Spaces.of(data.atlas().space("sicily", SECTION).index())
                    | Spaces.of(data.atlas().space("syracuse", SECTION).index());
        }

        private static boolean isDemos(int power) {
            return Power.team(power) == Power.team(Power.ATHENS.ordinal());
        }

        @Override
        public long free(int power, int sort, VictoryState state) {
            long free = super.free(power, sort, state);
            return isDemos(power) ? free & ~island : free;
        }

        @Override
        public Optional<Reason> obstacle(int power, Sort sort, Space space, VictoryState state) {
            return isDemos(power) && Spaces.has(island, space)
                    ? Optional.of(new NotToSicily(space))
                    : super.obstacle(power, sort, space, state);
        }
    }

    @Override
    public VariantInfo info() {
        return WhatIf.of("no-sicily", "victory-or-death")
                .title("No Sicilian expedition")
                .summary("The Demos can't enter Sicily or Syracuse, and Syracuse is not a key location.")
                .history("Athens lost two fleets and most of forty thousand men in Sicily (Thucydides 7.75.5), and its"
                        + " allies lost their fear of it. Thucydides blames the size of the plan in one place (6.1) and"
                        + " the quarrels at home in another (2.65.11).");
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of(WhatIf.patch(NoSicily.class, "no-sicily.json"));
    }

    @Override
    public void change(Variation game) {
        game.replace(Room.class).with(NoRoomInSicily.class);
    }

    @Override
    public Map<String, String> words() {
        return Map.of("NoSicily.NotToSicily", "The Assembly voted against Sicily: the Demos can't go to {space}.");
    }

    @Override
    public List<Section> rules() {
        return List.of(
                Section.enforced(
                        SECTION,
                        "Game board: no Sicilian expedition",
                        "No piece of the Demos stands in Sicily or Syracuse. Four cards about the expedition are basic cards instead."),
                Section.enforced(
                        "scoring/key-locations",
                        "Key locations",
                        "After round 15 a Hoplite or City in Athens or Laconia is worth 3, in Corinth, Boeotia, Corcyra, Chios or Lesbos"
                                + " 1. Syracuse counts nothing.",
                        "Once for each space; supply is not needed."));
    }
}
