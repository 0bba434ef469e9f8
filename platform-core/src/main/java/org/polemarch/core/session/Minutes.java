package org.polemarch.core.session;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.core.save.SaveGame;

/** What is written down of a session: how it was set up, who sits there and what they answered; nothing of what was undone. */
final class Minutes {

    private Minutes() {}

    static SaveGame of(Session<?> session, Course<?> course, Instant now) {
        Setup setup = session.setup();
        Terms terms = session.terms();
        SortedMap<Integer, String> digests = new TreeMap<>(course.line().digests());
        digests.put(session.decisions(), session.fingerprint());
        return new SaveGame(
                terms.program(),
                session.prepared().info().id(),
                terms.plugins(),
                terms.sha256(),
                terms.title(),
                now.truncatedTo(ChronoUnit.SECONDS).toString(),
                setup.scenario(),
                setup.options(),
                setup.variants(),
                session.prepared().overlay(),
                setup.seats().stream()
                        .map(seat -> session.holder(seat).saved(seat))
                        .toList(),
                session.seed(),
                terms.casual(),
                course.wholeLine().saved(),
                digests,
                session.over() ? Optional.of(result(session.outcome())) : Optional.empty(),
                terms.edited());
    }

    private static SaveGame.Result result(Outcome outcome) {
        return new SaveGame.Result(
                outcome.ending(), outcome.winners().stream().map(Seat::id).toList());
    }
}
