package org.polemarch.launcher.cli;

import java.util.ArrayList;
import java.util.List;
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

    /** A game as {@code --json} tells of it. */
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
            program.out().println(JsonOut.of(all));
            return;
        }
        for (InstalledGame game : program.catalog().games()) {
            print(game);
        }
        if (program.catalog().games().isEmpty()) {
            program.out().println("No game is installed. See: polemarch plugins list");
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
        program.out().printf("%-18s %s (%s, about %d minutes)%n", info.id(), info.title(), seats, info.minutes());
        program.out().printf("    %s%n", info.summary());
        program.out()
                .printf(
                        "    seats      %s%n",
                        String.join(
                                ", ", info.seats().stream().map(SeatInfo::id).toList()));
        program.out()
                .printf(
                        "    scenarios  %s%n",
                        String.join(
                                ", ",
                                info.scenarios().stream()
                                        .map(scenario -> scenario.id() + " (" + scenario.title() + ")")
                                        .toList()));
        for (GameOption option : info.options()) {
            List<String> values =
                    option.choices().stream().map(GameOption.Choice::value).toList();
            program.out().printf("    option     %s=%s  %s%n", option.id(), String.join("|", values), option.summary());
        }
        for (VariantInfo variant : game.variantInfos()) {
            program.out().printf("    variant    %s  %s%n", variant.id(), variant.summary());
        }
        program.out().println();
    }
}
