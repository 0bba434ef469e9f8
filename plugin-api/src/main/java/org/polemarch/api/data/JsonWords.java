package org.polemarch.api.data;

import com.fasterxml.jackson.annotation.Nulls;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.exc.InvalidNullException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.exc.ValueInstantiationException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/** Says what is wrong with a JSON text, in words for people who write JSON but have never met a parser. */
public final class JsonWords {

    private static final String CUT_OFF = "it ends in the middle; it was cut off";
    private static final String DUPLICATE = "Duplicate Object property \"";

    private JsonWords() {}

    /**
     * A reader that rejects unknown, missing and repeated fields, fractions where a whole number is due, nulls in lists,
     * empty texts where something else is due, figures where a text is due, and trailing text.
     */
    public static JsonMapper.Builder strict(JsonFactory factory) {
        return JsonMapper.builder(factory)
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .changeDefaultNullHandling(nulls -> nulls.withContentNulls(Nulls.FAIL))
                .withCoercionConfigDefaults(
                        texts -> texts.setCoercion(CoercionInputShape.EmptyString, CoercionAction.Fail))
                .withCoercionConfig(
                        LogicalType.Textual,
                        figures -> figures.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                                .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                                .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail));
    }

    /** The path of the faulty part, such as "/track/2"; empty for the whole text. */
    public static String path(JacksonException fault) {
        StringBuilder path = new StringBuilder();
        for (JacksonException.Reference part : fault.getPath()) {
            path.append('/').append(part.getPropertyName() == null ? part.getIndex() : part.getPropertyName());
        }
        return path.toString();
    }

    /** The place of the fault, as "line 3, column 7"; empty if unknown. */
    public static String place(JacksonException fault) {
        TokenStreamLocation at = fault.getLocation();
        return at == null || at.getLineNr() < 1 ? "" : "line " + at.getLineNr() + ", column " + at.getColumnNr();
    }

    /** Whether the text ends there, apart from a piece of a word: a parser takes a final "tru" for a wrong word. */
    public static boolean isCutOff(JacksonException fault, byte[] text) {
        if (fault instanceof UnexpectedEndOfInputException) {
            return true;
        }
        if (!(fault instanceof StreamReadException) || fault.getLocation() == null) {
            return false;
        }
        int offset = (int) Math.max(0, Math.min(text.length, fault.getLocation().getByteOffset()));
        String rest = new String(text, offset, text.length - offset, StandardCharsets.UTF_8).strip();
        return "true".startsWith(rest) || "false".startsWith(rest) || "null".startsWith(rest);
    }

    /** What is wrong there, given the whole text. */
    public static String of(JacksonException fault, byte[] text) {
        return isCutOff(fault, text) ? CUT_OFF : of(fault);
    }

    /** What is wrong there. */
    public static String of(JacksonException fault) {
        if (fault instanceof UnexpectedEndOfInputException) {
            return CUT_OFF;
        }
        if (fault instanceof StreamConstraintsException) {
            return "it is too large or too deeply nested";
        }
        if (fault instanceof InputCoercionException) {
            return "the number is too large";
        }
        if (fault instanceof StreamReadException) {
            return unreadable(fault.getOriginalMessage());
        }
        if (fault instanceof UnrecognizedPropertyException unknown) {
            return "there is no field '" + unknown.getPropertyName() + "'; there are "
                    + String.join(", ", names(unknown.getKnownPropertyIds()));
        }
        if (fault instanceof ValueInstantiationException refused) {
            Throwable cause = refused.getCause();
            return cause == null || cause.getMessage() == null
                    ? "something that must be there is missing"
                    : cause.getMessage();
        }
        return fault instanceof MismatchedInputException wrong ? mismatch(wrong) : "it cannot be read";
    }

    private static String unreadable(String message) {
        if (message.startsWith(DUPLICATE)) {
            return "'" + message.substring(DUPLICATE.length(), message.indexOf('"', DUPLICATE.length()))
                    + "' appears twice";
        }
        return "it is not valid JSON; look for a missing comma, quote or bracket";
    }

    private static List<String> names(Collection<Object> ids) {
        return ids == null
                ? List.of()
                : ids.stream().map(Object::toString).sorted().toList();
    }

    private static String mismatch(MismatchedInputException wrong) {
        String said = wrong.getOriginalMessage();
        if (said.startsWith("Missing") || said.startsWith("Null value")) {
            return "it is missing";
        }
        if (wrong instanceof InvalidNullException) {
            return "there is null instead of a value";
        }
        Class<?> type = wrong.getTargetType();
        String right = "it must be " + kind(type);
        if (said.contains("null")) {
            return "it is missing; " + right;
        }
        if (wrong instanceof InvalidFormatException format) {
            return right + ", not '" + format.getValue() + "'";
        }
        return right + found(wrong.getCurrentToken());
    }

    private static String kind(Class<?> type) {
        if (type == null) {
            return "something else";
        }
        if (type.isEnum()) {
            return "one of "
                    + String.join(
                            ", ",
                            Arrays.stream(type.getEnumConstants())
                                    .map(Object::toString)
                                    .toList());
        }
        if (type == boolean.class || type == Boolean.class) {
            return "true or false";
        }
        if (type == double.class || type == float.class || type == Double.class) {
            return "a number";
        }
        if (type.isPrimitive() || Number.class.isAssignableFrom(type)) {
            return "a whole number";
        }
        if (type == String.class) {
            return "a text in quotes";
        }
        if (type.isArray() || (Collection.class.isAssignableFrom(type) && !Map.class.isAssignableFrom(type))) {
            return "a list in brackets";
        }
        return "an object in braces";
    }

    private static String found(JsonToken token) {
        if (token == null) {
            return "";
        }
        return switch (token) {
            case START_ARRAY -> ", not a list";
            case START_OBJECT -> ", not an object";
            case VALUE_STRING -> ", not a text";
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> ", not a number";
            case VALUE_TRUE, VALUE_FALSE -> ", not true or false";
            default -> "";
        };
    }
}
