package org.polemarch.launcher.author;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.launcher.words.Refused;

/** A project is written as a whole or not at all. */
class ProjectTest {

    @TempDir
    private Path folder;

    @Test
    void nothingIsLeftOfAProjectThatCouldNotBeWritten() {
        Project broken = new Project()
                .file("README.md", "Read me.")
                .file("src/main/A.java", "class A {}")
                .file("README.md/b", "no folder");
        Path mine = folder.resolve("mine");
        assertThatThrownBy(() -> broken.write(mine)).isInstanceOf(UncheckedIOException.class);
        assertThat(mine).doesNotExist();
    }

    @Test
    void noFolderIsMadeThatWasNotNamed() {
        Path nested = folder.resolve("not/there");
        assertThatThrownBy(() -> new Project().file("README.md", "Read me.").write(nested))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("its folder does not exist");
        assertThat(folder).isEmptyDirectory();
        new Project().file("src/A.java", "class A {}").write(folder);
        assertThat(Files.exists(folder.resolve("src/A.java"))).isTrue();
    }
}
