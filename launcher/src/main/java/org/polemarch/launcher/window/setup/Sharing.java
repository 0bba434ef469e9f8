package org.polemarch.launcher.window.setup;

import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.launcher.rules.Amendments;
import org.polemarch.launcher.rules.Edition;
import org.polemarch.launcher.rules.Names;
import org.polemarch.launcher.setup.SetUpCheck;
import org.polemarch.launcher.setup.SetUpModel;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.frame.Sheets;
import org.polemarch.launcher.window.kit.Background;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Say;

/** Makes a variant file of the player's figures; it is installed here, and lies where it can be given to others. */
final class Sharing {

    private static final int MOST_FIGURES = 3;

    private final Desk desk;
    private final Sheets sheets;
    private final SetUpModel model;
    private final Consumer<PluginStatus> shared;

    Sharing(Desk desk, Sheets sheets, SetUpModel model, Consumer<PluginStatus> shared) {
        this.desk = desk;
        this.sheets = sheets;
        this.model = model;
        this.shared = shared;
    }

    void ask() {
        ShareSheet[] sheet = new ShareSheet[1];
        sheet[0] = new ShareSheet(desk.preferences().now().name(), answers -> save(sheet[0], answers));
        sheets.lay("share", Say.of("share.heading"), sheet[0], ShareSheet.EMS);
        InstalledGame game = model.game();
        Callable<SetUpCheck> check = model.check();
        Background.run(
                () -> summary(game, check.call()), sheet[0]::suggest, failure -> {}); // then it is left to the player
    }

    /** The figures that are the player's own, for the sentence that tells about them. */
    private static String summary(InstalledGame game, SetUpCheck check) {
        return check.game()
                .map(played -> new Amendments(Edition.of(game, played))
                        .figures().stream()
                                .filter(each -> played.overlay()
                                        .filter(mine -> mine.name().equals(each.by()))
                                        .isPresent())
                                .limit(MOST_FIGURES)
                                .map(each -> Names.line(each.figure()) + ".")
                                .collect(Collectors.joining(" ")))
                .orElse("");
    }

    private void save(ShareSheet sheet, ShareSheet.Answers answers) {
        Callable<PluginStatus> work = model.share(
                answers.title(),
                answers.author(),
                answers.summary(),
                desk.plugins().folder());
        Background.run(
                work,
                installed -> {
                    sheets.close("share");
                    shared.accept(installed);
                    sheets.tell(Say.of("share.saved", answers.title(), installed.file()));
                },
                failure -> sheet.refuse(Say.sentence(Complaint.of(failure)) + "."));
    }
}
