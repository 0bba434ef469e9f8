package org.polemarch.launcher.window.plugins;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import org.polemarch.core.plugins.PluginFault;
import org.polemarch.core.plugins.PluginFolder;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.core.wiring.SetupFault;
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

    /** Installs what can be installed, checks code one file after the other, and says at the end what became of each. */
    public void take(List<Path> files) {
        List<Path> variants = files.stream().filter(Arrivals::isVariant).toList();
        Deque<Path> jars =
                new ArrayDeque<>(files.stream().filter(each -> !isVariant(each)).toList());
        if (variants.isEmpty()) {
            examine(jars, List.of(), List.of());
            return;
        }
        sheets.await(Say.of("arrivals.installing"), () -> install(variants), lines -> {
            changed.run();
            sheets.closeAll();
            examine(jars, lines, List.of());
        });
    }

    /** Takes another version of a plugin; another plugin's file is refused, for it would not update this one. */
    void update(PluginStatus plugin, Path file) {
        sheets.await(
                Say.of("arrivals.installing"),
                () -> PluginFolder.idOf(file, desk.library().program())
                        .orElse(plugin.id()), // why not is told when it is taken
                id -> {
                    if (id.equals(plugin.id())) {
                        take(List.of(file));
                    } else {
                        sheets.tell(Say.of("plugins.update.other", file.getFileName(), id, plugin.id()));
                    }
                });
    }

    /**
     * Code is looked at first: what cannot be installed is not worth a check, and what fails it is not installed.
     *
     * @param lines what became of the files so far
     * @param passed the jars that passed so far
     */
    private void examine(Deque<Path> jars, List<String> lines, List<Path> passed) {
        if (jars.isEmpty()) {
            conclude(lines, passed);
            return;
        }
        Path jar = jars.poll();
        sheets.await(
                Say.of("arrivals.installing"),
                () -> {
                    desk.plugins().folder().requireInstallable(jar, true);
                    return jar;
                },
                fit -> {
                    sheets.closeAll();
                    Examining.of(desk, sheets, jar, verdict -> {
                        String found = PluginsSheet.found(jar.getFileName().toString(), verdict);
                        if (verdict.admitted()) {
                            examine(jars, and(lines, found), and(passed, jar));
                        } else {
                            examine(jars, and(lines, found + " " + Say.of("arrivals.refused")), passed);
                        }
                    });
                },
                failure -> examine(jars, and(lines, Say.whole(Complaint.of(failure))), passed),
                () -> {});
    }

    private static <T> List<T> and(List<T> some, T another) {
        List<T> more = new ArrayList<>(some);
        more.add(another);
        return more;
    }

    private void conclude(List<String> lines, List<Path> passed) {
        String told = String.join("\n", lines);
        if (passed.isEmpty()) {
            sheets.tell(told);
            return;
        }
        String question = Say.of(passed.size() == 1 ? "arrivals.trust" : "arrivals.trust.all");
        sheets.ask(told + " " + question, Say.of("arrivals.trust.yes"), () -> admit(passed));
    }

    private void admit(List<Path> jars) {
        sheets.await(
                Say.of("arrivals.installing"),
                () -> {
                    List<String> ids = new ArrayList<>();
                    for (Path jar : jars) {
                        PluginStatus installed = desk.plugins().folder().replace(jar);
                        desk.plugins().folder().trust(installed.sha256().orElse(installed.id()));
                        ids.add(installed.id());
                    }
                    return ids;
                },
                ids -> {
                    sheets.closeAll();
                    sheets.tell(Say.of("plugins.trusted", Say.all(ids)));
                });
    }

    private List<String> install(List<Path> variants) {
        List<String> lines = new ArrayList<>();
        for (Path file : variants) {
            try {
                desk.plugins().requirePlayable(file);
                PluginStatus status = desk.plugins().folder().replace(file);
                lines.add(
                        status.loaded()
                                ? Say.of("arrivals.installed", title(status.id()))
                                : Say.of("arrivals.unusable", title(status.id()), status.problem()));
            } catch (SetupFault e) {
                lines.add(Say.of("arrivals.unplayable", file.getFileName(), Say.whole(e.getMessage())));
            } catch (PluginFault e) {
                lines.add(Say.whole(Complaint.of(e)));
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
