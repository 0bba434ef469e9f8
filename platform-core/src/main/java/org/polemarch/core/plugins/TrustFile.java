package org.polemarch.core.plugins;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.data.JsonWords;
import org.polemarch.core.disk.InputFile;
import org.polemarch.core.disk.WholeFile;
import tools.jackson.core.JacksonException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The plugins a player trusts, by the SHA-256 of their jars. A damaged file trusts nothing and is never written over.
 */
final class TrustFile {

    /** What was trusted, so that a person who reads the file knows what the hash stands for. */
    record Entry(String plugin, String file, Optional<String> when) {

        static final Entry NONE = new Entry("", "", Optional.empty());

        Entry(String plugin, String file, Instant when) {
            this(plugin, file, Optional.of(when.truncatedTo(ChronoUnit.SECONDS).toString()));
        }

        /** " on 2026-11-18"; older trust files do not say when. */
        String onItsDay() {
            return when.map(time -> " on " + time.replaceFirst("T.*", "")).orElse("");
        }
    }

    private record Document(int format, Map<String, Entry> trusted) {}

    private static final int FORMAT = 1;

    /** Made when it is needed: most players have no trust file, and the program starts faster without Jackson. */
    private static final class Json {
        static final JsonMapper STRICT = JsonWords.strict(new JsonFactory())
                .enable(SerializationFeature.INDENT_OUTPUT)
                .build();

        private Json() {}
    }

    private final Path file;

    TrustFile(Path file) {
        this.file = file;
    }

    /** What is trusted, by hash. A {@link PluginFault} says where the file is damaged. */
    Map<String, Entry> read() {
        byte[] text;
        try {
            text = Files.readAllBytes(InputFile.ordinary(file));
        } catch (NoSuchFileException e) {
            return Map.of();
        } catch (IOException e) {
            throw new PluginFault("the trust file " + file + " cannot be read: " + e.getMessage(), e);
        }
        return checked(parsed(text));
    }

    private Document parsed(byte[] text) {
        try {
            return Json.STRICT.readValue(text, Document.class);
        } catch (JacksonException e) {
            throw damaged(JsonWords.of(e, text) + " (" + JsonWords.place(e) + ")", e);
        }
    }

    private Map<String, Entry> checked(Document document) {
        if (document.format() != FORMAT) {
            throw damaged("format " + document.format() + " is not " + FORMAT, null);
        }
        for (Map.Entry<String, Entry> each : document.trusted().entrySet()) {
            if (!each.getKey().matches("[0-9a-f]{64}")) {
                throw damaged("'" + each.getKey() + "' is no SHA-256 of 64 lower-case hexadecimal digits", null);
            }
            if (each.getValue() == null) {
                throw damaged("'" + each.getKey() + "' does not say what it stands for", null);
            }
        }
        return Collections.unmodifiableMap(document.trusted());
    }

    private PluginFault damaged(String why, Throwable cause) {
        return new PluginFault(
                "the trust file " + file + " is damaged: " + why + "; mend it or move it away, then trust again",
                cause);
    }

    void add(String sha256, Entry entry) {
        Map<String, Entry> trusted = new LinkedHashMap<>(read());
        trusted.putIfAbsent(sha256, entry);
        write(trusted);
    }

    void drop(String sha256) {
        Map<String, Entry> trusted = new LinkedHashMap<>(read());
        if (trusted.remove(sha256) != null) {
            write(trusted);
        }
    }

    private void write(Map<String, Entry> trusted) {
        try {
            WholeFile.replace(WholeFile.own(file), Json.STRICT.writeValueAsBytes(new Document(FORMAT, trusted)));
        } catch (IOException e) {
            throw new PluginFault("the trust file " + file + " cannot be written: " + e.getMessage(), e);
        }
    }
}
