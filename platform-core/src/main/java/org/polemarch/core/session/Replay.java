package org.polemarch.core.session;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.core.engine.IllegalMove;
import org.polemarch.core.engine.RuleFault;
import org.polemarch.core.save.SaveFault;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.save.SaveGame.SavedMove;
import org.polemarch.core.save.SaveGame.SavedSeat;
import org.polemarch.core.session.Holder.BotSeat;
import org.polemarch.core.session.Holder.Person;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.wiring.SetupBuilder;
import org.polemarch.core.wiring.SetupFault;
import org.polemarch.core.words.Failures;

/**
 * Plays a save again, move by move, and checks that it gives the positions it gave when it was saved. Whatever does not
 * fit is a {@link SaveFault} that names the move.
 */
public final class Replay {

    private final String source;
    private final SaveGame save;
    private final Library library;

    private Replay(String source, SaveGame save, Library library) {
        this.source = source;
        this.save = save;
        this.library = library;
    }

    /** The session in a save, ready to continue. The source is how the player knows the save: its path. */
    public static Session<?> resume(String source, SaveGame save, Library library) {
        Replay replay = new Replay(source, save, library);
        return replay.faithful(replay.prepared(), replay.holders(true));
    }

    /** The session in a save, to look at: its bots need not be installed, and each seat is held by a person. */
    public static Session<?> watch(String source, SaveGame save, Library library) {
        Replay replay = new Replay(source, save, library);
        return replay.faithful(replay.prepared(), replay.holders(false));
    }

    private PreparedGame<?> prepared() {
        GamePlugin plugin = library.game(save.game())
                .orElseThrow(() -> fault("the game '" + save.game() + "' is not installed (the save was made with "
                        + list(save.plugins()) + "); installed are " + String.join(", ", library.games())));
        List<VariantPlugin> variants = new ArrayList<>();
        for (String id : save.variants()) {
            variants.add(library.variant(save.game(), id)
                    .orElseThrow(() -> fault("the variant '" + id + "' of " + save.game()
                            + " is not installed (the save was made with " + list(save.plugins()) + ")")));
        }
        try {
            return PreparedGame.of(plugin, variants, setup(plugin.info(), variants), save.overlay());
        } catch (SetupFault e) {
            throw fault(e.getMessage(), e);
        } catch (RuntimeException | Error e) {
            throw fault("the game '" + save.game() + "' cannot be set up: " + Failures.said(e), e);
        }
    }

    private Setup setup(GameInfo info, List<VariantPlugin> variants) {
        List<Seat> seats = new ArrayList<>();
        for (SavedSeat seat : save.seats()) {
            seats.add(new Seat(seats.size(), seat.id()));
        }
        return SetupBuilder.checked(
                new Setup(save.scenario(), seats, save.options(), save.variants()),
                info,
                variants.stream().map(VariantPlugin::info).toList());
    }

    private List<Holder> holders(boolean withBots) {
        List<Holder> holders = new ArrayList<>();
        for (SavedSeat seat : save.seats()) {
            if (seat.holder().isBlank()) {
                throw fault(
                        "seat '" + seat.id() + "' is held by a " + (seat.bot() ? "bot" : "person") + " without a name");
            }
            try {
                holders.add(
                        seat.bot() && withBots
                                ? new BotSeat(seat.holder(), library.bot(save.game(), seat.holder()))
                                : new Person(seat.holder()));
            } catch (SetupFault e) {
                throw fault("seat '" + seat.id() + "' is held by bot '" + seat.holder() + "': " + e.getMessage(), e);
            }
        }
        return holders;
    }

    /** Every move, with every digest as it was. */
    private <S extends GameState<S>> Session<S> faithful(PreparedGame<S> prepared, List<? extends Holder> holders) {
        Session<S> session = start(prepared, holders);
        int fits = 0;
        Set<String> asked = new LinkedHashSet<>();
        try {
            check(session, asked);
            for (SavedMove move : save.moves()) {
                if (save.digests().containsKey(session.decisions())) {
                    fits = session.decisions();
                    asked.clear();
                }
                if (!session.over()) {
                    asked.add(session.question().cites());
                }
                play(session, move);
                check(session, asked);
            }
            checkResult(session);
        } catch (Misfit e) {
            int last = fits;
            throw new SaveDiffers(
                    source,
                    e.getMessage(),
                    last,
                    () -> loosely(prepared, holders, save.moves().size()),
                    () -> loosely(prepared, holders, last));
        } catch (SaveFault e) {
            throw e;
        } catch (RuntimeException | Error e) { // of the game's code, asked about a position it may never have seen
            throw fault(
                    "after move " + session.decisions() + " the game fails: " + Failures.said(e) + "; " + cause(), e);
        }
        session.resumedFrom(save);
        return session;
    }

    /** As many of the first moves as are legal, wherever they lead; it comes from no file, so that none is replaced by it. */
    private <S extends GameState<S>> Session<S> loosely(
            PreparedGame<S> prepared, List<? extends Holder> holders, int moves) {
        Session<S> session = start(prepared, holders);
        for (SavedMove move : save.moves().subList(0, moves)) {
            try {
                play(session, move);
            } catch (Misfit e) {
                break;
            }
        }
        session.retitle(save.title() + " (from move " + session.decisions() + ")");
        return session;
    }

    /** A move or a position that is not as it was saved. */
    private static final class Misfit extends RuntimeException {
        Misfit(String what) {
            super(what);
        }
    }

    private <S extends GameState<S>> Session<S> start(PreparedGame<S> prepared, List<? extends Holder> holders) {
        try {
            return Session.start(prepared, save.seed(), holders, terms());
        } catch (RuntimeException | Error e) {
            throw fault("the game cannot be started: " + Failures.said(e), e);
        }
    }

    private Terms terms() {
        return new Terms(
                save.title(),
                save.casual(),
                library.program(),
                library.versions(save.game(), save.variants()),
                library.hashes(save.game(), save.variants()),
                save.edited());
    }

    private void play(Session<?> session, SavedMove move) {
        String where =
                "move " + (session.decisions() + 1) + " of " + save.moves().size() + ": ";
        if (session.over()) {
            throw new Misfit(where + "'" + move + "' comes after the end of the game; " + cause());
        }
        if (!session.toAct().id().equals(move.seat())) {
            throw new Misfit(where + "'" + move + "', but it is " + session.toAct() + " that is asked; " + cause());
        }
        try {
            session.play(move.notation());
        } catch (IllegalMove e) {
            throw new Misfit(
                    where + "'" + move + "' is not legal [" + session.question().cites() + "]; " + cause());
        } catch (RuleFault e) {
            throw fault(where + e.getMessage(), e);
        }
    }

    private void check(Session<?> session, Set<String> asked) {
        int n = session.decisions();
        String saved = save.digests().get(n);
        if (saved != null && !saved.equals(session.fingerprint())) {
            String where =
                    n == 0 ? "the start" : "move " + n + " of " + save.moves().size();
            throw new Misfit(where + ": the position is not the one that was saved" + since(n, asked) + "; " + cause());
        }
    }

    private static String since(int n, Set<String> asked) {
        if (n == 0) {
            return "";
        }
        int last = Math.max(0, (n - 1) / SaveGame.DIGEST_EVERY * SaveGame.DIGEST_EVERY);
        return " (the last position that fits is after move " + last + "; rules asked since then: "
                + String.join(", ", asked) + ")";
    }

    private void checkResult(Session<?> session) {
        save.result().ifPresent(result -> {
            if (!session.over()) {
                throw new Misfit("the save says how the game ended, but it goes on after move " + session.decisions()
                        + "; " + cause());
            }
            if (!session.outcome().ending().equals(result.ending())) {
                throw new Misfit("the save says the game ended by '" + result.ending() + "', but it ended by '"
                        + session.outcome().ending() + "'; " + cause());
            }
            List<String> winners =
                    session.outcome().winners().stream().map(Seat::id).toList();
            if (!winners.equals(result.winners())) {
                throw new Misfit("the save says the game was won by " + result.winners() + ", but it was won by "
                        + winners + "; " + cause());
            }
        });
    }

    /** A file that does not replay was edited, unless it comes from other rules. */
    private String cause() {
        Map<String, String> versions = new LinkedHashMap<>();
        Map<String, String> builds = new LinkedHashMap<>();
        for (OtherBuild other : OtherBuild.since(save, terms())) {
            (other.sameVersion() ? builds : versions).put(other.plugin(), other.saved());
        }
        if (!versions.isEmpty()) {
            return "the rules changed since it was saved with " + list(versions) + " (installed: "
                    + list(terms().plugins()) + ")";
        }
        if (!builds.isEmpty()) {
            return "it was saved with another build of " + list(builds);
        }
        return save.edited() ? "the file was edited by hand" : "the rules changed since " + list(save.plugins());
    }

    private static String list(Map<String, String> versions) {
        List<String> all = new ArrayList<>();
        versions.forEach((plugin, version) -> all.add(plugin + " " + version));
        return all.isEmpty() ? "unknown plugins" : String.join(", ", all);
    }

    private SaveFault fault(String what) {
        return new SaveFault(source, what);
    }

    private SaveFault fault(String what, Throwable cause) {
        return new SaveFault(source, what, cause);
    }
}
