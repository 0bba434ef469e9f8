package org.polemarch.core.compare;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/** How experiments, results and findings are read and written: strictly, and with the same bytes on every JDK. */
final class Json {

    private static final MathContext DIGITS = new MathContext(6, RoundingMode.HALF_EVEN);

    /** Fields are in the order of the records' components. */
    static final JsonMapper COMPACT = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .addModule(new SimpleModule().addSerializer(new Rounded()).addSerializer(double.class, new Rounded()))
            .build();

    private Json() {}

    static String pretty(Object value) {
        return COMPACT.writerWithDefaultPrettyPrinter()
                        .writeValueAsString(value)
                        .replace("\r\n", "\n") + "\n";
    }

    /** Six significant digits, because JDKs differ in how many more they print. NaN becomes null. */
    private static final class Rounded extends StdSerializer<Double> {
        Rounded() {
            super(Double.class);
        }

        @Override
        public void serialize(Double value, JsonGenerator out, SerializationContext context) {
            if (value.isNaN() || value.isInfinite()) {
                out.writeNull();
            } else {
                BigDecimal rounded = new BigDecimal(value).round(DIGITS).stripTrailingZeros();
                out.writeNumber(rounded.scale() < 0 ? rounded.setScale(0) : rounded);
            }
        }
    }
}
