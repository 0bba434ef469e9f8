package org.polemarch.launcher.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.words.Refused;
import org.polemarch.launcher.words.Say;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

final class SeatOptions {

    @Option(names = "--seat", paramLabel = "SEAT=WHO")
    private List<String> seats = new ArrayList<>();

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    /** The seat options, by seat id; refuses a seat that the game doesn't have. */
    Map<String, String> holders(InstalledGame game, Setup setup) {
        Map<String, String> chosen = new LinkedHashMap<>();
        for (String assignment : seats) {
            int sign = assignment.indexOf('=');
            if (sign < 1) {
                throw new ParameterException(
                        spec.commandLine(),
                        Say.of("cli.seat-written", assignment, setup.seats().get(0)));
            }
            String seat = assignment.substring(0, sign).strip();
            game.setup().checkSeat(seat);
            if (setup.seats().stream().noneMatch(each -> each.id().equals(seat))) {
                throw new Refused(Say.of("cli.seat-free", seat, setup.seats().size(), setup.seats()));
            }
            if (chosen.put(seat, assignment.substring(sign + 1).strip()) != null) {
                throw new Refused(Say.of("cli.seat-twice", seat));
            }
        }
        return chosen;
    }

    static Seat seat(Session<?> session, String id) {
        List<Seat> seats = session.setup().seats();
        return seats.stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new Refused(Say.of("cli.no-seat", id, seats)));
    }
}
