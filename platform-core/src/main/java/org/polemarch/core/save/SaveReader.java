package org.polemarch.core.save;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.data.JsonWords;
import org.polemarch.core.engine.Seed;
import org.polemarch.core.save.SaveGame.Result;
import org.polemarch.core.save.SaveGame.SavedMove;
import org.polemarch.core.save.SaveGame.SavedSeat;
import org.polemarch.core.wiring.Overlay;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonParser.NumberType;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads a save, token by token, so that every fault has its line and column. Unknown, missing and repeated fields are
 * faults, and so is anything after the end.
 */
final class SaveReader {

    /** The first field of a save; its value is the format. */
    static final String MARK = "polemarchSave";

    private static final int DEEPEST = 16;

    private static final JsonFactory STRICT = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEEPEST)
                    .maxDocumentLength(SaveFiles.LARGEST)
                    .maxStringLength(SaveFiles.LARGEST)
                    .maxNameLength(200)
                    .maxNumberLength(30)
                    .build())
            .build();

    private final String source;
    private final byte[] bytes;
    private final JsonParser in;

    private Optional<String> program = Optional.empty();
    private Optional<String> game = Optional.empty();
    private Optional<Map<String, String>> plugins = Optional.empty();
    private Optional<Map<String, String>> sha256 = Optional.empty();
    private Optional<String> title = Optional.empty();
    private Optional<String> saved = Optional.empty();
    private Optional<String> scenario = Optional.empty();
    private Optional<Map<String, String>> options = Optional.empty();
    private Optional<List<String>> variants = Optional.empty();
    private Optional<Overlay> overlay = Optional.empty();
    private Optional<List<SavedSeat>> seats = Optional.empty();
    private Optional<Seed> seed = Optional.empty();
    private Optional<Boolean> casual = Optional.empty();
    private Optional<List<SavedMove>> moves = Optional.empty();
    private Optional<SortedMap<Integer, String>> digests = Optional.empty();
    private Optional<Result> result = Optional.empty();
    private boolean edited;
    private String seal = "";

    private SaveReader(String source, byte[] bytes, JsonParser in) {
        this.source = source;
        this.bytes = bytes;
        this.in = in;
    }

    static SaveGame read(String source, byte[] bytes) {
        if (bytes.length == 0) {
            throw new SaveFault(source, "is empty; a save begins with {\"" + MARK + "\": " + SaveGame.FORMAT);
        }
        try (JsonParser in = STRICT.createParser(ObjectReadContext.empty(), bytes)) {
            return new SaveReader(source, bytes, in).whole();
        } catch (JacksonException e) { // the first bytes are those of an encoding that nobody uses
            throw new SaveFault(source, "this is no text: " + firstSentence(e.getOriginalMessage()), e);
        }
    }

    private SaveGame whole() {
        try {
            return read();
        } catch (JacksonException e) {
            throw broken(e);
        }
    }

    private SaveGame read() {
        format();
        while (in.nextToken() == JsonToken.PROPERTY_NAME) {
            field(in.currentName());
        }
        SaveGame save = complete();
        if (in.nextToken() != null) {
            throw fault("something follows the end of the save; remove it");
        }
        return save;
    }

    private void format() {
        String right = "; a save begins with {\"" + MARK + "\": " + SaveGame.FORMAT;
        if (in.nextToken() != JsonToken.START_OBJECT
                || in.nextToken() != JsonToken.PROPERTY_NAME
                || !in.currentName().equals(MARK)
                || in.nextToken() != JsonToken.VALUE_NUMBER_INT
                || in.getNumberType() == NumberType.BIG_INTEGER) {
            throw fault("this is no save of Polemarch" + right);
        }
        long format = in.getLongValue();
        if (format > SaveGame.FORMAT) {
            throw fault("the save has format " + format + ", written by a newer Polemarch; this one reads format "
                    + SaveGame.FORMAT + ", so use the newer one");
        }
        if (format != SaveGame.FORMAT) {
            throw fault(
                    format == 1
                            ? "the save was written before the first release of Polemarch, and its format is no longer read"
                            : "there is no format " + format + right);
        }
    }

    private void field(String name) {
        switch (name) {
            case "program" -> program = Optional.of(text(name));
            case "game" -> game = Optional.of(text(name));
            case "plugins" -> plugins = Optional.of(texts(name));
            case "sha256" -> sha256 = Optional.of(texts(name));
            case "title" -> title = Optional.of(text(name));
            case "saved" -> saved = Optional.of(text(name));
            case "scenario" -> scenario = Optional.of(text(name));
            case "options" -> options = Optional.of(texts(name));
            case "variants" -> variants = Optional.of(list(name));
            case "overlay" -> overlay = Optional.of(overlay());
            case "seats" -> seats = Optional.of(seats());
            case "seed" -> seed = Optional.of(seed());
            case "casual" -> casual = Optional.of(truth(name));
            case "moves" -> moves = Optional.of(moves());
            case "digests" -> digests = Optional.of(digests());
            case "result" -> result = Optional.of(result());
            case "edited" -> edited = truth(name);
            case "seal" -> seal = text(name);
            default -> throw fault("a save has no field '" + name + "'; it was edited or comes from another version");
        }
    }

    private SaveGame complete() {
        List<SavedSeat> seated = require("seats", seats);
        List<SavedMove> played = require("moves", moves);
        SortedMap<Integer, String> marks = require("digests", digests);
        for (int i = 0; i < played.size(); i++) {
            String seat = played.get(i).seat();
            if (seated.stream().noneMatch(each -> each.id().equals(seat))) {
                throw new SaveFault(
                        source, "move " + (i + 1) + " of " + played.size() + ": there is no seat '" + seat + "'");
            }
        }
        for (int move = 0; move <= played.size(); move++) {
            if (SaveGame.isMarked(move, played.size()) && !marks.containsKey(move)) {
                throw new SaveFault(
                        source, "the digest after move " + move + " is missing; the file was cut or edited");
            }
        }
        if (marks.lastKey() > played.size()) {
            throw new SaveFault(
                    source,
                    "there is a digest after move " + marks.lastKey() + ", but there are only " + played.size()
                            + " moves; the file was cut or edited");
        }
        SaveGame save = new SaveGame(
                require("program", program),
                require("game", game),
                require("plugins", plugins),
                sha256.orElse(Map.of()),
                require("title", title),
                require("saved", saved),
                require("scenario", scenario),
                require("options", options),
                require("variants", variants),
                overlay,
                seated,
                require("seed", seed),
                require("casual", casual),
                played,
                marks,
                result,
                edited);
        return seal.equals(SaveWriter.seal(save)) ? save : save.marked();
    }

    private <T> T require(String name, Optional<T> value) {
        return value.orElseThrow(() -> new SaveFault(source, "the field '" + name + "' is missing"));
    }

    private Overlay overlay() {
        Map<String, String> fields = texts("overlay");
        if (!fields.keySet().equals(Set.of("name", "patch"))) {
            throw fault("'overlay' must have the fields name and patch, and no other");
        }
        return new Overlay(fields.get("name"), fields.get("patch"));
    }

    private List<SavedSeat> seats() {
        List<SavedSeat> all = new ArrayList<>();
        startArray("seats");
        while (in.nextToken() != JsonToken.END_ARRAY) {
            Map<String, String> fields = textsHere("a seat");
            boolean bot = fields.containsKey("bot");
            if (fields.size() != 2 || !fields.containsKey("id") || bot == fields.containsKey("person")) {
                throw fault("a seat must have an id and either a person or a bot");
            }
            String id = fields.get("id");
            all.add(bot ? SavedSeat.bot(id, fields.get("bot")) : SavedSeat.person(id, fields.get("person")));
        }
        return all;
    }

    private List<SavedMove> moves() {
        List<SavedMove> all = new ArrayList<>();
        startArray("moves");
        while (in.nextToken() != JsonToken.END_ARRAY) {
            String line = textHere("a move");
            int colon = line.indexOf(": ");
            if (colon <= 0) {
                throw fault("move " + (all.size() + 1) + " is '" + line + "'; it must be 'seat: move'");
            }
            all.add(new SavedMove(line.substring(0, colon), line.substring(colon + 2)));
        }
        return all;
    }

    private SortedMap<Integer, String> digests() {
        SortedMap<Integer, String> all = new TreeMap<>();
        startObject("digests");
        while (in.nextToken() == JsonToken.PROPERTY_NAME) {
            String move = in.currentName();
            if (!move.matches("0|[1-9][0-9]{0,7}")) {
                throw fault("a digest stands under the number of moves before it, not under '" + move + "'");
            }
            String digest = text("digest " + move);
            if (!digest.matches("[0-9a-f]{24}")) {
                throw fault("digest " + move + " must be 24 digits 0-9 a-f");
            }
            all.put(Integer.valueOf(move), digest);
        }
        return all;
    }

    private Result result() {
        Optional<String> ending = Optional.empty();
        Optional<List<String>> winners = Optional.empty();
        startObject("result");
        while (in.nextToken() == JsonToken.PROPERTY_NAME) {
            switch (in.currentName()) {
                case "ending" -> ending = Optional.of(text("ending"));
                case "winners" -> winners = Optional.of(list("winners"));
                default -> throw fault("a result has no field '" + in.currentName() + "'");
            }
        }
        return new Result(require("ending", ending), require("winners", winners));
    }

    private String text(String what) {
        in.nextToken();
        return textHere("'" + what + "'");
    }

    private String textHere(String what) {
        if (in.currentToken() != JsonToken.VALUE_STRING) {
            throw fault(what + " must be a text in quotes");
        }
        return in.getString();
    }

    private Seed seed() {
        boolean chosen = in.nextToken() == JsonToken.VALUE_NUMBER_INT;
        if (chosen && in.getNumberType() != NumberType.BIG_INTEGER) {
            return Seed.of(in.getLongValue());
        }
        if (in.currentToken() == JsonToken.VALUE_STRING && Seed.isSecret(in.getString())) {
            return new Seed(in.getString());
        }
        throw fault("'seed' must be a whole number of 64 bits, or 32 hexadecimal digits in quotes");
    }

    private boolean truth(String what) {
        in.nextToken();
        if (in.currentToken() != JsonToken.VALUE_TRUE && in.currentToken() != JsonToken.VALUE_FALSE) {
            throw fault("'" + what + "' must be true or false");
        }
        return in.getBooleanValue();
    }

    private Map<String, String> texts(String what) {
        in.nextToken();
        return textsHere("'" + what + "'");
    }

    private Map<String, String> textsHere(String what) {
        if (in.currentToken() != JsonToken.START_OBJECT) {
            throw fault(what + " must be an object in braces");
        }
        Map<String, String> all = new LinkedHashMap<>();
        while (in.nextToken() == JsonToken.PROPERTY_NAME) {
            String key = in.currentName();
            all.put(key, text(key));
        }
        return all;
    }

    private List<String> list(String what) {
        List<String> all = new ArrayList<>();
        startArray(what);
        while (in.nextToken() != JsonToken.END_ARRAY) {
            all.add(textHere("what '" + what + "' lists"));
        }
        return all;
    }

    private void startArray(String what) {
        if (in.nextToken() != JsonToken.START_ARRAY) {
            throw fault("'" + what + "' must be a list in brackets");
        }
    }

    private void startObject(String what) {
        if (in.nextToken() != JsonToken.START_OBJECT) {
            throw fault("'" + what + "' must be an object in braces");
        }
    }

    private SaveFault fault(String what) {
        return new SaveFault(source, where(in.currentTokenLocation()) + what);
    }

    private SaveFault broken(JacksonException e) {
        TokenStreamLocation location = e.getLocation() == null ? in.currentLocation() : e.getLocation();
        String what = JsonWords.isCutOff(e, bytes)
                ? "the file ends in the middle; it was cut off, so take an earlier copy"
                : "this is no proper JSON: " + firstSentence(e.getOriginalMessage());
        return new SaveFault(source, where(location) + what, e);
    }

    /** The parser goes on to say what it would have accepted at length and where it read from. */
    private static String firstSentence(String message) {
        int end = message.indexOf(" (start marker");
        String text = end < 0 ? message : message.substring(0, end);
        return text.lines().findFirst().orElse("unreadable");
    }

    private static String where(TokenStreamLocation location) {
        return "line " + location.getLineNr() + ", column " + location.getColumnNr() + ": ";
    }
}
