package org.polemarch.launcher.window.table;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.core.session.Autosave;
import org.polemarch.launcher.library.SaveName;
import org.polemarch.launcher.table.Notice;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.window.frame.Command;
import org.polemarch.launcher.window.frame.Sheets;
import org.polemarch.launcher.words.Say;

/** Saves a table when a player asks for it, where it is kept already or under a name of their own. */
final class Saving {

    private final TableModel model;
    private final Autosave autosave;
    private final Path folder;
    private final Sheets sheets;
    private final Runnable renamed;

    Saving(TableModel model, Autosave autosave, Path folder, Sheets sheets, Runnable renamed) {
        this.model = model;
        this.autosave = autosave;
        this.folder = folder;
        this.sheets = sheets;
        this.renamed = renamed;
    }

    List<Command> commands() {
        return List.of(
                Command.of("save", Command.Place.GAME, Feather.SAVE, "Shortcut+S", this::save),
                Command.of("save-as", Command.Place.GAME, Feather.EDIT_3, "Shortcut+Shift+S", this::ask));
    }

    private void save() {
        if (autosave.save(model.session())) {
            tell();
        }
    }

    private void tell() {
        Path file = autosave.file();
        String saved =
                Say.of("table.saved", file.getFileName(), file.toAbsolutePath().getParent());
        if (model.hidden()) {
            model.warned(saved);
        } else {
            model.tell(Notice.of(saved)); // even where another notice stood before; the next person does not see it
        }
    }

    private void ask() {
        SaveNameSheet sheet =
                new SaveNameSheet(SaveName.of(model.session().terms().title()), this::named);
        sheets.lay("save-as", Say.of("save-as.heading"), sheet, SaveNameSheet.EMS);
    }

    private void named(SaveName name) {
        Path file = name.in(folder);
        if (Files.exists(file) && !file.toAbsolutePath().equals(autosave.file().toAbsolutePath())) {
            sheets.ask(Say.of("save-as.exists", name.name()), Say.of("save-as.replace"), () -> saveAs(name, file));
        } else {
            saveAs(name, file);
        }
    }

    private void saveAs(SaveName name, Path file) {
        sheets.close("save-as");
        String before = model.session().terms().title();
        model.session().retitle(name.name());
        if (autosave.saveAs(model.session(), file)) {
            renamed.run();
            tell();
        } else {
            model.session().retitle(before);
        }
    }
}
