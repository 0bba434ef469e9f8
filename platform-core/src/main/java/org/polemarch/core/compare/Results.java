package org.polemarch.core.compare;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.polemarch.core.disk.InputFile;
import org.polemarch.core.disk.OutputFile;
import org.polemarch.core.disk.WholeFile;
import org.polemarch.core.wiring.SetupFault;
import tools.jackson.core.JacksonException;

/** A file of results: a header, then a line for each game, seed by seed. It is append-only. */
public final class Results {

    private final Path file;
    private final Header header;

    private Results(Path file, Header header) {
        this.file = file;
        this.header = header;
    }

    public static Results open(Path file) throws IOException {
        try (BufferedReader in = Files.newBufferedReader(InputFile.ordinary(file))) {
            String first = in.readLine();
            if (first == null) {
                throw new SetupFault(file + " is empty; it holds no results of an experiment");
            }
            return new Results(file, Header.read(file.toString(), first));
        }
    }

    /** A new file with nothing but its header; an older one is not touched. */
    static Results create(Path file, Header header) throws IOException {
        if (!Files.exists(file)) {
            new OutputFile(file, OutputFile.Kind.RESULTS, false).check();
        }
        try {
            WholeFile.create(file, (header.json() + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (FileAlreadyExistsException e) {
            throw new SetupFault(file + " is there already; resume it, or give another file", e);
        }
        return new Results(file, header);
    }

    public Experiment experiment() {
        return header.experiment();
    }

    /** What a player calls each WHAT, in their order. */
    public List<String> titles() {
        return header.arms().stream()
                .filter(arm -> !arm.skill())
                .map(Header.ArmInfo::title)
                .toList();
    }

    Header header() {
        return header;
    }

    Path file() {
        return file;
    }

    /** Reads every game, in order; a line that is not whole is not there. */
    void forEach(Consumer<GameLine> reader) throws IOException {
        try (BufferedReader in = Files.newBufferedReader(file)) {
            in.readLine();
            long left = wholeLines();
            long before = 0;
            for (String line = in.readLine(); line != null && before < left; line = in.readLine()) {
                reader.accept(game(line, before));
                before++;
            }
        }
    }

    /** A line that cannot be read, or stands where another belongs, is a fault that names it. */
    private GameLine game(String line, long before) {
        String place = file + " is damaged in line " + (before + 2) + ": ";
        long seed = header.from() + before / (2L * header.arms().size());
        GameLine game;
        try {
            game = GameLine.read(line);
        } catch (JacksonException e) {
            throw new SetupFault(place + e.getOriginalMessage(), e);
        }
        int arms = header.arms().size();
        long number = 2 * seed + before % (2L * arms) / arms;
        int arm = (int) (before % arms);
        if (game.game() != number || game.arm() != arm) {
            throw new SetupFault(place + "it is game " + game.game() + " of arm " + game.arm() + ", where game "
                    + number + " of arm " + arm + " belongs");
        }
        game.damage(header.arms().get(arm).seats().size()).ifPresent(damage -> {
            throw new SetupFault(place + damage);
        });
        return game;
    }

    private long wholeLines() throws IOException {
        return scan(Long.MAX_VALUE).lines - 1;
    }

    /** How many lines there are up to a limit, and where the last of them ends. */
    private record Scan(long lines, long end) {}

    private Scan scan(long most) throws IOException {
        long lines = 0;
        long position = 0;
        long end = 0;
        byte[] part = new byte[1 << 16];
        try (InputStream in = Files.newInputStream(file)) {
            for (int read = in.read(part); read >= 0 && lines < most; read = in.read(part)) {
                for (int i = 0; i < read && lines < most; i++) {
                    if (part[i] == '\n') {
                        lines++;
                        end = position + i + 1;
                    }
                }
                position += read;
            }
        }
        return new Scan(lines, end);
    }

    /** The first seed of which not all games are there. */
    long next() throws IOException {
        long lines = wholeLines();
        long seed = header.from();
        while (seed < header.to() && lines >= header.linesOf(seed)) {
            lines -= header.linesOf(seed++);
        }
        return seed;
    }

    public boolean complete() throws IOException {
        return next() == header.to();
    }

    /** Cuts off any incomplete seed and returns a channel for appending. */
    FileChannel append(long seed) throws IOException {
        long lines = 1;
        for (long each = header.from(); each < seed; each++) {
            lines += header.linesOf(each);
        }
        FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
        channel.truncate(scan(lines).end);
        channel.position(channel.size());
        return channel;
    }

    static void write(FileChannel channel, List<GameLine> lines) throws IOException {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(line.json()).append('\n'));
        ByteBuffer rest = ByteBuffer.wrap(text.toString().getBytes(StandardCharsets.UTF_8));
        while (rest.hasRemaining()) {
            channel.write(rest);
        }
    }

    /** Puts the shards of an experiment together: the same bytes as if one process had played it all. */
    public static void merge(List<Path> files, OutputFile into) throws IOException {
        into.check();
        List<Results> shards = new ArrayList<>();
        for (Path file : files) {
            if (Files.exists(into.file()) && Files.isSameFile(file, into.file())) {
                throw new SetupFault(file + " is one of the shards; give another file for the whole");
            }
            shards.add(open(file));
        }
        shards.sort(Comparator.comparingLong((Results shard) -> shard.header.from())
                .thenComparingLong(shard -> shard.header.to()));
        Header whole = shards.get(0).header.range(0, shards.get(0).experiment().seeds());
        long next = 0;
        for (Results shard : shards) {
            if (!shard.header.range(0, whole.to()).equals(whole)) {
                throw new SetupFault(
                        shard.file + " is of another experiment or of other plugins than " + shards.get(0).file);
            }
            if (shard.header.from() != next) {
                throw new SetupFault(
                        shard.header.from() < next
                                ? "seed " + shard.header.from() + " stands in more than one file, also in " + shard.file
                                : "seeds " + next + " to " + (shard.header.from() - 1)
                                        + " are missing; give every shard");
            }
            shard.forEach(line -> {}); // what is damaged is told by the name of its shard
            if (!shard.complete()) {
                throw new SetupFault(shard.file + " ends at seed " + shard.next() + " of " + shard.header.to()
                        + "; resume it first");
            }
            next = shard.header.to();
        }
        if (next != whole.to()) {
            throw new SetupFault("seeds " + next + " to " + (whole.to() - 1) + " are missing; give every shard");
        }
        into.write(out -> {
            line(whole.json(), out);
            for (Results shard : shards) {
                shard.copy(out);
            }
        });
    }

    private void copy(OutputStream out) throws IOException {
        try (BufferedReader in = Files.newBufferedReader(file)) {
            in.readLine();
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                line(line, out);
            }
        }
    }

    private static void line(String line, OutputStream out) throws IOException {
        out.write(line.getBytes(StandardCharsets.UTF_8));
        out.write('\n');
    }
}
