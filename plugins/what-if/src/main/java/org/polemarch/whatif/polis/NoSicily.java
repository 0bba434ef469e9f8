package org.polemarch.whatif.polis;

import jakarta.inject.Inject;
import java.util.ArrayList;
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
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.actions.MoveHoplites;
import org.polemarch.polis.rules.actions.MoveProxenos;
import org.polemarch.polis.rules.actions.Ways;
import org.polemarch.polis.rules.concepts.Leagues;
import org.polemarch.polis.rules.concepts.NotNow;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.concepts.Stacking;
import org.polemarch.whatif.WhatIf;

/** Athens stays out of Sicily: neither its Hoplites nor its Proxenos cross to the island, so it cannot besiege or bribe there. */
@Extension
public final class NoSicily implements VariantPlugin {

    private static final String SECTION = "no-sicily";

    /** The Assembly has voted against the expedition. */
    @Cites(SECTION)
    public record NotToSicily() implements Reason {}

    @Cites({"move-hoplites", SECTION})
    public static class HoplitesStay extends MoveHoplites {
        @Inject
        public HoplitesStay(
                PolisData data, Ways ways, PersonalBoards boards, Stacking stacking, Leagues leagues, NotNow notNow) {
            super(data, ways, boards, stacking, leagues, notNow);
        }

        @Override
        public void offer(Side side, PolisState state, List<? super Depart> moves) {
            if (side == Side.SPARTA) {
                super.offer(side, state, moves);
                return;
            }
            List<Depart> all = new ArrayList<>();
            super.offer(side, state, all);
            for (Depart each : all) {
                if (each.to() != Space.SICELIA) {
                    moves.add(each);
                }
            }
        }

        @Override
        protected Optional<Reason> obstacle(Side side, Space from, Space to, PolisState state) {
            return side == Side.ATHENS && to == Space.SICELIA
                    ? Optional.of(new NotToSicily())
                    : super.obstacle(side, from, to, state);
        }
    }

    @Cites({"move-proxenos", SECTION})
    public static class ProxenosStays extends MoveProxenos {
        private final PolisData data;

        @Inject
        public ProxenosStays(PolisData data, Ways ways, PersonalBoards boards) {
            super(data, ways, boards);
            this.data = data;
        }

        private boolean isBarred(Polis to, Side side) {
            return side == Side.ATHENS
                    && data.polis(to).territory().filter(Space.SICELIA::equals).isPresent();
        }

        @Override
        protected boolean mayStayIn(Polis to, Side side, PolisState state) {
            return !isBarred(to, side) && super.mayStayIn(to, side, state);
        }

        @Override
        protected Optional<Reason> obstacle(Side side, Polis to, Way way, int bribe, PolisState state) {
            return isBarred(to, side) ? Optional.of(new NotToSicily()) : super.obstacle(side, to, way, bribe, state);
        }
    }

    @Override
    public VariantInfo info() {
        return WhatIf.of("no-sicily", "polis")
                .title("No Sicilian expedition")
                .summary("Athenian Hoplites and the Athenian Proxenos cannot go to Sicelia.")
                .history("Athens lost two fleets and most of forty thousand men in Sicily (Thucydides 7.75.5), and its"
                        + " allies lost their fear of it. Thucydides blames the size of the plan in one place (6.1) and"
                        + " the quarrels at home in another (2.65.11).");
    }

    @Override
    public void change(Variation polis) {
        polis.replace(MoveHoplites.class).with(HoplitesStay.class);
        polis.replace(MoveProxenos.class).with(ProxenosStays.class);
    }

    @Override
    public Map<String, String> words() {
        return Map.of("NoSicily.NotToSicily", "The Assembly voted against Sicily: Athens can't go there.");
    }

    @Override
    public List<Section> rules() {
        return List.of(Section.enforced(
                SECTION,
                "No Sicilian expedition",
                "Athenian Hoplites and the Athenian Proxenos never go to Sicelia, so Athens lays no siege, collects no Tribute and"
                        + " instigates no civil war there. The island is open to Sparta."));
    }
}
