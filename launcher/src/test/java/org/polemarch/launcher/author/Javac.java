package org.polemarch.launcher.author;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The compiler, as an author's build would run it. */
final class Javac {

    private Javac() {}

    /** What the compiler says of these files; nothing if they are sound. */
    static String complaints(Collection<Path> files, Path target, Path... jars) {
        StringBuilder path = new StringBuilder(System.getProperty("java.class.path"));
        for (Path jar : jars) {
            path.append(System.getProperty("path.separator")).append(jar);
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter said = new StringWriter();
        List<String> options = List.of(
                "--release",
                "17",
                "-proc:none",
                "-Xlint:all",
                "-Xmaxerrs",
                "10",
                "-d",
                target.toString(),
                "-cp",
                path.toString());
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            boolean sound = compiler.getTask(
                            said, manager, null, options, null, manager.getJavaFileObjectsFromPaths(files))
                    .call();
            return sound ? "" : said.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
