package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;
import org.polemarch.launcher.window.Page;

class RenderCommandTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"perikles", "polis"})
    void drawsABoardOfThatSizeWithoutADisplay(String game) throws IOException {
        Path out = folder.resolve("board.png");
        Result result = TestProgram.installed(folder)
                .run("render", game, "--out", out.toString(), "--size", "1280x800", "--bots", "random", "--move", "9");
        assertThat(result.err()).isEmpty();
        assertThat(result.code()).isZero();
        BufferedImage picture = ImageIO.read(out.toFile());
        assertThat(picture.getWidth()).isEqualTo(1280);
        assertThat(picture.getHeight()).isEqualTo(800);
        assertThat(colours(picture)).as("something is drawn").isGreaterThan(10);
    }

    /** Nothing on a card can be clicked, so nothing on it looks clickable. */
    @Test
    void inAStillPictureNothingGlows() throws IOException {
        TestProgram program = TestProgram.installed(folder);
        Path lit = folder.resolve("lit.png");
        Path still = folder.resolve("still.png");
        program.run("render", "perikles", "--out", lit.toString(), "--size", "640x400");
        program.run("render", "perikles", "--out", still.toString(), "--size", "640x400", "--still");
        assertThat(gold(ImageIO.read(lit.toFile()))).isGreaterThan(10 * gold(ImageIO.read(still.toFile())) + 100);
    }

    /** How many pixels have the strong yellow of what can be clicked. */
    private static long gold(BufferedImage picture) {
        return Arrays.stream(picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth()))
                .filter(rgb -> (rgb >> 16 & 255) > 200 && (rgb >> 8 & 255) > 150 && (rgb & 255) < 80)
                .count();
    }

    /** A window has cards drawn so, because its own thread is there for the player. */
    @Test
    void aCardIsDrawnInAMachineOfItsOwn() throws IOException {
        Path out = folder.resolve("card.png");
        SecondMachine.paint(TestProgram.installed(folder).home(), "polis", true, out);
        assertThat(colours(ImageIO.read(out.toFile()))).as("something is drawn").isGreaterThan(10);
    }

    private static long colours(BufferedImage picture) {
        return Arrays.stream(picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth()))
                .distinct()
                .count();
    }

    @Test
    void drawsTwoTablesSideBySideWhereTheyFirstDiffer() throws IOException {
        Path out = folder.resolve("twins.png");
        Result result = TestProgram.installed(folder)
                .run("render", "polis", "--twin", "no-tribute", "--seed", "3", "--out", out.toString());
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).contains("Polis asks Athens “Demand the Phoros?”; The empire without tribute asks");
        BufferedImage picture = ImageIO.read(out.toFile());
        assertThat(colours(picture.getSubimage(0, 0, 640, 800))).isGreaterThan(10);
        assertThat(colours(picture.getSubimage(640, 0, 640, 800))).isGreaterThan(10);
    }

    @Test
    void drawsASaveAtAMove() {
        TestProgram program = TestProgram.installed(folder);
        program.typing("1\n1\nquit\n", "play", "polis", "--text", "--seed", "1");
        String save = program.home().saves().resolve("polis.json").toString();
        Path out = folder.resolve("save.png");
        assertThat(program.run("render", save, "--out", out.toString(), "--move", "1", "--size", "640x400")
                        .code())
                .isZero();
        assertThat(out).isNotEmptyFile();
        Result beyond = program.run("render", save, "--out", out.toString(), "--move", "4000");
        assertThat(beyond.code()).isEqualTo(1);
        assertThat(beyond.complaint()).contains("--move 4000 is beyond the save");
    }

    @Test
    void aPictureThatCannotBeWritten() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "not a folder");
        Result result = TestProgram.installed(folder)
                .run("render", "polis", "--out", file.resolve("x.png").toString(), "--size", "320x200");
        assertThat(result.code()).isEqualTo(1);
        assertThat(result.complaint()).contains("x.png cannot be").contains("what should be its folder is a file");
    }

    /** This needs a game that has a guide. */
    @Test
    void drawsTheFirstStepOfAGuide() throws IOException {
        Path out = folder.resolve("tour.png");
        Result result = TestProgram.installed(folder)
                .run("render", "polis", "--screen", "tour", "--size", "900x600", "--out", out.toString());
        assertThat(result.code()).isZero();
        assertThat(colours(ImageIO.read(out.toFile()))).isGreaterThan(30);
    }

    @ParameterizedTest
    @EnumSource(value = Page.class, mode = EnumSource.Mode.EXCLUDE, names = "TOUR")
    void drawsEveryPageOfTheWindow(Page page) throws IOException {
        Path jar = TestJar.tablets().as(folder.resolve("tablets.jar"));
        Path out = folder.resolve("page.png");
        Result result = TestProgram.bundling(folder, jar)
                .run(
                        "render",
                        "tablets",
                        "--screen",
                        page.name().toLowerCase(Locale.ROOT),
                        "--dark",
                        "--percent",
                        "120",
                        "--size",
                        "900x600",
                        "--bots",
                        "random",
                        "--out",
                        out.toString());
        assertThat(result.err()).isEmpty();
        assertThat(result.code()).isZero();
        BufferedImage picture = ImageIO.read(out.toFile());
        assertThat(picture.getWidth()).isEqualTo(900);
        assertThat(colours(picture)).as("something is drawn").isGreaterThan(30);
    }

    @Test
    void withoutAPageItMustBeSaidWhatToDraw() {
        Result result = TestProgram.installed(folder)
                .run("render", "--out", folder.resolve("x.png").toString());
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.complaint()).contains("say what to draw");
    }
}
