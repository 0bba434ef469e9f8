package org.polemarch.core.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is loaded is what was hashed. */
class PrivateCopiesTest {

    @TempDir
    private Path temp;

    @Test
    void aCopyHasTheBytesThatWereTrustedWhateverHappensToTheFile() throws IOException {
        Path jar = Files.writeString(temp.resolve("a.jar"), "trusted");
        try (PrivateCopies copies = new PrivateCopies()) {
            Path copy = copies.of(jar, Sha256.of(jar));
            Files.writeString(jar, "something else");
            assertThat(copy).hasContent("trusted");
        }
    }

    @Test
    void aFileThatIsSwappedBetweenTheCheckAndTheCopyIsRefused() throws IOException {
        Path jar = Files.writeString(temp.resolve("a.jar"), "trusted");
        String hash = Sha256.of(jar);
        Files.writeString(jar, "something else");
        try (PrivateCopies copies = new PrivateCopies()) {
            assertThatThrownBy(() -> copies.of(jar, hash))
                    .isInstanceOf(IOException.class)
                    .hasMessage("it changed while it was being read; start again");
        }
    }

    @Test
    void whatWasRefusedIsNotTakenForTheTrustedFileLater() throws IOException {
        Path jar = Files.writeString(temp.resolve("a.jar"), "trusted");
        Path twin = Files.writeString(temp.resolve("b.jar"), "trusted");
        String hash = Sha256.of(jar);
        Files.writeString(jar, "something else");
        try (PrivateCopies copies = new PrivateCopies()) {
            assertThatThrownBy(() -> copies.of(jar, hash)).isInstanceOf(IOException.class);
            assertThat(copies.of(twin, hash)).hasContent("trusted");
        }
    }

    @Test
    void nothingIsLeftBehind() throws IOException {
        Path jar = Files.writeString(temp.resolve("a.jar"), "trusted");
        PrivateCopies copies = new PrivateCopies();
        Path copy = copies.of(jar, Sha256.of(jar));
        copies.close();
        assertThat(copy).doesNotExist();
        assertThat(copy.getParent()).doesNotExist();
    }
}
