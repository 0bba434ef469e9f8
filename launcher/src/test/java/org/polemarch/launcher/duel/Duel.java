package org.polemarch.launcher.duel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Seat;
import org.polemarch.core.bots.GameThinking;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.bots.MctsBot;
import org.polemarch.core.engine.Game;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.plugins.PluginFolders;
import org.polemarch.core.plugins.PluginHost;
import org.polemarch.core.session.Streams;
import org.polemarch.core.session.Streams.Kind;
import org.polemarch.core.wiring.PreparedGame;

/**
 * Two bots against each other at equal processor time: {@code GAME GAMES MILLISECONDS [FIRST [SECOND [SEED [ANSWERS]]]]}. Every
 * seed is played twice, with the seats exchanged. A bot is {@code search}, {@code former} or {@code greedy}; {@code search*2} has
 * twice the time. A game that is not over after that many answers, forced ones not counted, goes to the bot whose seats have more
 * points by the game's own count.
 */
public final class Duel {

    private static final double NORMAL_95 = 1.959963984540054;

    /** Where everybody plays alone, each bot takes half of the seats. */
    private static final int ALONE = 4;

    private final Contender first;
    private final Contender second;
    private final int most;
    private double won;
    private int played;

    Duel(Contender first, Contender second, int most) {
        this.first = first;
        this.second = second;
        this.most = most;
    }

    public static void main(String[] args) throws IOException {
        long nanos = Long.parseLong(args[2]) * 1_000_000;
        Duel duel = new Duel(
                contender(args.length > 3 ? args[3] : "search", nanos),
                contender(args.length > 4 ? args[4] : "former", nanos),
                args.length > 6 ? Integer.parseInt(args[6]) : Integer.MAX_VALUE);
        duel.play(args[0], Integer.parseInt(args[1]), args.length > 5 ? Long.parseLong(args[5]) : 1);
    }

    private static Contender contender(String name, long nanos) {
        String[] parts = name.split("\\*", 2);
        long granted = parts.length == 1 ? nanos : nanos * Integer.parseInt(parts[1]);
        return switch (parts[0]) {
            case "search" -> new Contender(name, () -> MctsBot.milliseconds(600_000), granted);
            case "former" -> new Contender(name, FormerSearch::new, granted);
            case "greedy" -> new Contender(name, () -> new GreedyBot(4), granted);
            default -> throw new IllegalArgumentException("a bot is search, former or greedy, not " + name);
        };
    }

    void play(String name, int games, long seed) throws IOException {
        Path folder = Files.createTempDirectory("duel");
        PluginFolders folders = new PluginFolders(
                Path.of("target", "plugins"), folder.resolve("plugins"), folder.resolve("trust.json"));
        try (PluginHost host = PluginHost.open(folders, "0.1.0")) {
            InstalledGame game = host.catalog().game(name);
            play(prepared(game), games, seed);
        }
    }

    private static PreparedGame<?> prepared(InstalledGame game) {
        PreparedGame<?> usual = game.prepare(game.setup().build(), Optional.empty());
        return sides(usual).size() == 2
                ? usual
                : game.prepare(game.setup().seats(ALONE).build(), Optional.empty());
    }

    private static List<String> sides(PreparedGame<?> prepared) {
        return prepared.setup().seats().stream()
                .map(seat -> side(seat, prepared))
                .distinct()
                .toList();
    }

    private static String side(Seat seat, PreparedGame<?> prepared) {
        return prepared.info().seats().stream()
                .filter(info -> info.id().equals(seat.id()))
                .findFirst()
                .orElseThrow()
                .side();
    }

    private <S extends GameState<S>> void play(PreparedGame<S> prepared, int games, long seed) {
        for (int number = 0; number < games; number++) {
            boolean exchanged = number % 2 == 1;
            won += won(prepared, Streams.derive(seed, Kind.GAME, number / 2), exchanged);
            played++;
            System.out.println(this);
        }
        System.out.println(first);
        System.out.println(second);
    }

    private <S extends GameState<S>> double won(PreparedGame<S> prepared, long seed, boolean exchanged) {
        List<Seat> seats = prepared.setup().seats();
        List<Bot> bots = new ArrayList<>();
        List<Chance> chances = new ArrayList<>();
        for (Seat seat : seats) {
            bots.add(isFirst(seat, prepared, exchanged) ? first.bot() : second.bot());
            chances.add(Streams.chance(seed, Kind.SEAT, seat.index()));
        }
        Game<S> game = prepared.start(seed);
        int answers = 0;
        while (!game.over() && answers < most) {
            answers += game.moves().size() > 1 ? 1 : 0;
            int seat = game.toAct().index();
            game.play(bots.get(seat).choose(new GameThinking<>(game, chances.get(seat), () -> false)));
        }
        Outcome outcome = prepared.book().game().outcome(game.state());
        if (!game.over()) {
            return ahead(outcome, prepared, exchanged);
        }
        long winners = outcome.winners().stream()
                .filter(seat -> isFirst(seat, prepared, exchanged))
                .count();
        return (double) winners / outcome.winners().size();
    }

    private static double ahead(Outcome outcome, PreparedGame<?> prepared, boolean exchanged) {
        int lead = 0;
        for (Score score : outcome.scores()) {
            lead += isFirst(score.seat(), prepared, exchanged) ? score.points() : -score.points();
        }
        return (Integer.signum(lead) + 1) / 2.0;
    }

    /** Of two sides each bot has one; where everybody plays alone, every other seat. */
    private static boolean isFirst(Seat seat, PreparedGame<?> prepared, boolean exchanged) {
        List<String> sides = sides(prepared);
        boolean first = sides.size() == 2 ? side(seat, prepared).equals(sides.get(0)) : seat.index() % 2 == 0;
        return first != exchanged;
    }

    /** Wilson's interval, which takes shared wins too. */
    @Override
    public String toString() {
        double share = won / played;
        double square = NORMAL_95 * NORMAL_95 / played;
        double middle = (share + square / 2) / (1 + square);
        double margin = NORMAL_95 * Math.sqrt((share * (1 - share) + square / 4) / played) / (1 + square);
        return String.format(
                Locale.ROOT,
                "%s against %s: %.1f of %d, %.0f %% (%.0f to %.0f %%)",
                first.name,
                second.name,
                won,
                played,
                100 * share,
                100 * (middle - margin),
                100 * (middle + margin));
    }
}
