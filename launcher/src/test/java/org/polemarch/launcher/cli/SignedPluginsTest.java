package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.zip.ZipFile;
import jdk.security.jarsigner.JarSigner;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;
import org.polemarch.launcher.machine.Home;

/** A plugin that its author signed is updated by the same author only. */
class SignedPluginsTest {

    private static final String PASSWORD = "aspasia";

    @TempDir
    private static Path shared;

    private static Path tablets;
    private static KeyStore keys;

    @TempDir
    private Path folder;

    @BeforeAll
    static void makeKeys() throws IOException, InterruptedException, GeneralSecurityException {
        tablets = TestJar.tablets().as(shared.resolve("tablets.jar"));
        Path store = shared.resolve("keys.p12");
        for (String author : new String[] {"aspasia", "cleon"}) {
            Process keytool = new ProcessBuilder(
                            Home.java().resolveSibling("keytool").toString(),
                            "-genkeypair",
                            "-keystore",
                            store.toString(),
                            "-storepass",
                            PASSWORD,
                            "-alias",
                            author,
                            "-keyalg",
                            "Ed25519",
                            "-dname",
                            "CN=" + author)
                    .redirectErrorStream(true)
                    .start();
            keytool.getInputStream().readAllBytes();
            keytool.waitFor();
        }
        keys = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(store)) {
            keys.load(in, PASSWORD.toCharArray());
        }
    }

    private Path signed(String version, String author) throws IOException, GeneralSecurityException {
        Path plain = unsigned(version);
        Path signed = folder.resolve("loud-" + version + "-" + author + ".jar");
        KeyStore.PrivateKeyEntry entry = (KeyStore.PrivateKeyEntry)
                keys.getEntry(author, new KeyStore.PasswordProtection(PASSWORD.toCharArray()));
        try (ZipFile in = new ZipFile(plain.toFile());
                OutputStream out = Files.newOutputStream(signed)) {
            new JarSigner.Builder(entry).build().sign(in, out);
        }
        return signed;
    }

    private Path unsigned(String version) {
        return TestJar.variant("loud", "", tablets)
                .with("Plugin-Version", version)
                .as(folder.resolve("loud-" + version + ".jar"));
    }

    @Test
    void anUpdateWithAnotherAuthorsKeyIsRefused() throws IOException, GeneralSecurityException {
        TestProgram program = TestProgram.bundling(folder, tablets);
        Path first = signed("1.0.0", "aspasia");
        assertThat(program.run("plugins", "install", first.toString(), "--no-check", "--trust")
                        .code())
                .isZero();
        Result stranger =
                program.run("plugins", "update", signed("1.1.0", "cleon").toString());
        assertThat(stranger.code()).isEqualTo(1);
        assertThat(stranger.complaint())
                .contains("is not an update of 'loud': the installed one is signed with key ")
                .endsWith("if you trust the new author, remove the old one first: polemarch plugins remove loud");
        assertThat(program.run(
                                "plugins",
                                "install",
                                "--replace",
                                unsigned("1.2.0").toString())
                        .complaint())
                .contains("this one is not signed");
        assertThat(program.run("plugins", "list").out()).containsPattern("loud +1.0.0 +USER +READY");

        assertThat(program.run("plugins", "update", signed("1.3.0", "aspasia").toString(), "--no-check", "--trust")
                        .out())
                .startsWith("installed and trusted loud 1.3.0");
        assertThat(program.run("plugins", "remove", "loud").code()).isZero();
        assertThat(program.run("games").err()).isEmpty();
    }

    @Test
    void aJarChangedAfterItWasSignedIsRefused() throws IOException, GeneralSecurityException {
        TestProgram program = TestProgram.bundling(folder, tablets);
        program.run("plugins", "install", signed("1.0.0", "aspasia").toString(), "--no-check");
        Path changed = signed("1.1.0", "aspasia");
        try (FileSystem zip = FileSystems.newFileSystem(changed)) {
            Files.writeString(zip.getPath("META-INF/extensions.idx"), "org.example.loud.Loud\n# more\n");
        }
        assertThat(program.run("plugins", "update", changed.toString()).complaint())
                .contains("was changed after its author signed it");
    }
}
