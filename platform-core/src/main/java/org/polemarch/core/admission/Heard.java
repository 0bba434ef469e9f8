package org.polemarch.core.admission;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.core.admission.Trouble.Kind;

/**
 * Reads the other process's output. Only lines that begin with the agreed word count, because a plugin may print, too.
 */
final class Heard {

    private static final int LONGEST_LINE = 1 << 16;
    private static final String OUT_OF_MEMORY = "Terminating due to java.lang.OutOfMemoryError";

    final String word;
    private final Progress progress;
    final List<Verdict.Examined> files = new ArrayList<>();
    final List<String> checked = new ArrayList<>();
    final List<String> results = new ArrayList<>();
    final List<String> notes = new ArrayList<>();
    final List<Trouble> troubles = new ArrayList<>();
    final List<String> transcripts = new ArrayList<>();
    String loading = "";
    String doing = "while loading";
    boolean outOfMemory;
    boolean done;
    private int games;

    Heard(String word, Progress progress) {
        this.word = word;
        this.progress = progress;
    }

    void from(InputStream in) {
        try (in) {
            byte[] some = new byte[8192];
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            for (int n = in.read(some); n >= 0; n = in.read(some)) {
                for (int i = 0; i < n; i++) {
                    if (some[i] == '\n') {
                        hear(bytes.toString(StandardCharsets.UTF_8));
                        bytes.reset();
                    } else if (bytes.size() < LONGEST_LINE) {
                        bytes.write(some[i]);
                    }
                }
            }
        } catch (IOException e) {
            return; // the machine was ended; what was heard counts
        }
    }

    private void hear(String line) {
        if (!line.startsWith(word + " ")) {
            outOfMemory |= line.startsWith(OUT_OF_MEMORY);
            return;
        }
        String[] said = line.substring(word.length() + 1).split(" ", 2);
        String text = said.length > 1 ? said[1].replace('\u001f', '\n') : "";
        switch (said[0]) {
            case Examination.DONE -> done = true;
            case Examination.LOADING -> loading = text;
            case Examination.FILE -> {
                String[] parts = text.split(" ", 2);
                files.add(new Verdict.Examined(parts[0], Path.of(parts[1])));
            }
            case Examination.PLAN -> {
                String[] parts = text.split(" ");
                progress.planned(Integer.parseInt(parts[0]), Duration.ofMillis(Long.parseLong(parts[1])));
            }
            case Examination.TRYING -> doing = "while playing " + text;
            case Examination.PLAYING -> {
                doing = "while playing " + text;
                checked.add(text);
                progress.playing(text);
            }
            case Examination.PLAYED -> progress.played(++games);
            case Examination.RESULT -> results.add(text);
            case Examination.NOTE -> notes.add(text);
            case Examination.LINE -> transcripts.add(text);
            default -> troubles.add(new Trouble(Kind.valueOf(said[0]), text));
        }
    }

    Verdict verdict() {
        return new Verdict(files, checked, results, notes, troubles, transcripts);
    }
}
