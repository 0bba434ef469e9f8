package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.session.Replay;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.rules.Edition;
import org.polemarch.launcher.rules.RulesModel;

/** Events of a rule that a variant has replaced cite the variant's section and use its words. */
class VariantLogTest extends TableTest {

    @Override
    TestJar jar() {
        return TestJar.tablets()
                .replace("Tablets.java", "public static class Casting implements Decision<State, Cast, Move> {", """
                        public static class Casting implements Decision<State, Cast, Move> {
                            public record Kept(Seat seat) implements GameEvent {}
                        """)
                .source("org.example.tablets.Loud", """
                        package org.example.tablets;
                        import java.util.List;
                        import java.util.Map;
                        import org.polemarch.api.cite.Cites;
                        import org.polemarch.api.game.VariantInfo;
                        import org.polemarch.api.plugin.VariantPlugin;
                        import org.polemarch.api.plugin.Variation;
                        import org.polemarch.api.text.RuleIndex.Section;
                        public final class Loud implements VariantPlugin {
                            @Cites("loud/casting")
                            public static class LoudCasting extends Tablets.Casting {}
                            public VariantInfo info() {
                                return VariantInfo.of("loud", "tablets").title("Loud tablets").author("Ann");
                            }
                            public void change(Variation game) {
                                game.replace(Tablets.Casting.class).with(LoudCasting.class);
                            }
                            public Map<String, String> words() {
                                return Map.of("Casting.Kept", "{seat} keeps quiet, but sighs.");
                            }
                            public List<Section> rules() {
                                return List.of(Section.enforced("loud/casting", "Casting aloud", "Sigh if you keep quiet."));
                            }
                        }
                        """)
                .alsoIndexed("org.example.tablets.Loud");
    }

    @Test
    void aLineOfAReplacedRuleCitesTheVariantsSection() {
        Session<?> session = tables.sessionWith("tablets", List.of("loud"), "Ann", "Ann");
        session.play("number 2");
        session.play("number 1");
        session.play("quiet");
        Seat cleon = session.setup().seats().get(0);
        List<LogLine> told = new LogBook(session, new Years()).told(session.log(cleon));
        UnaryOperator<String> named = section -> section.equals("loud/casting") ? "Casting aloud" : section;
        assertThat(told.get(0).whole(named))
                .isEqualTo("Played with Loud tablets, by Ann.  [Casting aloud, Loud tablets]");
        assertThat(told)
                .extracting(line -> line.whole(named))
                .contains("Cleon keeps quiet, but sighs.  [Casting aloud, Loud tablets]");
        assertThat(told).extracting(LogLine::text).contains("Cleon wrote the number 2.");
    }

    @Test
    void theRulesSayWhichSectionIsPlayedDifferentlyAndWhereThatIsTold() {
        Session<?> session = tables.sessionWith("tablets", List.of("loud"), "Ann", "Ann");
        RulesModel rules = new RulesModel(Edition.of(tables.catalog().game("tablets"), session.prepared()));
        assertThat(rules.amendments().replaced()).singleElement().satisfies(each -> {
            assertThat(each.variant()).isEqualTo("Loud tablets");
            assertThat(each.book().orElseThrow().id()).isEqualTo("2");
            assertThat(each.instead()).containsExactly("loud/casting");
        });
        assertThat(rules.isChanged(rules.section("2").orElseThrow())).isTrue();
        assertThat(rules.isChanged(rules.section("1").orElseThrow())).isFalse();
    }

    /** Nothing in its moves shows that the rules are others, so it is said: at the head of the log and beside the question. */
    @Test
    void aGameThatWasSavedWithAnotherVersionOfItsVariantSaysSo() {
        SaveGame now =
                tables.sessionWith("tablets", List.of("loud"), "Ann", "Ann").save(Instant.EPOCH);
        SaveGame before = new SaveGame(
                now.program(),
                now.game(),
                Map.of("tablets", "0.9.0"),
                Map.of(),
                now.title(),
                now.saved(),
                now.scenario(),
                now.options(),
                now.variants(),
                now.overlay(),
                now.seats(),
                now.seed(),
                now.casual(),
                now.moves(),
                now.digests(),
                now.result(),
                false);
        String told =
                "This game was saved with version 0.9.0 of the plugin tablets; you now play it with version 1.0.0,"
                        + " whose rules may differ.";
        Session<?> resumed = Replay.resume("game.json", before, tables.library());
        assertThat(Opening.lines(resumed)).containsExactly("Played with Loud tablets, by Ann.", told);
        assertThat(new TableModel(resumed).notice().text()).isEqualTo(told);
        Session<?> same = Replay.resume("game.json", now, tables.library());
        assertThat(Opening.lines(same)).containsExactly("Played with Loud tablets, by Ann.");
    }

    @Test
    void anAuthorsNameThatEndsWithAStopGetsNoSecondOne() {
        VariantInfo shy = VariantInfo.of("shy", "tablets").title("Shy tablets").author("Ann E.");
        assertThat(Opening.line(shy)).isEqualTo("Played with Shy tablets, by Ann E.");
    }

    @Test
    void aGameByItsBookSaysNothingOfVariants() {
        Session<?> session = tables.session("tablets", "Ann", "Ann");
        session.play("number 2");
        assertThat(new LogBook(session, new Years())
                        .told(session.log(session.setup().seats().get(0))))
                .extracting(LogLine::text)
                .containsExactly("431 BC", "Cleon wrote the number 2.");
    }
}
