package org.polemarch.core.plugins;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.data.JsonWords;
import org.polemarch.core.disk.WholeFile;
import org.polemarch.core.wiring.OneLine;
import tools.jackson.core.JacksonException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** The last check of every plugin, by the SHA-256 of its file. It decides nothing, so a log that cannot be read is an empty one. */
public final class CheckLog {

    private record Document(Map<String, CheckResult> checked) {}

    private final Path file;

    public CheckLog(PluginFolders folders) {
        this.file = folders.checkLog();
    }

    private static JsonMapper json() {
        return JsonWords.strict(new JsonFactory())
                .enable(SerializationFeature.INDENT_OUTPUT)
                .build();
    }

    Map<String, CheckResult> read() {
        if (!Files.isRegularFile(file)) {
            return Map.of();
        }
        try {
            Document document = json().readValue(Files.readAllBytes(file), Document.class);
            return document == null || document.checked() == null ? Map.of() : document.checked();
        } catch (IOException | JacksonException e) {
            return Map.of();
        }
    }

    /** The last check of a file as it is now. */
    public Optional<CheckResult> of(Path checked) {
        try {
            return Optional.ofNullable(read().get(Sha256.of(checked)));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Notes a check of a file as it is now. */
    public void add(Path checked, CheckResult result) {
        try {
            Map<String, CheckResult> all = new LinkedHashMap<>(read());
            all.put(Sha256.of(checked), result);
            WholeFile.replace(WholeFile.own(file), json().writeValueAsBytes(new Document(all)));
        } catch (IOException e) {
            throw new PluginFault("the result of the check can't be written to " + file + ": " + OneLine.of(e), e);
        }
    }
}
