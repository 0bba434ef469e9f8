package org.polemarch.core.plugins;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.Patch;
import org.polemarch.core.disk.WholeFile;
import org.polemarch.core.save.PrettyJson;
import org.polemarch.core.wiring.OneLine;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Figures that a player has tried, on their way to become a variant file that others can use.
 *
 * @param fits the versions of the game they were tried with, as a range
 * @param after the variants they were tried together with
 * @param patch the figures as a merge patch
 */
public record VariantDraft(
        String game, String fits, String title, String author, String summary, List<String> after, String patch) {

    private static final int LONGEST_ID = 60;

    public VariantDraft {
        Objects.requireNonNull(game);
        Objects.requireNonNull(fits);
        title = title.strip();
        author = author.strip();
        summary = summary.strip();
        after = List.copyOf(after);
        Objects.requireNonNull(patch);
    }

    /** Its title in small letters and hyphens; what is no Latin letter is left out. */
    public String id() {
        String plain = Normalizer.normalize(title, Normalizer.Form.NFD)
                .toLowerCase(Locale.ROOT)
                .replaceAll("\\p{M}", "")
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-+", "");
        return plain.substring(0, Math.min(LONGEST_ID, plain.length())).replaceAll("-+$", "");
    }

    public String fileName() {
        return id() + VariantFile.ENDING;
    }

    /** The file as text. It is read back before it is handed out: a {@link PluginFault} says why nobody could use it. */
    public String text() {
        if (title.isEmpty() || id().isEmpty()) {
            throw new PluginFault("it needs a title with at least one Latin letter or digit");
        }
        try {
            Patch.of("the patch", patch);
        } catch (DataFault e) {
            throw new PluginFault(e.getMessage(), e);
        }
        try {
            String text = PrettyJson.object(out -> {
                out.writeStringProperty("id", id());
                out.writeStringProperty("game", game);
                out.writeStringProperty("version", "1.0.0");
                out.writeStringProperty("fits", fits);
                out.writeStringProperty("title", title);
                if (!author.isEmpty()) {
                    out.writeStringProperty("author", author);
                }
                out.writeStringProperty("summary", summary);
                if (!after.isEmpty()) {
                    PrettyJson.texts("after", after, out);
                }
                out.writeName("patch");
                try (JsonParser figures = new JsonFactory().createParser(ObjectReadContext.empty(), patch)) {
                    figures.nextToken();
                    out.copyCurrentStructure(figures);
                }
            });
            VariantFile.of(text.getBytes(StandardCharsets.UTF_8));
            return text;
        } catch (JacksonException e) {
            throw new PluginFault("its figures cannot be written: " + OneLine.of(e), e);
        }
    }

    /** Writes it into a folder, where no file of its name may be. */
    public Path writeTo(Path folder) {
        Path file = folder.resolve(fileName());
        try {
            WholeFile.create(WholeFile.own(file), text().getBytes(StandardCharsets.UTF_8));
            return file;
        } catch (FileAlreadyExistsException e) {
            throw new PluginFault("there is already a file " + file + "; give it another title", e);
        } catch (IOException e) {
            throw new PluginFault(file + " cannot be written: " + OneLine.of(e), e);
        }
    }
}
