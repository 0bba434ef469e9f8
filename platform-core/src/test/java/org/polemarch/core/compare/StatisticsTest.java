package org.polemarch.core.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.polemarch.api.text.Language;

/** Against values computed by hand. */
class StatisticsTest {

    @Test
    void wilson() {
        Interval interval = Share.wilson(10, 0.5);
        assertThat(interval.low()).isCloseTo(0.2366, within(1e-4));
        assertThat(interval.high()).isCloseTo(0.7634, within(1e-4));
        assertThat(Share.wilson(100, 0).low()).isZero();
        assertThat(Share.wilson(200, 0).low()).isZero();
        assertThat(Share.wilson(200, 1).high()).isEqualTo(1);
        assertThat(Share.wilson(100, 0).high()).isCloseTo(0.0370, within(1e-4));
    }

    @Test
    void gamesOfASeedThatAreAlikeWidenTheInterval() {
        Share.Counter alike = new Share.Counter();
        Share.Counter apart = new Share.Counter();
        for (int i = 0; i < 50; i++) {
            alike.add(i % 2 == 0, i % 2 == 0);
            apart.add(true, false);
        }
        assertThat(alike.share().interval()).isEqualTo(Share.wilson(50, 0.5));
        assertThat(apart.share().interval()).isEqualTo(Share.wilson(100, 0.5));
    }

    @Test
    void spread() {
        Spread.Counter counter = new Spread.Counter(10);
        for (int i = 1; i <= 100; i++) {
            counter.add(i);
        }
        Spread spread = counter.spread();
        assertThat(spread.mean()).isEqualTo(5.05);
        assertThat(spread.deviation()).isCloseTo(2.9011, within(1e-4));
        assertThat(spread.q05()).isEqualTo(0.5);
        assertThat(spread.q50()).isEqualTo(5);
        assertThat(spread.q95()).isEqualTo(9.5);
    }

    /** Pairs (1,1) (0,0) (1,0) (0,0): between 2 * 0.6875 / 3 = 0.4583, within 0.5 / 4 = 0.125. */
    @Test
    void intraclassCorrelation() {
        Twins twins = new Twins(1);
        double[][] pairs = {{1, 1}, {0, 0}, {1, 0}, {0, 0}};
        for (double[] pair : pairs) {
            twins.add(new double[] {pair[0]}, new double[] {pair[1]});
        }
        assertThat(twins.correlation()).isCloseTo((0.458333 - 0.125) / (0.458333 + 0.125), within(1e-5));
        assertThat(twins.interval().low()).isLessThan(twins.correlation());
        assertThat(twins.interval().high()).isGreaterThan(twins.correlation());
    }

    /** Differences 1, 2, 3: mean 2, deviation 1, t = 2 sqrt(3) = 3.4641 on 2 degrees of freedom. */
    @Test
    void pairedMeans() {
        Paired paired = new Paired();
        paired.add(1, 2);
        paired.add(1, 3);
        paired.add(1, 4);
        assertThat(paired.difference()).isEqualTo(2);
        assertThat(paired.effect()).isEqualTo(2);
        assertThat(paired.byMeans()).isCloseTo(0.07418, within(1e-5));
        assertThat(paired.interval().low()).isCloseTo(2 - 4.30265 / Math.sqrt(3), within(1e-4));
    }

    /** Nine up and one down: twice (1 + 10) / 1024. */
    @Test
    void whereAllDifferencesAreEquallyLargeTheSignsDecide() {
        Paired paired = new Paired();
        for (int i = 0; i < 9; i++) {
            paired.add(0, 1);
        }
        paired.add(1, 0);
        paired.add(1, 1);
        assertThat(paired.byVictories()).isCloseTo(22 / 1024.0, within(1e-9));
    }

    /** 30 seeds on which one of two games is won more, 15 on which both are lost more: no difference at all. */
    @Test
    void manySmallDifferencesAgainstFewLargeOnesProveNothing() {
        Paired paired = new Paired();
        for (int i = 0; i < 30; i++) {
            paired.add(0.5, 1);
        }
        for (int i = 0; i < 15; i++) {
            paired.add(1, 0);
        }
        assertThat(paired.difference()).isCloseTo(0, within(1e-12));
        assertThat(paired.byVictories()).isEqualTo(1);
    }

    /** Two halves and a whole: of eight sums 2, 1, 1, 0, 0, -1, -1, -2 two are as far from 0 as 2. */
    @Test
    void halvesAndWholesAreWeighed() {
        Paired paired = new Paired();
        paired.add(0, 0.5);
        paired.add(0.5, 1);
        paired.add(0, 1);
        paired.add(1, 1);
        assertThat(paired.byVictories()).isCloseTo(0.25, within(1e-12));
        paired.add(1, 0.5);
        assertThat(paired.byVictories()).isCloseTo(8 / 16.0, within(1e-12));
    }

    @Test
    void nothingVaries() {
        Paired paired = new Paired();
        paired.add(1, 1);
        paired.add(2, 2);
        assertThat(paired.byVictories()).isEqualTo(1);
        assertThat(paired.byMeans()).isEqualTo(1);
        assertThat(paired.effect()).isZero();
        assertThat(new Twins(1).correlation()).isZero();
    }

    /** Student has no spread to go by there; two seeds that agree are a coin thrown twice. */
    @Test
    void aFewSeedsThatAgreeProveLittle() {
        Paired paired = new Paired();
        paired.add(1, 3);
        paired.add(4, 6);
        assertThat(paired.byMeans()).isEqualTo(0.5);
        assertThat(paired.effect()).isNaN();
        for (int i = 0; i < 18; i++) {
            paired.add(i / 10.0, i / 10.0 + 2);
        }
        assertThat(paired.byMeans()).isCloseTo(2 * Math.pow(0.5, 20), within(1e-12));
    }

    /** All pairs agree: up to 1 - 0.025^(1/20) = 0.1684 of all pairs may not. Between 2 * 5 * 2 / 19, within 0.1684. */
    @Test
    void twinsThatAllAgreeMayDifferAfterAll() {
        Twins twins = new Twins(2);
        for (int i = 0; i < 20; i++) {
            double[] won = i % 2 == 0 ? new double[] {1, 0} : new double[] {0, 1};
            twins.add(won, won);
        }
        assertThat(twins.correlation()).isEqualTo(1);
        double between = 20 / 19.0;
        assertThat(twins.interval().low()).isCloseTo((between - 0.16843) / (between + 0.16843), within(1e-4));
        assertThat(twins.interval().high()).isEqualTo(1);
        assertThat(twins.varies()).isTrue();
    }

    @Test
    void whatAlwaysEndsAlikeSaysNothingAboutTheSeed() {
        Twins twins = new Twins(2);
        for (int i = 0; i < 20; i++) {
            twins.add(new double[] {1, 0}, new double[] {1, 0});
        }
        assertThat(twins.varies()).isFalse();
    }

    @Test
    void holm() {
        assertThat(Holm.corrected(new double[] {0.01, 0.04, 0.03, 0.005})).containsExactly(0.03, 0.06, 0.06, 0.02);
        assertThat(Holm.corrected(new double[0])).isEmpty();
    }

    @Test
    void numbersReadWell() {
        assertThat(Numbers.of(212.4)).isEqualTo("212");
        assertThat(Numbers.of(-0.001)).isEqualTo("0");
        assertThat(Numbers.of(-5.5)).isEqualTo("−5.5");
        assertThat(Numbers.of(1219.2)).isEqualTo("1,219");
        assertThat(Sentences.percent(0.61)).isEqualTo("61%");
        assertThat(Sentences.percent(0.6149)).isEqualTo("61.5%");
    }

    @Test
    void aHeadingInsideAGermanSentenceKeepsTheCapitalsOfItsNouns() {
        assertThat(Sentences.inside("Lead changes")).isEqualTo("lead changes");
        Language.use(Language.of("de", Path.of("none")).orElseThrow());
        try {
            assertThat(Sentences.inside("Führungswechsel")).isEqualTo("Führungswechsel");
        } finally {
            Language.use(Language.ENGLISH);
        }
    }
}
