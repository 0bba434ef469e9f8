package org.polemarch.launcher.soak;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a part of the soak found: figures and faults. A part runs in a separate Java process and says them on its
 * output; whoever started it hears them there.
 */
final class Findings {

    private static final String FIGURE = "figure\t";
    private static final String FAULT = "fault\t";

    private final Map<String, Long> figures = new LinkedHashMap<>();
    private final List<String> faults = new ArrayList<>();

    void add(String figure, long number) {
        figures.merge(figure, number, Long::sum);
    }

    void most(String figure, long number) {
        figures.merge(figure, number, Math::max);
    }

    /** Said at once, so that a machine that dies has said what it found. */
    void fault(String what) {
        String line = what.replaceAll("\\s+", " ");
        faults.add(line);
        System.out.println(FAULT + line);
    }

    void fault(String what, Throwable failure) {
        StackTraceElement[] stack = failure.getStackTrace();
        fault(what + ": " + failure + (stack.length == 0 ? "" : " at " + stack[0]));
    }

    Map<String, Long> figures() {
        return figures;
    }

    List<String> faults() {
        return faults;
    }

    void say() {
        figures.forEach((figure, number) -> System.out.println(FIGURE + figure + "\t" + number));
    }

    /** A line that a part said. */
    void hear(String line) {
        if (line.startsWith(FAULT)) {
            faults.add(line.substring(FAULT.length()));
        } else if (line.startsWith(FIGURE)) {
            String[] parts = line.split("\t");
            if (parts[1].endsWith("MB")) {
                most(parts[1], Long.parseLong(parts[2]));
            } else {
                add(parts[1], Long.parseLong(parts[2]));
            }
        }
    }
}
