package org.polemarch.core.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Place;

class HistoryTest {

    private final History history = History.shipped();

    @Test
    void theBalanceIsWhatTheHoldersMakeIt() {
        for (int year = History.FIRST_YEAR; year >= History.LAST_YEAR; year--) {
            int athens = 0;
            int sparta = 0;
            for (Place place : Place.values()) {
                Camp camp = history.camp(place, year);
                athens += camp == Camp.ATHENS ? 1 : 0;
                sparta += camp == Camp.SPARTA ? 1 : 0;
            }
            double share = BigDecimal.valueOf(athens)
                    .divide(BigDecimal.valueOf(athens + sparta), 4, RoundingMode.HALF_EVEN)
                    .doubleValue();
            assertThat(history.balance(year))
                    .as("year %d", year)
                    .isEqualTo(new History.Balance(
                            share, athens, sparta, athens + sparta, Place.values().length - athens - sparta));
            assertThat(history.athens(year)).isEqualTo(share);
        }
    }

    @Test
    void tellsWhoHeldWhatAndBySource() {
        assertThat(history.camp(Place.ATHENS, 405)).isEqualTo(Camp.ATHENS);
        assertThat(history.camp(Place.ATHENS, 404)).isEqualTo(Camp.SPARTA);
        assertThat(history.camp(Place.CORINTH, 421)).isEqualTo(Camp.OTHER);
        assertThat(history.holding(Place.CORINTH, 421).sure()).isFalse();
        assertThat(history.holding(Place.ATHENS, 404).source()).contains("Xen. Hell. 2.2.20");
        assertThatThrownBy(() -> history.camp(Place.ATHENS, 403)).hasMessageContaining("403");
    }

    @Test
    void everyYearHasEventsWithSources() {
        int events = 0;
        for (int year = History.FIRST_YEAR; year >= History.LAST_YEAR; year--) {
            assertThat(history.events(year))
                    .isNotEmpty()
                    .allSatisfy(event -> assertThat(event.source()).isNotBlank());
            events += history.events(year).size();
        }
        assertThat(events).isEqualTo(129);
    }
}
