package org.polemarch.core.plugins;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.polemarch.core.wiring.OneLine;
import org.polemarch.core.words.CoreWords;

/**
 * A file that is to be installed, examined without running any of its code.
 *
 * @param what what its author calls the id
 * @param fileName the name it gets
 */
@SuppressWarnings("ArrayRecordComponent") // never compared; what is hashed is what is written
record Incoming(Path file, byte[] bytes, String id, String version, String what, String fileName) {

    /** A {@link PluginFault} says why it cannot be installed. */
    static Incoming of(Path file, ApiVersion api) {
        if (VariantFile.isName(file)) {
            return variant(file);
        }
        byte[] bytes = jar(file);
        PluginArchive archive = inspected(file, api);
        return new Incoming(
                file,
                bytes,
                archive.id(),
                archive.version(),
                "Plugin-Id",
                archive.id() + "-" + archive.version() + ".jar");
    }

    private static Incoming variant(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new PluginFault("there is no file " + file);
        }
        try {
            byte[] bytes = VariantFile.bytes(file);
            VariantFile variant = VariantFile.of(bytes);
            String id = variant.info().id();
            return new Incoming(file, bytes, id, variant.version(), "id", id + VariantFile.ENDING);
        } catch (PluginFault e) {
            throw new PluginFault(file + " cannot be used: " + e.getMessage(), e);
        }
    }

    static byte[] jar(Path jar) {
        if (!Files.isRegularFile(jar)) {
            throw new PluginFault(CoreWords.of("incoming.no-file", jar));
        }
        if (!PluginHost.isJarName(jar)) {
            throw new PluginFault(
                    jar
                            + " is not a plugin; a plugin is a single file whose name ends in .jar, or in .variant.json if it has no code");
        }
        try {
            return Files.readAllBytes(jar);
        } catch (IOException | OutOfMemoryError e) {
            throw new PluginFault(jar + " cannot be read: " + OneLine.of(e), e);
        }
    }

    static PluginArchive inspected(Path jar, ApiVersion api) {
        PluginArchive archive = PluginArchive.inspect(jar, PluginHost.name(jar), api);
        if (archive.problem().isPresent()) {
            throw new PluginFault(jar + " cannot be used: " + archive.problem().get());
        }
        return archive;
    }

    /** The file as it is typed at a command line. */
    String typed() {
        return file.toString().indexOf(' ') < 0 ? file.toString() : "\"" + file + "\"";
    }

    boolean isVariantFile() {
        return VariantFile.isName(file);
    }
}
