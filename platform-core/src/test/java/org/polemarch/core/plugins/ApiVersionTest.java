package org.polemarch.core.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ApiVersionTest {

    @ParameterizedTest(name = "API {0}, a plugin that requires {1}: runs {2}")
    @CsvSource({
        "0.1.0, 0.1.0, true",
        "0.1.4, 0.1.0, true",
        "0.1.0, 0.1.1, false",
        "0.2.0, 0.1.0, false",
        "1.0.0, 0.1.0, false",
        "1.4.2, 1.0.0, true",
        "1.0.0, 1.4.2, false",
        "2.0.0, 1.4.2, false",
        "0.1.0-SNAPSHOT, 0.1.0, true",
        "0.3.0, >=0.1.0 & <0.4.0, true",
        "0.4.0, >=0.1.0 & <0.4.0, false",
        "7.0.0, *, true",
    })
    void aPlainVersionMeansThatOrALaterCompatibleOne(String api, String requires, boolean runs) {
        assertThat(new ApiVersion(api).refusal(requires).isEmpty()).isEqualTo(runs);
    }
}
