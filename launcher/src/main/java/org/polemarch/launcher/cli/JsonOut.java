package org.polemarch.launcher.cli;

import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** How commands write JSON: two-space indentation, fields in the order of the records. */
final class JsonOut {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .disable(tools.jackson.databind.MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .build();

    private JsonOut() {}

    static String of(Object value) {
        return MAPPER.writeValueAsString(value);
    }
}
