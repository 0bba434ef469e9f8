package org.polemarch.launcher.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.game.Setup;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.wiring.Overlay;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.wiring.SetupBuilder;
import picocli.CommandLine.Option;

/** How a game is set up from the command line; the same for every command that starts games. */
final class SetupOptions {

    private static final long LARGEST_OVERLAY = 4L * 1024 * 1024;

    @Option(names = "--scenario", paramLabel = "S", description = "The scenario; the game's first one if not given.")
    private String scenario;

    @Option(names = "--players", paramLabel = "N", description = "How many seats; as many as possible if not given.")
    private Integer players;

    @Option(names = "--option", paramLabel = "K=V", description = "Sets an option of the game; may be repeated.")
    private List<String> options = new ArrayList<>();

    @Option(names = "--variant", paramLabel = "V", description = "Plays with a variant; may be repeated.")
    private List<String> variants = new ArrayList<>();

    @Option(names = "--data", paramLabel = "OVERLAY.json", description = "Lays your own figures over the shipped ones.")
    private Path data;

    @Option(
            names = "--seat",
            paramLabel = "SEAT=WHO",
            description = "Who holds a seat: human, random, greedy, mcts[:ms]; may be repeated.")
    private List<String> seats = new ArrayList<>();

    /** The game, wired as the options say. */
    PreparedGame<?> prepare(InstalledGame game) {
        SetupBuilder builder = game.setup();
        if (scenario != null) {
            builder.scenario(scenario);
        }
        if (players != null) {
            builder.seats(players);
        }
        options.forEach(builder::option);
        variants.forEach(builder::variant);
        Setup setup = builder.build();
        return game.prepare(setup, overlay());
    }

    private Optional<Overlay> overlay() {
        if (data == null) {
            return Optional.empty();
        }
        try {
            if (Files.size(data) > LARGEST_OVERLAY) {
                throw new Refused("overlay " + data + " is larger than " + LARGEST_OVERLAY + " bytes");
            }
            return Optional.of(new Overlay(data.getFileName().toString(), Files.readString(data)));
        } catch (IOException e) {
            throw new Refused(
                    "overlay " + data + " cannot be read: " + e.getClass().getSimpleName());
        }
    }

    /** What was said about seats, by seat id; a seat the game has not is refused. */
    Map<String, String> holders(InstalledGame game, Setup setup) {
        Map<String, String> chosen = new LinkedHashMap<>();
        for (String assignment : seats) {
            int sign = assignment.indexOf('=');
            if (sign < 1) {
                throw new Refused("seat '" + assignment + "' must be written SEAT=WHO, such as "
                        + setup.seats().get(0) + "=human");
            }
            String seat = assignment.substring(0, sign).strip();
            game.setup().checkSeat(seat);
            if (setup.seats().stream().noneMatch(each -> each.id().equals(seat))) {
                throw new Refused("seat '" + seat + "' is not taken with "
                        + setup.seats().size() + " seats; there are " + setup.seats());
            }
            if (chosen.put(seat, assignment.substring(sign + 1).strip()) != null) {
                throw new Refused("seat '" + seat + "' is given twice");
            }
        }
        return chosen;
    }
}
