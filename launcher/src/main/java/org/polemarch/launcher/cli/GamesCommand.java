package org.polemarch.launcher.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.GameOption;
import org.polemarch.api.game.Scenario;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.words.Say;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(name = "games")
final class GamesCommand implements Runnable {

    private final Program program;

    @Option(names = "--json")
    private boolean json;

    GamesCommand(Program program) {
        this.program = program;
    }

    record Listed(
            String id,
            String title,
            String version,
            String credit,
            String summary,
            int fewestSeats,
            int mostSeats,
            int minutes,
            String hidden,
            String random,
            List<SeatInfo> seats,
            List<Scenario> scenarios,
            List<GameOption> options,
            List<VariantInfo> variants,
            List<String> bots) {}

    @Override
    public void run() {
        if (json) {
            List<Listed> all = new ArrayList<>();
            program.catalog().games().forEach(game -> all.add(listed(game)));
            program.say(JsonOut.of(all));
            return;
        }
        for (InstalledGame game : program.catalog().games()) {
            print(game);
        }
        if (program.catalog().games().isEmpty()) {
            program.say(Say.of("cli.no-games"));
        }
    }

    private Listed listed(InstalledGame game) {
        GameInfo info = game.info();
        return new Listed(
                info.id(),
                info.title(),
                game.from().version(),
                info.credit(),
                info.summary(),
                info.fewestSeats(),
                info.mostSeats(),
                info.minutes(),
                info.hidden(),
                info.random(),
                info.seats(),
                info.scenarios(),
                info.options(),
                game.variantInfos(),
                List.copyOf(program.catalog().bots(info.id()).keySet()));
    }

    private void print(InstalledGame game) {
        GameInfo info = game.info();
        String seats = info.fewestSeats() == info.mostSeats()
                ? String.valueOf(info.mostSeats())
                : info.fewestSeats() + "-" + info.mostSeats();
        program.say(String.format("%-18s %s", info.id(), Say.of("cli.game", info.title(), seats, info.minutes())));
        program.say(String.format("    %s", info.summary()));
        entry("seats", listed(info.seats(), SeatInfo::id));
        entry("scenarios", listed(info.scenarios(), each -> each.id() + " (" + each.title() + ")"));
        for (GameOption option : info.options()) {
            entry("option", option(option));
        }
        for (VariantInfo variant : game.variantInfos()) {
            String by = variant.author().isBlank() ? "" : Say.of("cli.games.by", variant.author());
            entry("variant", variant.id() + "  " + variant.title() + by + ": " + variant.summary());
            variant.scenarios()
                    .forEach(each -> program.say("               " + Say.of("cli.games.scenario") + " " + each.id()
                            + " (" + each.title() + ")"));
            variant.options()
                    .forEach(each -> program.say("               " + Say.of("cli.games.option") + " " + option(each)));
        }
        program.out().println();
    }

    private void entry(String what, String text) {
        program.say(String.format("    %-10s %s", Say.of("cli.games." + what), text));
    }

    /** "people=2|3|4  how many people play". */
    private static String option(GameOption option) {
        String values = listed(option.choices(), GameOption.Choice::value).replace(", ", "|");
        return option.id() + "=" + values + "  " + option.summary();
    }

    private static <T> String listed(List<T> all, Function<T, String> name) {
        return String.join(", ", all.stream().map(name).toList());
    }
}
