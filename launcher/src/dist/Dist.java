import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Packs the built program for people who have no Java. The profile {@code dist} runs it twice: {@code image} makes the
 * folder with its own Java, {@code installer} what this system installs, and the checksums.
 *
 * <p>Everything is dated by the build's timestamp, so that two builds of one commit give the same bytes.
 */
final class Dist {

    /** What jdeps finds in the program and its libraries, TLS for catalogues, and the names of character sets. */
    private static final String MODULES =
            "java.compiler,java.desktop,java.management,java.net.http,java.sql,jdk.charsets,jdk.crypto.ec,jdk.jfr,jdk.unsupported,"
                    + "jdk.unsupported.desktop,jdk.zipfs";

    private static final String SYSTEM = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    private static final boolean WINDOWS = SYSTEM.contains("windows");
    private static final boolean MAC = SYSTEM.contains("mac");

    private final Path sources;
    private final Path target;
    private final String version;
    private final Instant date;
    private final Path dist;

    private Dist(Path launcher, String version, Instant date) {
        this.sources = launcher.resolve("src");
        this.target = launcher.resolve("target");
        this.version = version;
        this.date = date;
        this.dist = target.resolve("dist");
    }

    public static void main(String[] args) throws Exception {
        Dist made = new Dist(Path.of(args[1]), args[2], Instant.parse(args[3]));
        switch (args[0]) {
            case "image" -> made.image();
            case "installer" -> made.installer();
            default -> throw new IllegalArgumentException(args[0]);
        }
    }

    private void image() throws Exception {
        delete(dist);
        delete(work());
        Path input = work().resolve("input");
        Files.createDirectories(input);
        Files.copy(target.resolve("polemarch.jar"), input.resolve("polemarch.jar"));
        copy(target.resolve("lib"), input.resolve("lib"));
        copy(target.resolve("plugins"), input.resolve("plugins"));
        copy(target.resolve("prepared/pictures"), input.resolve("prepared/pictures"));
        unpackNatives(input.resolve("lib"));
        licences(input.resolve("licences"));
        Path runtime = work().resolve("runtime");
        tool(
                "jlink",
                "--add-modules",
                MODULES,
                "--strip-java-debug-attributes",
                "--no-header-files",
                "--no-man-pages",
                Runtime.version().feature() >= 21 ? "--compress=zip-6" : "--compress=2",
                "--output",
                runtime.toString());
        List<String> options = new ArrayList<>(List.of(
                "--type", "app-image", "--name", "polemarch", "--app-version", versionOfApp(),
                "--vendor", "Polemarch", "--copyright", "Apache License 2.0",
                "--input", input.toString(), "--runtime-image", runtime.toString(),
                "--main-jar", "polemarch.jar", "--icon", icon().toString(), "--dest", dist.toString(),
                // The installer prepares this file; without it, the start is slower and that is all.
                "--java-options", "-XX:SharedArchiveFile=$APPDIR/prepared/classes.jsa",
                "--java-options", "-Xlog:disable"));
        if (WINDOWS) {
            // A program with a window has no console there; the commands need one.
            Path console = work().resolve("console.properties");
            Files.writeString(console, "win-console=true\n");
            options.addAll(List.of("--add-launcher", "polemarch-cli=" + console));
        }
        if (MAC) {
            options.addAll(List.of("--mac-package-identifier", "org.polemarch.launcher"));
        }
        tool("jpackage", options.toArray(String[]::new));
        onlyTheJar();
        date(dist);
    }

    /** jpackage lists every jar; the program's own names its libraries, and the window's start wants it alone. */
    private void onlyTheJar() throws IOException {
        List<Path> settings;
        try (Stream<Path> files = Files.walk(dist)) {
            settings = files.filter(file -> file.toString().endsWith(".cfg")).toList();
        }
        for (Path file : settings) {
            List<String> lines = Files.readAllLines(file).stream()
                    .filter(line -> !line.startsWith("app.classpath=") || line.endsWith("polemarch.jar"))
                    .toList();
            Files.writeString(file, String.join("\n", lines) + "\n");
        }
    }

    /** Beside its jars, JavaFX finds its native libraries and leaves no copies in the player's home. */
    private static void unpackNatives(Path lib) throws IOException {
        List<Path> jars;
        try (Stream<Path> files = Files.list(lib)) {
            jars = files.filter(file -> file.getFileName().toString().startsWith("javafx-"))
                    .toList();
        }
        for (Path each : jars) {
            try (JarFile jar = new JarFile(each.toFile())) {
                for (JarEntry entry : jar.stream().toList()) {
                    if (entry.getName().matches("[^/]+\\.(so|dll|dylib)")) {
                        try (InputStream in = jar.getInputStream(entry)) {
                            Files.copy(in, lib.resolve(entry.getName()), StandardCopyOption.REPLACE_EXISTING);
                        }
                    }
                }
            }
        }
    }

    private void licences(Path folder) throws IOException {
        copy(sources.resolve("dist/licences"), folder);
        Files.copy(sources.resolve("../../LICENSE"), folder.resolve("LICENSE"));
        Files.copy(sources.resolve("docs/NOTICE.md"), folder.resolve("NOTICE.md"));
        Files.copy(target.resolve("sbom.json"), folder.resolve("sbom.json"));
        List<Path> jars;
        try (Stream<Path> files = Files.list(target.resolve("lib"))) {
            jars = files.sorted().toList();
        }
        for (Path each : jars) {
            try (JarFile jar = new JarFile(each.toFile())) {
                for (JarEntry entry : jar.stream().toList()) {
                    if (entry.getName().matches("META-INF/[^/]*(LICEN[CS]E|NOTICE)[^/]*") && !entry.isDirectory()) {
                        Path to = folder.resolve(each.getFileName().toString().replace(".jar", ""))
                                .resolve(entry.getName().substring("META-INF/".length()));
                        Files.createDirectories(to.getParent());
                        try (InputStream in = jar.getInputStream(entry)) {
                            Files.copy(in, to);
                        }
                    }
                }
            }
        }
    }

    private void installer() throws Exception {
        if (WINDOWS) {
            installer("msi", "--win-menu", "--win-menu-group", "Polemarch", "--win-dir-chooser", "--win-per-user-install",
                    "--win-upgrade-uuid", "6c7b5c5e-0b1f-4f0c-9a53-3d0d9f1d7a44");
        } else if (MAC) {
            installer("dmg");
        } else {
            deb();
        }
        // One for each system: JavaFX brings other native code.
        String system = WINDOWS ? "windows" : MAC ? "macos" : "linux";
        Files.copy(target.resolve("sbom.json"), dist.resolve("polemarch-" + version + "-" + system + "-sbom.json"),
                StandardCopyOption.REPLACE_EXISTING);
        checksums();
    }

    private void installer(String type, String... more) throws IOException {
        String name = MAC ? "polemarch.app" : "polemarch";
        List<String> options = new ArrayList<>(List.of(
                "--type", type, "--app-image", dist.resolve(name).toString(), "--name", "Polemarch",
                "--app-version", versionOfApp(),
                "--license-file", sources.resolve("../../LICENSE").toString(), "--dest", dist.toString()));
        options.addAll(List.of(more));
        tool("jpackage", options.toArray(String[]::new));
        Path made = dist.resolve("Polemarch-" + versionOfApp() + "." + type);
        Files.move(made, dist.resolve("Polemarch-" + version + "." + type), StandardCopyOption.REPLACE_EXISTING);
    }

    /** macOS refuses versions that begin with 0. */
    private String versionOfApp() {
        return MAC && version.startsWith("0.") ? "1" + version.substring(1) : version;
    }

    /**
     * jpackage's own .deb registers its menu entry by a script that fails on a system without a desktop, and puts no
     * command on the path. So the image is laid out as Debian wants it.
     */
    private void deb() throws Exception {
        Path root = work().resolve("deb");
        delete(root);
        Path home = root.resolve("usr/lib/polemarch");
        copy(dist.resolve("polemarch"), home);
        Files.createDirectories(root.resolve("usr/bin"));
        Files.createSymbolicLink(root.resolve("usr/bin/polemarch"), Path.of("../lib/polemarch/bin/polemarch"));
        place("dist/polemarch.desktop", root.resolve("usr/share/applications/polemarch.desktop"));
        place("dist/polemarch.png", root.resolve("usr/share/icons/hicolor/256x256/apps/polemarch.png"));
        place("dist/polemarch.svg", root.resolve("usr/share/icons/hicolor/scalable/apps/polemarch.svg"));
        place("dist/licences/README.txt", root.resolve("usr/share/doc/polemarch/copyright"));
        long size;
        try (Stream<Path> files = Files.walk(root)) {
            size = files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum() / 1024;
        }
        String architecture = said(root, List.of("dpkg", "--print-architecture"));
        String depends = depends(home);
        Path control = root.resolve("DEBIAN");
        Files.createDirectories(control);
        Files.writeString(control.resolve("control"), Files.readString(sources.resolve("dist/debian/control"))
                .replace("@version@", version)
                .replace("@architecture@", architecture)
                .replace("@size@", String.valueOf(size))
                .replace("@depends@", depends));
        for (String script : List.of("postinst", "prerm")) {
            place("dist/debian/" + script, control.resolve(script));
            Files.setPosixFilePermissions(control.resolve(script), PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        date(root);
        said(root, List.of("dpkg-deb", "--root-owner-group", "-Zxz", "--build", root.toString(),
                dist.resolve("polemarch_" + version + "_" + architecture + ".deb").toString()));
    }

    /** The packages that hold what the native libraries ask for, as Debian's own tool finds them. */
    private String depends(Path home) throws Exception {
        Path build = work().resolve("shlibdeps");
        Files.createDirectories(build.resolve("debian"));
        Files.writeString(build.resolve("debian/control"), "Source: polemarch\n\nPackage: polemarch\nArchitecture: any\n");
        List<String> command = new ArrayList<>(List.of("dpkg-shlibdeps", "-O", "--warnings=0", "--ignore-missing-info",
                "-l" + home.resolve("lib/runtime/lib"), "-l" + home.resolve("lib/runtime/lib/server")));
        try (Stream<Path> files = Files.walk(home)) {
            files.filter(file -> file.toString().endsWith(".so")).sorted().forEach(file -> command.add("-e" + file));
        }
        command.add("-e" + home.resolve("bin/polemarch"));
        String found = said(build, command).replaceFirst("^.*shlibs:Depends=", "").strip();
        TreeSet<String> all = new TreeSet<>(List.of(found.split(", ")));
        // Loaded by name at run time: nothing links to them.
        all.addAll(List.of("fontconfig", "fonts-dejavu-core | fonts-liberation", "libgl1", "libxxf86vm1", "libxtst6"));
        return String.join(", ", all);
    }

    private void checksums() throws Exception {
        List<Path> packages;
        try (Stream<Path> files = Files.list(dist)) {
            packages = files.filter(Files::isRegularFile)
                    .filter(file -> !file.endsWith("SHA256SUMS"))
                    .sorted()
                    .toList();
        }
        StringBuilder lines = new StringBuilder();
        for (Path file : packages) {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(Files.readAllBytes(file));
            lines.append(HexFormat.of().formatHex(digest.digest())).append("  ").append(file.getFileName()).append('\n');
        }
        Files.writeString(dist.resolve("SHA256SUMS"), lines);
    }

    /** The picture in the envelope that the system wants: both may hold a PNG as it is. */
    private Path icon() throws IOException {
        Path png = sources.resolve("dist/polemarch.png");
        byte[] picture = Files.readAllBytes(png);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        if (WINDOWS) {
            ByteBuffer head = ByteBuffer.allocate(22).order(ByteOrder.LITTLE_ENDIAN);
            // One icon; width and height 0 mean 256; one plane of 32 bits.
            head.putShort((short) 0).putShort((short) 1).putShort((short) 1);
            head.putInt(0).putShort((short) 1).putShort((short) 32).putInt(picture.length).putInt(22);
            bytes.write(head.array());
            bytes.write(picture);
            return Files.write(work().resolve("polemarch.ico"), bytes.toByteArray());
        }
        if (MAC) {
            DataOutputStream out = new DataOutputStream(bytes);
            out.writeBytes("icns");
            out.writeInt(picture.length + 16);
            out.writeBytes("ic08");
            out.writeInt(picture.length + 8);
            out.write(picture);
            return Files.write(work().resolve("polemarch.icns"), bytes.toByteArray());
        }
        return png;
    }

    private Path work() {
        return target.resolve("dist-work");
    }

    private void place(String source, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        Files.copy(sources.resolve(source), to, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Dates everything, and lets everybody read it, whatever the umask of who builds. */
    private void date(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.toList()) {
                if (!Files.isSymbolicLink(file)) {
                    if (!WINDOWS) {
                        boolean open = Files.isDirectory(file) || Files.isExecutable(file);
                        Files.setPosixFilePermissions(
                                file, PosixFilePermissions.fromString(open ? "rwxr-xr-x" : "rw-r--r--"));
                    }
                    Files.setLastModifiedTime(file, FileTime.from(date));
                }
            }
        }
    }

    private static void tool(String name, String... args) {
        int code = ToolProvider.findFirst(name).orElseThrow().run(System.out, System.err, args);
        if (code != 0) {
            throw new IllegalStateException(name + " failed: " + code);
        }
    }

    private String said(Path folder, List<String> command) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().putAll(Map.of("SOURCE_DATE_EPOCH", String.valueOf(date.getEpochSecond()), "LC_ALL", "C.UTF-8"));
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IllegalStateException(command.get(0) + " failed: " + output);
        }
        return output.lines().collect(Collectors.joining("\n")).strip();
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Path copy = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES, java.nio.file.LinkOption.NOFOLLOW_LINKS);
                }
            }
        }
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
