package org.polemarch.launcher.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.launcher.author.Names;
import org.polemarch.launcher.author.NewBot;
import org.polemarch.launcher.author.NewFigures;
import org.polemarch.launcher.author.NewGame;
import org.polemarch.launcher.author.NewVariant;
import org.polemarch.launcher.author.Project;
import org.polemarch.launcher.words.Refused;
import org.polemarch.launcher.words.Say;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "new")
final class NewPluginCommand implements Runnable {

    private final Program program;

    @Parameters(index = "0", paramLabel = "game|variant|bot")
    private String kind;

    @Parameters(index = "1", paramLabel = "DIR")
    private Path folder;

    @Option(names = "--for", paramLabel = "GAME")
    private Optional<String> game = Optional.empty();

    @Option(names = "--rule", paramLabel = "RULE")
    private Optional<String> rule = Optional.empty();

    @Option(names = "--seam", paramLabel = "METHOD")
    private String seam = "";

    @Option(names = "--no-code")
    private boolean noCode;

    @Option(names = "--figure", paramLabel = "TABLE/FIELD")
    private String figure = "";

    @Option(names = "--id", paramLabel = "ID")
    private Optional<String> id = Optional.empty();

    @Option(names = "--title", paramLabel = "TITLE")
    private Optional<String> title = Optional.empty();

    @Option(names = "--package", paramLabel = "PACKAGE")
    private Optional<String> packageName = Optional.empty();

    @Option(names = "--author", paramLabel = "NAME")
    private Optional<String> author = Optional.empty();

    @Spec
    private CommandSpec spec;

    NewPluginCommand(Program program) {
        this.program = program;
    }

    @Override
    public void run() {
        Consumer<Names> project = switch (kind.toLowerCase(Locale.ROOT)) {
            case "game" -> this::game;
            case "variant" -> this::variant;
            case "bot" -> this::bot;
            default -> throw wrong(Say.of("cli.new.kind", kind));
        };
        Names names = Names.of(folder, id, title, packageName, author);
        requireFree(names.id());
        project.accept(names);
    }

    private void requireFree(String wanted) {
        Optional<PluginStatus> taken = program.plugins().plugins().stream()
                .filter(plugin -> plugin.id().equals(wanted))
                .findFirst();
        if (taken.isPresent()) {
            throw new Refused(Say.of("cli.new.taken", wanted));
        }
    }

    private void game(Names names) {
        write(NewGame.project(names), Say.of("cli.new.game"));
        build();
        steps(install(names), "play " + names.id());
    }

    private void bot(Names names) {
        InstalledGame installed = installed();
        write(
                NewBot.project(installed, names),
                Say.of("cli.new.bot", installed.info().title()));
        build();
        steps(install(names), "simulate " + installed.id() + " --games 20 --bots " + names.id());
    }

    /** The same command for the first build and for every later one. */
    private String install(Names names) {
        return "plugins install " + folder.resolve("target").resolve(names.id() + "-1.0.0.jar") + " --replace --trust";
    }

    private void variant(Names names) {
        if (rule.isPresent() == noCode) {
            throw wrong(Say.of("cli.new.rule"));
        }
        InstalledGame installed = installed();
        if (noCode) {
            NewFigures variant = new NewFigures(installed, figure);
            write(
                    variant.project(names),
                    Say.of("cli.new.figures", installed.info().title(), variant.change()));
            steps(
                    "plugins install " + folder.resolve(names.id() + ".variant.json"),
                    "play " + installed.id() + " --variant " + names.id());
            return;
        }
        NewVariant variant = new NewVariant(installed, rule.get(), seam);
        write(variant.project(names), Say.of("cli.new.variant", installed.info().title(), variant.changed()));
        build();
        steps(install(names), "play " + installed.id() + " --variant " + names.id());
    }

    private InstalledGame installed() {
        return program.catalog().game(game.orElseThrow(() -> wrong(Say.of("cli.new.for"))));
    }

    private ParameterException wrong(String why) {
        return new ParameterException(spec.commandLine(), why);
    }

    private void write(Project project, String what) {
        project.write(folder);
        program.say(Say.of("cli.new.written", folder, what));
        project.paths().forEach(path -> program.say("  " + path));
        program.say(Say.of("cli.new.next"));
    }

    private void build() {
        program.say("  mvn -f " + folder + " package");
    }

    private void steps(String... commands) {
        List.of(commands).forEach(command -> program.say("  polemarch " + command));
    }
}
