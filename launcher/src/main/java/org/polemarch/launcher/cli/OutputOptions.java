package org.polemarch.launcher.cli;

import java.nio.file.Path;
import org.polemarch.core.disk.OutputFile;
import org.polemarch.core.disk.OutputFile.Kind;
import picocli.CommandLine.Option;

/** What happens to an existing file; the same for every command that writes one. */
final class OutputOptions {

    @Option(names = "--force")
    private boolean force;

    boolean force() {
        return force;
    }

    /** A file of that kind, which can be written as things stand now. */
    OutputFile file(Path file, Kind kind) {
        OutputFile output = new OutputFile(file, kind, force);
        Experiments.disk(file, () -> {
            output.check();
            return output;
        });
        return output;
    }
}
