package org.polemarch.launcher.window.plugins;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import org.polemarch.core.admission.Verdict;
import org.polemarch.core.plugins.PluginFault;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.frame.Sheets;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Say;

/**
 * Files that a player drops onto the window. A variant without code is installed and can be played at once; a plugin with code is
 * checked first.
 */
public final class Arrivals {

    private static final String VARIANT = ".variant.json";
    private static final String JAR = ".jar";

    private final Desk desk;
    private final Sheets sheets;
    private final Runnable changed;

    /**
     * The arrivals of a window.
     *
     * @param changed run when there are other variants than before
     */
    public Arrivals(Desk desk, Sheets sheets, Runnable changed) {
        this.desk = desk;
        this.sheets = sheets;
        this.changed = changed;
    }

    /** Takes what is dropped onto a node. */
    public void at(Node place) {
        place.addEventHandler(DragEvent.DRAG_OVER, event -> {
            if (files(event).stream().anyMatch(Arrivals::isWelcome)) {
                event.acceptTransferModes(TransferMode.COPY);
                event.consume();
            }
        });
        place.addEventHandler(DragEvent.DRAG_DROPPED, event -> {
            List<Path> welcome =
                    files(event).stream().filter(Arrivals::isWelcome).toList();
            event.setDropCompleted(!welcome.isEmpty());
            event.consume();
            take(welcome);
        });
    }

    private static List<Path> files(DragEvent event) {
        return event.getDragboard().hasFiles()
                ? event.getDragboard().getFiles().stream().map(File::toPath).toList()
                : List.of();
    }

    private static boolean isWelcome(Path file) {
        return isVariant(file) || name(file).endsWith(JAR);
    }

    private static boolean isVariant(Path file) {
        return name(file).endsWith(VARIANT);
    }

    private static String name(Path file) {
        return file.getFileName().toString().toLowerCase(Locale.ROOT);
    }

    /** There are other variants than before. */
    void changed() {
        changed.run();
    }

    /** Installs what can be installed, and says what became of each. */
    public void take(List<Path> files) {
        List<Path> variants = files.stream().filter(Arrivals::isVariant).toList();
        if (!variants.isEmpty()) {
            sheets.await(Say.of("arrivals.installing"), () -> install(variants), lines -> {
                changed.run();
                sheets.closeAll();
                sheets.tell(String.join("\n", lines));
            });
        }
        files.stream().filter(each -> !isVariant(each)).findFirst().ifPresent(this::examine);
    }

    /** Code is looked at first: what cannot be installed is not worth a check, and what fails it is not installed. */
    private void examine(Path jar) {
        sheets.await(
                Say.of("arrivals.installing"),
                () -> {
                    desk.plugins().folder().requireInstallable(jar, true);
                    return jar;
                },
                fit -> {
                    sheets.closeAll();
                    Examining.of(desk, sheets, jar, verdict -> judge(jar, verdict));
                });
    }

    private void judge(Path jar, Verdict verdict) {
        String found = PluginsSheet.found(jar.getFileName().toString(), verdict);
        if (!verdict.admitted()) {
            sheets.tell(found + " " + Say.of("arrivals.refused"));
            return;
        }
        sheets.ask(found + " " + Say.of("arrivals.trust"), Say.of("arrivals.trust.yes"), () -> admit(jar));
    }

    private void admit(Path jar) {
        sheets.await(
                Say.of("arrivals.installing"),
                () -> {
                    PluginStatus installed = desk.plugins().folder().replace(jar);
                    desk.plugins().folder().trust(installed.sha256().orElse(installed.id()));
                    return installed.id();
                },
                id -> {
                    sheets.closeAll();
                    sheets.tell(Say.of("plugins.trusted", id));
                });
    }

    private List<String> install(List<Path> variants) {
        List<String> lines = new ArrayList<>();
        for (Path file : variants) {
            try {
                PluginStatus status = desk.plugins().folder().replace(file);
                lines.add(
                        status.loaded()
                                ? Say.of("arrivals.installed", title(status.id()))
                                : Say.of("arrivals.unusable", title(status.id()), status.problem()));
            } catch (PluginFault e) {
                lines.add(Say.sentence(Complaint.of(e)) + ".");
            }
        }
        return lines;
    }

    /** "“Dear sieges”, a variant of Polis". */
    private String title(String id) {
        return desk.catalog().games().stream()
                .flatMap(game -> game.variantInfos().stream()
                        .filter(each -> each.id().equals(id))
                        .map(each -> Say.of(
                                "arrivals.variant", each.title(), game.info().title())))
                .findFirst()
                .orElse(id);
    }
}
