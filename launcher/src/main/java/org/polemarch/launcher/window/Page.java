package org.polemarch.launcher.window;

import java.util.Optional;
import org.polemarch.api.game.Seat;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.compare.CompareModel;
import org.polemarch.launcher.rules.Edition;
import org.polemarch.launcher.window.compare.CompareScreen;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.replay.ReplayScreen;
import org.polemarch.launcher.window.table.TableScreen;

public enum Page {
    WELCOME,
    LIBRARY,
    SETUP,
    TABLE,
    CURTAIN,
    REPLAY,
    RULES,
    SCORE,
    END,
    PALETTE,
    COMPARE,
    COMPARISON,
    CHRONICLE,
    ATLAS,
    PREFERENCES,
    PLUGINS,
    TOUR;

    /** Whether it shows a game as a seat sees it. */
    public boolean showsGame() {
        return switch (this) {
            case TABLE, REPLAY, SCORE, END, PALETTE -> true;
            default -> false;
        };
    }

    /** Opens it in a window; where a session is needed, that one as it was after a number of moves. */
    public void open(LauncherWindow window, Desk desk, Session<?> session, int move) {
        InstalledGame game = desk.catalog().game(session.prepared().info().id());
        switch (this) {
            case WELCOME, LIBRARY -> window.library();
            case SETUP -> {
                if (session.setup().variants().isEmpty()) {
                    window.setUp(game);
                } else {
                    window.setUpAgain(session);
                }
            }
            case END -> atTable(window, session);
            case TABLE, CURTAIN, SCORE, PALETTE ->
                atTable(window, move == session.decisions() ? session : session.branchAt(move));
            case REPLAY ->
                window.replay(
                        session,
                        desk.newSave(game.id()),
                        Optional.of(session.setup().seats().get(0)),
                        move);
            case CHRONICLE -> {
                REPLAY.open(window, desk, session, move);
                ((ReplayScreen) window.screen()).chronicle();
            }
            case COMPARISON -> {
                window.experiment(CompareModel.first(desk.catalog(), game));
                ((CompareScreen) window.screen()).openLatest();
            }
            case ATLAS -> window.atlas();
            case TOUR -> window.tour();
            case RULES, COMPARE, PREFERENCES, PLUGINS -> {
                window.library();
                above(window, game, Edition.of(game, session.prepared()));
            }
        }
    }

    private void above(LauncherWindow window, InstalledGame game, Edition rules) {
        switch (this) {
            case RULES -> window.rules(rules, "");
            case COMPARE -> window.compare(game);
            case PREFERENCES -> window.preferences();
            default -> window.plugins();
        }
    }

    private void atTable(LauncherWindow window, Session<?> session) {
        if (this == CURTAIN) {
            for (Seat seat : session.setup().seats()) {
                session.seat(seat, new Holder.Person("Person " + (seat.index() + 1)));
            }
        } else if (!session.over()) {
            session.seat(session.toAct(), new Holder.Person("You"));
        }
        TableScreen table = window.seated(session);
        if (this == SCORE || this == END) {
            table.showScore();
        } else if (this == PALETTE) {
            window.palette();
        }
    }
}
