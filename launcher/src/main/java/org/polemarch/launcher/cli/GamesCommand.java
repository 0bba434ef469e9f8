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
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(name = "games", description = "Lists the installed games with seats, scenarios, options and variants.")
final class GamesCommand implements Runnable {

    private final Program program;

    @Option(names = "--json", description = "As JSON.")
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
            program.say("No game is installed. See: polemarch plugins list");
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
                ? info.mostSeats() + " seats"
                : info.fewestSeats() + "-" + info.mostSeats() + " seats";
        program.say(String.format("%-18s %s (%s, about %d minutes)", info.id(), info.title(), seats, info.minutes()));
        program.say(String.format("    %s", info.summary()));
        program.say(String.format("    seats      %s", listed(info.seats(), SeatInfo::id)));
        program.say(String.format(
                "    scenarios  %s", listed(info.scenarios(), each -> each.id() + " (" + each.title() + ")")));
        for (GameOption option : info.options()) {
            program.say("    option     " + option(option));
        }
        for (VariantInfo variant : game.variantInfos()) {
            String by = variant.author().isBlank() ? "" : ", by " + variant.author();
            program.say(
                    String.format("    variant    %s  %s%s: %s", variant.id(), variant.title(), by, variant.summary()));
            variant.scenarios()
                    .forEach(each ->
                            program.say(String.format("               scenario %s (%s)", each.id(), each.title())));
            variant.options().forEach(each -> program.say("               option " + option(each)));
        }
        program.out().println();
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
