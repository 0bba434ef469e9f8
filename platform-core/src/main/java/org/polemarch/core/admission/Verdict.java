package org.polemarch.core.admission;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.polemarch.core.plugins.CheckResult;

/**
 * What an {@link Admission} found.
 *
 * @param files the files that were examined, with the plugin's id
 * @param checked the games and setups that were played, in order
 * @param results one line for each game that was checked
 * @param notes what was not checked, and why
 * @param troubles the reasons not to admit it; empty if it may be admitted
 */
public record Verdict(
        List<Examined> files,
        List<String> checked,
        List<String> results,
        List<String> notes,
        List<Trouble> troubles,
        List<String> transcripts) {

    /** A file that was examined, and the id of its plugin. */
    public record Examined(String plugin, Path file) {}

    public Verdict {
        files = List.copyOf(files);
        checked = List.copyOf(checked);
        results = List.copyOf(results);
        notes = List.copyOf(notes);
        troubles = List.copyOf(troubles);
        transcripts = List.copyOf(transcripts);
    }

    static Verdict of(Trouble trouble) {
        return new Verdict(List.of(), List.of(), List.of(), List.of(), List.of(trouble), List.of());
    }

    /** Whether it may be admitted. */
    public boolean admitted() {
        return troubles.isEmpty();
    }

    Verdict with(Optional<Trouble> another) {
        return another.map(trouble -> new Verdict(files, checked, results, notes, List.of(trouble), transcripts))
                .orElse(this);
    }

    /** The result in one line. */
    public String line() {
        return admitted()
                ? String.join("; ", results)
                : troubles.stream().map(Trouble::line).collect(Collectors.joining("; "));
    }

    CheckResult result(String plugin, Instant when) {
        return new CheckResult(plugin, when, admitted(), line());
    }
}
