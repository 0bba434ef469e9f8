package org.polemarch.core.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.util.Base64;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A catalogue that its keeper signed can still be wrong; what is wrong is told, and nothing is installed. */
class CatalogueTest {

    private static final String ENTRY =
            "{\"id\": \"loud\", \"version\": \"1.0.0\", \"file\": \"%s\", \"sha256\": \"%s\"}";

    @TempDir
    private Path folder;

    private KeyPair keeper;
    private String key;

    @BeforeEach
    void keep() throws GeneralSecurityException {
        keeper = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
        key = Base64.getEncoder().encodeToString(keeper.getPublic().getEncoded());
    }

    private Catalogue catalogue(String entries) {
        String list = "{\"format\": 1, \"plugins\": [" + entries + "]}";
        try {
            Signature signature = Signature.getInstance("Ed25519");
            signature.initSign(keeper.getPrivate());
            signature.update(list.getBytes(StandardCharsets.UTF_8));
            Files.writeString(
                    folder.resolve("list.json.sig"), Base64.getEncoder().encodeToString(signature.sign()));
            Path file = Files.writeString(folder.resolve("list.json"), list);
            return Catalogue.read(file.toString(), key);
        } catch (IOException | GeneralSecurityException e) {
            throw new AssertionError(e);
        }
    }

    private Path fetch(String file, String sha256) throws IOException {
        return catalogue(ENTRY.formatted(file, sha256)).fetch("loud", Files.createDirectories(folder.resolve("to")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "my plugin.jar",
                "mailto:aspasia",
                "ftp://example.org/loud.jar",
                "http://example.org/loud.jar",
                "https:///loud.jar",
                "/",
                "loud%00.jar"
            })
    void anAddressThatIsNone(String file) {
        assertThatThrownBy(() -> fetch(file, "0".repeat(64)))
                .isInstanceOf(PluginFault.class)
                .hasMessage(
                        "the catalogue gives '" + file + "' for 'loud', which isn't an address to fetch a file from");
    }

    @Test
    void anEntryThatLacksSomething() {
        for (String entry : new String[] {
            "null", "{}", "{\"id\": \"loud\", \"version\": \"1.0.0\", \"file\": \"loud.jar\", \"sha256\": null}"
        }) {
            assertThatThrownBy(() -> catalogue(entry)).as(entry).isInstanceOf(PluginFault.class);
        }
    }

    @Test
    void aSumInCapitalsIsTheSameSum() throws IOException {
        Path jar = Files.writeString(folder.resolve("loud.jar"), "bytes");
        String sum = Sha256.of(Files.readAllBytes(jar)).toUpperCase(Locale.ROOT);
        assertThat(fetch("loud.jar", sum)).hasSameBinaryContentAs(jar);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://example.org/list.json",
                "ftp://example.org/list.json",
                "https://exa mple/list.json",
                "https:///"
            })
    void aListThatIsNotAtAnHttpsAddress(String where) {
        assertThatThrownBy(() -> Catalogue.read(where, key))
                .isInstanceOf(PluginFault.class)
                .hasMessage("the catalogue '" + where + "' is neither a file nor an https address");
    }

    @Test
    void theNewestVersionIsFetchedEvenIfAnotherHasNone() throws IOException {
        Path jar = Files.writeString(folder.resolve("loud.jar"), "bytes");
        String good = ENTRY.formatted("loud.jar", Sha256.of(Files.readAllBytes(jar)));
        String odd = good.replace("1.0.0", "newest").replace("loud.jar", "odd.jar");
        assertThat(catalogue(odd + "," + good).fetch("loud", Files.createDirectories(folder.resolve("to"))))
                .hasFileName("loud.jar");
    }
}
