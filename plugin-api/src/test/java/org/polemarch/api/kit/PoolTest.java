package org.polemarch.api.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class PoolTest {

    private final Pool pool = new Pool(2);

    @Test
    void itGivesWhatItHas() {
        pool.add(0, 3);
        pool.add(1, 2);
        pool.take(0, 2);
        assertThat(pool.count(0)).isEqualTo(1);
        assertThat(pool.total()).isEqualTo(3);
        assertThat(pool.kinds()).isEqualTo(2);
    }

    @Test
    void itRefusesToGiveWhatItHasNot() {
        pool.add(0, 1);
        assertThatIllegalArgumentException().isThrownBy(() -> pool.take(0, 2)).withMessage("cannot take 2 of 1");
        assertThatIllegalArgumentException().isThrownBy(() -> pool.take(0, -1));
        assertThatIllegalArgumentException().isThrownBy(() -> pool.add(0, -1));
        assertThat(pool.count(0)).isEqualTo(1);
    }

    @Test
    void moreThanFitsIsRefusedAndNotWrappedAround() {
        pool.add(0, Short.MAX_VALUE);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> pool.add(0, 1))
                .withMessage("cannot hold 32768, at most 32767");
        assertThat(pool.count(0)).isEqualTo(Short.MAX_VALUE);
    }

    @Test
    void aCopyIsIndependent() {
        pool.add(0, 1);
        Pool copy = pool.copy();
        copy.take(0, 1);
        assertThat(pool.count(0)).isEqualTo(1);
    }
}
