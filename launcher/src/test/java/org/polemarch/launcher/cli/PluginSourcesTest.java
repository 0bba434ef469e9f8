package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.Signature;
import java.util.Base64;
import java.util.HexFormat;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.launcher.Patience;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;

/** Where plugins come from besides a file that is named: a build folder that is watched, and a signed catalogue. */
class PluginSourcesTest {

    @TempDir
    private Path folder;

    private Path tablets;
    private TestProgram program;

    @BeforeEach
    void install() {
        tablets = TestJar.tablets().as(folder.resolve("tablets.jar"));
        program = TestProgram.bundling(folder, tablets);
    }

    private Path loud(String version, String name) {
        return TestJar.variant("loud", "", tablets)
                .with("Plugin-Version", version)
                .as(folder.resolve(name));
    }

    private static void await(Path file) {
        Patience.until(() -> Files.exists(file));
        assertThat(file).exists();
    }

    @Test
    void everyBuildOfAWatchedFileIsInstalled() throws IOException, InterruptedException {
        Path built = loud("1.0.0", "build.jar");
        AtomicReference<Result> result = new AtomicReference<>();
        Thread watching = new Thread(() ->
                result.set(program.run("plugins", "install", built.toString(), "--watch", "--trust", "--no-check")));
        watching.start();
        await(program.home().userPlugins().resolve("loud-1.0.0.jar"));
        Files.move(loud("1.1.0", "next.jar"), built, StandardCopyOption.REPLACE_EXISTING);
        await(program.home().userPlugins().resolve("loud-1.1.0.jar"));
        Patience.until(() -> isReady("1.1.0"));
        watching.interrupt();
        watching.join();
        assertThat(result.get().err()).isEmpty();
        assertThat(result.get().out())
                .startsWith("watching " + built)
                .contains("installed and trusted loud 1.0.0; it was not checked");
        assertThat(isReady("1.1.0")).isTrue();
    }

    private boolean isReady(String version) {
        return program.run("plugins", "list").out().matches("(?s).*loud +" + version + " +USER +READY.*");
    }

    private String key;

    private Path catalogue(Path jar, String sha256) throws IOException, GeneralSecurityException {
        KeyPair keeper = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
        key = Base64.getEncoder().encodeToString(keeper.getPublic().getEncoded());
        String list = "{\"format\": 1, \"plugins\": [{\"id\": \"loud\", \"version\": \"1.0.0\", \"file\": \""
                + jar.getFileName() + "\", \"sha256\": \"" + sha256 + "\"}]}";
        Signature signature = Signature.getInstance("Ed25519");
        signature.initSign(keeper.getPrivate());
        signature.update(list.getBytes(StandardCharsets.UTF_8));
        Files.writeString(folder.resolve("list.json.sig"), Base64.getEncoder().encodeToString(signature.sign()));
        return Files.writeString(folder.resolve("list.json"), list);
    }

    private static String sha256(Path file) throws IOException, GeneralSecurityException {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
    }

    private Result install(String name, Path list) {
        return program.run("plugins", "install", name, "--catalogue", list.toString(), "--key", key, "--no-check");
    }

    @Test
    void aPluginIsInstalledByNameFromASignedCatalogue() throws IOException, GeneralSecurityException {
        Path jar = loud("1.0.0", "published.jar");
        Path list = catalogue(jar, sha256(jar));
        assertThat(install("lowd", list).complaint())
                .isEqualTo("polemarch install: no plugin in the catalogue 'lowd'; did you mean loud? there is loud");
        assertThat(install("loud", list).out()).startsWith("installed loud 1.0.0 (loud-1.0.0.jar)");
    }

    @Test
    void aCatalogueThatSomebodyChangedIsRefused() throws IOException, GeneralSecurityException {
        Path jar = loud("1.0.0", "published.jar");
        Path list = catalogue(jar, sha256(jar));
        Files.writeString(list, Files.readString(list) + " ");
        assertThat(install("loud", list).complaint()).contains("was not signed with that key");
        assertThat(program.home().userPlugins()).doesNotExist();
    }

    @Test
    void aFileThatIsNotWhatTheCatalogueMeansIsRefused() throws IOException, GeneralSecurityException {
        Path list = catalogue(loud("1.0.0", "published.jar"), "0".repeat(64));
        assertThat(install("loud", list).complaint()).contains("is not the file that the catalogue lists");
        assertThat(program.home().userPlugins()).doesNotExist();
    }
}
